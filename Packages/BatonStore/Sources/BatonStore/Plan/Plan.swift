/// How a response of an operation becomes records, and what a check walks.
public final class Plan: Sendable {
  let compiled: CompiledPlan
  let root: Selection

  /// The first feature that the plan needs and this version lacks, as the document spells it:
  /// `@defer`. Nothing of such an operation is sent, stored or found in the store.
  @_spi(Runtime) public let lackedFeature: String?

  /// - Parameter needs: What the operation uses beyond records, links and conditions.
  @_spi(Generated) public init(root: Selection, needs: [PlanFeature] = []) {
    compiled = CompiledPlan(root)
    self.root = root
    lackedFeature = needs.first { PlanFeature.lacking.contains($0) }?.rawValue
  }
}
