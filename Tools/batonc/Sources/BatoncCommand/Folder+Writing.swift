import Foundation

extension Folder {
  /// Replaces a file as a whole: whoever reads meanwhile sees the old text or the new.
  func write(_ text: String, to path: String) throws(ToolFailure) {
    if isChannel(path) { return try send(text, to: path) }
    let folder = parent(of: path)
    let temporary = folder + "/" + Self.temporaryName(of: name(of: path))
    do {
      if !isFolder(folder) {
        try FileManager.default.createDirectory(
          atPath: folder, withIntermediateDirectories: true)
      }
      try create(temporary, Array(text.utf8))
    } catch {
      // Not there, if the folder is the reason.
      unlink(temporary)
      throw ToolFailure("cannot write \(path): \(reasonNotToWrite(error, path))")
    }
    guard rename(temporary, absolute(path)) == 0 else {
      let failure = Self.lastFailure
      let reason = isFolder(path) ? "it is a folder." : failure.localizedDescription
      unlink(temporary)
      throw ToolFailure("cannot write \(path): \(reason)")
    }
  }

  /// A file of its own. It need not outlast the machine's next failure, as what is made anew from sources:
  /// nobody waits for the disk.
  private func create(_ file: String, _ bytes: [UInt8]) throws {
    guard let stream = fopen(file, "w") else { throw Self.lastFailure }
    let isWhole = fwrite(bytes, 1, bytes.count, stream) == bytes.count
    let failure = Self.lastFailure
    guard fclose(stream) == 0 else { throw Self.lastFailure }
    guard isWhole else { throw failure }
  }

  private static var lastFailure: NSError { NSError(domain: NSPOSIXErrorDomain, code: Int(errno)) }

  private func send(_ text: String, to channel: String) throws(ToolFailure) {
    do {
      let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: absolute(channel)))
      try handle.write(contentsOf: Data(text.utf8))
      try handle.close()
    } catch {
      throw ToolFailure("cannot write \(channel): \(systemReason(error))")
    }
  }

  /// Removes what runs that were killed left in a folder; that of a run which still goes on stays.
  func removeTemporaries(in path: String) {
    for name in names(in: path) {
      guard let process = Self.process(ofTemporary: name), kill(process, 0) != 0, errno == ESRCH
      else { continue }
      // One that cannot be removed harms nothing: its name is hidden, and no output's.
      try? FileManager.default.removeItem(atPath: absolute(path + "/" + name))
    }
  }

  private static let temporarySuffix = ".batonc-tmp"

  /// `.Screen.baton.swift.4711.batonc-tmp`: two runs at once have two names.
  private static func temporaryName(of name: String) -> String {
    ".\(name).\(getpid())\(temporarySuffix)"
  }

  private static func process(ofTemporary name: String) -> pid_t? {
    guard name.hasPrefix("."), name.hasSuffix(temporarySuffix) else { return nil }
    let digits = name.dropLast(temporarySuffix.utf8.count).split(separator: ".").last
    return digits.flatMap { pid_t($0) }.flatMap { $0 > 0 ? $0 : nil }
  }

  private func reasonNotToWrite(_ error: any Error, _ path: String) -> String {
    var folder = parent(of: path)
    while !exists(folder), folder != "/" { folder = parent(of: folder) }
    if !isFolder(folder) { return "\(relative(folder)) is a file, not a folder." }
    return systemReason(error)
  }
}
