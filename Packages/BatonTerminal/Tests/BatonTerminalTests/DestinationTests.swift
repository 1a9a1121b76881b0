import Testing

@testable import BatonTerminal

@MainActor @Suite struct DestinationTests {
  private struct Home: View {
    @State private var isSearching = false

    var body: some View {
      Text("home \(isSearching)")
        .onKey("/") { isSearching = true }
        .navigationDestination(isPresented: $isSearching) {
          Text("search").onKey("x") { isSearching = false }.navigationTitle("Search")
        }
    }
  }

  private let rule = String(repeating: "─", count: 12)

  @Test func aValueShowsAScreenAndGoingBackResetsIt() async {
    let renderer = render(12, 4) { NavigationStack { Home() } }
    #expect(renderer.frame.text == "home false")
    for _ in 0..<2 {
      renderer.send("/")
      await turn()
      #expect(renderer.frame.text == "‹ Search\n\(rule)\nsearch")
      #expect(renderer.send(.escape))
      await turn()
      #expect(renderer.frame.text == "home false")
    }
  }

  @Test func theValueTakesTheScreenAway() async {
    let renderer = render(12, 4) { NavigationStack { Home() } }
    renderer.send("/")
    await turn()
    renderer.send("x")
    await turn()
    #expect(renderer.frame.text == "home false")
    renderer.send("/")
    await turn()
    #expect(renderer.frame.text.hasSuffix("search"))
  }

  @Test func fromTheStart() {
    let renderer = render(12, 4) {
      NavigationStack {
        Text("below").navigationDestination(isPresented: .constant(true)) { Text("above") }
      }
    }
    #expect(renderer.frame.text == "‹\n\(rule)\nabove")
    #expect(renderer.send(.escape))
    #expect(renderer.frame.text == "below")
  }

  @Test func outsideAStackNothingIsShown() {
    let renderer = render(12, 4) {
      Text("alone").navigationDestination(isPresented: .constant(true)) { Text("never") }
    }
    #expect(renderer.frame.text == "alone")
  }
}
