extension Report {
  /// The report as JSON (C-8), the same for the same report, byte for byte.
  public var json: String {
    JSONOutput.object([
      ("schemaDigest", .string(schemaDigest)),
      ("operations", .array(operations.map(\.json))),
      ("fragments", .array(fragments.map(\.json))),
    ]).text
  }
}

extension OperationReport {
  fileprivate var json: JSONOutput {
    .object([
      ("name", .string(name)), ("kind", .string(kind)), ("source", .string(source)),
      ("id", id.map { .string($0) }),
      ("swiftName", .string(swiftName)), ("variables", .array(variables.map(\.json))),
      ("fragments", .array(fragments.map { .string($0) })), ("text", .string(text)),
      ("lens", lens.json),
    ])
  }
}

extension VariableReport {
  fileprivate var json: JSONOutput {
    .object([
      ("name", .string(name)), ("type", .string(type)), ("swiftName", .string(swiftName)),
      ("swiftType", .string(swiftType)), ("defaultValue", defaultValue.map { .string($0) }),
      ("takesNull", takesNull ? .bool(true) : nil),
    ])
  }
}

extension FragmentReport {
  fileprivate var json: JSONOutput {
    .object([
      ("name", .string(name)), ("type", .string(type)), ("source", .string(source)),
      ("swiftName", .string(swiftName)),
      ("operations", .array(operations.map { .string($0) })), ("text", .string(text)),
      ("lens", lens.json),
    ])
  }
}

extension LensReport {
  fileprivate var json: JSONOutput {
    .object([
      ("type", .string(type)), ("swiftName", .string(swiftName)),
      ("accessors", .array(accessors.map(\.json))),
    ])
  }
}

extension AccessorReport {
  fileprivate var json: JSONOutput {
    .object([
      ("accessor", .string(accessor)), ("responseKey", responseKey.map { .string($0) }),
      ("shape", .string(shape.word)), ("scalar", shape.scalar.map { .string($0.word) }),
      ("optionalElements", shape.optionalElements.map { .bool($0) }),
      ("of", shape.name.map { .string($0) }), ("optional", .bool(isOptional)),
      ("throws", isThrowing ? .bool(true) : nil), ("result", isResult ? .bool(true) : nil),
      ("lens", lens?.json),
    ])
  }
}

extension AccessorReport.Shape {
  fileprivate var word: String {
    switch self {
    case .scalar: "scalar"
    case .scalars: "scalars"
    case .typename: "typename"
    case .link: "link"
    case .list: "list"
    case .spread: "spread"
    case .condition: "condition"
    }
  }

  fileprivate var scalar: AccessorReport.Scalar? {
    switch self {
    case .scalar(let scalar), .scalars(let scalar, _): scalar
    default: nil
    }
  }

  fileprivate var optionalElements: Bool? {
    if case .scalars(_, let optional) = self { optional } else { nil }
  }

  /// A spread's fragment, a condition's type.
  fileprivate var name: String? {
    switch self {
    case .spread(let name), .condition(let name): name
    default: nil
    }
  }
}

extension AccessorReport.Scalar {
  fileprivate var word: String {
    switch self {
    case .string: "string"
    case .int: "int"
    case .float: "float"
    case .boolean: "boolean"
    case .custom: "custom"
    case .mapped(let type): "mapped \(type)"
    case .enumeration(let name): "enum \(name)"
    }
  }
}
