import BatonCompiler
import SpecExchange

/// Finds the accessors behind a path of response keys and list indices.
///
/// The report of a compilation says which accessor reads a response key. A key that a lens has none for
/// may stand behind a spread or a condition on the type, so a path can have several routes; which of
/// them apply is up to the object at hand.
struct RouteFinder {
  /// More routes than any fixture needs; a tree that spreads a fragment in itself many times over would
  /// multiply them.
  static let most = 64

  /// The lenses of the fragments, by their GraphQL names.
  let fragments: [String: LensReport]

  /// The routes to a path; what applies first is what the path reads.
  func routes(to path: JSONPath, from lens: LensReport) throws(TreeProblem) -> [Route] {
    if path.steps.isEmpty { return [Route(steps: [])] }
    var found: [Route] = []
    search(path.steps[...], in: lens, [], &found)
    guard !found.isEmpty else {
      throw TreeProblem("`\(path)` is bound to no accessor of \(lens.swiftName)")
    }
    return found
  }

  private func search(
    _ path: ArraySlice<String>, in lens: LensReport, _ steps: [Route.Step], _ found: inout [Route]
  ) {
    guard found.count < Self.most, let key = path.first else { return }
    let rest = path.dropFirst()
    for accessor in lens.accessors
    where accessor.responseKey?.utf8.elementsEqual(key.utf8) == true {
      follow(accessor, rest, steps, &found)
    }
    for accessor in lens.accessors {
      switch accessor.shape {
      case .condition:
        if let inner = accessor.lens {
          search(path, in: inner, steps + [.enter(accessor.member)], &found)
        }
      case .spread(let fragment):
        if let inner = fragments[fragment] {
          search(path, in: inner, steps + [.enter(accessor.member)], &found)
        }
      default: break
      }
    }
  }

  private func follow(
    _ accessor: AccessorReport, _ rest: ArraySlice<String>, _ steps: [Route.Step],
    _ found: inout [Route]
  ) {
    switch accessor.shape {
    case .scalar, .typename:
      if rest.isEmpty { found.append(Route(steps: steps + [.leaf(accessor.member)])) }
    case .scalars:
      if rest.isEmpty {
        found.append(Route(steps: steps + [.leaf(accessor.member)]))
      } else if rest.count == 1, let index = rest.first.flatMap({ Int($0) }), index >= 0 {
        let ending: [Route.Step] = [.leaf(accessor.member), .scalarElement(index)]
        found.append(Route(steps: steps + ending))
      }
    case .link:
      if rest.isEmpty {
        found.append(Route(steps: steps + [.leaf(accessor.member)]))
      } else if let inner = accessor.lens {
        search(rest, in: inner, steps + [.link(accessor.member)], &found)
      }
    case .list:
      guard let next = rest.first else {
        found.append(Route(steps: steps + [.leaf(accessor.member)]))
        return
      }
      guard let index = Int(next), index >= 0, let inner = accessor.lens else { return }
      let entered = steps + [.link(accessor.member), .element(index)]
      if rest.count == 1 {
        found.append(Route(steps: entered))
      } else {
        search(rest.dropFirst(), in: inner, entered, &found)
      }
    case .spread, .condition: break
    }
  }
}

extension AccessorReport {
  fileprivate var member: Route.Accessor {
    Route.Accessor(accessor, isThrowing: isThrowing, isResult: isResult)
  }
}

extension RouteFinder {
  init(_ report: Report) {
    self.init(
      fragments: Dictionary(report.fragments.map { ($0.name, $0.lens) }) { first, _ in first })
  }
}
