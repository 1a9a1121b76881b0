import Testing

@testable import BatonTerminal

/// Windows of any size, down to none.
@MainActor @Suite struct SizeTests {
  private struct Everything: View {
    @State private var text = "typed 日本"
    @State private var isOn = true
    var body: some View {
      NavigationStack {
        VStack(alignment: .leading) {
          HStack {
            Label("wide 日本語 and 👩‍👩‍👧", systemImage: "star")
            Spacer()
            Text("right").lineLimit(1)
          }
          Divider()
          TextField("Say it", text: $text)
          Toggle("Loud", isOn: $isOn).border()
          List { ForEach(0..<40) { Text("row 語 \($0)") } }
          ScrollView { Text(String(repeating: "many words ", count: 100)) }
          ProgressView(value: 0.4)
        }
        .padding().navigationTitle("Everything")
      }
    }
  }

  private let keys: [Key] = [
    .down, .end, .pageUp, .home, .tab, .right, "日", .backspace, .tab, .pageDown, .end,
  ]

  @Test func everySmallSize() {
    for width in 0...24 {
      for height in 0...12 {
        let renderer = render(width, height) { Everything() }
        for key in keys {
          renderer.send(key)
          #expect(renderer.frame.size == Size(width: width, height: height))
        }
        #expect(renderer.frame.text.split(separator: "\n").count <= height)
      }
    }
  }

  /// A window that is dragged: after any sizes the frame is what a window of that size shows.
  @Test func aStormOfSizes() async {
    let renderer = render(80, 24) { Everything() }
    for step in 0..<300 {
      renderer.size = Size(width: step * 37 % 90, height: step * 53 % 30)
      if step % 3 == 0 { renderer.render() }
      if step % 7 == 0 { await turn() }
    }
    renderer.size = Size(width: 60, height: 20)
    #expect(renderer.frame.text == render(60, 20) { Everything() }.frame.text)
  }

  /// A line of a megabyte costs the screen its width.
  @Test func aVeryLongLine() {
    let long = String(repeating: "日x ", count: 100_000)
    let renderer = render(20, 3) {
      Text(long).lineLimit(1)
      Text(long.filter { $0 != " " }).lineLimit(1)
    }
    #expect(renderer.frame.text == "日x 日x 日x 日x 日x…\n日x日x日x日x日x日x…")
  }
}
