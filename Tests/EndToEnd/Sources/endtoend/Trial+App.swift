import Baton
import BatonTransports

/// What a program without a screen does: an environment, operations, and lenses that read what its
/// store made of the answers.
extension Trial {
  @MainActor func app() async throws {
    let environment = Environment(transport: try http())
    let page = try await environment.fetch(CharactersQuery(page: 2))
    let names = page.characters?.results?.compactMap { $0.name } ?? []
    try expect(try names == world.names(onPage: 2), "\(names)")
    let episode = try await environment.fetch(EpisodeQuery(id: "1"))
    let cast = episode.episode?.characters.compactMap { $0.name } ?? []
    try expect(try cast == world.castOfEpisode("1"), "\(cast)")
    let broken = try await environment.fetch(CharacterQuery(id: "40"))
    try expect(
      try broken.character?.name == world.name(ofCharacter: "40")
        && broken.character?.origin == nil, "\(String(describing: broken.character?.name))")
    await environment.end()
  }

  /// What a mutation answers is seen by a lens that a query gave.
  @MainActor func appMutation() async throws {
    let environment = Environment(transport: try http())
    let data = try await environment.fetch(CharacterQuery(id: "9"))
    try expect(try data.character?.name == world.name(ofCharacter: "9"), "the first name")
    try await environment.mutate(RenameMutation(id: "9", name: "Director"))
    try expect(data.character?.name == "Director", "\(String(describing: data.character?.name))")
    await environment.end()
  }

  @MainActor func appParts() async throws {
    let environment = Environment(transport: try http())
    let data = try await environment.fetch(CharacterScreenQuery(id: "9"))
    let episodes = data.character?.episodeList?.episode.compactMap { $0.name } ?? []
    try expect(try episodes == world.episodes(ofCharacter: "9"), "\(episodes)")
    await environment.end()
  }

  /// Twenty parts, which are ready in whatever order.
  @MainActor func appManyParts() async throws {
    let environment = Environment(transport: try http())
    let data = try await environment.fetch(CharactersWithEpisodesQuery(page: 1))
    let rows = data.characters?.results ?? .empty
    try expect(rows.count == 20, "\(rows.count) rows")
    for row in rows {
      let episodes = row.episodeList?.episode.compactMap { $0.name } ?? []
      let expected = try world.episodes(ofCharacter: row.id ?? "")
      try expect(episodes == expected, "\(row.id ?? ""): \(episodes)")
    }
    await environment.end()
  }

  /// A part with an error is there, and the error is told.
  @MainActor func appBrokenPart() async throws {
    let environment = Environment(transport: try http())
    var errors: [String] = []
    environment.log = { event in
      if case .fieldError(_, let path) = event { errors.append(path) }
    }
    let data = try await environment.fetch(CharacterWithWhereaboutsQuery(id: "40"))
    let part = data.character?.whereabouts
    try expect(part?.status == "Dead" && part?.origin == nil, "\(String(describing: part?.status))")
    try expect(errors == ["character.origin"], "\(errors)")
    await environment.end()
  }

  /// What events bring is seen by a lens that a query gave, and the last of them stays.
  @MainActor func appSubscription(over transport: any Transport) async throws {
    let environment = Environment(transport: try http(), subscriptions: transport)
    let data = try await environment.fetch(CharacterQuery(id: "9"))
    let names = (1...1000).map { "Director \($0)" }
    let handle = environment.handle(for: RenamedSubscription(id: "9", names: names))
    let retention = handle.retain()
    while handle.stream == .connecting || handle.stream == .open {
      try await Task.sleep(for: .milliseconds(5))
    }
    try expect(
      handle.stream == .ended(nil) && handle.events == names.count && handle.resumptions == 0,
      "\(handle.events) events, then \(handle.stream)")
    try expect(data.character?.name == names.last, "\(String(describing: data.character?.name))")
    retention.release()
    await environment.end()
  }
}
