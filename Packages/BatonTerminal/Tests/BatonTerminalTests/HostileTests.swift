import BatonTerminalTesting
import Testing

@testable import BatonTerminal

/// Whatever is to be shown, in whatever room: a frame is a grid of whole characters, and nothing in it steers
/// a terminal.
@MainActor @Suite struct HostileTests {
  /// What is wrong with a frame of a window; empty where nothing is.
  private func faults(of frame: Frame, _ size: Size) -> [String] {
    var faults = frame.faults
    if frame.size != Frame.bounded(size) { faults.append("is of the size \(frame.size)") }
    for y in 0..<frame.size.height {
      for cell in frame.row(y) where cell.width > 0 && !Self.isOneCharacter(cell) {
        faults.append("is a cell: \(cell.text.debugDescription)")
      }
    }
    return faults
  }

  /// Its first scalar is as wide as the cell, and those after it are drawn on it.
  private static func isOneCharacter(_ cell: Cell) -> Bool {
    let scalars = Array(cell.text.unicodeScalars)
    guard let first = scalars.first, scalars.count <= 5 else { return false }
    let areMarks = scalars.dropFirst().allSatisfy { scalar in
      switch scalar.value {
      case 0x200C, 0x1160...0x11FF, 0xD7B0...0xD7FF: true
      default: [.nonspacingMark, .enclosingMark].contains(scalar.properties.generalCategory)
      }
    }
    return areMarks && cell.width == (WideScalars.contains(first) ? 2 : 1)
  }

  private static let sizes = [
    Size(width: 0, height: 0), Size(width: 1, height: 1), Size(width: 2, height: 1),
    Size(width: 80, height: 1), Size(width: 1, height: 24), Size(width: 10_000, height: 1),
    Size(width: 80, height: 24), Size(width: 1, height: 10_000), Size(width: 0, height: 5),
  ]

  private static func size(_ numbers: inout SeededNumbers) -> Size {
    if Bool.random(using: &numbers) { return sizes.randomElement(using: &numbers) ?? .zero }
    return Size(
      width: .random(in: 0...40, using: &numbers), height: .random(in: 0...20, using: &numbers))
  }

  private static let keys: [Key] = [
    .up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .enter, .escape, .tab, .backTab,
    .backspace, .delete, .function(1), .control("a"), "j", "日", "\u{301}",
  ]

  @Test(arguments: 0..<4)
  func anyViewsInAnyRoom(_ part: Int) {
    for seed in part * 25..<(part + 1) * 25 {
      var numbers = SeededNumbers(seed: seed)
      var size = Self.size(&numbers)
      let shape = Shape.next(&numbers, depth: 4)
      let renderer = Renderer(size: size) { ShapeView(shape: shape) }
      var shown: Frame?
      for step in 0..<20 {
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0:
          size = Self.size(&numbers)
          renderer.size = size
        case 1: renderer.paste(HostileTexts.next(&numbers))
        case 2:
          renderer.show {
            ShapeView(shape: Bool.random(using: &numbers) ? shape : .next(&numbers, depth: 3))
          }
        default: renderer.send(Self.keys.randomElement(using: &numbers) ?? .enter)
        }
        let frame = renderer.frame
        let faults = faults(of: frame, size)
        #expect(faults.isEmpty, "seed \(seed), step \(step), \(size): \(faults.prefix(3))")
        // What a display would have written so far is the frame.
        let written = Self.drawn(Self.written(frame, over: shown))
        #expect(written == Self.drawn(frame), "seed \(seed), step \(step)")
        shown = frame
      }
      renderer.close()
    }
  }

  /// A screen that showed one frame, once the changes to another are written.
  private static func written(_ frame: Frame, over shown: Frame?) -> Frame {
    var screen = shown?.size == frame.size ? shown ?? frame : Frame(size: frame.size)
    for run in frame.changes(since: shown) {
      var x = run.x
      for cell in run.cells {
        screen.put(cell, x: x, y: run.y)
        x += cell.width
      }
    }
    return screen
  }

  /// The right half of a character is drawn with its left one, whatever its style.
  private static func drawn(_ frame: Frame) -> [[Cell]] {
    (0..<frame.size.height).map { y in frame.row(y).filter { $0.width > 0 } }
  }

  /// The lines of a pipe have as many cells as the room has at most, and are text.
  @Test func linesOfAPipe() {
    for seed in 0..<400 {
      var numbers = SeededNumbers(seed: seed)
      let text = (0..<4).map { _ in HostileTexts.next(&numbers) }.joined()
      let frame = render(17, 6) { Text(text) }.frame
      for line in frame.text.split(separator: "\n", omittingEmptySubsequences: false) {
        #expect(Glyphs(String(line)).width <= 17, "seed \(seed)")
      }
      let plain = Terminal.plain(text)
      #expect(frame.faults == [], "seed \(seed)")
      #expect(Terminal.plain(plain) == plain, "seed \(seed)")
    }
  }

  /// 100 KB in each kind of view.
  @Test(arguments: ["x", "日", "\u{301}", "\u{1B}[2J", "\n"])
  func longTexts(_ piece: String) {
    let text = String(repeating: piece, count: 100_000 / piece.utf8.count)
    let shape = Shape.column([
      .row([.text(text, 1), .text(text, nil)]), .field(text), .button(.text(text, 1)),
      .progress(text, 0.5), .list([.text(text, nil), .text(text, 2)]), .scroll(.text(text, nil)),
      .stack(text, .toggle(text)),
    ])
    let renderer = Renderer(size: .zero) { ShapeView(shape: shape) }
    for size in [Size.zero, Size(width: 1, height: 1), Size(width: 80, height: 24)] {
      renderer.size = size
      for key in [Key.end, .tab, "x"] {
        renderer.send(key)
        #expect(faults(of: renderer.frame, size) == [])
      }
    }
  }

  fileprivate static let box = Size(width: 7, height: 3)

  /// A view in a box, with something drawn before it on the left and above, after it below, and nothing on
  /// the right, where a character that is half in the box would be seen.
  private struct Boxed: View {
    let shape: Shape
    var body: some View {
      Text("above and 日本語")
      HStack(spacing: 0) {
        Text("日\n日\n日")
        ShapeView(shape: shape)
          .frame(width: HostileTests.box.width, height: HostileTests.box.height, alignment: .center)
      }
      Text("below and 日本語")
    }
  }

  private func around(_ shape: Shape) -> [[Cell]] {
    let frame = Renderer(size: Size(width: 20, height: 7)) { Boxed(shape: shape) }.frame
    return (0..<frame.size.height).map { y in
      frame.row(y).enumerated().filter { x, _ in
        !(2..<2 + Self.box.width).contains(x) || !(1..<1 + Self.box.height).contains(y)
      }.map(\.element)
    }
  }

  /// Nothing is written beside a view, over it or below it.
  @Test func aViewStaysInItsCells() {
    let expected = around(.nothing)
    #expect(expected.joined().filter { $0.width == 2 }.count == 6 + 3)
    for seed in 0..<400 {
      var numbers = SeededNumbers(seed: seed)
      let shape = Shape.next(&numbers, depth: 3)
      #expect(around(shape) == expected, "seed \(seed): \(shape)")
      let text = Shape.text(HostileTexts.next(&numbers), nil)
      for shape: Shape in [
        .fixed(text), .row([text, text]), .column([text, text]), .button(text),
      ] {
        #expect(around(shape) == expected, "seed \(seed): \(shape)")
      }
    }
  }
}
