import Foundation

/// The working directory, and the files seen from it.
struct Folder {
  /// Absolute.
  let path: String
  /// How many files and folders are looked at below one that is named: a slip can name `/` or `/proc`.
  private let entryLimit: Int

  init(_ path: String, entryLimit: Int = 100_000) {
    self.path = path
    self.entryLimit = entryLimit
  }

  func read(_ path: String, as what: String) throws(ToolFailure) -> [UInt8] {
    guard !isChannel(path) else {
      throw ToolFailure("cannot read \(what) \(path): it is a pipe or a device, not a plain file.")
    }
    do {
      return [UInt8](try Data(contentsOf: URL(fileURLWithPath: absolute(path))))
    } catch {
      throw ToolFailure("cannot read \(what) \(path): \(reason(error, path))")
    }
  }

  /// Nil if there is no such file, or none that can be read without waiting or end.
  func contents(_ path: String) -> [UInt8]? {
    guard !isChannel(path) else { return nil }
    return FileManager.default.contents(atPath: absolute(path)).map { [UInt8]($0) }
  }

  /// Whether this is a device or a pipe: written into, and never put aside for a file.
  func isChannel(_ path: String) -> Bool {
    var status = stat()
    guard stat(absolute(path), &status) == 0 else { return false }
    let kind = status.st_mode & S_IFMT
    return kind != S_IFREG && kind != S_IFDIR
  }

  func remove(_ path: String) throws(ToolFailure) {
    do {
      try FileManager.default.removeItem(atPath: absolute(path))
    } catch {
      throw ToolFailure("cannot remove \(path): \(reason(error, path))")
    }
  }

  func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: absolute(path), isDirectory: &isFolder)
      && isFolder.boolValue
  }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: absolute(path))
  }

  /// The names in a folder, sorted; none if it cannot be read.
  func names(in path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: absolute(path))) ?? []).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
  }

  /// The files below a folder with one of the suffixes, hidden ones and generated ones apart, sorted.
  ///
  /// A folder that links lead to more than once, or back to, is entered once.
  func files(below path: String, suffixes: [String]) throws(ToolFailure) -> [String] {
    var walk = Walk(suffixes: suffixes, left: entryLimit)
    collect(path, &walk)
    guard walk.left >= 0 else {
      throw ToolFailure(
        "\(path) holds more than \(entryLimit) files and folders: name a folder further in.")
    }
    return walk.files
  }

  private struct Walk {
    let suffixes: [String]
    var left: Int
    var entered: Set<String> = []
    var files: [String] = []
  }

  private func collect(_ path: String, _ walk: inout Walk) {
    guard walk.entered.insert(resolved(path)).inserted else { return }
    for name in names(in: path) where !name.hasPrefix(".") {
      walk.left -= 1
      guard walk.left >= 0 else { return }
      let file = path == "." ? name : path.hasSuffix("/") ? path + name : path + "/" + name
      if isFolder(file) {
        collect(file, &walk)
      } else if walk.suffixes.contains(where: name.hasSuffix), !name.hasSuffix(".baton.swift"),
        !isChannel(file)
      {
        walk.files.append(file)
      }
    }
  }

  /// The files that are named, those of folders in their order.
  func opened(_ paths: [String], _ suffixes: [String]) throws(ToolFailure) -> [String] {
    var files: [String] = []
    for path in paths {
      if isFolder(path) {
        files += try self.files(below: path, suffixes: suffixes)
      } else {
        guard exists(path) else {
          throw ToolFailure("cannot read \(path): there is no such file or folder.")
        }
        guard suffixes.contains(where: path.hasSuffix) else {
          throw ToolFailure(
            "\(path) is not a file that holds GraphQL: its name should end in "
              + suffixes.joined(separator: " or ") + ".")
        }
        files.append(path)
      }
    }
    return files
  }

  /// Nil if there is no such file.
  func stamp(of path: String) -> FileStamp? {
    var status = stat()
    guard stat(absolute(path), &status) == 0 else { return nil }
    return FileStamp(
      seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec,
      size: Int(status.st_size))
  }

  /// Why a file that is there cannot be read or removed, or that it is not there.
  private func reason(_ error: any Error, _ path: String) -> String {
    // What may not be looked at seems not to be there.
    if let code = (error as? CocoaError)?.code,
      code == .fileReadNoPermission || code == .fileWriteNoPermission
    {
      return systemReason(error)
    }
    if !exists(path), !exists(parent(of: path)) {
      return "its folder does not exist."
    }
    if !exists(path) { return "there is no such file." }
    if isFolder(path) { return "it is a folder." }
    return systemReason(error)
  }

  func systemReason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    return underlying?.localizedDescription ?? error.localizedDescription
  }
}
