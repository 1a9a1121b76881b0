@_spi(Runtime) import BatonStore
import BatonTerminal
import BatonTesting
import Foundation
import Testing

@testable import BatonInspectorView

/// A screen with state of its own, which the inspector must not lose.
private struct Counter: View {
  @State private var count = 0
  var body: some View {
    Button("pressed \(count)") { count += 1 }
  }
}

/// The live inspector, frame by frame.
@MainActor @Suite struct InspectorTests {
  private let scratch = Scratch()
  private let environment: Baton.Environment
  private let inspector: Inspector
  private let renderer: Renderer
  private let retention: Retention

  init() async throws {
    let environment = Baton.Environment(
      transport: RecordedTransport(["FriendQuery": FriendQuery.payload("Rick")]))
    let inspector = Inspector(of: environment, folder: scratch.path)
    retention = environment.handle(for: FriendQuery(id: "1")).retain()
    try await environment.fetch(FriendQuery(id: "1"))
    self.environment = environment
    self.inspector = inspector
    renderer = Renderer(size: Size(width: 60, height: 16), baton: environment) {
      Inspectable(inspector) { Counter() }
    }
  }

  /// The lines of the frame that hold something, without their trailing spaces.
  private var lines: [String] {
    renderer.frame.text.split(separator: "\n").map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }.filter { !$0.isEmpty }
  }

  private func open(_ downs: Int) {
    for _ in 0..<downs { renderer.send(.down) }
    renderer.send(.enter)
  }

  private func turn() async { for _ in 0..<5 { await Task.yield() } }

  @Test func standsOverTheAppWhileF12WantsIt() {
    #expect(lines == ["[▸pressed 0 ]"])
    renderer.send(.enter)
    #expect(renderer.send(.function(12)))
    #expect(lines.first == "‹ Inspector")
    #expect(renderer.send(.function(12)))
    #expect(lines == ["[▸pressed 1 ]"])
    renderer.send(.function(12))
    renderer.send(.escape)
    #expect(lines == ["[▸pressed 1 ]"])
    // From a screen further in, too.
    renderer.send(.function(12))
    open(1)
    open(0)
    #expect(lines.first == "‹ Character:1")
    renderer.send(.function(12))
    #expect(lines == ["[▸pressed 1 ]"])
  }

  @Test func countsWhatThereIs() {
    renderer.send(.function(12))
    let counts = lines.dropFirst(2).prefix(8).map { line in
      line.split(separator: " ").filter { $0 != "▸" }.joined(separator: " ")
    }
    let log = inspector.events.count
    #expect(
      counts == [
        "All records 5", "Character 2", "Mutation 1", "Query 1", "Subscription 1", "Roots 1",
        "Layers 0", "Log \(log)",
      ])
    #expect(log == 4)
  }

  @Test func showsARecordWithValuesErrorsAndLinks() {
    renderer.send(.function(12))
    open(1)
    #expect(lines[0] == "‹ Character")
    open(0)
    #expect(lines[0] == "‹ Character:1")
    let text = renderer.frame.text
    #expect(text.contains("friend: → Character:2"))
    #expect(text.contains(#"name: "Rick""#))
    #expect(text.contains(#"← client:root character(id:"1")"#))
    #if DEBUG
      #expect(text.contains("FriendQuery "))
    #endif
    open(0)
    #expect(lines[0] == "‹ Character:2")
    #expect(renderer.frame.text.contains("hidden (at character.friend.name)"))
    #expect(renderer.frame.text.contains("← Character:1 friend"))
  }

  /// A batch is seen while it is looked at.
  @Test func followsTheStore() async throws {
    renderer.send(.function(12))
    open(1)
    open(0)
    try environment.commitPayload(FriendQuery(id: "1"), FriendQuery.payload("Rick C-137"))
    await turn()
    #expect(renderer.frame.text.contains(#"name: "Rick C-137""#))
  }

  /// One dump a turn, whatever happens in it and however many screens look at it.
  @Test func dumpsTheStoreOnceATurn() async throws {
    renderer.send(.function(12))
    open(1)
    open(0)
    await turn()
    let before = inspector.dumps
    for name in ["one", "two", "three"] {
      try environment.commitPayload(FriendQuery(id: "1"), FriendQuery.payload(name))
    }
    await turn()
    #expect(renderer.frame.text.contains(#"name: "three""#))
    #expect(inspector.dumps == before + 1)
    // Nobody looks, and nothing is dumped.
    renderer.send(.function(12))
    await turn()
    try environment.commitPayload(FriendQuery(id: "1"), FriendQuery.payload("four"))
    await turn()
    #expect(inspector.dumps == before + 1)
  }

  /// What a link leads to is at the line's end, and what it is called at its beginning.
  @Test func aLongLinkShowsBothEnds() async throws {
    let id = String(repeating: "far away ", count: 20)
    try await environment.fetch(FriendQuery(id: id))
    renderer.send(.function(12))
    open(3)
    open(0)
    #expect(lines[0] == "‹ client:root")
    let link = try #require(lines.first { $0.contains("…") }, "\(lines)")
    #expect(link.hasPrefix(#"  character(id:"far "#) && link.contains(#"…"): → Character:1"#))
  }

  /// Every screen says that F12 closes them, where it does.
  @Test func theKeysThatClose() {
    renderer.send(.function(12))
    #expect(lines.last == "Enter opens  e exports  Esc back  F12 closes")
    open(1)
    #expect(lines.last == "Enter opens  Tab to the filter  Esc back  F12 closes")
    renderer.send(.tab)
    #expect(lines.last == "Tab to the records  Esc back  F12 closes")
    #expect(renderer.send(.function(12)))
    #expect(lines == ["[▸pressed 0 ]"])

    let alone = Renderer(size: Size(width: 60, height: 16), baton: environment) {
      NavigationStack { StoreInspector(inspector) }
    }
    #expect(alone.frame.text.hasSuffix("\nEnter opens  e exports  Esc back"))
    #expect(!alone.send(.function(12)))
  }

  @Test func filtersRecords() async {
    renderer.send(.function(12))
    open(0)
    #expect(lines.count { $0.contains("Character:") } == 2)
    renderer.send(.tab)
    for character in "rick" { renderer.send(.character(character)) }
    await turn()
    #expect(lines.count { $0.contains("Character:") } == 1)
    #expect(lines.count { $0.contains("client:root") } == 0)
  }

  @Test func listsRootsAndTheLog() {
    renderer.send(.function(12))
    open(5)
    #expect(lines[0] == "‹ Roots")
    #expect(renderer.frame.text.contains(#"FriendQuery {"id":"1"}"#))
    #expect(renderer.frame.text.contains("held by 1"))
    renderer.send(.escape)
    open(2)
    #expect(lines[0] == "‹ Log")
    #expect(renderer.frame.text.contains("fetchStarted FriendQuery"))
    #expect(renderer.frame.text.contains("committed server"))
  }

  @Test func listsLayers() async throws {
    let changes = try Ingest.changeSet(
      for: FriendQuery(id: "1"),
      payload: Payload(json: #"{"data":{"character":{"id":"1","name":"Soon"}}}"#),
      completeness: .partial)
    let layer = environment.store.applyLayer(changes)
    renderer.send(.function(12))
    open(6)
    #expect(lines[0] == "‹ Layers")
    #expect(renderer.frame.text.contains("Character:1 name"))
    environment.store.revert(layer.id)
    await turn()
    #expect(renderer.frame.text.contains("No optimistic answer shows."))
  }

  @Test func exportsTheDump() async throws {
    renderer.send(.function(12))
    renderer.send("e")
    await turn()
    #expect(renderer.frame.text.contains("exported to"))
    renderer.send("e")
    #expect(scratch.names == ["baton-store-1.json", "baton-store-2.json"])
    let text = try String(contentsOfFile: scratch.path + "/baton-store-1.json", encoding: .utf8)
    #expect(text == environment.store.dump())
  }

  @Test func saysWhyItCannotExport() {
    let inspector = Inspector(of: environment, folder: scratch.path + "/gone")
    #expect(
      inspector.export()
        == "not exported: \(scratch.path)/gone/baton-store-1.json cannot be written: "
        + "No such file or directory")
  }

  /// Who had the log and the store's hook before goes on having them.
  @Test func takesNothingFromOthers() async throws {
    let environment = Baton.Environment(
      transport: RecordedTransport(["FriendQuery": FriendQuery.payload("Rick")]))
    var told = 0
    environment.log = { _ in told += 1 }
    weak var gone: Inspector?
    do {
      let inspector = Inspector(of: environment, folder: scratch.path)
      gone = inspector
      let handle = environment.handle(for: FriendQuery(id: "1"))
      try await environment.fetch(FriendQuery(id: "1"))
      #expect(handle.phase.data?.name == "Rick")
      #expect(told == inspector.events.count && told > 0)
    }
    #expect(gone == nil)
  }

  /// A debug build goes on printing what lenses miss where there is no log.
  @Test func isNoLog() {
    #expect(environment.log == nil)
    #expect(!inspector.events.isEmpty)
  }

  @Test func timesOfDay() {
    #expect(TimeOfDay.text(0) == "00:00:00")
    #expect(TimeOfDay.text(86_399.9) == "23:59:59")
    #expect(TimeOfDay.text(1_767_225_603) == "00:00:03")
  }
}
