internal import CNcurses
internal import Dispatch
internal import Foundation

/// A renderer on a full screen: frames out, keys and signals in. Nothing here waits: the keyboard and
/// the signals are read when they have something, and frames are drawn once a turn.
///
/// State, on the main actor: the display; the sources that read, for as long as it runs; what was typed
/// and not yet given to a view; who waits for the rest of a key.
@MainActor
final class ScreenSession {
  private let renderer: Renderer
  private let display: CursesDisplay
  private let loop = MainLoop()
  private var sources: [any DispatchSourceProtocol] = []
  private var reader = InputReader()
  private var waiting: Task<Void, Never>?

  /// Nil when the terminal can't be taken over.
  init?(_ renderer: Renderer, colours: Bool) {
    // Before ncurses, which sets handlers of its own where it finds none.
    let signals = bt_signal_pipe()
    guard signals >= 0, let display = CursesDisplay(colours: colours) else {
      bt_signals_default()
      return nil
    }
    self.renderer = renderer
    self.display = display
    read(0) { [unowned self] in takeKeys() }
    read(signals) { [unowned self] in takeSignals() }
  }

  private func read(_ descriptor: Int32, _ action: @escaping @MainActor () -> Void) {
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    // Handlers run on the main queue, which is the main actor's executor.
    source.setEventHandler { MainActor.assumeIsolated { action() } }
    source.activate()
    sources.append(source)
  }

  /// Returns when the user quits or a signal ends it; the terminal is given back by then.
  func run() -> Int32 {
    renderer.size = display.size
    renderer.onFrame = { [display] in display.show($0) }
    display.show(renderer.render())
    let code = loop.run()
    renderer.onFrame = nil
    for source in sources { source.cancel() }
    waiting?.cancel()
    display.close()
    bt_signals_end()
    return code
  }

  private func takeKeys() {
    waiting?.cancel()
    readKeys()
    if bt_is_midway() { waitForRest() }
  }

  private func readKeys() {
    var code = bt_key()
    // A terminal that hung up is always readable and never has a key.
    if code == InputReader.nothing, bt_is_gone() { loop.end(128 + SIGHUP) }
    repeat {
      renderer.together {
        var left = Self.mostTogether
        while code != InputReader.nothing, left > 0 {
          for input in reader.take(code) { take(input) }
          code = bt_key()
          left -= 1
        }
        if code == InputReader.nothing { for input in reader.take(code) { take(input) } }
      }
    } while code != InputReader.nothing
  }

  /// Of keys that are there already not each is shown, so that one that was held leaves nothing behind on a
  /// slow terminal; after so many what they came to is.
  private static let mostTogether = 100

  /// A key that sends several bytes begins as Escape does, and over a network they may come apart.
  private func waitForRest() {
    waiting = Task { [weak self] in
      try? await Task.sleep(for: .milliseconds(100))
      guard !Task.isCancelled, let self else { return }
      readKeys()
      if bt_is_escape() { take(.escape) }
    }
  }

  /// What comes after the end is for nobody.
  private func take(_ input: Input) {
    if loop.hasEnded { return }
    switch input {
    case .key(let key): take(key)
    case .typed(let text): type(text)
    case .pasted(let text): renderer.paste(text)
    case .phase(let phase): renderer.scenePhase = phase
    }
  }

  /// For all but a text field the characters are keys, one of which may bring a field.
  private func type(_ text: String) {
    var rest = text[...]
    while let first = rest.first, !loop.hasEnded, !renderer.type(rest) {
      rest.removeFirst()
      take(.character(first))
    }
  }

  private func take(_ key: Key) {
    switch key {
    case .control("c"): loop.end(128 + SIGINT)
    case .control("z"): suspend()
    case .control("l"):
      display.reset()
      redraw()
    default:
      if !renderer.send(key), key == .character("q") { loop.end(0) }
    }
  }

  private func suspend() {
    renderer.scenePhase = .background
    renderer.render()
    display.suspend()
    resume()
  }

  /// The process was stopped; before it says that it goes on, bodies are to see that it was.
  private func resume() {
    renderer.scenePhase = .background
    renderer.render()
    renderer.scenePhase = .active
    redraw()
  }

  private func redraw() {
    renderer.size = display.size
    display.show(renderer.render())
  }

  /// However many came. The end is not to wait behind frames.
  private func takeSignals() {
    let signals = bt_take_signals()
    func came(_ signal: Int32) -> Bool { signals & 1 << signal != 0 }
    if let signal = [SIGTERM, SIGHUP, SIGINT].first(where: came) {
      loop.end(128 + signal)
    } else if came(SIGTSTP) {
      suspend()
    } else if came(SIGCONT) {
      display.reset()
      resume()
    } else if came(SIGWINCH) {
      display.reset()
      redraw()
    }
  }
}
