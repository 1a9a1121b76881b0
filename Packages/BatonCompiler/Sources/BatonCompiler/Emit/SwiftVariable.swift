import BatonSchema

/// A variable of an operation, or a field of an input object, as a Swift property.
struct SwiftVariable {
  /// The GraphQL name.
  var name: String
  /// Without backticks.
  var swiftName: String
  /// Without the `?` of an optional one.
  var swiftType: String
  var isOptional: Bool
  /// Whether equal values may be two in bytes, since Swift compares strings by canonical equivalence.
  var holdsText: Bool
  /// Whether the value holds another of the struct it belongs to, directly.
  var isBoxed = false
  /// Whether it may be explicitly null.
  var takesNull = false

  var isPlainString: Bool { swiftType == "String" && !isOptional }
  var identifier: String { SwiftName.escaped(swiftName) }
  var type: String { swiftType + (isOptional ? "?" : "") }
  /// `id: String`, with its default where it may be left out.
  var parameter: String { "\(identifier): \(type)\(isOptional ? " = nil" : "")" }
}

extension Emission {
  /// - Parameter taken: the names of the struct's other members.
  func variable(
    _ name: String, _ type: TypeReference, hasDefault: Bool, taken: inout Set<String>
  ) -> SwiftVariable {
    let named = schema.type(within: type)
    let base = named.map(swiftType) ?? "\(runtime).Variable"
    return SwiftVariable(
      name: name, swiftName: SwiftName.member(name, taken: &taken),
      swiftType: swiftType(of: type.nullable, base), isOptional: !type.isNonNull || hasDefault,
      holdsText: base == "String" || named?.kind == .inputObject)
  }

  /// `"id": Baton.Variable(self.id)` for each.
  func dictionary(_ variables: [SwiftVariable]) -> String {
    guard !variables.isEmpty else { return "[:]" }
    let members = variables.map { variable in
      let null = variable.takesNull ? "self.nulls[\"\(variable.name)\"] ?? " : ""
      let value =
        variable.isOptional
        ? "self.\(variable.identifier).map { \(runtime).Variable($0) }"
        : "\(runtime).Variable(self.\(variable.identifier))"
      return "\"\(variable.name)\": \(null)\(value)"
    }
    return "[" + members.joined(separator: ", ") + "]"
  }

  /// A struct's memory of what is explicitly null, next to its members.
  func emitNulls(_ members: [SwiftVariable], into writer: inout SwiftWriter) {
    guard members.contains(where: \.takesNull) else { return }
    writer.line("private var nulls = \(runtime).Nulls()")
  }

  /// `value.withNull(\.name)`, for those members that may be null.
  func emitWithNull(_ members: [SwiftVariable], into writer: inout SwiftWriter) {
    let nullable = members.filter(\.takesNull)
    guard !nullable.isEmpty else { return }
    writer.line()
    writer.line("/// The members that `withNull` takes.")
    writer.block("nonisolated public struct Nullable: Sendable {") { writer in
      for member in nullable {
        writer.line(
          "public let \(member.identifier) = \(runtime).NullMember(\"\(member.name)\")")
      }
    }
    writer.line()
    writer.line("/// The same, with an explicit null for a member, whatever it holds.")
    writer.block(
      "public func withNull(_ member: KeyPath<Nullable, \(runtime).NullMember>) -> Self {"
    ) { writer in
      writer.line("var copy = self")
      writer.line("copy.nulls.insert(Nullable()[keyPath: member])")
      writer.line("return copy")
    }
  }

  func swiftType(of reference: TypeReference, _ base: String) -> String {
    switch reference {
    case .named: base
    case .nonNull(let inner, _): swiftType(of: inner, base)
    case .list(let element, _):
      "[\(swiftType(of: element, base))\(element.isNonNull ? "" : "?")]"
    }
  }

  func swiftType(of type: SchemaType) -> String {
    switch type.kind {
    case .enumeration, .inputObject: return SwiftName.escaped(names.schemaType(type.name))
    default: break
    }
    switch PlanScalarKind(type) {
    case .string, .id: return "String"
    case .int: return "Int"
    case .float: return "Double"
    case .bool: return "Bool"
    case .custom: return scalarTypes[type.name] ?? "\(runtime).Variable"
    }
  }
}
