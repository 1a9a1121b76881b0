extension Emission {
  /// The struct of a value with the structs nested in it: what a lens reads, read once.
  func emit(value lens: Lens, into writer: inout SwiftWriter) {
    let name = SwiftName.escaped(lens.swiftName)
    writer.block("nonisolated public struct \(name): Hashable, Sendable {") { writer in
      for accessor in lens.accessors {
        writer.line(
          "public var \(SwiftName.escaped(accessor.name)): \(type(of: accessor, isValue: true))")
      }
      if !lens.accessors.isEmpty { writer.line() }
      emitMemberwiseInitializer(lens, into: &writer)
      writer.line()
      writer.block("@_spi(Generated) @MainActor public init(anchor: \(runtime).Anchor) {") {
        writer in
        for accessor in lens.accessors {
          writer.line(
            "self.\(SwiftName.escaped(accessor.name)) = \(body(of: accessor, isValue: true))")
        }
      }
      emitArguments(of: lens, into: &writer)
      for nested in lens.nested {
        writer.line()
        emit(nested, into: &writer)
      }
    }
  }

  private func emitMemberwiseInitializer(_ lens: Lens, into writer: inout SwiftWriter) {
    let parameters = lens.accessors.map { accessor in
      "\(SwiftName.escaped(accessor.name)): \(type(of: accessor, isValue: true))"
        + (isOptional(accessor) ? " = nil" : "")
    }
    guard !parameters.isEmpty else { return writer.line("public init() {}") }
    writer.block("public init(\(parameters.joined(separator: ", "))) {") { writer in
      for accessor in lens.accessors {
        let name = SwiftName.escaped(accessor.name)
        writer.line("self.\(name) = \(name)")
      }
    }
  }
}
