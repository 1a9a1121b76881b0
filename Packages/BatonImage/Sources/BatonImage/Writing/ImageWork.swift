@_spi(Image) internal import BatonStore

/// One thing that waits to be written, in the order in which it came.
enum ImageWork: Sendable {
  /// A batch, and when it was committed, in seconds since 1970.
  case batch(ImageBatch, time: Double)
  /// An operation was fetched, or its data is stale whatever its age.
  case stamp(RowIdentity, time: Double, isStale: Bool)
  /// All data is stale.
  case invalidation
  /// Rows were read.
  case use([Int64])
}
