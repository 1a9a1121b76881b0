import Testing

@testable import BatonTerminal

@MainActor @Suite struct PathTests {
  private struct Home: View {
    @State private var path: [Int]

    init(_ path: [Int] = []) { _path = State(initialValue: path) }

    var body: some View {
      NavigationStack(path: $path) {
        NavigationLink(value: 1) { Text("path \(path.count)") }
          .navigationDestination(for: Int.self) { number in
            VStack {
              NavigationLink(value: number + 1) { Text("screen \(number)") }
              Text("of \(path.count)")
            }
            .onKey("x") { path = [7, 8] }
            .onKey("n") { path = [] }
          }
      }
    }
  }

  private let rule = String(repeating: "─", count: 16)

  private func over(_ number: Int, of count: Int) -> String {
    "‹\n\(rule)\n[▸screen \(number) ]\nof \(count)"
  }

  @Test func linksAddToThePathAndGoingBackTakesFromIt() async {
    let renderer = render(16, 4) { Home() }
    #expect(renderer.frame.text == "[▸path 0 ]")
    for number in 1...2 {
      renderer.send(.enter)
      await turn()
      #expect(renderer.frame.text == over(number, of: number))
    }
    renderer.send(.escape)
    await turn()
    #expect(renderer.frame.text == over(1, of: 1))
    renderer.send(.escape)
    await turn()
    #expect(renderer.frame.text == "[▸path 0 ]")
  }

  @Test func aPathIsThereInTheFirstFrame() async {
    let renderer = render(16, 4) { Home([4, 5]) }
    #expect(renderer.frame.text == over(5, of: 2))
    renderer.send(.escape)
    await turn()
    #expect(renderer.frame.text == over(4, of: 1))
  }

  @Test func whatIsWrittenToThePathIsShown() async {
    let renderer = render(16, 4) { Home([4, 5]) }
    renderer.send("x")
    await turn()
    #expect(renderer.frame.text == over(8, of: 2))
    renderer.send("n")
    await turn()
    #expect(renderer.frame.text == "[▸path 0 ]")
  }

  @Test func withoutAPathAValueIsShownAllTheSame() async {
    let renderer = render(16, 4) {
      NavigationStack {
        NavigationLink(value: "x") { Text("go") }
          .navigationDestination(for: String.self) { Text("at \($0)") }
      }
    }
    renderer.send(.enter)
    #expect(renderer.frame.text == "‹\n\(rule)\nat x")
    renderer.send(.escape)
    #expect(renderer.frame.text == "[▸go ]")
  }

  @Test func whatNothingShowsIsNotShown() {
    let renderer = render(16, 4) {
      NavigationStack(path: .constant([1])) { NavigationLink(value: 2) { Text("go") } }
    }
    renderer.send(.enter)
    #expect(renderer.frame.text == "[▸go ]")
  }
}
