import Baton

extension App {
  /// What the screen that the app starts with is about and is not there; nil where it is.
  var absence: String? {
    let (store, page) = (environment.store, navigation.page)
    switch navigation.first {
    case .characters:
      if page == 1 { return nil }
      let isEmpty = store.read(navigation.characters).characters?.results?.isEmpty ?? true
      return isEmpty ? "there is no page \(page) of these characters" : nil
    case .locations:
      let page = navigation.locationsPage
      if page == 1 { return nil }
      let isEmpty = store.read(LocationsQuery(page: page)).locations?.results?.isEmpty ?? true
      return isEmpty ? "there is no page \(page) of the locations" : nil
    case .character(let id):
      let isThere = store.read(CharacterScreenQuery(id: id)).character != nil
      return isThere ? nil : "there is no character with the id \(id)"
    case .episode(let id):
      let isThere = store.read(EpisodeQuery(id: id)).episode != nil
      return isThere ? nil : "there is no episode with the id \(id)"
    case .location(let id):
      let isThere = store.read(LocationQuery(id: id)).location != nil
      return isThere ? nil : "there is no location with the id \(id)"
    case .search, .favourites: return nil
    }
  }
}
