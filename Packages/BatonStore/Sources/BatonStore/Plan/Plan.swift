/// How a response of an operation becomes records, and what a check walks.
public final class Plan: Sendable {
  let compiled: CompiledPlan
  let root: Selection

  /// Whether a server may answer some of the operation later, in parts (B-7).
  @_spi(Runtime) public let isDeferring: Bool

  /// - Parameter needs: What the operation uses beyond records, links and conditions.
  @_spi(Generated) public init(root: Selection, needs: [PlanFeature] = []) {
    compiled = CompiledPlan(root)
    self.root = root
    isDeferring = needs.contains(.defer)
  }
}
