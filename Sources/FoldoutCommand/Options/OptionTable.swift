/// Every option of the command.
///
/// Parser and help are made from this table and know no option by themselves.
enum OptionTable {
  static let all: [CommandOption] = input + shape + columns + totals + rows + output + run + command
}
