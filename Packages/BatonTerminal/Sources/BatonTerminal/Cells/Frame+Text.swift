extension Frame {
  /// The characters, a line for each row, without the blanks at the ends of lines and without the
  /// empty lines at the end. Styles are not in it.
  public var text: String {
    var lines = (0..<size.height).map { y in
      var line = ""
      for cell in row(y) { line += cell.text }
      while line.last == " " { line.removeLast() }
      return line
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}
