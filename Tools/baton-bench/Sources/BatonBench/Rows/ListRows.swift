@_spi(Runtime) import BatonStore

/// Lists that grow page by page, and what an optimistic layer costs the batches below it.
@MainActor
enum ListRows {
  nonisolated static let all =
    [2000, 10_000].map { length in
      Row(
        name: "growth-page-\(length)",
        what: "a page of 50 edges appended to a list of \(length)",
        against: "to one of \(shortLength) in as large a store", bar: 1.2,
        measure: { try append(to: length, $0) })
    }
    + [
      Row(
        name: "layer-commit",
        what: "a layer applied, the page of characters committed below it, the layer taken back",
        against: "the commit alone", bar: 1.2, measure: { try layer($0) })
    ]

  nonisolated private static let shortLength = 100
  private static let pages = 8

  private static func append(to length: Int, _ bench: Bench) throws -> Outcome {
    .times(
      try compare(
        rounds: bench.rounds, ours: contender(length),
        peer: contender(shortLength, besides: 2 * (length - shortLength))))
  }

  /// Each round makes the list anew, page by page, untimed, and appends a few pages more.
  ///
  /// - Parameter others: Records that are in no list of posts, where a list has two for each post.
  private static func contender(_ length: Int, besides others: Int = 0) -> Contender {
    let first = length / PostsResponse.pageSize
    var store = Store()
    var changes: [ChangeSet] = []
    return Contender(
      operations: pages,
      prepare: {
        store = Store()
        if others > 0 {
          try store.take(NotesQuery(first: others), NotesResponse.bytes(count: others))
        }
        for page in 0..<first { store.apply(try change(page)) }
        changes = try (first..<first + pages).map(change)
      },
      body: {
        var made = 0
        for change in changes { made += store.apply(change).made }
        guard made >= pages * PostsResponse.pageSize * 2 else {
          throw BenchError("a page was not appended")
        }
        return made
      },
      finish: {
        let edges = store.read(PostsQuery(first: PostsResponse.pageSize)).posts?.edges
        guard edges?.count == length + pages * PostsResponse.pageSize else {
          throw BenchError("the list has \(edges?.count ?? 0) edges")
        }
      })
  }

  private static func change(_ number: Int) throws -> ChangeSet {
    let operation = PostsQuery(
      first: PostsResponse.pageSize, after: PostsResponse.end(of: number - 1))
    return try changeSet(operation, PostsResponse.bytes(page: number))
  }

  private static func layer(_ bench: Bench) throws -> Outcome {
    let bytes = Fixture.response()
    let operation = CharactersQuery(page: Fixture.page)
    let rename = RenameMutation(id: "7", name: "Somebody")
    let answer = Array(#"{"data":{"rename":{"id":"7","name":"Somebody"}}}"#.utf8)
    func contender(_ body: @escaping @MainActor (Store, ChangeSet) throws -> Int) throws
      -> Contender
    {
      let store = Store()
      try store.take(operation, bytes)
      var changes: ChangeSet?
      return Contender(
        prepare: { changes = try changeSet(operation, bytes) },
        body: {
          guard let changes else { throw BenchError("there is no change set to commit") }
          return try body(store, changes)
        })
    }
    let ours = try contender { store, changes in
      let layer = store.applyLayer(try changeSet(rename, answer))
      let changed = store.apply(changes).changed
      guard changed == 0, store.revert(layer.id).changed > 0 else {
        throw BenchError("the layer did not show, or the commit changed \(changed) fields")
      }
      return changed
    }
    let peer = try contender { store, changes in store.apply(changes).changed }
    return .times(try compare(rounds: bench.rounds, ours: ours, peer: peer))
  }
}
