public import Foundation

/// Where a store keeps its records for the next launch, and of which version they are.
///
/// ```swift
/// let store = Store(persistence: Persistence(name: "App", version: Types.schemaDigest))
/// ```
///
/// An image is a cache: one of another version starts again empty, and so does one that is broken.
public struct Persistence: Sendable {
  /// The image's file; others with longer names are beside it.
  public let url: URL
  public let version: String
  /// In bytes, of what is in the file. Above it, what was used least lately goes.
  public let sizeLimit: Int
  /// Seconds since 1970.
  var now: @Sendable () -> Double = { Date().timeIntervalSince1970 }

  /// An image at `$XDG_CACHE_HOME/<name>/baton.sqlite`, or in `~/.cache` where that variable is not set.
  ///
  /// - Parameters:
  ///   - name: The app's, as a folder's name; `/` in it becomes `_`.
  ///   - version: As a rule `Types.schemaDigest`, which changes with the schema and with what identifies
  ///     records.
  ///   - sizeLimit: In bytes.
  public init(name: String, version: String, sizeLimit: Int = 64 << 20) {
    let folder = Persistence.caches.appendingPathComponent(Persistence.folder(name))
    self.init(
      url: folder.appendingPathComponent("baton.sqlite"), version: version, sizeLimit: sizeLimit)
  }

  /// An image at any place. Folders that are not there are made.
  ///
  /// - Parameter url: a file URL; with another, the store runs without an image.
  public init(url: URL, version: String, sizeLimit: Int = 64 << 20) {
    self.url = url
    self.version = version
    self.sizeLimit = max(0, sizeLimit)
  }

  /// An image whose data ages by a clock of a test's.
  ///
  /// - Parameter now: The seconds since 1970.
  @_spi(Runtime) public init(
    url: URL, version: String, now: @escaping @Sendable () -> Double
  ) {
    self.init(url: url, version: version)
    self.now = now
  }

  /// Removes the image. What a crash leaves of a removal, the next launch finishes. While a store holds the
  /// image nothing is removed: `Environment.end()` gives it back.
  ///
  /// - Returns: Whether there is no image now.
  @discardableResult
  public func removeAll() -> Bool {
    guard url.isFileURL else { return true }
    let file = ImageFile(path: url.path)
    guard FileBytes.exists(file.path) || file.isHalfRemoved else { return true }
    guard let lock = try? FileLock(path: file.lock) else { return false }
    defer { withExtendedLifetime(lock) {} }
    if case .foreign = file.find() { return false }
    return file.remove()
  }

  private static var caches: URL {
    let variables = ProcessInfo.processInfo.environment
    // The specification of these variables has relative paths ignored.
    if let path = variables["XDG_CACHE_HOME"], path.hasPrefix("/") {
      return URL(fileURLWithPath: path, isDirectory: true)
    }
    let home = variables["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? NSHomeDirectory()
    return URL(fileURLWithPath: home, isDirectory: true).appendingPathComponent(".cache")
  }

  private static func folder(_ name: String) -> String {
    let folder = name.replacingOccurrences(of: "/", with: "_")
    return ["", ".", ".."].contains(folder) ? "_" : folder
  }
}
