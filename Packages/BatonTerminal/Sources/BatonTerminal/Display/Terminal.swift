internal import Foundation

/// Running views on the terminal that the process has.
@MainActor
public enum Terminal {
  /// Shows the views until the user quits: with `q` where no view wanted it, or Ctrl-C; or until a
  /// signal ends the process. Holds the main actor on the calling thread, which must be the first.
  ///
  /// Returns the process's exit code: 0, or 128 and the signal's number. The terminal is as it was.
  public static func run(_ renderer: Renderer, mode: TerminalMode = .current) -> Int32 {
    if case .screen(let colours) = mode, let session = ScreenSession(renderer, colours: colours) {
      return session.run()
    }
    return LineSession(renderer, LineDisplay()).run()
  }

  /// Prints the first frame that waits for nothing. Returns whether there was one within the time;
  /// else the frame as it was then is printed. Holds the main actor on the calling thread, which must
  /// be the first.
  ///
  /// - Throws: ``OutputProblem`` where not all of it could be written.
  public static func printOnce(
    _ renderer: Renderer, within limit: Duration
  ) throws(OutputProblem) -> Bool {
    let loop = MainLoop()
    let display = LineDisplay()
    Task {
      let isSettled = await printOnce(renderer, within: limit, on: display)
      loop.end(isSettled ? 0 : 1)
    }
    let isSettled = loop.run() == 0
    if let problem = display.problem { throw problem }
    return isSettled
  }

  /// A text without anything that steers a terminal, as views show it: what a program writes outside of its
  /// frames may have a server's words in it. Its lines stay lines.
  public nonisolated static func plain(_ text: String) -> String {
    Glyphs(text).lines.map { $0.map(\.text).joined() }.joined(separator: "\n")
  }

  /// Does work that takes a while, once nothing is shown any more. Holds the main actor on the calling
  /// thread, which must be the first, until it is done.
  public static func wait(_ work: @escaping @MainActor () async -> Void) {
    let loop = MainLoop()
    Task {
      await work()
      loop.end(0)
    }
    _ = loop.run()
  }

  static func printOnce(
    _ renderer: Renderer, within limit: Duration, on display: LineDisplay
  ) async -> Bool {
    renderer.size = display.size
    let isSettled = await renderer.settle(within: limit)
    display.show(renderer.render())
    return isSettled
  }
}
