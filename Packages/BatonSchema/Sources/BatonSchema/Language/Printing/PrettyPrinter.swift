/// Writes syntax the way graphql-js 16 lays it out. Every function returns a text whose first line is not
/// indented and whose further lines are, relative to it.
enum PrettyPrinter {
  /// A longer line of arguments is broken into one line each.
  private static let lineLength = 80

  static func definition(_ definition: Definition, after previous: Definition?) -> String {
    switch definition {
    case .operation(let operation):
      operationDefinition(
        operation, usesShorthand: !(previous?.mayContinueWithBraces ?? false))
    case .fragment(let fragment): fragmentDefinition(fragment)
    case .schema(let schema): schemaDefinition(schema)
    case .type(let type): typeDefinition(type)
    case .directive(let directive): directiveDefinition(directive)
    }
  }

  static func description(_ description: StringValue?) -> String {
    description.map { string($0) + "\n" } ?? ""
  }

  static func string(_ string: StringValue) -> String {
    if string.isBlock, let token = BlockString.token(for: string.text, indent: "") { return token }
    return QuotedString.token(for: string.text)
  }

  /// Braces with an item on each line; nothing for no items.
  static func block(_ items: [String]) -> String {
    items.isEmpty ? "" : "{\n" + indented(items.joined(separator: "\n")) + "\n}"
  }

  /// Every line two spaces further in, blank ones apart.
  static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
  }

  static func joined(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// `prefix(items)`, on one line if that is short enough.
  static func call(_ prefix: String, _ items: [String]) -> String {
    guard !items.isEmpty else { return prefix }
    let line = prefix + "(" + items.joined(separator: ", ") + ")"
    guard line.utf16.count > lineLength else { return line }
    return prefix + "(\n" + indented(items.joined(separator: "\n")) + "\n)"
  }

  /// Definitions in parentheses: one line, unless one of them has several.
  static func parameters(_ items: [String]) -> String {
    if items.isEmpty { return "" }
    if items.contains(where: { $0.utf8.contains(0x0A) }) {
      return "(\n" + indented(items.joined(separator: "\n")) + "\n)"
    }
    return "(" + items.joined(separator: ", ") + ")"
  }
}
