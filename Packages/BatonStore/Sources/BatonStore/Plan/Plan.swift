/// How a response of an operation becomes records, and what a check walks.
public final class Plan: Sendable {
  let compiled: CompiledPlan

  @_spi(Generated) public init(root: Selection) {
    compiled = CompiledPlan(root)
  }
}
