import Observation
import Synchronization
import Testing

@testable import BatonTerminal

/// A row with a model of its own, which changes alone.
@MainActor @Observable
private final class Item: Identifiable {
  nonisolated let id: Int
  var name: String
  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

private struct ItemRow: View {
  let item: Item
  var body: some View { Text(item.name) }
}

@MainActor @Observable
private final class Items {
  var all: [Item]
  var title = "title"
  init(_ count: Int) { all = (0..<count).map { Item(id: $0, name: "item \($0)") } }
}

private struct ItemsScreen: View {
  let items: Items
  var body: some View {
    Text(items.title)
    ForEach(items.all) { ItemRow(item: $0) }
  }
}

private struct Counter: View {
  let name: String
  @State private var count = 0
  var body: some View {
    HStack {
      Text("\(name)=\(count)")
      Button("+") { count += 1 }
    }
  }
}

private struct Counters: View {
  let model: Model
  var body: some View { ForEach(model.names, id: \.self) { Counter(name: $0) } }
}

@MainActor @Suite struct TreeTests {
  @Test func oneOfTwentyRowsRunsAgain() async {
    let items = Items(20)
    let renderer = render(40, 24) { ItemsScreen(items: items) }
    renderer.render()
    #expect(renderer.bodyRuns.total == 21)
    #expect(renderer.bodyRuns.of(ItemRow.self) == 20)
    renderer.resetBodyRuns()
    let before = renderer.frame
    items.all[7].name = "changed"
    items.all[7].name = "changed twice"
    await turn()
    #expect(renderer.bodyRuns.total == 1)
    #expect(renderer.bodyRuns.of(ItemRow.self) == 1)
    #expect(renderer.bodyRuns.byType.map(\.count) == [1])
    let changes = renderer.frame.changes(since: before)
    #expect(Set(changes.map(\.y)) == [8])
  }

  @Test func equalViewsAreSkipped() async {
    let items = Items(20)
    let renderer = render(40, 24) { ItemsScreen(items: items) }
    renderer.render()
    renderer.resetBodyRuns()
    items.title = "another"
    await turn()
    #expect(renderer.bodyRuns.total == 1)
    #expect(renderer.frame.text.hasPrefix("another\nitem 0"))
    items.all.append(Item(id: 20, name: "item 20"))
    await turn()
    #expect(renderer.bodyRuns.of(ItemRow.self) == 1)
  }

  @Test func aFrameOnlyWhenSomethingShows() async {
    let model = Model()
    struct Screen: View {
      let model: Model
      var body: some View { Text(model.count < 10 ? "few" : "many") }
    }
    let renderer = render { Screen(model: model) }
    var frames: [String] = []
    renderer.onFrame = { frames.append($0.text) }
    renderer.render()
    model.count = 5
    await turn()
    model.count = 50
    await turn()
    #expect(frames == ["few", "many"])
    #expect(renderer.bodyRuns.total == 3)
  }

  @Test func stateFollowsTheID() async {
    let model = Model()
    model.names = ["a", "b", "c"]
    let renderer = render { Counters(model: model) }
    renderer.send(.tab)
    renderer.send(.enter)
    await turn()
    #expect(renderer.frame.text == "a=0 [ + ]\nb=1 [▸+ ]\nc=0 [ + ]")
    model.names = ["c", "b", "d"]
    await turn()
    #expect(renderer.frame.text == "c=0 [ + ]\nb=1 [▸+ ]\nd=0 [ + ]")
    model.names = ["a"]
    await turn()
    model.names = ["a", "b"]
    await turn()
    #expect(renderer.frame.text == "a=0 [▸+ ]\nb=0 [ + ]")
  }

  @Test func idsThatRepeat() async {
    let model = Model()
    model.names = ["a", "a", "b", "a"]
    let renderer = render { Counters(model: model) }
    renderer.send(.tab)
    renderer.send(.enter)
    await turn()
    #expect(renderer.frame.text == "a=0 [ + ]\na=1 [▸+ ]\nb=0 [ + ]\na=0 [ + ]")
    model.names = ["b", "a", "a"]
    await turn()
    #expect(renderer.frame.text == "b=0 [ + ]\na=0 [ + ]\na=1 [▸+ ]")
  }

  @Test func twoBranchesOfOneTypeAreTwoIdentities() async {
    struct Either: View {
      let model: Model
      var body: some View {
        if model.isShown { Counter(name: "first") } else { Counter(name: "second") }
      }
    }
    let model = Model()
    let renderer = render { Either(model: model) }
    renderer.send(.enter)
    await turn()
    #expect(renderer.frame.text == "first=1 [▸+ ]")
    model.isShown = false
    await turn()
    #expect(renderer.frame.text == "second=0 [▸+ ]")
  }

  @Test func anIDStartsAnew() async {
    struct Keyed: View {
      let model: Model
      var body: some View { Counter(name: "x").id(model.count) }
    }
    let model = Model()
    let renderer = render { Keyed(model: model) }
    renderer.send(.enter)
    await turn()
    #expect(renderer.frame.text == "x=1 [▸+ ]")
    model.count = 1
    await turn()
    #expect(renderer.frame.text == "x=0 [▸+ ]")
  }

  @Test func anObservationLeftBehindIsCancelled() async {
    struct Parent: View {
      let model: Model
      let closure: () -> Void  // never equal
      var body: some View { Text("\(model.count)") }
    }
    let model = Model()
    let renderer = render { Parent(model: model) {} }
    for _ in 0..<100 { renderer.show { Parent(model: model) {} } }
    #expect(renderer.bodyRuns.total == 101)
    model.count += 1
    await turn()
    #expect(renderer.bodyRuns.total == 102)
  }

  @Test func aBodyThatChangesWhatItReadsDoesNotHang() async {
    struct Restless: View {
      let model: Model
      var body: some View {
        let count = model.count
        let _ = Task { model.count = count + 1 }
        let _ = model.count = count + 1
        Text("\(count)")
      }
    }
    let model = Model()
    let renderer = render { Restless(model: model) }
    renderer.render()
    await turn()
    renderer.close()
    let runs = renderer.bodyRuns.total
    await turn()
    #expect(runs < 1000)
    #expect(renderer.bodyRuns.total == runs)
  }

  @Test func aChangeFromAnotherThread() async {
    final class Loose: Observable, Sendable {
      private let stored = Mutex(0)
      private let registrar = ObservationRegistrar()
      var value: Int {
        registrar.access(self, keyPath: \.value)
        return stored.withLock { $0 }
      }
      func set(_ value: Int) {
        registrar.withMutation(of: self, keyPath: \.value) { stored.withLock { $0 = value } }
      }
    }
    struct Screen: View {
      let loose: Loose
      var body: some View { Text("\(loose.value)") }
    }
    let loose = Loose()
    let renderer = render { Screen(loose: loose) }
    #expect(renderer.frame.text == "0")
    await Task.detached { loose.set(5) }.value
    await turn()
    #expect(renderer.frame.text == "5")
  }

  @Test func plansAreMadeOncePerType() {
    let model = Model()
    _ = render { Counters(model: model) }.frame
    let before = FieldPlan.made
    let renderers = (0..<50).map { _ in render { Counters(model: model) } }
    for renderer in renderers { renderer.render() }
    #expect(FieldPlan.made == before)
  }

  @Test func tasksLastAsLongAsTheirViews() async {
    struct Worker: View {
      let model: Model
      let log: Log
      var body: some View {
        if model.isShown {
          Text("working").task(id: model.count) {
            log.lines.append("start \(model.count)")
            do { try await Task.sleep(for: .seconds(60)) } catch { log.lines.append("cancelled") }
          }
        }
      }
    }
    final class Log { var lines: [String] = [] }
    let (model, log) = (Model(), Log())
    let renderer = render { Worker(model: model, log: log) }
    renderer.render()
    await turn()
    #expect(log.lines == ["start 0"])
    model.count = 1
    await turn()
    await turns(while: log.lines.count < 3)
    #expect(Set(log.lines.dropFirst()) == ["cancelled", "start 1"])
    model.isShown = false
    await turn()
    await turns(while: log.lines.count < 4)
    #expect(log.lines.last == "cancelled")
  }

  @Test func letGoReleasesEverything() async {
    final class Held {}
    struct Holder: View {
      let held: Held
      @State private var count = 0
      var body: some View { Text("\(count)") }
    }
    weak var held: Held?
    do {
      let made = Held()
      held = made
      let renderer = render { Holder(held: made) }
      renderer.render()
    }
    await turn()
    #expect(held == nil)
  }
}

@MainActor @Suite struct ContentTests {
  /// What a row's closure reads is observed, though no view's body reads it.
  @Test func aRowsClosureIsObserved() async {
    let items = Items(3)
    let renderer = render { List { ForEach(items.all) { Text($0.name) } } }
    #expect(renderer.frame.text == "▸ item 0\n  item 1\n  item 2")
    items.all[1].name = "changed"
    await turn()
    #expect(renderer.frame.text == "▸ item 0\n  changed\n  item 2")
    #expect(renderer.bodyRuns.total == 0)
  }

  @Test func aDestinationsClosureIsObserved() async {
    let items = Items(1)
    let renderer = render(20, 4) {
      NavigationStack { NavigationLink("Go") { Text(items.title) } }
    }
    renderer.send(.enter)
    #expect(renderer.frame.text.hasSuffix("\ntitle"))
    items.title = "changed"
    await turn()
    #expect(renderer.frame.text.hasSuffix("\nchanged"))
  }

  @Test func bodyRunsAsText() async {
    let items = Items(3)
    let renderer = render {
      ItemsScreen(items: items)
      BodyRunsText { "bodies \($0.total)" }
    }
    #expect(renderer.frame.text.hasSuffix("\nbodies 4"))
    let before = renderer.bodyRuns
    items.all[1].name = "changed"
    await turn()
    #expect(renderer.frame.text.hasSuffix("\nbodies 5"))
    #expect(renderer.bodyRuns.since(before).byType.map(\.name) == ["ItemRow"])
    #expect(renderer.bodyRuns.since(before).total == 1)
  }
}
