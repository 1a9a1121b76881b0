/// What a plan needs beyond records, links and conditions, by the directive that asks for it. The
/// compiler writes down what an operation uses.
@_spi(Generated) public enum PlanFeature: String, Sendable, Hashable, CaseIterable {
  case connection = "@connection"
  case appendEdge = "@appendEdge"
  case prependEdge = "@prependEdge"
  case appendNode = "@appendNode"
  case prependNode = "@prependNode"
  case deleteEdge = "@deleteEdge"
  case deleteRecord = "@deleteRecord"
  case `defer` = "@defer"
  case caughtErrors = "@catch"
  case thrownErrors = "@throwOnFieldError"
}
