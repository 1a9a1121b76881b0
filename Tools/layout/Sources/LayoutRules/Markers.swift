/// Nothing is left for later without saying where it is kept, and no text names the machine it was
/// written on.
struct Markers: Rule {
  func findings(in repository: Repository) -> [Finding] {
    var findings: [Finding] = []
    for (path, text) in repository.files {
      // What a server calls its types is not ours to choose.
      guard Self.suffixes.contains(where: path.hasSuffix), !path.hasSuffix("/schema.graphql"),
        !path.hasPrefix("Tools/layout/")
      else { continue }
      for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        if let word = Self.words.first(where: { line.contains($0) }) {
          findings.append(Finding(path: "\(path):\(number + 1)", message: "says \(word)"))
        }
      }
    }
    return findings
  }

  private static let suffixes = [
    ".swift", ".md", "Makefile", "run", ".json", ".graphql", ".h", ".c",
  ]
  private static let words = ["TODO", "FIXME", "/work/", "/root/", "/home/"]
}
