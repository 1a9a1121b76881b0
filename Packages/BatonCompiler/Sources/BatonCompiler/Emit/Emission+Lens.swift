import BatonSchema

extension Emission {
  /// The struct of a lens with the structs nested in it.
  func emit(_ lens: Lens, into writer: inout SwiftWriter) {
    if lens.isValue { return emit(value: lens, into: &writer) }
    let name = SwiftName.escaped(lens.swiftName)
    writer.block("nonisolated public struct \(name): \(runtime).Lens {") { writer in
      writer.line("@_spi(Generated) public let anchor: \(runtime).Anchor")
      writer.line(
        "@_spi(Generated) public init(anchor: \(runtime).Anchor) { self.anchor = anchor }")
      for accessor in lens.accessors {
        let body = body(of: accessor)
        writer.line(
          "@MainActor public var \(SwiftName.escaped(accessor.name)): \(type(of: accessor))"
            + (accessor.isThrowing ? " { get throws { \(body) } }" : " { \(body) }"))
      }
      if let connection = lens.connection { emit(connection, into: &writer) }
      if let refetch = lens.refetch { emit(refetch, of: lens, into: &writer) }
      emitArguments(of: lens, into: &writer)
      if lens.mayBeAbsent { emitMissingField(of: lens, into: &writer) }
      if lens.collectsErrors { emitErrors(of: lens, into: &writer) }
      for nested in lens.nested {
        writer.line()
        emit(nested, into: &writer)
      }
    }
  }
}
