/// Collects the lines of a Swift file.
struct SwiftWriter {
  private(set) var text = ""
  private var depth = 0

  mutating func line(_ line: String = "") {
    if !line.isEmpty {
      for _ in 0..<depth { text += "    " }
      text += line
    }
    text += "\n"
  }

  /// Lines between an opening and a closing one, four spaces further in.
  mutating func block(
    _ opening: String, closing: String = "}", _ body: (inout SwiftWriter) -> Void
  ) {
    line(opening)
    depth += 1
    body(&self)
    depth -= 1
    line(closing)
  }
}
