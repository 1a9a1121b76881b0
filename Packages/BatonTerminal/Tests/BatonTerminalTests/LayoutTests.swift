import Testing

@testable import BatonTerminal

@MainActor @Suite struct LayoutTests {
  private func text<V: View>(
    _ width: Int = 20, _ height: Int = 5, @ViewBuilder _ root: () -> V
  ) -> String {
    render(width, height, root).frame.text
  }

  @Test func aColumnAndARow() {
    #expect(
      text {
        VStack {
          Text("a"); Text("bc")
        }
      } == "a\nbc")
    #expect(
      text {
        HStack {
          Text("a"); Text("bc")
        }
      } == "a bc")
    #expect(
      text {
        HStack(spacing: 3) {
          Text("a"); Text("bc")
        }
      } == "a   bc")
    #expect(
      text {
        VStack(spacing: 1) {
          Text("a"); Text("bc")
        }
      } == "a\n\nbc")
    #expect(
      text {
        VStack(alignment: .trailing) {
          Text("a"); Text("bcd")
        }
      } == "  a\nbcd")
    #expect(
      text {
        VStack(alignment: .center) {
          Text("a"); Text("bcd")
        }
      } == " a\nbcd")
  }

  @Test func aBodyOfSeveralViewsIsAColumn() {
    #expect(
      text {
        Text("a"); Text("b")
      } == "a\nb")
    #expect(
      text {
        HStack {
          Group {
            Text("a"); Text("b")
          }; Text("c")
        }
      } == "a b c")
  }

  @Test func spacersTakeWhatIsLeft() {
    #expect(
      text(9) {
        HStack {
          Text("a"); Spacer(); Text("b")
        }
      } == "a       b")
    #expect(
      text(9, 3) {
        VStack {
          Text("a"); Spacer(); Text("b")
        }
      } == "a\n\nb")
    #expect(
      text(9) {
        HStack(spacing: 0) {
          Spacer(); Text("ab"); Spacer()
        }
      } == "   ab")
    #expect(
      text(5) {
        HStack(spacing: 0) {
          Text("abcdef"); Spacer(minLength: 2); Text("x")
        }
      }
        == "ab  x\ncd\nef")
  }

  @Test func aLongTextDoesNotPushAShortOneOut() {
    #expect(
      text(12) {
        HStack {
          Text("a long sentence"); Text("end")
        }
      } == "a long   end\nsentence")
    #expect(
      text(12) {
        HStack {
          Text("a long sentence").lineLimit(1); Text("end")
        }
      } == "a long … end")
  }

  @Test func aTextIsCutInItsMiddle() {
    #expect(
      text(9) { Text("from here to there").lineLimit(1).truncationMode(.middle) } == "from…here")
    #expect(
      text(9) { Text("from here\nto there").lineLimit(1).truncationMode(.middle) } == "from her…")
    #expect(
      text(9) { Text("from here to over there").lineLimit(2).truncationMode(.middle) }
        == "from here\nto o…here")
  }

  @Test func lineLimitEndsInAnEllipsis() {
    #expect(text(8) { Text("one two three").lineLimit(1) } == "one two…")
    #expect(text(8, 1) { Text("one two three") } == "one two…")
    #expect(text(9, 1) { Text("one two\nthree") } == "one two…")
  }

  @Test func aFixedSizeGetsItsRoomFirst() {
    #expect(
      text(12) {
        HStack {
          Text("abcdefgh").fixedSize(); Text("xyz").lineLimit(1)
        }
      }
        == "abcdefgh xyz")
    #expect(
      text(11) {
        HStack {
          Text("abcdefgh").fixedSize(); Text("xyz").lineLimit(1)
        }
      }
        == "abcdefgh x…")
  }

  @Test func dividersCross() {
    #expect(
      text(4) {
        VStack {
          Text("a"); Divider(); Text("b")
        }
      } == "a\n────\nb")
    #expect(
      text(9, 1) {
        HStack {
          Text("a"); Divider(); Text("b")
        }
      } == "a │ b")
  }

  @Test func absurdLengths() {
    #expect(
      text(4, 2) {
        VStack(spacing: .max) {
          Text("a"); Text("b")
        }
      } == "a")
    #expect(
      text(4, 2) {
        HStack {
          Spacer(minLength: .max); Text("b")
        }
      } == "")
    #expect(
      text(.max, 1) {
        HStack {
          Spacer(); Text("b")
        }
      }.count == Frame.longestSide)
  }

  @Test func paddingAndBorder() {
    #expect(text { Text("a").padding() } == "\n a")
    #expect(text { Text("a").padding(.leading, 3) } == "   a")
    #expect(text { Text("a").border() } == "┌─┐\n│a│\n└─┘")
    #expect(text(4, 3) { Text("abcd").border() } == "┌──┐\n│a…│\n└──┘")
    #expect(text { Text("a").padding(-1) } == "a")
    #expect(text { Text("a").padding(.max) } == "")
  }

  @Test func frames() {
    #expect(
      text {
        HStack(spacing: 0) {
          Text("a").frame(width: 3); Text("b")
        }
      } == "a  b")
    #expect(text { Text("a").frame(width: 3, height: 3, alignment: .center) } == "\n a")
    #expect(text(9) { Text("a").frame(maxWidth: .infinity, alignment: .trailing) } == "        a")
    #expect(
      text {
        HStack(spacing: 0) {
          Text("a").frame(minWidth: 4); Text("b")
        }
      } == "a   b")
    #expect(text { Text("abcdef").frame(width: 3, height: 1) } == "ab…")
    #expect(text { Text("a").frame(width: .max, height: -4) } == "")
  }

  @Test func wideCharactersKeepTheirCells() {
    #expect(
      text(5) {
        HStack(spacing: 0) {
          Text("日本"); Text("x")
        }
      } == "日本x")
    let frame = render(5, 1) { Text("日本x") }.frame
    #expect(frame[0, 0]?.width == 2)
    #expect(frame[1, 0]?.width == 0)
    #expect(frame[4, 0]?.text == "x")
    // Cut in the middle of a wide character: a blank, not a half.
    #expect(render(3, 1) { Text("日本").frame(width: 4) }.frame[2, 0]?.text == " ")
  }

  @Test func stylesReachTheCells() {
    let frame = render { Text("a").font(.largeTitle).foregroundStyle(.red) }.frame
    #expect(frame[0, 0]?.style == Style(foreground: .red, attributes: .bold))
    let other = render { Text("a").bold().font(.body) }.frame
    #expect(other[0, 0]?.style.attributes == .bold)
  }

  @Test func theFirstViewThatFits() {
    func fitting(_ width: Int) -> String {
      text(width) {
        HStack {
          Text("left").fixedSize()
          Spacer()
          ViewThatFits {
            ForEach([3, 2, 1], id: \.self) { Text(String(repeating: "word ", count: $0) + "end") }
            Text("日")
          }
        }
      }
    }
    #expect(fitting(24) == "left  word word word end")
    #expect(fitting(23) == "left      word word end")
    #expect(fitting(18) == "left      word end")
    #expect(fitting(8) == "left  日")
    // Where none fits, the last one, in what room there is.
    #expect(
      text(7) {
        ViewThatFits {
          Text("a long text"); Text("shorter text")
        }
      } == "shorter\ntext")
    #expect(text(7) { ViewThatFits { EmptyView() } } == "")
  }

  @Test func whatDoesNotFitHasNoFocus() {
    let renderer = render(12, 2) {
      ViewThatFits {
        Button("a long label") {}
        Button("short") {}
      }
    }
    #expect(renderer.frame.text == "[▸short ]")
    renderer.size.width = 20
    #expect(renderer.frame.text == "[▸a long label ]")
  }

  @Test func progress() {
    #expect(text { ProgressView() } == "Loading…")
    #expect(text(30) { ProgressView("Half", value: 1, total: 2) } == "Half ██████████░░░░░░░░░░")
    #expect(text(30) { ProgressView(value: .nan) } == "░░░░░░░░░░░░░░░░░░░░")
    #expect(render { ProgressView() }.isWaiting == false)  // nothing is drawn yet
    let waiting = render { ProgressView() }
    waiting.render()
    #expect(waiting.isWaiting)
  }

  @Test func resize() async {
    let renderer = render(12, 2) {
      HStack {
        Text("a"); Spacer(); Text("b")
      }
    }
    #expect(renderer.frame.text == "a          b")
    var frames: [String] = []
    renderer.onFrame = { frames.append($0.text) }
    renderer.size = Size(width: 6, height: 2)
    await turn()
    #expect(frames == ["a    b"])
    for size in [Size(width: 0, height: 0), Size(width: 1, height: 1), Size(width: -1, height: 4)] {
      renderer.size = size
      _ = renderer.frame.text
    }
    renderer.size = Size(width: 12, height: 2)
    #expect(renderer.frame.text == "a          b")
  }

  @Test func keysThatDoNotFitAreLeftOutWhole() {
    let keys = ["q quit", "Enter open", "s star"]
    #expect(render(30) { KeysLine(keys: keys) }.frame.text == "q quit  Enter open  s star")
    #expect(render(20) { KeysLine(keys: keys) }.frame.text == "q quit  Enter open")
    #expect(render(8) { KeysLine(keys: keys) }.frame.text == "q quit")
    #expect(render(5) { KeysLine(keys: keys) }.frame.text == "")
  }

  @Test func whileLettersAreTypedTheKeysAreOthers() {
    let renderer = render(30) {
      VStack {
        TextField("words", text: .constant(""))
        Button("Go") {}
        KeysLine(keys: ["q quit", "Enter go"], whileTyping: ["Tab on"])
      }
    }
    #expect(renderer.frame.text.hasSuffix("\nTab on"))
    renderer.send(.tab)
    #expect(renderer.frame.text.hasSuffix("\nq quit  Enter go"))
    renderer.send(.tab)
    #expect(renderer.frame.text.hasSuffix("\nTab on"))
  }

  @Test func aFailureIsSaidAndTriedAgain() {
    struct Failure: Error, CustomStringConvertible { let description = "the cable is out" }
    var count = 0
    let renderer = render { ErrorView(Failure()) { count += 1 } }
    #expect(renderer.frame.text == "the cable is out\n\n[▸Retry ]")
    renderer.send(.enter)
    #expect(count == 1)
  }
}
