@_spi(Image) public import BatonStore

extension Store {
  /// A store whose records the next launch finds.
  ///
  /// The image is opened at once. Where that cannot be - another store holds it, the file is somebody else's,
  /// there is no room - the store lives in memory alone, and the log says so (`imageUnavailable`).
  ///
  /// - Parameters:
  ///   - persistence: Where the image is; nil for a store in memory alone.
  ///   - cacheExpiration: The age from which data reads as stale, for operations that say none; nil is never.
  ///   - releaseBufferSize: How many operations are kept that nobody retains any more.
  public convenience init(
    persistence: Persistence?, cacheExpiration: Duration? = nil, releaseBufferSize: Int = 10
  ) {
    self.init(
      cacheExpiration: cacheExpiration, releaseBufferSize: releaseBufferSize,
      image: persistence.map(DiskImage.init))
  }

  /// Where the store's image is; nil for a store in memory alone.
  public var persistence: Persistence? { (image as? DiskImage)?.persistence }
}
