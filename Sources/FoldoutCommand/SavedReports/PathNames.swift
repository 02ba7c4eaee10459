/// File names that are relative to a file, not to the folder in which the command runs.
enum PathNames {
  /// A name that stands in a file, as seen from the current folder.
  ///
  /// - Parameters:
  ///   - name: The name; `-` is a standard stream and stays.
  ///   - file: The file in which it stands.
  /// - Returns: The name to open it by.
  static func resolved(_ name: String, against file: String) -> String {
    isFixed(name) ? name : FileLinks.folder(of: file) + name
  }

  /// A name that is relative to the current folder, as it has to stand in a file.
  ///
  /// - Parameters:
  ///   - name: The name; `-` is a standard stream and stays, and so does a full path.
  ///   - file: The file in which it will stand.
  ///   - currentFolder: The full path of the current folder.
  /// - Returns: The name to write into the file.
  static func moved(_ name: String, to file: String, currentFolder: String) -> String {
    guard !isFixed(name), file.contains("/") else { return name }
    let target = components(of: name, from: currentFolder)
    let folder = components(of: FileLinks.folder(of: file), from: currentFolder)
    let shared = zip(target, folder).prefix { $0 == $1 }.count
    let up = repeatElement("..", count: folder.count - shared)
    return (Array(up) + target[shared...]).joined(separator: "/")
  }

  private static func isFixed(_ name: String) -> Bool { name == "-" || name.hasPrefix("/") }

  /// The names of a full path, without `.` and `..`.
  private static func components(of path: String, from folder: String) -> [String] {
    var components: [String] = []
    for component in (path.hasPrefix("/") ? path : "\(folder)/\(path)").split(separator: "/") {
      switch component {
      case ".": break
      case "..": _ = components.popLast()
      default: components.append(String(component))
      }
    }
    return components
  }
}
