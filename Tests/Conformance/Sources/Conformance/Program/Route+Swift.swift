extension Route {
  /// A function that takes the route from the operation's lens.
  func function(named name: String, root: String) -> String {
    let isThrowing = steps.contains { $0.accessor?.isThrowing == true }
    var lines = ["  @MainActor static func \(name)(_ lens0: \(root)) -> Reading? {"]
    if isThrowing { lines.append("    do {") }
    lines += isThrowing ? body.map { "  " + $0 } : body
    if isThrowing { lines.append("    } catch { return Reading.thrown(error) }") }
    lines.append("  }")
    return lines.joined(separator: "\n")
  }

  private var body: [String] {
    guard let last = steps.last else { return ["    return Reading.object"] }
    var lines: [String] = []
    var current = "lens0"
    for (index, step) in steps.enumerated() {
      let next = "lens\(index + 1)"
      lines += step.lines(from: current, to: next)
      current = next
    }
    if case .element = last { current = "Reading.of(\(current))" }
    return lines + ["    return \(current)"]
  }
}

extension Route.Step {
  var accessor: Route.Accessor? {
    switch self {
    case .link(let accessor), .enter(let accessor), .leaf(let accessor): accessor
    case .element, .scalarElement: nil
    }
  }

  fileprivate func lines(from current: String, to next: String) -> [String] {
    switch self {
    case .link(let accessor):
      ["    guard let \(next) = \(accessor.value(of: current)) else { return .null }"]
    case .enter(let accessor):
      ["    guard let \(next) = \(accessor.value(of: current)) else { return nil }"]
    case .element(let element):
      [
        "    guard let \(next) = Step.element(\(current), \(element)) else {",
        "      return Step.outside(\(current), \(element))",
        "    }",
      ]
    case .leaf(let accessor): ["    let \(next) = \(accessor.reading(of: current))"]
    case .scalarElement(let element): ["    let \(next) = \(current).element(\(element))"]
    }
  }
}

extension Route.Accessor {
  private func read(of lens: String) -> String {
    (isThrowing ? "try " : "") + lens + "." + SwiftText.name(name)
  }

  /// What it gives, if that is there.
  fileprivate func value(of lens: String) -> String {
    "Step.\(isResult ? "success" : "value")(\(read(of: lens)))"
  }

  fileprivate func reading(of lens: String) -> String {
    isResult
      ? "Reading.result(\(read(of: lens))) { Reading.of($0) }" : "Reading.of(\(read(of: lens)))"
  }
}
