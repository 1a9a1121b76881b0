import BatonSchema

/// Swift names made of GraphQL names.
enum SwiftName {
  /// Names that even backticks do not make a member of: they mean something else behind a dot.
  private static let special: Set<String> = [
    "self", "Self", "init", "Type", "Protocol", "Any", "_",
  ]

  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "inout", "internal", "let", "open", "operator", "precedencegroup", "private", "protocol",
    "public", "rethrows", "static", "struct", "subscript", "typealias", "var", "break", "case",
    "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if",
    "in", "repeat", "return", "switch", "throw", "where", "while", "as", "await", "false", "is",
    "nil", "super", "throws", "true", "try", "async", "some", "any", "actor", "macro", "consume",
    "copy", "discard", "each", "package", "nonisolated",
  ]

  /// The names of runtime, standard library and generated code that generated code itself says: a type
  /// of such a name would stand in their way.
  static let reservedTypes: Set<String> = [
    "Baton", "BatonStore", "Foundation", "Swift", "Types", "Slots", "String", "Int", "Double",
    "Bool", "Hasher", "Optional", "Array", "Hashable", "Sendable", "MainActor", "Never", "Void",
  ]

  /// Names nested in operations and their actions: there a module's type of such a name would be hidden.
  static let nestedTypes: Set<String> = [
    "Data", "Action", "Operation", "Optimistic", "Nullable",
  ]

  /// What bodies of members say: a member of such a name would stand in their way.
  static let reservedMembers: Set<String> = [
    "Types", "Slots", "Baton", "BatonStore", "Foundation", "Swift",
  ]

  /// A name that may stand where it is declared or used, in backticks if it needs them.
  static func escaped(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// A name as the label of an argument, where Swift wants backticks around one keyword only.
  static func label(_ name: String) -> String { name == "inout" ? "`inout`" : name }

  /// A member's name that is none of `taken`, which it joins: underscores tell it apart.
  static func member(_ name: String, taken: inout Set<String>) -> String {
    var candidate = special.contains(name) ? name + "_" : name
    while !taken.insert(candidate).inserted { candidate += "_" }
    return candidate
  }

  /// A type's name that is none of `outer` and none of `taken`, which it joins.
  static func type(
    _ name: String, taken: inout Set<String>, besides outer: Set<String> = []
  ) -> String {
    let isReserved = special.contains(name) || reservedTypes.contains(name)
    var candidate = isReserved ? name + "_" : name
    while outer.contains(candidate) || !taken.insert(candidate).inserted { candidate += "_" }
    return candidate
  }

  /// `Character` → `asCharacter`
  static func condition(_ type: SchemaType, taken: inout Set<String>) -> String {
    member("as" + capitalized(type.name), taken: &taken)
  }

  static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  static func uncapitalized(_ name: String) -> String {
    name.prefix(1).lowercased() + name.dropFirst()
  }

  /// `IssueRow_issue` → `issueRow`: a fragment is named after its view and the view's property (C-3).
  static func spread(_ fragment: String) -> String {
    guard let underscore = fragment.utf8.lastIndex(of: UInt8(ascii: "_")),
      underscore > fragment.startIndex
    else { return uncapitalized(fragment) }
    return uncapitalized(String(fragment[..<underscore]))
  }
}
