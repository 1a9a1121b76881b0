import BatonImage
@_spi(Image) import BatonStore
import Foundation

/// A store's image in a folder of its own, and copies of it for rounds that each need a fresh one.
final class ImageFile {
  // State: `copies`, how many were made so far; main actor.
  private let folder: URL
  private var copies = 0

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("baton-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private var url: URL { folder.appendingPathComponent("image.sqlite") }

  /// What is in the file once it is closed.
  var size: Int {
    get throws {
      let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
      return attributes[.size] as? Int ?? 0
    }
  }

  /// Has a store write an image, and closes it.
  @MainActor
  func fill(_ write: (Store) throws -> Void) throws {
    let store = Store(persistence: Persistence(url: url, version: "1"))
    try write(store)
    store.closeImageNow()
  }

  /// A store over a copy of the image.
  @MainActor
  func storeOfCopy() throws -> Store {
    copies += 1
    let copy = folder.appendingPathComponent("\(copies).sqlite")
    try FileManager.default.copyItem(at: url, to: copy)
    return Store(persistence: Persistence(url: copy, version: "1"))
  }

  /// A store over an image that is empty.
  @MainActor
  func emptyStore() -> Store {
    copies += 1
    let url = folder.appendingPathComponent("\(copies).sqlite")
    return Store(persistence: Persistence(url: url, version: "1"))
  }
}

extension Store {
  /// Waits until everything is written and the file is given back.
  @MainActor
  func closeImageNow() {
    guard let image else { return }
    let closed = DispatchSemaphore(value: 0)
    Task.detached {
      await image.close()
      closed.signal()
    }
    closed.wait()
  }
}
