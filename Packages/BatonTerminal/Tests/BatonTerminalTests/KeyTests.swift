import Testing

@testable import BatonTerminal

@MainActor @Suite struct KeyTests {
  let model = Model()

  @Test func focusMovesAndButtonsAct() {
    let renderer = render {
      Button("One") { model.count += 1 }
      Button("Off") { model.count += 10 }.disabled()
      Button("Two") { model.count += 100 }
    }
    #expect(renderer.frame.text == "[▸One ]\n[ Off ]\n[ Two ]")
    #expect(renderer.send(.enter))
    #expect(renderer.send(.tab))
    #expect(renderer.frame.text == "[ One ]\n[ Off ]\n[▸Two ]")
    #expect(renderer.send(.character(" ")))
    #expect(model.count == 101)
    #expect(renderer.send(.tab))
    #expect(renderer.frame.text.hasPrefix("[▸One ]"))
    #expect(renderer.send(.backTab))
    #expect(renderer.send(.up))
    #expect(!renderer.send(.up))
    #expect(!renderer.send("q"))
    #expect(renderer.frame[0, 0]?.style.attributes == .reverse)
  }

  @Test func focusLeavesWithItsView() async {
    struct Screen: View {
      let model: Model
      var body: some View {
        Button("Stay") {}
        if model.isShown { Button("Go") {} }
      }
    }
    let renderer = render { Screen(model: model) }
    renderer.send(.tab)
    #expect(renderer.frame.text == "[ Stay ]\n[▸Go ]")
    model.isShown = false
    await turn()
    #expect(renderer.frame.text == "[▸Stay ]")
  }

  /// The focus goes to what follows now on what stood before the view that went.
  @Test func focusStaysAboutWhereItWas() async {
    struct Screen: View {
      let model: Model
      var body: some View {
        Button("First") {}
        if model.isShown { Button("Go") {} } else { Button("Gone") {} }
        if model.count == 0 { Button("Other") {} }
        Button("Last") {}
      }
    }
    let renderer = render { Screen(model: model) }
    renderer.send(.tab)
    #expect(renderer.frame.text == "[ First ]\n[▸Go ]\n[ Other ]\n[ Last ]")
    model.isShown = false
    await turn()
    #expect(renderer.frame.text == "[ First ]\n[▸Gone ]\n[ Other ]\n[ Last ]")
    renderer.send(.tab)
    model.count = 1
    await turn()
    #expect(renderer.frame.text == "[ First ]\n[ Gone ]\n[▸Last ]")
  }

  @Test func keysGoFromTheFocusOutwards() {
    var log: [String] = []
    let renderer = render {
      VStack {
        Button("b") { log.append("button") }.onKey(.enter) { log.append("inner") }
          .onKey("x") { log.append("x inner") }
      }
      .onKey("x") { log.append("x outer") }
      .onKey { key in
        log.append("all \(key)")
        return false
      }
      Text("beside").onKey("y") { log.append("y beside") }
    }
    renderer.send(.enter)
    renderer.send("x")
    renderer.send("y")
    #expect(log == ["button", "x inner", "all character(\"y\")", "y beside"])
    #expect(!renderer.send("z"))
  }

  @Test func navigation() async {
    struct Detail: View {
      let name: String
      @BatonTerminal.Environment(\.dismiss) var dismiss
      @State private var count = 0
      var body: some View {
        Text("detail \(name) \(count)")
          .navigationTitle(name)
          .onKey("+") { count += 1 }
        Button("Done") { dismiss() }
        NavigationLink("Deeper") { Detail(name: name + "'") }
      }
    }
    struct Root: View {
      let model: Model
      var body: some View {
        NavigationStack {
          List {
            ForEach(model.names, id: \.self) { name in
              NavigationLink(destination: { Detail(name: name) }, label: { Text(name) })
            }
          }
          .navigationTitle("Family")
        }
      }
    }
    let renderer = render(20, 6) { Root(model: model) }
    let rule = String(repeating: "─", count: 20)
    #expect(renderer.frame.text == "Family\n\(rule)\n▸ Rick\n  Morty\n  Summer")
    #expect(!renderer.send(.escape))
    renderer.send(.down)
    renderer.send(.enter)
    #expect(
      renderer.frame.text == "‹ Morty\n\(rule)\ndetail Morty 0\n[▸Done ]\n[ Deeper ]")
    renderer.send("+")
    await turn()
    renderer.send(.tab)
    renderer.send(.enter)
    #expect(renderer.frame.text.hasPrefix("‹ Morty'\n\(rule)\ndetail Morty' 0"))
    #expect(renderer.send(.escape))
    #expect(
      renderer.frame.text == "‹ Morty\n\(rule)\ndetail Morty 1\n[ Done ]\n[▸Deeper ]")
    renderer.send(.backTab)
    renderer.send(.enter)
    #expect(renderer.frame.text == "Family\n\(rule)\n  Rick\n▸ Morty\n  Summer")
    // A covered list keeps its selection while it changes.
    renderer.send(.enter)
    model.names = ["Jerry", "Rick", "Morty"]
    await turn()
    #expect(renderer.send(.backspace))
    #expect(renderer.frame.text == "Family\n\(rule)\n  Jerry\n  Rick\n▸ Morty")
  }

  @Test func backWorksWithoutAFocus() {
    let renderer = render(10, 3) { NavigationStack { NavigationLink("Go") { Text("bare") } } }
    renderer.send(.enter)
    #expect(renderer.frame.text.hasSuffix("bare"))
    #expect(renderer.send(.escape))
    #expect(renderer.frame.text == "[▸Go ]")
  }

  @Test func aLinkOutsideAStackIsDisabled() {
    let renderer = render { NavigationLink("Nowhere") { Text("never") } }
    #expect(!renderer.send(.enter))
    #expect(renderer.frame.text == "[ Nowhere ]")
  }

  @Test func keysAsTyped() {
    #expect(Key(typed: 13) == .enter)
    #expect(Key(typed: 27) == .escape)
    #expect(Key(typed: 127) == .backspace)
    #expect(Key(typed: 3) == .control("c"))
    #expect(Key(typed: 0x1F600) == .character("😀"))
    #expect(Key(typed: 0xD800) == nil)
    #expect(Key(typed: 0) == nil)
    #expect(Key(cursesCode: .min) == nil)
  }

  @Test func aLineIsAKey() {
    #expect(Key(line: "") == .enter)
    #expect(Key(line: "j") == "j")
    #expect(Key(line: "back") == .escape)
    #expect(Key(line: "\u{1B}") == .escape)
    #expect(Key(line: "\u{1B}[B") == .down)
    #expect(Key(line: "jj") == nil)
    #expect(Key(line: "exit") == nil)
  }
}

@MainActor @Suite struct ControlTests {
  private struct Form: View {
    @State private var name = ""
    @State private var isOn = false
    @State private var sent = "nothing"
    var body: some View {
      TextField("Name", text: $name) { sent = name }
      Toggle("Loud", isOn: $isOn)
      Label("sent \(sent)", systemImage: "checkmark")
      Label("plain", systemImage: "no.such.symbol")
    }
  }

  @Test func typing() async {
    let renderer = render { Form() }
    #expect(renderer.frame.text == "Name\n[ · Loud ]\n✓ sent nothing\nplain")
    for key in "qj日".map({ Key.character($0) }) { #expect(renderer.send(key)) }
    renderer.send(.left)
    renderer.send("x")
    await turn()
    #expect(renderer.frame.text.hasPrefix("qjx日\n"))
    renderer.send(.backspace)
    renderer.send(.home)
    renderer.send(.delete)
    renderer.send(.end)
    renderer.send("e")
    renderer.send(.character("\u{301}"))
    renderer.send("!")
    renderer.send(.enter)
    await turn()
    #expect(renderer.frame.text == "j日e\u{301}!\n[ · Loud ]\n✓ sent j日e\u{301}!\nplain")
    renderer.send(.tab)
    renderer.send(.character(" "))
    await turn()
    #expect(renderer.frame.text.contains("[▸✓ Loud ]"))
  }

  @Test func aTextWiderThanTheFieldShowsItsEnd() async {
    struct Field: View {
      @State private var text = "abcdefghij"
      var body: some View { TextField("", text: $text) }
    }
    let renderer = render(5, 1) { Field() }
    #expect(renderer.frame.text == "ghij")
    renderer.send(.home)
    #expect(renderer.frame.text == "abcde")
    renderer.send("日")
    await turn()
    #expect(renderer.frame.text == "日abc")
  }

  /// A field shows what another sets its text to, though no body around it reads the text.
  @Test func aTextThatIsSetElsewhere() async {
    struct Sent: View {
      @State private var text = ""
      var body: some View {
        TextField("Say it", text: $text) { Task { text = "" } }
      }
    }
    let renderer = render(10, 1) { Sent() }
    for key in "aye" { renderer.send(.character(key)) }
    #expect(renderer.frame.text == "aye")
    renderer.send(.enter)
    await turn()
    #expect(renderer.frame.text == "Say it")
  }
}
