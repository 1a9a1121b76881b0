import Foundation

/// What the recorded answers of the fixture tree say.
struct World: Sendable {
  let spec: URL

  private func answer(_ name: String) throws -> [String: Any] {
    let file = spec.appendingPathComponent("rickandmorty/\(name).json")
    return try Outcome.members(of: String(contentsOf: file, encoding: .utf8))
  }

  func name(ofCharacter id: String) throws -> String {
    try text(at("data", "character", "name", in: answer("character-\(id)")))
  }

  func names(onPage page: Int) throws -> [String] {
    let rows = at("data", "characters", "results", in: try answer("characters-\(page)"))
    return try rows.map { try names(of: $0) } ?? []
  }

  func castOfEpisode(_ id: String) throws -> [String] {
    try names(of: at("data", "episode", "characters", in: answer("episode-\(id)")))
  }

  func episodes(ofCharacter id: String) throws -> [String] {
    let parts = try answer("character-\(id)-episodes")["incremental"] as? [[String: Any]]
    return try names(of: at("data", "episode", in: parts?.first ?? [:]))
  }

  private func names(of rows: Any?) throws -> [String] {
    guard let rows = rows as? [[String: Any]], !rows.isEmpty else {
      throw Problem.different("the fixture has no rows")
    }
    return try rows.map { try text($0["name"]) }
  }

  private func text(_ value: Any?) throws -> String {
    guard let text = value as? String else { throw Problem.different("the fixture has no name") }
    return text
  }
}
