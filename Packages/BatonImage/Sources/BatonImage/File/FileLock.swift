internal import Foundation

/// That this store, and no other in any process, writes an image: a lock on a file beside it, which the
/// system gives back should the process end.
final class FileLock {
  private let file: Int32
  private let path: String

  enum Refusal: Error {
    /// Another store has it.
    case held
    /// The file cannot be made: the system's error number.
    case impossible(Int32)
  }

  init(path: String) throws(Refusal) {
    while true {
      let file = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
      guard file >= 0 else { throw .impossible(errno) }
      guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
        let refusal: Refusal = errno == EWOULDBLOCK ? .held : .impossible(errno)
        close(file)
        throw refusal
      }
      if FileLock.isAt(path, file) {
        self.file = file
        self.path = path
        return
      }
      // Its holder removed the file between the two calls.
      close(file)
    }
  }

  /// The file goes while it is still locked: who opened it before looks again.
  deinit {
    unlink(path)
    close(file)
  }

  private static func isAt(_ path: String, _ file: Int32) -> Bool {
    var (own, named) = (stat(), stat())
    return fstat(file, &own) == 0 && stat(path, &named) == 0
      && own.st_ino == named.st_ino && own.st_dev == named.st_dev
  }
}
