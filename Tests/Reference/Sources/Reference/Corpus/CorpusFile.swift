/// Cases of one file, each below a line `#= schema +tag: title`. Where schemas are in question the
/// line is `#= +tag: title`.
struct CorpusFile {
  struct Entry: Hashable {
    let title: String
    let schema: String?
    let tags: Set<String>
    let text: String
  }

  let entries: [Entry]

  init(name: String, text: String) throws(CorpusError) {
    var entries: [Entry] = []
    var header: Substring?
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("#= ") else {
        lines.append(line)
        continue
      }
      if let header { entries.append(try Self.entry(header, lines, name)) }
      header = line.dropFirst(3)
      lines = []
    }
    guard let header else { throw .noCase(file: name) }
    entries.append(try Self.entry(header, lines, name))
    self.entries = entries
  }

  private static func entry(
    _ header: Substring, _ lines: [Substring], _ file: String
  ) throws(CorpusError) -> Entry {
    guard let colon = header.firstIndex(of: ":") else {
      throw .malformedHeader(String(header), file: file)
    }
    let words = header[..<colon].split(separator: " ")
    let title = header[header.index(after: colon)...].drop { $0 == " " }
    return Entry(
      title: String(title),
      schema: words.first { !$0.hasPrefix("+") }.map(String.init),
      tags: Set(words.filter { $0.hasPrefix("+") }.map { String($0.dropFirst()) }),
      text: lines.joined(separator: "\n"))
  }
}

/// Why a corpus cannot be read.
public enum CorpusError: Error, Hashable, CustomStringConvertible {
  case noCase(file: String)
  case malformedHeader(String, file: String)
  case unknownSchema(String?, file: String, title: String)
  case duplicateTitle(String)

  public var description: String {
    switch self {
    case .noCase(let file): "\(file) has no line that begins with `#= `"
    case .malformedHeader(let header, let file):
      "\(file): `#= \(header)` should read `#= schema: title`"
    case .unknownSchema(let schema, let file, let title):
      "\(file): `\(title)` is for the schema `\(schema ?? "")`, which is not in schemas/"
    case .duplicateTitle(let name): "two cases are named \(name)"
    }
  }
}
