import Testing

@testable import BatonTerminal

private struct NameRow: View {
  let name: String
  var body: some View { Text(name) }
}

private struct Names: View {
  let model: Model
  var body: some View { List { ForEach(model.names, id: \.self) { NameRow(name: $0) } } }
}

@MainActor @Suite struct ListTests {
  let model = Model()

  @Test func selectsAndScrolls() {
    model.names = (1...9).map { "n\($0)" }
    let renderer = render(10, 3) { Names(model: model) }
    #expect(renderer.frame.text == "▸ n1\n  n2\n  n3")
    #expect(renderer.send(.down))
    #expect(renderer.send("j"))
    #expect(renderer.frame.text == "  n1\n  n2\n▸ n3")
    renderer.send(.down)
    #expect(renderer.frame.text == "  n2\n  n3\n▸ n4")
    renderer.send(.end)
    #expect(renderer.frame.text == "  n7\n  n8\n▸ n9")
    #expect(!renderer.send(.down))
    renderer.send(.pageUp)
    #expect(renderer.frame.text == "▸ n7\n  n8\n  n9")
    renderer.send("k")
    #expect(renderer.frame.text == "▸ n6\n  n7\n  n8")
    renderer.send(.home)
    renderer.send(.pageDown)
    #expect(renderer.frame.text == "  n1\n  n2\n▸ n3")
  }

  @Test func selectionStaysWithItsRow() async {
    model.names = ["a", "b", "c"]
    let renderer = render(10, 5) { Names(model: model) }
    renderer.send(.down)
    model.names = ["x", "y", "a", "b", "c"]
    await turn()
    #expect(renderer.frame.text == "  x\n  y\n  a\n▸ b\n  c")
    model.names = ["x"]  // gone: the nearest there is
    await turn()
    #expect(renderer.frame.text == "▸ x")
    model.names = []
    await turn()
    #expect(renderer.frame.text == "")
    model.names = ["p", "q"]
    await turn()
    #expect(renderer.frame.text == "▸ p\n  q")
  }

  @Test func fiveThousandRowsMakeThoseInSight() async {
    model.names = (0..<5000).map { "row \($0)" }
    let renderer = render(20, 20) { Names(model: model) }
    renderer.render()
    #expect(renderer.bodyRuns.of(NameRow.self) == 20)
    renderer.send(.end)
    #expect(renderer.frame.text.hasSuffix("▸ row 4999"))
    #expect(renderer.frame.text.hasPrefix("  row 4980"))
    #expect(renderer.bodyRuns.of(NameRow.self) <= 42)
    renderer.resetBodyRuns()
    model.names.insert("first", at: 0)
    await turn()
    #expect(renderer.frame.text.hasSuffix("▸ row 4999"))
    #expect(renderer.bodyRuns.of(NameRow.self) == 0)
  }

  @Test func rowsOfSeveralLinesAndOfNone() {
    let renderer = render(10, 4) {
      List {
        Text("one\nline two")
        ForEach(0..<3) { index in if index != 1 { Text("r\(index)") } }
      }
    }
    #expect(renderer.frame.text == "▸ one\n  line two\n  r0\n  r2")
    renderer.send(.down)
    renderer.send(.down)  // the empty row is passed over
    #expect(renderer.frame.text == "  one\n  line two\n  r0\n▸ r2")
  }

  @Test func enterDoesWhatTheRowHolds() {
    let renderer = render(20, 4) {
      List {
        Text("nothing")
        HStack {
          Text("count"); Button("\(model.count)") { model.count += 1 }
        }
      }
    }
    #expect(!renderer.send(.enter))
    renderer.send(.down)
    #expect(renderer.send(.enter))
    #expect(model.count == 1)
    #expect(renderer.frame.text == "  nothing\n▸ count 0")
  }

  @Test func aBindingSelects() async {
    struct Screen: View {
      let model: Model
      @State private var selection: String?
      var body: some View {
        Text(selection ?? "none")
        List(selection: $selection) { ForEach(model.names, id: \.self) { Text($0) } }
          .onKey("s") { selection = "Summer" }
      }
    }
    let renderer = render(20, 6) { Screen(model: model) }
    #expect(renderer.frame.text == "none\n▸ Rick\n  Morty\n  Summer")
    renderer.send(.down)
    await turn()
    #expect(renderer.frame.text == "Morty\n  Rick\n▸ Morty\n  Summer")
    renderer.send("s")
    await turn()
    #expect(renderer.frame.text == "Summer\n  Rick\n  Morty\n▸ Summer")
  }

  @Test func identifiableDataAndRanges() {
    struct Named: Identifiable { let id: String }
    #expect(render(9, 3) { List([Named(id: "a")]) { Text($0.id) } }.frame.text == "▸ a")
    #expect(render(9, 3) { List(["b"], id: \.self) { Text($0) } }.frame.text == "▸ b")
  }

  @Test func aListTakesTheHeightThatIsLeft() {
    model.names = (1...9).map { "n\($0)" }
    let renderer = render(10, 5) {
      Text("title")
      Names(model: model)
      Text("end")
    }
    #expect(renderer.frame.text == "title\n▸ n1\n  n2\n  n3\nend")
    renderer.size = Size(width: 10, height: 2)
    #expect(renderer.frame.text == "title\nend")
    renderer.size = Size(width: 10, height: 1)
    #expect(renderer.frame.text == "title")
  }

  @Test func scrollViews() {
    let renderer = render(10, 3) { ScrollView { ForEach(1..<7) { Text("l\($0)") } } }
    #expect(renderer.frame.text == "l1\nl2\nl3")
    renderer.send(.down)
    #expect(renderer.frame.text == "l2\nl3\nl4")
    renderer.send(.end)
    #expect(renderer.frame.text == "l4\nl5\nl6")
    renderer.send(.pageUp)
    #expect(renderer.frame.text == "l2\nl3\nl4")
    let buttons = render(10, 2) { ScrollView { ForEach(1..<5) { Button("b\($0)") {} } } }
    for _ in 0..<3 { buttons.send(.tab) }
    #expect(buttons.frame.text == "[ b3 ]\n[▸b4 ]")
    buttons.send(.tab)
    #expect(buttons.frame.text == "[▸b1 ]\n[ b2 ]")
  }
}
