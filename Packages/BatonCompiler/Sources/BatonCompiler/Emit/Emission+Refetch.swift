import BatonSchema

extension Emission {
  /// The method by which a fragment's lens reads its object again, and what its lists page with.
  func emit(_ refetch: LensRefetch, of lens: Lens, into writer: inout SwiftWriter) {
    var taken = SwiftName.reservedMembers
    let parameters = refetch.parameters.compactMap { parameter in
      parameter.type.map {
        variable(parameter.name.text, $0, hasDefault: true, taken: &taken)
      }
    }
    let list = parameters.map(\.parameter).joined(separator: ", ")
    let given = parameters.map {
      "\"\($0.name)\": \($0.identifier).map { \(runtime).Variable($0) }"
    }
    let arguments = given.isEmpty ? "[:]" : "[\(given.joined(separator: ", "))]"
    if !lens.accessors.contains(where: { $0.name == "refetch" }) {
      writer.block(
        "@MainActor @discardableResult public func refetch(\(list)) async throws -> Self {"
      ) { writer in
        writer.line(
          "Self(anchor: try await self.anchor.refetch(Self.refetching, \(arguments)))")
      }
    }
    let variables = refetch.variables.map { "\"\($0)\"" }
    let key = refetch.key.map { "\"\($0.variable)\": \(slots.slot($0.slot))" }
    writer.line(
      "static let refetching = \(runtime).Refetching(\(SwiftName.escaped(refetch.query)).self, "
        + "variables: [\(variables.joined(separator: ", "))]"
        + (key.isEmpty ? ")" : ", key: [\(key.joined(separator: ", "))])"))
  }
}
