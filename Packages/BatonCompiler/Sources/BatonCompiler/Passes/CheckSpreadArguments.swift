import BatonSchema

/// Refuses two spreads of one fragment with other arguments in one place: their lens is one accessor.
struct CheckSpreadArguments {
  private var diagnostics: [Diagnostic] = []

  static func run(_ module: TypedModule) -> [Diagnostic] {
    var check = CheckSpreadArguments()
    for operation in module.operations { check.visit([operation.selections]) }
    for fragment in module.fragments { check.visit([fragment.selections]) }
    return check.diagnostics
  }

  /// - Parameter sets: everything selected on one object.
  private mutating func visit(_ sets: [[TypedSelection]]) {
    var firsts: [String: (arguments: String, location: SourceLocation)] = [:]
    var below: [String: [[TypedSelection]]] = [:]
    var open = sets
    var next = 0
    while next < open.count {
      next += 1
      for selection in open[next - 1] {
        switch selection {
        case .inline(let inline):
          if inline.alias == nil {
            open.append(inline.selections)
          } else {
            visit([inline.selections])
          }
        case .field(let field):
          guard !field.selections.isEmpty else { continue }
          below[field.responseKey, default: []].append(field.selections)
        case .spread(let spread):
          let text = spread.arguments.map { "\($0.name):\($0.value.printed(.compact))" }
            .sorted().joined(separator: ",")
          let place = "\(spread.name.text) \(spread.alias?.name ?? "")"
          guard let first = firsts[place] else {
            firsts[place] = (text, spread.location)
            continue
          }
          guard first.arguments != text else { continue }
          diagnostics.append(
            Diagnostic(
              FragmentProblem.spreadArgumentsDiffer(spread.name.text), at: spread.location,
              notes: [.init(.first, at: first.location)]))
        }
      }
    }
    for sets in below.sorted(by: { $0.key < $1.key }) { visit(sets.value) }
  }
}
