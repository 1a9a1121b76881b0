/// How a response of an operation becomes records, and what a check walks.
public final class Plan: Sendable {
  let root: Selection

  @_spi(Generated) public init(root: Selection) {
    self.root = root
  }
}
