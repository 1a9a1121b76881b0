import Testing

@testable import BatonTerminal

@MainActor @Suite struct RowKeyTests {
  let model = Model()

  @Test func aRowsKeysAreItsOwnWhileItIsSelected() {
    var log: [String] = []
    let renderer = render(20, 6) {
      List {
        ForEach(model.names, id: \.self) { name in
          Button(name) { log.append("opened \(name)") }
            .onKey("f") { log.append(name) }
            .onKey("j") { log.append("never: the list's own") }
        }
      }
      .onKey("f") { log.append("never: the row had it") }
      .onKey("g") { log.append("around") }
    }
    #expect(renderer.send("f"))
    renderer.send("j")
    #expect(renderer.send("f"))
    renderer.send(.enter)
    #expect(renderer.send("g"))
    #expect(log == ["Rick", "Morty", "opened Morty", "around"])
  }

  @Test func aRowsKeysAreNobodysWhereTheListHasNoFocus() {
    var count = 0
    let renderer = render(20, 6) {
      Button("Above") {}
      List { Text("row").onKey("f") { count += 1 } }
    }
    #expect(!renderer.send("f"))
    renderer.send(.tab)
    #expect(renderer.send("f"))
    #expect(count == 1)
  }

  @Test func aDisabledRowHasNoKeys() {
    let renderer = render(20, 6) {
      List { Text("row").onKey("f") { Issue.record("disabled") }.disabled() }
    }
    #expect(!renderer.send("f"))
  }
}
