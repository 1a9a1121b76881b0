import Baton
import Observation

/// The user's favourite characters. Who is one says `isFavourite`, and the list is `favourites`: fields that
/// the server knows nothing of.
@MainActor @Observable
final class Favourites {
  // State, on the main actor: `ids`, the favourites' in the order they were chosen, observed; `kept`,
  // what keeps each one's record, and `list`, what keeps the list.
  @ObservationIgnored private let environment: Baton.Environment
  private(set) var ids: [String] = []
  @ObservationIgnored private var kept: [String: Retention] = [:]
  @ObservationIgnored private let list: Retention

  /// Begins with those of the launch before.
  init(_ environment: Baton.Environment) {
    self.environment = environment
    let store = environment.store
    list = store.retain(FavouritesQuery())
    // What memory lacks a check brings from the image.
    _ = store.check(FavouritesQuery())
    ids = (store.read(FavouritesQuery()).favourites ?? .empty).compactMap(\.id)
    for id in ids {
      kept[id] = store.retain(FavouriteQuery(id: id))
      _ = store.check(FavouriteQuery(id: id))
    }
  }

  /// Makes a character a favourite, or ends that.
  func toggle(_ id: String) {
    let query = FavouriteQuery(id: id)
    // No answer brings the field again, so its record must stay when no screen shows it any more.
    let retention = kept[id] == nil ? environment.store.retain(query) : nil
    let ids = retention == nil ? self.ids.filter { $0 != id } : self.ids + [id]
    do {
      try environment.commitPayload(query, Self.payload(id, isFavourite: retention != nil))
      try environment.commitPayload(FavouritesQuery(), Self.payload(ids))
      kept[id] = retention
      self.ids = ids
    } catch {
      // Only a session that ended refuses it, and its screens say so.
    }
  }

  private static func payload(_ id: String, isFavourite: Bool) -> Payload {
    payload(
      "character", Variable(object: ["id": Variable(id), "isFavourite": Variable(isFavourite)]))
  }

  private static func payload(_ ids: [String]) -> Payload {
    payload("favourites", Variable(ids.map { Variable(object: ["id": Variable($0)]) }))
  }

  private static func payload(_ field: String, _ value: Variable) -> Payload {
    Payload(json: Variable(object: ["data": Variable(object: [field: value])]).json)
  }
}

extension Favourites: Equatable {
  nonisolated static func == (a: Favourites, b: Favourites) -> Bool { a === b }
}
