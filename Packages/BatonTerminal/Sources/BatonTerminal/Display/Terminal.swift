internal import Foundation

/// Running views on the terminal that the process has.
@MainActor
public enum Terminal {
  /// Shows the views until the user quits: with `q` where no view wanted it, or Ctrl-C; or until a
  /// signal ends the process. Holds the main actor on the calling thread, which must be the first.
  ///
  /// Returns the process's exit code: 0, or 128 and the signal's number; 1 where no full screen can be drawn and
  /// the lines can't be written, of which it says why on the standard error. The terminal is as it was.
  public static func run(_ renderer: Renderer, mode: TerminalMode = .current) -> Int32 {
    if case .screen(let colours) = mode, let session = ScreenSession(renderer, colours: colours) {
      return session.run()
    }
    let display = LineDisplay()
    let code = LineSession(renderer, display).run()
    if let problem = display.problem, !problem.isReaderGone {
      let text = "\(ProcessInfo.processInfo.processName): \(problem)\n"
      try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
    return code
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

  /// Fills the places of those standard streams that the process was started without, so that no file it opens
  /// takes one and is written into. What uses such a stream fails, as it would have. For a program's first line.
  public static func fillClosedStreams() {
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest number that is free, and for the other direction.
      _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
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
