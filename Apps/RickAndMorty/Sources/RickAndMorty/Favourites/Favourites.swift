import Baton
import Observation

/// The user's favourite characters, for as long as the session lasts. Who is one says `isFavourite`, a
/// field of the character that the server knows nothing of.
@MainActor @Observable
final class Favourites {
  // State, on the main actor: `ids`, the favourites' in the order they were chosen, observed; `kept`,
  // what keeps each one's record.
  @ObservationIgnored private let environment: Baton.Environment
  private(set) var ids: [String] = []
  @ObservationIgnored private var kept: [String: Retention] = [:]

  init(_ environment: Baton.Environment) { self.environment = environment }

  /// Makes a character a favourite, or ends that.
  func toggle(_ id: String) {
    let query = FavouriteQuery(id: id)
    // No answer brings the field again, so its record must stay when no screen shows it any more.
    let retention = kept[id] == nil ? environment.store.retain(query) : nil
    do {
      try environment.commitPayload(query, Self.payload(id, isFavourite: retention != nil))
      kept[id] = retention
      if retention == nil { ids.removeAll { $0 == id } } else { ids.append(id) }
    } catch {
      // Only a session that ended refuses it, and its screens say so.
    }
  }

  private static func payload(_ id: String, isFavourite: Bool) -> Payload {
    let character = Variable(object: ["id": Variable(id), "isFavourite": Variable(isFavourite)])
    let data = Variable(object: ["character": character])
    return Payload(json: Variable(object: ["data": data]).json)
  }
}

extension Favourites: Equatable {
  nonisolated static func == (a: Favourites, b: Favourites) -> Bool { a === b }
}
