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
      let value =
        variable.isOptional
        ? "self.\(variable.identifier).map { \(runtime).Variable($0) }"
        : "\(runtime).Variable(self.\(variable.identifier))"
      return "\"\(variable.name)\": \(value)"
    }
    return "[" + members.joined(separator: ", ") + "]"
  }

  private func swiftType(of reference: TypeReference, _ base: String) -> String {
    switch reference {
    case .named: base
    case .nonNull(let inner, _): swiftType(of: inner, base)
    case .list(let element, _):
      "[\(swiftType(of: element, base))\(element.isNonNull ? "" : "?")]"
    }
  }

  private func swiftType(of type: SchemaType) -> String {
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
