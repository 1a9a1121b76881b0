extension Emission {
  /// What `entering` takes for a spread.
  func argument(_ arguments: SpreadArguments?) -> String {
    guard let arguments else { return "" }
    return arguments.constant.map { "Self.\(SwiftName.escaped($0))" } ?? ".none"
  }

  /// The constants that the spreads of a lens are entered with.
  func emitArguments(of lens: Lens, into writer: inout SwiftWriter) {
    for accessor in lens.accessors {
      guard case .spread(_, _, let arguments?) = accessor.kind, let constant = arguments.constant
      else { continue }
      let values = arguments.values.map { name, value in
        "\"\(name)\": \(value.map(argument) ?? "nil")"
      }
      writer.line(
        "private static let \(SwiftName.escaped(constant)) = "
          + "\(runtime).FragmentArguments([\(values.joined(separator: ", "))])")
    }
  }
}
