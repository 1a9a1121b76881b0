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
}
