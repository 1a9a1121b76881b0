internal import CNcurses
internal import Foundation

/// Frames as lines of text, one frame after another.
///
/// State, on the main actor: the text shown last, so that a frame that only differs in style is not
/// written again; why nothing more can be written.
@MainActor
final class LineDisplay: Display {
  private let write: @MainActor (String) throws(OutputProblem) -> Void
  private var shown: String?
  private(set) var problem: OutputProblem?
  let size: Size

  /// `write` is given whole frames, each ending in a newline.
  init(size: Size, write: @escaping @MainActor (String) throws(OutputProblem) -> Void) {
    self.size = size
    self.write = write
  }

  /// On the standard output, as wide as its terminal and a line less high, which is where the next line is
  /// typed; or as `COLUMNS` and `LINES` say; or 80 × 24.
  convenience init() {
    self.init(size: Self.currentSize) { text throws(OutputProblem) in
      // Foundation's handle raises on a closed pipe; the descriptor does not.
      let bytes = Array(text.utf8)
      var done = 0
      while done < bytes.count {
        let count = bytes[done...].withUnsafeBytes { Glibc.write(1, $0.baseAddress, $0.count) }
        if count < 0 && errno == EINTR { continue }
        if count <= 0 { throw OutputProblem(code: errno) }
        done += count
      }
    }
  }

  func show(_ frame: Frame) {
    let text = frame.text
    if text == shown || problem != nil { return }
    do throws(OutputProblem) {
      if shown != nil { try write("\n") }
      shown = text
      try write(text + "\n")
    } catch {
      problem = error
    }
  }

  func close() {}

  private static var currentSize: Size {
    let environment = ProcessInfo.processInfo.environment
    func number(_ name: String, _ window: Int32) -> Int? {
      if let value = environment[name].flatMap({ Int($0) }), (1...1000).contains(value) {
        return value
      }
      return window > 0 ? Int(window) : nil
    }
    return Size(
      width: number("COLUMNS", bt_window_columns(1)) ?? 80,
      height: number("LINES", bt_window_lines(1) - 1) ?? 24)
  }
}
