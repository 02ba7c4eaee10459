/// The options that take an expression.
enum ExpressionOption: String {
  case compute = "--compute"
  case `where` = "--where"
  case having = "--having"
}
