/// The table of packages in `docs/architecture.md`: which modules a package has and what they may
/// import.
struct ArrowTable {
  struct Row {
    let package: String
    let modules: [String]
    let imports: Set<String>
  }

  let rows: [Row]

  init?(document: String) {
    var rows: [Row] = []
    var isInTable = false
    for line in document.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("| package |") {
        isInTable = true
        continue
      }
      guard isInTable else { continue }
      guard line.hasPrefix("|") else { break }
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst()
        .map(ArrowTable.trimmed)
      guard cells.count >= 4, !cells[0].hasPrefix("-") else { continue }
      rows.append(
        Row(
          package: cells[0], modules: ArrowTable.names(cells[1]),
          imports: Set(ArrowTable.names(cells[3]))))
    }
    if rows.isEmpty { return nil }
    self.rows = rows
  }

  func row(of package: String) -> Row? { rows.first { $0.package == package } }

  /// The package a module of ours belongs to; nil for the toolchain's.
  func package(ofModule module: String) -> String? {
    rows.first { $0.modules.contains(module) }?.package
  }

  private static func names(_ cell: String) -> [String] {
    cell.split(separator: ",").map(trimmed).filter { !$0.isEmpty }
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first == " " { text = text.dropFirst() }
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}
