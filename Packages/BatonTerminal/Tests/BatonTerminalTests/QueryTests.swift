import Baton
import BatonTerminal
import Observation
import Testing

private struct NameScreen: View {
  @Query("query NameQuery($id: ID!) { character(id: $id) { id name } }")
  var character: NameQuery

  var body: some View {
    switch character.phase {
    case .ready(let data): NameText(name: data.character)
    case .loading: ProgressView()
    case .failed(let failure): Text("\(failure.kind)")
    }
  }
}

private struct NameText: View {
  @Fragment("fragment NameText_character on Character { name }")
  var name: NameQuery.Character?
  var body: some View { Text(name?.name ?? "nobody") }
}

@MainActor @Observable
private final class Choice {
  var id = "1"
  var title = "a"
  var isShown = true
}

/// A parent whose body makes its child anew each time.
private struct Parent: View {
  let choice: Choice
  var body: some View {
    Text(choice.title)
    if choice.isShown { NameScreen(character: NameQuery(id: choice.id)) }
  }
}

/// Gives its child the first environment, and the second once another id is chosen.
private struct Switching: View {
  let choice: Choice
  let environments: [Baton.Environment]
  var body: some View {
    if choice.isShown {
      NameScreen(character: NameQuery(id: "1"))
        .environment(\.baton, environments[choice.id == "1" ? 0 : 1])
    }
  }
}

/// A closure of the body, handed on and run later by another view.
private struct Refetcher: View {
  @Query("query NameQuery($id: ID!) { character(id: $id) { id name } }", fetchPolicy: .storeOnly)
  var character: NameQuery
  var body: some View {
    Text(
      "\(character.phase.failure?.kind.rawValue ?? character.phase.data?.character?.name ?? "-")")
    Button("Go") { Task { try await character.refetch() } }
  }
}

@MainActor @Suite struct QueryTests {
  private let transport = NameTransport()
  private let environment: Baton.Environment
  private let choice = Choice()

  init() { environment = Baton.Environment(transport: transport) }

  private func renderer<V: View>(
    _ environment: Baton.Environment?, @ViewBuilder _ root: () -> V
  ) -> Renderer {
    Renderer(size: Size(width: 40, height: 6), baton: environment, root: root)
  }

  /// Behaviour B-18.1: equal values share one handle and one fetch.
  @Test func resolvesLoadsAndShows() async {
    let renderer = renderer(environment) {
      NameScreen(character: NameQuery(id: "1"))
      NameScreen(character: NameQuery(id: "1"))
    }
    #expect(renderer.frame.text == "Loading…\nLoading…")
    #expect(await renderer.settle(within: .seconds(30)))
    #expect(renderer.frame.text == "n1\nn1")
    #expect(transport.requests == ["1"])
  }

  @Test func anEqualValueKeepsItsHandle() async {
    let renderer = renderer(environment) { Parent(choice: choice) }
    #expect(await renderer.settle(within: .seconds(30)))
    renderer.resetBodyRuns()
    choice.title = "b"
    await turn()
    #expect(renderer.frame.text == "b\nn1")
    #expect(renderer.bodyRuns.total == 1)
    #expect(transport.requests == ["1"])
  }

  @Test func anotherValueIsResolvedAnew() async {
    let renderer = renderer(environment) { Parent(choice: choice) }
    #expect(await renderer.settle(within: .seconds(30)))
    choice.id = "2"
    await turn()
    #expect(await renderer.settle(within: .seconds(30)))
    #expect(renderer.frame.text == "a\nn2")
    choice.isShown = false
    await turn()
    choice.isShown = true
    await turn()
    // From the store, in the first frame.
    #expect(renderer.frame.text == "a\nn2")
    #expect(transport.requests == ["1", "2"])
  }

  @Test func onlyWhoReadTheFieldRunsAgain() async throws {
    let renderer = renderer(environment) { NameScreen(character: NameQuery(id: "1")) }
    #expect(await renderer.settle(within: .seconds(30)))
    renderer.resetBodyRuns()
    try environment.commitPayload(
      NameQuery(id: "1"), Payload(json: #"{"data":{"character":{"id":"1","name":"new"}}}"#))
    await turn()
    #expect(renderer.frame.text == "new")
    #expect(renderer.bodyRuns.byType.map(\.name) == ["NameText"])
    #expect(renderer.bodyRuns.total == 1)
  }

  /// Behaviour B-18.4: a tree without an environment fails, and says so.
  @Test func withoutAnEnvironment() async {
    let renderer = renderer(nil) { NameScreen(character: NameQuery(id: "1")) }
    #expect(renderer.frame.text == "environment")
    // Outside any tree it is a mere value.
    #expect(NameScreen(character: NameQuery(id: "1")).character.phase.isLoading)
    let other = self.renderer(nil) {
      NameScreen(character: NameQuery(id: "1")).environment(\.baton, environment)
    }
    #expect(await other.settle(within: .seconds(30)))
    #expect(other.frame.text == "n1")
  }

  @Test func oneViewValueInTwoEnvironments() async {
    let second = Baton.Environment(transport: NameTransport("m"))
    let screen = NameScreen(character: NameQuery(id: "1"))
    let renderer = renderer(environment) {
      screen
      screen.environment(\.baton, second)
    }
    #expect(await renderer.settle(within: .seconds(30)))
    #expect(renderer.frame.text == "n1\nm1")
    #expect(screen.character.phase.isLoading)
  }

  /// Behaviour B-18.1: the view holds the new handle, and lets go of the old one.
  @Test func anotherEnvironmentIsResolvedAnew() async {
    let (oldTransport, newTransport) = (NameTransport("old "), NameTransport("new "))
    let old = Baton.Environment(transport: oldTransport)
    let new = Baton.Environment(transport: newTransport)
    let renderer = renderer(nil) { Switching(choice: choice, environments: [old, new]) }
    #expect(await renderer.settle(within: .seconds(30)))
    #expect(renderer.frame.text == "old 1")
    choice.id = "2"
    await turn()
    #expect(await renderer.settle(within: .seconds(30)))
    #expect(renderer.frame.text == "new 1")
    // Only what is held is asked for again.
    old.invalidate()
    new.invalidate()
    #expect(oldTransport.requests == ["1"])
    #expect(newTransport.requests == ["1", "1"])
    choice.isShown = false
    await turn()
    new.invalidate()
    #expect(newTransport.requests == ["1", "1"])
    #expect(renderer.frame.text == "")
  }

  @Test func anotherValueLetsGoOfTheOldOne() async {
    let renderer = renderer(environment) { Parent(choice: choice) }
    #expect(await renderer.settle(within: .seconds(30)))
    choice.id = "2"
    await turn()
    #expect(await renderer.settle(within: .seconds(30)))
    environment.invalidate()
    #expect(transport.requests == ["1", "2", "2"])
  }

  @Test func aClosureOfTheBodyKnowsItsHandle() async {
    let renderer = renderer(environment) { Refetcher(character: NameQuery(id: "7")) }
    #expect(renderer.frame.text == "missingData\n[▸Go ]")
    renderer.send(.enter)
    await turns(while: renderer.frame.text != "n7\n[▸Go ]")
    #expect(renderer.frame.text == "n7\n[▸Go ]")
    #expect(transport.requests == ["7"])
  }

  /// Behaviour B-21.1: the end of the session reaches the views.
  @Test func theEndReachesTheViews() async {
    let renderer = renderer(environment) { NameScreen(character: NameQuery(id: "1")) }
    #expect(await renderer.settle(within: .seconds(30)))
    await environment.end()
    await turn()
    #expect(renderer.frame.text == "gone")
  }
}
