import Testing

@testable import BatonTerminal

@MainActor @Suite struct DisplayTests {
  private func frame(_ text: String) -> Frame { render { Text(text) }.frame }

  @Test func linesAreWrittenOncePerText() {
    var written = ""
    let display = LineDisplay(size: Size(width: 40, height: 10)) { written += $0 }
    display.show(frame("a"))
    display.show(frame("a"))
    display.show(render { Text("a").bold() }.frame)
    display.show(frame("b\nc"))
    #expect(written == "a\n\nb\nc\n")
  }

  @Test func onceWaitsForWhatIsLoading() async {
    struct Screen: View {
      @State private var name: String?
      var body: some View {
        if let name {
          Text(name)
        } else {
          ProgressView().task {
            try? await Task.sleep(for: .milliseconds(20))
            name = "loaded"
          }
        }
      }
    }
    var written = ""
    let display = LineDisplay(size: Size(width: 40, height: 10)) { written += $0 }
    let renderer = render { Screen() }
    #expect(await Terminal.printOnce(renderer, within: .seconds(30), on: display))
    #expect(written == "loaded\n")
  }

  @Test func onceEndsWhenNothingComes() async {
    var written = ""
    let display = LineDisplay(size: Size(width: 40, height: 10)) { written += $0 }
    let renderer = render { ProgressView() }
    let isSettled = await Terminal.printOnce(renderer, within: .milliseconds(20), on: display)
    #expect(!isSettled)
    #expect(written == "Loading…\n")
  }

  /// Loads what a key opens, as a screen with a query does.
  private struct Opening: View {
    @State private var wanted = 0
    @State private var loaded = -1

    var body: some View {
      if loaded == wanted {
        Text("page \(loaded)").onKey(.character("n")) { wanted += 1 }
      } else {
        ProgressView().task {
          await turn()
          loaded = wanted
        }
      }
    }
  }

  private func session(isTyped: Bool, _ write: @escaping @MainActor (String) -> Void) -> LineSession
  {
    let display = LineDisplay(size: Size(width: 40, height: 10), write: write)
    return LineSession(render { Opening() }, display, isTyped: isTyped)
  }

  @Test func eachLineOfAPipeWaitsForTheFrameOfTheOneBefore() async {
    var written = ""
    let session = session(isTyped: false) { written += $0 }
    session.begin()
    session.take(Array("n\nn\nq\nn".utf8))
    session.take([])
    await turns(while: !session.isOver)
    #expect(written == "page 0\n\npage 1\n\npage 2\n")
  }

  /// An input without end is read as fast as its lines are taken, and no faster.
  @Test func moreIsReadOnceFewLinesWait() async {
    var pressed = 0
    var pressedAtCalls: [Int] = []
    let display = LineDisplay(size: Size(width: 40, height: 10)) { _ in }
    let renderer = render { Text("here").onKey("n") { pressed += 1 } }
    let session = LineSession(renderer, display, isTyped: false)
    session.begin()
    session.take(Array("n\n".utf8)) { pressedAtCalls.append(pressed) }
    #expect(pressedAtCalls == [0])
    let many = 2000
    session.take(Array(String(repeating: "n\n", count: many).utf8)) {
      pressedAtCalls.append(pressed)
    }
    #expect(pressedAtCalls == [0])
    await turns(while: pressed < many + 1)
    #expect(pressedAtCalls.count == 2)
    #expect(pressedAtCalls.last.map { (many / 2...many).contains($0) } == true)
    session.take([])
    await turns(while: !session.isOver)
  }

  @Test func keysAfterTheEndDoNothing() async {
    var pressed = 0
    let display = LineDisplay(size: Size(width: 40, height: 10)) { _ in }
    let renderer = render { Text("here").onKey("n") { pressed += 1 } }
    let session = LineSession(renderer, display, isTyped: true)
    session.begin()
    session.take(Array("n\nq\nn\nn\n".utf8))
    await turns(while: !session.isOver)
    await turn()
    #expect(pressed == 1)
  }

  private struct Field: View {
    @State private var text = ""
    var body: some View { TextField("", text: $text) }
  }

  /// A word's letters are no keys, except where one writes.
  @Test func aWordIsNoKeys() async {
    var (pressed, said) = (0, [String]())
    let renderer = render(40, 3) {
      VStack {
        Text("here").onKey { key in
          if key == "x" { pressed += 1 }
          return key == "x"
        }
        Button("Go") {}
        Field()
      }
    }
    let session = LineSession(
      renderer, LineDisplay(size: Size(width: 40, height: 3)) { _ in }, isTyped: true
    ) { said.append($0) }
    session.begin()
    #expect(said.count == 1)
    session.take(Array("exit\u{1B}[2J\n".utf8))
    await turns(while: said.count < 2)
    #expect(pressed == 0)
    #expect(said.last?.hasPrefix("'exit\u{FFFD}[2J' is no key") == true)
    session.take(Array("tab\nexit\n".utf8))
    await turns(while: !renderer.frame.text.contains("exit"))
    #expect(said.count == 2)
  }

  /// Of a line's keys, and of those that came at once, what they come to is shown and nothing between.
  @Test func keysThatCameTogetherMakeOneFrame() async {
    var frames: [String] = []
    let renderer = render(12, 3) { List { ForEach(0..<1000) { Text("row \($0)") } } }
    renderer.render()
    renderer.onFrame = { frames.append($0.text) }
    renderer.together { for _ in 0..<500 { renderer.send(.down) } }
    #expect(frames == ["  row 498\n  row 499\n▸ row 500"])
    renderer.together {
      renderer.send(.down)
      renderer.send(.up)
      renderer.send("z")
    }
    #expect(frames.last == "  row 499\n▸ row 500\n  row 501")
    await turn()
    #expect(frames.count == 2)
    renderer.together { renderer.send("z") }
    #expect(frames.count == 2)
    renderer.send(.up)
    renderer.render()
    #expect(frames.count == 3)
  }

  @Test func theEndOfAPipeWaitsForWhatIsAwaited() async {
    var written = ""
    let session = session(isTyped: false) { written += $0 }
    session.begin()
    session.take(Array("n\nn".utf8))
    session.take([])
    await turns(while: !session.isOver)
    #expect(written == "page 0\n\npage 1\n\npage 2\n")
  }

  @Test func whatIsTypedWaitsForNothing() async {
    var written = ""
    let session = session(isTyped: true) { written += $0 }
    session.begin()
    session.take(Array("q\n".utf8))
    await turns(while: !session.isOver)
    #expect(written == "")
  }
}
