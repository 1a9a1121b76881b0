/// A file that everything accretes to is split before it hurts.
struct FileSizes: Rule {
  static let most = 600

  func findings(in repository: Repository) -> [Finding] {
    repository.files.compactMap { path, text in
      guard path.hasSuffix(".swift"), !path.hasSuffix(".baton.swift") else { return nil }
      let lines = text.utf8.reduce(into: 0) { if $1 == UInt8(ascii: "\n") { $0 += 1 } }
      guard lines > Self.most else { return nil }
      return Finding(path: path, message: "has \(lines) lines, more than \(Self.most)")
    }
  }
}
