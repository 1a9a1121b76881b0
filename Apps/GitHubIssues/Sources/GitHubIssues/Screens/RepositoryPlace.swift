/// Where a repository is found: its owner's login and its name.
struct RepositoryPlace: Hashable {
  let owner: String
  let name: String

  init(owner: String, name: String) {
    self.owner = owner
    self.name = name
  }

  /// `OWNER/NAME`.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
    self.init(owner: String(parts[0]), name: String(parts[1]))
  }
}

extension RepositoryPlace: CustomStringConvertible {
  var description: String { "\(owner)/\(name)" }
}
