/// What an image is opened with.
struct ImageOptions: Sendable {
  let version: String
  /// In bytes.
  var limit: Int64
  /// Seconds since 1970.
  var now: @Sendable () -> Double
  var fault: Database.Fault?

  init(_ persistence: Persistence) {
    version = persistence.version
    limit = Int64(persistence.sizeLimit)
    now = persistence.now
  }
}
