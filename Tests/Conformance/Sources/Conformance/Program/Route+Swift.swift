extension Route {
  /// A function that takes the route from the operation's lens.
  func function(named name: String, root: String) -> String {
    var lines = ["  @MainActor static func \(name)(_ lens0: \(root)) -> Reading? {"]
    var current = "lens0"
    for (index, step) in steps.enumerated() {
      let next = "lens\(index + 1)"
      switch step {
      case .link(let accessor):
        lines.append(
          "    guard let \(next) = Step.value(\(current).\(SwiftText.name(accessor)))"
            + " else { return .null }")
      case .element(let element):
        lines.append("    guard let \(next) = Step.element(\(current), \(element)) else {")
        lines.append("      return Step.outside(\(current), \(element))")
        lines.append("    }")
      case .enter(let accessor):
        lines.append(
          "    guard let \(next) = Step.value(\(current).\(SwiftText.name(accessor)))"
            + " else { return nil }")
      case .leaf(let accessor):
        lines.append("    let \(next) = Reading.of(\(current).\(SwiftText.name(accessor)))")
      case .scalarElement(let element):
        lines.append("    let \(next) = \(current).element(\(element))")
      }
      current = next
    }
    if case .element? = steps.last { current = "Reading.of(\(current))" }
    lines.append("    return \(current)")
    lines.append("  }")
    return lines.joined(separator: "\n")
  }
}
