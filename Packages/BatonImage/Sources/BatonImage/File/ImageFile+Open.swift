internal import Foundation

extension ImageFile {
  /// Why a store runs without its image.
  enum Refusal: Error {
    /// Another store, here or in another process, has the file.
    case held
    /// The file is somebody else's.
    case foreign
    /// The URL leads to no file.
    case elsewhere
    /// Nothing can be made there: the system's error number.
    case impossible(Int32)
    case failed(SQLiteFailure)

    var reason: String {
      switch self {
      case .held: "another store has the image"
      case .foreign: "the file is no image"
      case .elsewhere: "the URL is no file's; one is made by URL(fileURLWithPath:)"
      case .impossible(let code): "no file: \(String(cString: strerror(code)))"
      case .failed(let failure): failure.name
      }
    }
  }

  /// An image that its only store may write.
  struct Opened {
    let lock: FileLock
    let writer: ImageWriter
    /// Nil where it has what it had.
    let loss: ImageLoss?
  }

  /// Opens the image for the only store that writes it, made anew if it is of another version or broken.
  func open(_ options: ImageOptions) throws(Refusal) -> Opened {
    if let folder = path.lastIndex(of: "/") { FileBytes.makeFolder(String(path[..<folder])) }
    let lock: FileLock
    do throws(FileLock.Refusal) {
      lock = try FileLock(path: self.lock)
    } catch {
      switch error {
      case .held: throw .held
      case .impossible(let code): throw .impossible(code)
      }
    }
    if isHalfRemoved, !remove() { throw .impossible(errno) }
    let loss: ImageLoss
    switch find() {
    case .foreign: throw .foreign
    case .nothing: return Opened(lock: lock, writer: try made(options), loss: nil)
    case .broken: loss = .damaged
    case .image(isOfThisFormat: false): loss = .otherFormat
    case .image(isOfThisFormat: true):
      do throws(SQLiteFailure) {
        let writer = try ImageWriter(path: path, options, launches: true)
        return Opened(lock: lock, writer: writer, loss: nil)
      } catch {
        guard let failed = ImageLoss(error) else { throw .failed(error) }
        loss = failed
      }
    }
    return Opened(lock: lock, writer: try startAgain(options), loss: loss)
  }

  /// Removes what is there and makes an empty image.
  func startAgain(_ options: ImageOptions) throws(Refusal) -> ImageWriter {
    guard remove() else { throw .impossible(errno) }
    return try made(options)
  }

  private func made(_ options: ImageOptions) throws(Refusal) -> ImageWriter {
    do throws(SQLiteFailure) {
      try make(ImageState(version: options.version), fault: options.fault)
      return try ImageWriter(path: path, options, launches: true)
    } catch {
      throw .failed(error)
    }
  }

  /// The image once more.
  func reopen(_ options: ImageOptions, launches: Bool) throws(Refusal) -> ImageWriter {
    do throws(SQLiteFailure) {
      return try ImageWriter(path: path, options, launches: launches)
    } catch {
      throw .failed(error)
    }
  }
}
