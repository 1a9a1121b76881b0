import Foundation

extension Folder {
  /// Replaces a file as a whole: whoever reads meanwhile sees the old text or the new.
  func write(_ text: String, to path: String) throws(ToolFailure) {
    if isChannel(path) { return try send(text, to: path) }
    let file = URL(fileURLWithPath: absolute(path))
    let folder = file.deletingLastPathComponent()
    let temporary = folder.appending(path: Self.temporaryName(of: file.lastPathComponent))
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: temporary)
    } catch {
      // Not there, if the folder is the reason.
      try? FileManager.default.removeItem(at: temporary)
      throw ToolFailure("cannot write \(path): \(reasonNotToWrite(error, path))")
    }
    guard rename(temporary.path, file.path) == 0 else {
      let failure = NSError(domain: NSPOSIXErrorDomain, code: Int(errno))
      let reason = isFolder(path) ? "it is a folder." : failure.localizedDescription
      try? FileManager.default.removeItem(at: temporary)
      throw ToolFailure("cannot write \(path): \(reason)")
    }
  }

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
    var folder = (absolute(path) as NSString).deletingLastPathComponent
    while !exists(folder), folder != "/" {
      folder = (folder as NSString).deletingLastPathComponent
    }
    if !isFolder(folder) { return "\(relative(folder)) is a file, not a folder." }
    return systemReason(error)
  }
}
