extension ScalarAccess {
  /// A mapped scalar may not convert, so it reads as nil wherever the schema puts it.
  var isMappedAlone: Bool {
    guard case .mapped = scalar, !isList else { return false }
    return true
  }

  /// The anchor's function: `string`, `strings`, `nonNullStrings`.
  var reader: String {
    guard isList else { return scalar.reader }
    let plural = scalar.pluralReader
    return hasNonNullElements ? "nonNull" + SwiftName.capitalized(plural) : plural
  }

  /// What a non-null field reads as where there is nothing.
  var fallback: String {
    if isList { return "[]" }
    switch scalar {
    case .string, .custom: return "\"\""
    case .int, .float: return "0"
    case .boolean: return "false"
    case .enumeration: return ".unknown(\"\")"
    case .mapped: return "nil"
    }
  }
}

extension AccessorReport.Scalar {
  var swiftType: String {
    switch self {
    case .string, .custom: "String"
    case .int: "Int"
    case .float: "Double"
    case .boolean: "Bool"
    case .mapped(let type): type
    case .enumeration(let name): SwiftName.escaped(name)
    }
  }

  fileprivate var reader: String {
    switch self {
    case .string, .custom: "string"
    case .int: "int"
    case .float: "double"
    case .boolean: "bool"
    case .mapped: "mapped"
    case .enumeration: "enumeration"
    }
  }

  fileprivate var pluralReader: String {
    if case .mapped = self { return "mappedList" }
    return reader + "s"
  }
}
