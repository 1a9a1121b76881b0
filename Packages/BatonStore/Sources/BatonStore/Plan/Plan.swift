/// How a response of an operation becomes records, and what a check walks.
public final class Plan: Sendable {
  let compiled: CompiledPlan
  let root: Selection

  /// Whether a server may answer some of the operation later, in parts (B-7).
  @_spi(Runtime) public var isDeferring: Bool { compiled.isDeferring }

  @_spi(Generated) public init(root: Selection) {
    compiled = CompiledPlan(root)
    self.root = root
  }
}
