internal import Dispatch
internal import Foundation

/// A renderer on lines of text: each frame that waits for nothing is printed; each line of the
/// standard input is a key, or a text for the field that has the focus. At the end of the input it goes on
/// until nothing is awaited.
///
/// Lines of a pipe or a file are all there at once, written by somebody who knew what the screen would
/// show: each has its turn when the frame after the line before was printed. What is typed counts at once.
///
/// State, on the main actor: the bytes of a line not yet ended, and the lines not yet taken; whether one
/// is about to be; who reads on once few wait; whether the input ended; the code it ended with.
@MainActor
final class LineSession {
  private let renderer: Renderer
  private let display: LineDisplay
  private let isTyped: Bool
  private let say: @MainActor (String) -> Void
  private let loop = MainLoop()
  private var pending: [UInt8] = []
  private var lines: ArraySlice<String> = []
  private var isTurnAsked = false
  private var readOn: (() -> Void)?
  private var isAtEnd = false

  /// Longer lines are no keys: what is beyond is dropped.
  private static let longestLine = 4096
  /// While so many lines wait, no more are read: who writes them waits too.
  private static let mostWaiting = 100

  /// `say` is given what is no frame: how this is used, and what was not understood.
  init(
    _ renderer: Renderer, _ display: LineDisplay, isTyped: Bool = isatty(0) != 0,
    say: @escaping @MainActor (String) -> Void = { text in
      try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8))
    }
  ) {
    self.renderer = renderer
    self.display = display
    self.isTyped = isTyped
    self.say = say
  }

  func run() -> Int32 {
    begin()
    Self.readInput { [weak self] bytes, readOn in self?.take(bytes, readOn) }
    let code = loop.run()
    renderer.onFrame = nil
    return code
  }

  func begin() {
    renderer.size = display.size
    if isTyped { say("Each line is a key: \(Key.lineNames).") }
    renderer.onFrame = { [unowned self] in show($0) }
    show(renderer.render())
  }

  /// Whether the session has ended.
  var isOver: Bool { loop.hasEnded }

  private func show(_ frame: Frame) {
    if renderer.isWaiting || isOver { return }
    display.show(frame)
    // Nobody would see what comes next.
    if display.problem != nil { loop.end(1) } else { askForTurn() }
  }

  /// On a thread of its own: a file, or /dev/null, is nothing that a dispatch source can watch. No
  /// bytes are the end. It waits for each taker to have it read on, so that an input without end takes
  /// no memory.
  private static func readInput(
    _ take: @escaping @MainActor @Sendable ([UInt8], @escaping @Sendable () -> Void) -> Void
  ) {
    let isWanted = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      var bytes = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = Glibc.read(0, &bytes, bytes.count)
        if count < 0 && errno == EINTR { continue }
        let taken = Array(bytes.prefix(max(0, count)))
        DispatchQueue.main.async { take(taken) { isWanted.signal() } }
        if count <= 0 { return }
        isWanted.wait()
      }
    }
  }

  /// Bytes of the input; none are its end. `readOn` is called once when there is room for more.
  func take(_ bytes: [UInt8], _ readOn: @escaping () -> Void = {}) {
    for byte in bytes {
      if byte == 10 {
        endLine()
      } else if pending.count < Self.longestLine {
        pending.append(byte)
      }
    }
    if bytes.isEmpty {
      if !pending.isEmpty { endLine() }
      isAtEnd = true
    }
    self.readOn = readOn
    readOnIfFewWait()
    askForTurn()
  }

  private func readOnIfFewWait() {
    if lines.count >= Self.mostWaiting { return }
    readOn?()
    readOn = nil
  }

  private func endLine() {
    lines.append(String(decoding: pending, as: UTF8.self))
    pending = []
  }

  /// Behind the turns that are asked for already: what the line before began has begun by then.
  private func askForTurn() {
    if isTurnAsked { return }
    isTurnAsked = true
    Task { [weak self] in self?.turn() }
  }

  private func turn() {
    isTurnAsked = false
    renderer.render()
    if isOver || (renderer.isWaiting && !isTyped) { return }
    if let line = lines.popFirst() {
      readOnIfFewWait()
      take(line: line)
      renderer.render()
      askForTurn()
    } else if isAtEnd, !renderer.isWaiting {
      loop.end(0)
    }
  }

  private func take(line: String) {
    if let key = Key(line: line) {
      if !renderer.send(key), key == "q" { loop.end(0) }
    } else if !renderer.type(line[...]) {
      // Each of its letters may be a key: they are none that anybody pressed.
      let text = Terminal.plain(String(line.prefix(40)))
      say("'\(text)' is no key, and no field has the focus. A line is one of: \(Key.lineNames).")
    }
  }
}
