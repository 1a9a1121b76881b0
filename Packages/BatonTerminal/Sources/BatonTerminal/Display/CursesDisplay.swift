internal import CNcurses

/// Frames on the whole of the terminal. Only cells that differ from the last frame are written.
///
/// State, on the main actor: the frame shown; whether the terminal is taken. There is one terminal,
/// so there can be one such display at a time.
@MainActor
final class CursesDisplay: Display {
  private var shown: Frame?
  private static var isTaken = false

  /// Takes the terminal over; nil when it can't be, or is taken already.
  init?(colours: Bool) {
    guard !Self.isTaken, bt_start(colours) else { return nil }
    Self.isTaken = true
  }

  var size: Size { Size(width: Int(bt_columns()), height: Int(bt_lines())) }

  func show(_ frame: Frame) {
    guard Self.isTaken else { return }
    for run in frame.changes(since: shown) {
      var x = run.x
      for cell in run.cells {
        write(cell, x: x, y: run.y)
        x += cell.width
      }
    }
    shown = frame
    bt_flush()
  }

  private func write(_ cell: Cell, x: Int, y: Int) {
    let style = cell.style
    bt_style(
      Self.number(of: style.foreground), style.attributes.contains(.bold),
      style.attributes.contains(.dim) || style.foreground == .secondary
        || style.foreground == .gray, style.attributes.contains(.underline),
      style.attributes.contains(.reverse))
    // Where ncurses counts other cells than the frame does, what follows would be out of place.
    if let first = cell.text.unicodeScalars.first, Self.width(of: first) == cell.width {
      bt_put(Int32(y), Int32(x), cell.text)
    } else {
      for offset in 0..<cell.width { bt_put(Int32(y), Int32(x + offset), "?") }
    }
  }

  /// The cells that ncurses takes a character for, by the C library's tables; negative for one that
  /// it would not draw.
  static func width(of scalar: Unicode.Scalar) -> Int { Int(bt_width(scalar.value)) }

  private static func number(of color: Color) -> Int32 {
    switch color {
    case .primary, .secondary, .gray: -1
    case .black: 0
    case .red: 1
    case .green: 2
    case .yellow: 3
    case .blue: 4
    case .purple: 5
    case .cyan: 6
    case .white: 7
    }
  }

  /// The window has another size, or something else wrote on it: all is drawn anew.
  func reset() {
    bt_resize()
    shown = nil
  }

  /// Lets the shell have the terminal, until the process is continued.
  func suspend() {
    bt_suspend()
    reset()
  }

  func close() {
    guard Self.isTaken else { return }
    Self.isTaken = false
    bt_stop()
  }
}
