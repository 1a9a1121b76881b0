extension Store {
  /// What keeps the records for the next launch; nil for a store that lives in memory alone.
  @_spi(Image) public var image: (any StoreImage)? { core.image }

  /// Writes what waits for the image and gives its file back. Nothing is read or written any more.
  @_spi(Runtime) public func closeImage() async {
    await core.image?.close()
  }

  /// Called with what happens to the image, what happened before included.
  @_spi(Runtime) public func observeImage(
    _ told: @escaping @MainActor @Sendable (ImageEvent) -> Void
  ) {
    core.image?.observe(told)
  }
}
