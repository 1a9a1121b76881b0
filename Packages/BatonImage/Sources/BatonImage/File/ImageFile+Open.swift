extension ImageFile {
  /// Why a store runs without its image.
  enum Refusal: Error {
    /// Another store, here or in another process, has the file.
    case held
    /// The file is somebody else's.
    case foreign
    /// The URL leads to no file.
    case elsewhere
    /// Nothing can be made there.
    case impossible
    case failed(SQLiteFailure)

    var reason: String {
      switch self {
      case .held: "another store has the image"
      case .foreign: "the file is no image"
      case .elsewhere: "the URL is no file's; one is made by URL(fileURLWithPath:)"
      case .impossible: "the file cannot be made"
      case .failed(let failure): failure.name
      }
    }
  }

  /// Opens the image for the only store that writes it, made anew if it is of another version or broken.
  func open(_ options: ImageOptions) throws(Refusal) -> (lock: FileLock, writer: ImageWriter) {
    if let folder = path.lastIndex(of: "/") { FileBytes.makeFolder(String(path[..<folder])) }
    let lock: FileLock
    do throws(FileLock.Refusal) {
      lock = try FileLock(path: self.lock)
    } catch {
      throw error == .held ? .held : .impossible
    }
    return (lock, try writer(options))
  }

  private func writer(_ options: ImageOptions) throws(Refusal) -> ImageWriter {
    if isHalfRemoved, !remove() { throw .impossible }
    switch find() {
    case .foreign: throw .foreign
    case .nothing: return try made(options)
    case .broken, .image(isOfThisFormat: false): return try startAgain(options)
    case .image(isOfThisFormat: true):
      do throws(SQLiteFailure) {
        return try ImageWriter(path: path, options, launches: true)
      } catch {
        if error.isTransient { throw .failed(error) }
        return try startAgain(options)
      }
    }
  }

  /// Removes what is there and makes an empty image.
  func startAgain(_ options: ImageOptions) throws(Refusal) -> ImageWriter {
    guard remove() else { throw .impossible }
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
