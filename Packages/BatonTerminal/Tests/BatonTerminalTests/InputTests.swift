import Testing

@testable import BatonTerminal

/// What comes from the terminal, as the views are given it.
@MainActor @Suite struct InputTests {
  private func inputs(_ codes: [Int32]) -> [Input] {
    var reader = InputReader()
    return codes.flatMap { reader.take($0) }
  }

  private func codes(_ text: String) -> [Int32] { text.unicodeScalars.map { Int32($0.value) } }

  private func pasted(_ text: String) -> [Int32] {
    [InputReader.pasteBegin] + codes(text) + [InputReader.pasteEnd]
  }

  @Test func whatCameTogetherIsOneText() {
    #expect(inputs(codes("ab") + [InputReader.nothing]) == [.typed("ab")])
    #expect(inputs(codes("a\rb") + [-1]) == [.typed("a"), .key(.enter), .typed("b")])
    #expect(inputs(codes("e\u{301}") + [-1]) == [.typed("e\u{301}")])
    #expect(inputs([-1, -1000]).isEmpty)
  }

  /// No key in it acts.
  @Test func aPasteIsOneText() {
    #expect(inputs(pasted("a\r\rb\u{1B}\u{1A}\tq\r")) == [.pasted("a\n\nb q\n")])
    #expect(inputs(codes("x") + pasted("y")) == [.typed("x"), .pasted("y")])
    #expect(inputs(pasted("\u{1B}")).isEmpty)
    // In pieces, as a terminal hands over a long one.
    let pieces = [InputReader.pasteBegin] + codes("ab") + [-1] + codes("c") + [-1]
    #expect(inputs(pieces + [InputReader.pasteEnd]) == [.pasted("abc")])
  }

  @Test func controlCEndsAPasteThatHasNoEnd() {
    let begun = [InputReader.pasteBegin]
    #expect(inputs(begun + codes("ab\u{3}q") + [-1]) == [.pasted("ab"), .typed("q")])
    #expect(inputs(begun + codes("\u{3}\u{3}")) == [.key(.control("c"))])
  }

  private struct Field: View {
    let model: Model
    @State private var text = ""
    var body: some View {
      TextField("Say it", text: $text) { model.names.append(text) }
      Button("Next") {}
    }
  }

  @Test func aTextGoesWhereTheCursorIs() async {
    let renderer = render(20, 3) { Field(model: Model()) }
    #expect(renderer.paste("acd"))
    renderer.send(.left)
    renderer.send(.left)
    renderer.paste("b日")
    #expect(renderer.frame.text.hasPrefix("ab日cd\n"))
    renderer.send("e")
    #expect(renderer.frame.text.hasPrefix("ab日ecd\n"))
    renderer.send(.tab)
    #expect(!renderer.paste("no field"))
  }

  /// The end of a line in it submits nothing.
  @Test func aPasteIsOneLine() {
    let model = Model()
    let renderer = render(20, 3) { Field(model: model) }
    #expect(renderer.paste("one\n\ntwo\r\nthree\u{2028}four\n"))
    #expect(renderer.frame.text.hasPrefix("one two three four\n"))
    #expect(model.names == Model().names)
  }

  /// 100 KB: keys after it cost what is in sight, and none of it is lost.
  @Test func aLongText() async {
    let model = Model()
    let renderer = render(20, 3) { Field(model: model) }
    let long = String(repeating: "0123456日é", count: 9000)
    #expect(renderer.paste(long))
    renderer.send("!")
    #expect(renderer.frame.text.hasPrefix("23456日é0123456日é!\n"))
    renderer.send(.home)
    #expect(renderer.frame.text.hasPrefix("0123456日é0123456日é\n"))
    renderer.send(.enter)
    #expect(model.names.last == long + "!")
  }

  /// Text that another put there, which a terminal must not be given as it is.
  @Test func aFieldShowsNothingThatSteersATerminal() {
    struct Screen: View {
      @State private var text = "a\u{1B}[2Jb\nc\td\u{202E}\u{7}"
      var body: some View { TextField("", text: $text) }
    }
    let renderer = render(20, 1) { Screen() }
    #expect(renderer.frame.text == "a\u{FFFD}[2Jbc d\u{FFFD}")
  }
}
