import BatonSchema

extension Emission {
  func emit(input type: SchemaType, into writer: inout SwiftWriter) {
    if type.directives.named("oneOf") != nil { return emit(oneOf: type, into: &writer) }
    let name = SwiftName.escaped(names.schemaType(type.name))
    var taken = SwiftName.reservedMembers.union([
      "appendJSON", "hashValue", "nulls", "Nullable", "withNull",
    ])
    var fields = type.inputFields.map {
      variable($0.name, $0.type, hasDefault: $0.defaultValue != nil, taken: &taken)
    }
    for (index, field) in type.inputFields.enumerated() {
      fields[index].takesNull = !field.type.isNonNull
      fields[index].isBoxed =
        fields[index].isOptional && inputCycles.closes(field, of: type)
    }
    writer.line("/// The fields of `input \(type.name)` that are set.")
    writer.block(
      "nonisolated public struct \(name): Hashable, Sendable, \(runtime).VariableValue {"
    ) { writer in
      for field in fields where !field.isBoxed {
        writer.line("public var \(field.identifier): \(field.type)")
      }
      for field in fields where field.isBoxed { emitBoxed(field, &taken, &writer) }
      emitNulls(fields, into: &writer)
      writer.line()
      emitInitializer(fields, &writer)
      writer.line()
      writer.block("public func appendJSON(to text: inout String) {") { writer in
        writer.line("text += \(runtime).Variable(object: \(dictionary(fields))).json")
      }
      emitWithNull(fields, into: &writer)
    }
  }

  /// An input object of which exactly one field is given.
  private func emit(oneOf type: SchemaType, into writer: inout SwiftWriter) {
    let name = SwiftName.escaped(names.schemaType(type.name))
    var taken = SwiftName.reservedMembers.union(["appendJSON", "hashValue"])
    let fields = type.inputFields.map {
      variable($0.name, $0.type, hasDefault: false, taken: &taken)
    }
    let isRecursive = type.inputFields.contains { inputCycles.closes($0, of: type) }
    writer.line("/// The one field of `input \(type.name)` that is given.")
    writer.block(
      "nonisolated public \(isRecursive ? "indirect " : "")enum \(name): Hashable, Sendable, "
        + "\(runtime).VariableValue {"
    ) { writer in
      for field in fields { writer.line("case \(field.identifier)(\(field.swiftType))") }
      writer.line()
      writer.block("public func appendJSON(to text: inout String) {") { writer in
        writer.line("switch self {")
        for field in fields {
          writer.line(
            "case .\(field.identifier)(let value): text += \(runtime).Variable("
              + "object: [\"\(field.name)\": \(runtime).Variable(value)]).json")
        }
        writer.line("}")
      }
    }
  }

  /// A struct cannot hold itself: the value sits in an array of at most one.
  private func emitBoxed(
    _ field: SwiftVariable, _ taken: inout Set<String>, _ writer: inout SwiftWriter
  ) {
    let box = SwiftName.member("boxed" + SwiftName.capitalized(field.swiftName), taken: &taken)
    writer.line("private var \(box): [\(field.swiftType)] = []")
    writer.block("public var \(field.identifier): \(field.type) {") { writer in
      writer.line("get { \(box).first }")
      writer.line("set { \(box) = newValue.map { [$0] } ?? [] }")
    }
  }

  private func emitInitializer(_ fields: [SwiftVariable], _ writer: inout SwiftWriter) {
    let parameters = fields.map(\.parameter).joined(separator: ", ")
    writer.block("public init(\(parameters)) {") { writer in
      // A computed property can be set once every stored one is.
      for field in fields.filter({ !$0.isBoxed }) + fields.filter(\.isBoxed) {
        writer.line("self.\(field.identifier) = \(field.identifier)")
      }
    }
  }
}
