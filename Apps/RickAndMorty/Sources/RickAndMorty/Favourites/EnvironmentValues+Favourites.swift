import BatonTerminal

private struct FavouritesKey: EnvironmentKey {
  static var defaultValue: Favourites? { nil }
}

extension EnvironmentValues {
  /// The user's favourites; nil outside the app, where none can be chosen.
  var favourites: Favourites? {
    get { self[FavouritesKey.self] }
    set { self[FavouritesKey.self] = newValue }
  }
}
