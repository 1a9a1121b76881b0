import Testing

@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// Optimistic responses that are worked out from what a list shows (B-12.4), among plain ones and answers:
/// after each step, what a store that does everything again from nothing shows.
@MainActor struct ListFunctionTests {
  @Test(arguments: 0..<20) func layersThatFollowTheListAgreeWithAReplay(part: Int) throws {
    for sequence in 0..<6 {
      var run = Run(seed: UInt64(part * 6 + sequence))
      for _ in 0..<10 { try run.step() }
      run.end()
    }
  }

  /// What the function does with the ids that the list shows.
  private enum Function: CaseIterable {
    case dropFirst, deleteLast, addAgain, countUp, pinSecond

    @MainActor func changes(in store: Store) throws -> ChangeSet? {
      let key = ListOperation.connection("1")
      let ids = store.nodes(of: key)
      func change(_ change: ListOperation.Change) throws -> ChangeSet {
        try ListOperation.change([change], connections: [key]).changeSet()
      }
      switch self {
      case .dropFirst: return try ids.first.map { try change(.deleteEdges([$0])) }
      case .deleteLast: return try ids.last.map { try change(.deleteRecords([$0])) }
      case .addAgain:
        let id = ids.count.isMultiple(of: 2) ? "a" : "e"
        return try change(
          .insertNodes([id], isPrepended: false, isList: false, edgeType: Shelf.edge.name))
      case .countUp:
        let edge = ListOperation.Edge(cursor: "c-\(ids.count)", node: "f\(ids.count)")
        return try change(.insertEdges([edge], isPrepended: true, isList: true))
      case .pinSecond:
        if ids.count < 3 { return nil }
        return try ListOperation.pins(pinned: ids[1], top: ids).changeSet()
      }
    }
  }

  private enum Content {
    case plain(ListOperation)
    case function(Function)

    @MainActor func apply(to store: Store) throws -> LayerID {
      switch self {
      case .plain(let operation): return store.applyLayer(try operation.changeSet()).id
      case .function(let function):
        return try store.applyLayer { [unowned store] _ in try function.changes(in: store) }.id
      }
    }
  }

  @MainActor private struct Run {
    let seed: UInt64
    var random: RandomSource
    let store = Store()
    var below: [ListOperation] = []
    var layers: [(id: LayerID, content: Content)] = []
    var steps = 0

    init(seed: UInt64) {
      self.seed = seed
      random = RandomSource(seed: seed)
    }

    mutating func step() throws {
      steps += 1
      let place: Comment = "seed \(seed), step \(steps)"
      try act()
      try #require(store.core.brokenInvariants() == [], place)
      let replay = Store()
      for operation in below { replay.commit(try operation.changeSet(), as: .server) }
      for layer in layers { _ = try layer.content.apply(to: replay) }
      for shelf in ListOperation.shelves {
        let key = ListOperation.connection(shelf)
        try #require(store.nodes(of: key) == replay.nodes(of: key), place)
      }
      try #require(store.dump() == replay.dump(), place)
    }

    private mutating func act() throws {
      let operation = ListOperation.random(&random)
      switch random.below(8) {
      case 0..<2 where layers.count < 5:
        let function = Function.allCases[random.below(Function.allCases.count)]
        try add(.function(function))
      case 2 where layers.count < 5: try add(.plain(operation))
      case 3 where !layers.isEmpty: store.revert(takeLayer())
      case 4 where !layers.isEmpty:
        below.append(operation)
        store.resolve(takeLayer(), with: try operation.changeSet())
      default:
        below.append(operation)
        store.commit(try operation.changeSet(), as: .server)
      }
    }

    private mutating func add(_ content: Content) throws {
      layers.append((try content.apply(to: store), content))
    }

    private mutating func takeLayer() -> LayerID {
      layers.remove(at: random.below(layers.count)).id
    }

    /// With its layers gone, the store holds what the answers alone left.
    func end() {
      for layer in layers.reversed() { store.revert(layer.id) }
      #expect(store.core.layers.isEmpty && store.core.provisional.isEmpty)
    }
  }
}
