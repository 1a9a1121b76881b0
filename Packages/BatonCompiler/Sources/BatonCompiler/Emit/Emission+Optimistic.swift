extension Emission {
  func emit(_ shapes: OptimisticShapes, into writer: inout SwiftWriter) {
    guard let root = shapes.shapes.first else { return }
    writer.line("/// An answer made by hand, to be shown until the server's is there.")
    emit(root, conformance: "\(runtime).OptimisticResponse", into: &writer) { writer in
      for shape in shapes.shapes.dropFirst() {
        writer.line()
        emit(shape, conformance: "\(runtime).VariableValue, Sendable", into: &writer) { _ in }
      }
    }
  }

  private func emit(
    _ shape: OptimisticShapes.Shape, conformance: String, into writer: inout SwiftWriter,
    _ nested: (inout SwiftWriter) -> Void
  ) {
    let takesType = shape.type == nil
    let name = SwiftName.escaped(shape.name)
    writer.block("nonisolated public struct \(name): \(conformance) {") { writer in
      if takesType { writer.line("public var __typename: String") }
      for member in shape.members {
        writer.line("public var \(member.identifier): \(member.type)")
      }
      writer.line()
      let parameters =
        (takesType ? ["__typename: String"] : [])
        + shape.members.map {
          "\($0.identifier): \($0.type)\($0.isOptional ? " = nil" : "")"
        }
      writer.block("public init(\(parameters.joined(separator: ", "))) {") { writer in
        if takesType { writer.line("self.__typename = __typename") }
        for member in shape.members {
          writer.line("self.\(member.identifier) = \(member.identifier)")
        }
      }
      writer.line()
      writer.block("public func appendJSON(to text: inout String) {") { writer in
        writer.line("text += \(runtime).Variable(object: \(object(shape))).json")
      }
      nested(&writer)
    }
  }

  private func object(_ shape: OptimisticShapes.Shape) -> String {
    let typename = shape.type.map { "\"\($0)\"" } ?? "self.__typename"
    // An abstract type's object says its type, selected or not.
    let keys = shape.type == nil && shape.typenames.isEmpty ? ["__typename"] : shape.typenames
    let members =
      keys.map { "\"\($0)\": \(runtime).Variable(\(typename))" }
      + shape.members.map { member in
        let value = "self.\(member.identifier)"
        guard member.isOptional else {
          return "\"\(member.responseKey)\": \(runtime).Variable(\(value))"
        }
        let null = member.canBeAbsent ? "" : " ?? .null"
        return
          "\"\(member.responseKey)\": \(value).map { \(runtime).Variable($0) }\(null)"
      }
    return members.isEmpty ? "[:]" : "[" + members.joined(separator: ", ") + "]"
  }
}
