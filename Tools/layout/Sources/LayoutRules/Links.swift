/// A relative link in a document leads to a file or folder of the repository.
struct Links: Rule {
  func findings(in repository: Repository) -> [Finding] {
    var findings: [Finding] = []
    for path in repository.files.keys where path.hasSuffix(".md") {
      for target in Self.targets(in: repository.files[path] ?? "") {
        guard let resolved = Self.resolve(target, from: path) else { continue }
        if repository.files[resolved] == nil, !repository.folders.contains(resolved),
          !resolved.isEmpty
        {
          findings.append(Finding(path: path, message: "links to \(target), which is not there"))
        }
      }
    }
    return findings
  }

  static func targets(in text: String) -> [String] {
    var targets: [String] = []
    var isCode = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") { isCode.toggle() }
      if isCode { continue }
      var rest = line
      while let at = rest.firstRange(of: "](") {
        rest = rest[at.upperBound...]
        guard let end = rest.firstIndex(of: ")") else { break }
        targets.append(String(rest[..<end]))
        rest = rest[end...]
      }
    }
    return targets
  }

  /// The path below the root; nil for what is no path: an address or a place in the same file.
  static func resolve(_ target: String, from path: String) -> String? {
    let file = target.prefix { $0 != "#" }
    if file.isEmpty || file.contains(":") { return nil }
    var parts = path.split(separator: "/").dropLast().map(String.init)
    for part in file.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
    }
    return parts.joined(separator: "/")
  }
}
