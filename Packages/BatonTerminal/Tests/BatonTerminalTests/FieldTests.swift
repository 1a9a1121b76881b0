import Baton
import BatonTerminal
import Testing

private struct NameText: View {
  let member: CastQuery.Member
  var body: some View { Text(member.name ?? "?") }
}

private struct StatusText: View {
  let member: CastQuery.Member
  var body: some View { Text(member.status ?? "?") }
}

private struct TownText: View {
  let member: CastQuery.Member
  var body: some View { Text(member.home?.town ?? "?") }
}

private struct Row: View {
  let member: CastQuery.Member
  var body: some View {
    HStack {
      NameText(member: member)
      StatusText(member: member)
      TownText(member: member)
    }
  }
}

private struct Refreshing: View {
  @Query("query CastQuery { cast { name status age home { town } } }", fetchPolicy: .storeOnly)
  var cast: CastQuery
  var body: some View { Text(cast.isRefreshing ? "refreshing" : "-") }
}

private struct Screen: View {
  @Query("query CastQuery { cast { name status age home { town } } }")
  var cast: CastQuery

  var body: some View {
    switch cast.phase {
    case .ready(let data): ForEach(data.cast, id: \.id) { Row(member: $0) }
    case .loading: ProgressView()
    case .failed(let failure): Text("\(failure.kind)")
    }
  }
}

/// A body that read a field is run for that field's change and for no other, by counts of body runs and
/// by what differs between two frames.
@MainActor @Suite("B-8.4, B-14.1: bodies run for what they read")
struct FieldTests {
  private let transport = CastTransport()
  private let environment: Baton.Environment
  private let renderer: Renderer

  init() async {
    let environment = Baton.Environment(transport: transport)
    self.environment = environment
    transport.cast = (1...20).map { Performer(id: $0, name: "n\($0)") }
    renderer = Renderer(size: Size(width: 40, height: 22), baton: environment) {
      Refreshing(cast: CastQuery())
      Screen(cast: CastQuery())
    }
    #expect(await renderer.settle(within: .seconds(30)))
  }

  /// Commits what the server answers now, and gives the bodies that ran and the lines that changed.
  private func commit() async throws -> (runs: [String: Int], lines: Set<Int>) {
    renderer.resetBodyRuns()
    let before = renderer.frame
    try environment.commitPayload(CastQuery(), transport.payload)
    await turn()
    return (runs, Set(renderer.frame.changes(since: before).map(\.y)))
  }

  private var runs: [String: Int] {
    Dictionary(uniqueKeysWithValues: renderer.bodyRuns.byType.map { ($0.name, $0.count) })
  }

  @Test(
    "two views of equal values made one fetch, and each record's bodies ran once for the answer")
  func first() {
    #expect(transport.requests == 1)
    #expect(renderer.frame.text.hasPrefix("-\nn1 alive Town\nn2 alive Town\n"))
    #expect(renderer.bodyRuns.of(NameText.self) == 20)
  }

  @Test("a name: who read it, in that row")
  func name() async throws {
    transport.cast[6].name = "renamed"
    let (runs, lines) = try await commit()
    #expect(runs == ["NameText": 1])
    #expect(lines == [7])
  }

  @Test("a status: who read that, not who read the name")
  func status() async throws {
    transport.cast[0].status = "dead"
    transport.cast[19].status = "dead"
    let (runs, lines) = try await commit()
    #expect(runs == ["StatusText": 2])
    #expect(lines == [1, 20])
  }

  @Test("a field that no body read: nobody")
  func unread() async throws {
    transport.cast[6].age = 31
    #expect(try await commit() == ([:], []))
  }

  @Test("a field of the record that all link to: all who read it through their links, and no row")
  func shared() async throws {
    transport.town = "Elsewhere"
    let (runs, lines) = try await commit()
    #expect(runs == ["TownText": 20])
    #expect(lines == Set(1...20))
  }

  @Test("a link that leads to an equal town elsewhere: who read the link, and nothing to draw")
  func link() async throws {
    transport.cast[2].home = 2
    let (runs, lines) = try await commit()
    #expect(runs == ["TownText": 1])
    #expect(lines.isEmpty)
  }

  @Test("a row more: who read the list, and the new row")
  func appended() async throws {
    transport.cast.append(Performer(id: 21, name: "n21"))
    let (runs, lines) = try await commit()
    #expect(runs == ["Screen": 1, "Row": 1, "NameText": 1, "StatusText": 1, "TownText": 1])
    #expect(lines == [21])
  }

  @Test("an equal answer to a refetch: only who reads that one is under way")
  func refetched() async throws {
    let handle = environment.handle(for: CastQuery())
    renderer.resetBodyRuns()
    let refetched = Task { try await handle.refetch() }
    await turn()
    try await refetched.value
    await turn()
    #expect(runs.filter { $0.key != "Refreshing" }.isEmpty)
    #expect(runs["Refreshing"] != nil)
    #expect(transport.requests == 2)
  }

  /// B-17: the bodies that missed it, once the answer is there.
  @Test("fields that no response brought are asked for once, and drawn when they come")
  func healed() async throws {
    let half = Payload(json: #"{"data":{"cast":[{"id":"1"},{"id":"99"}]}}"#)
    transport.cast = [Performer(id: 1, name: "n1"), Performer(id: 99, name: "late")]
    renderer.resetBodyRuns()
    try environment.commitPayload(CastQuery(), half)
    renderer.render()
    #expect(renderer.frame.text.hasSuffix("\nn1 alive Town\n? ? ?"))
    let drawn = "\nn1 alive Town\nlate alive Town"
    await turns(while: !renderer.frame.text.hasSuffix(drawn))
    #expect(renderer.frame.text.hasSuffix(drawn))
    await turn()
    // The new row's with nothing, and once more with the answer.
    let expected = ["Screen": 1, "Row": 1, "NameText": 2, "StatusText": 2, "TownText": 2]
    #expect(runs.filter { $0.key != "Refreshing" } == expected)
    #expect(transport.requests == 2)
  }
}
