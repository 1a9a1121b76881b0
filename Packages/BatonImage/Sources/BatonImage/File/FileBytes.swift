internal import Foundation

/// What the image does to files besides asking SQLite.
enum FileBytes {
  /// Also where a folder on the way may not be looked into, so that nobody can tell.
  static func exists(_ path: String) -> Bool {
    access(path, F_OK) == 0 || errno != ENOENT && errno != ENOTDIR
  }

  /// Whether it is a file with content of its own, and no device, pipe or folder.
  static func isRegular(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  static func isReadable(_ path: String) -> Bool { access(path, R_OK) == 0 }

  /// The first bytes of a file, as many as there are up to `count`; nil where it cannot be read.
  static func read(_ path: String, count: Int) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    do {
      // Nil at the end of the file, which an empty one is at.
      return Array(try FileHandle(fileDescriptor: file).read(upToCount: count) ?? Data())
    } catch {
      return nil
    }
  }

  /// Makes an empty file that its owner alone may read.
  static func create(_ path: String) -> Bool {
    let file = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
    if file >= 0 { close(file) }
    return file >= 0
  }

  static func touch(_ path: String) -> Bool {
    let file = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    if file >= 0 { close(file) }
    return file >= 0
  }

  /// Whether there is no such file afterwards.
  @discardableResult static func remove(_ path: String) -> Bool {
    unlink(path) == 0 || errno == ENOENT
  }

  static func rename(_ path: String, to target: String) -> Bool {
    Foundation.rename(path, target) == 0
  }

  /// Makes a folder and those above it, which their owner alone may look into.
  static func makeFolder(_ path: String) {
    var made = path.hasPrefix("/") ? "" : "."
    for part in path.split(separator: "/") {
      made += "/" + part
      mkdir(made, 0o700)
    }
  }
}
