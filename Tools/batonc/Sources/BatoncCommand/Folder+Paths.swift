import Foundation

extension Folder {
  /// The absolute path of one as it was given.
  func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : self.path + "/" + path
  }

  /// Without `.`, `..` and doubled slashes, so that two spellings of one file compare equal.
  func standardized(_ path: String) -> String {
    var parts: [Substring.UTF8View] = []
    for part in absolute(path).utf8.split(separator: Self.slash) {
      if part.elementsEqual("..".utf8) {
        _ = parts.popLast()
      } else if !part.elementsEqual(".".utf8) {
        parts.append(part)
      }
    }
    return parts.isEmpty ? "/" : parts.map { "/" + Substring($0) }.joined()
  }

  /// The standardized path with its links followed, as far as it exists.
  func resolved(_ path: String) -> String {
    var (existing, rest) = (standardized(path), "")
    while existing != "/" {
      if let found = realpath(existing, nil) {
        defer { free(found) }
        let folder = String(cString: found)
        return folder == "/" && !rest.isEmpty ? rest : folder + rest
      }
      let (folder, name) = Self.split(existing)
      (existing, rest) = (folder, "/" + name + rest)
    }
    return rest.isEmpty ? "/" : rest
  }

  /// The path from here, if the file is in this folder; else the absolute one.
  func relative(_ path: String) -> String {
    let file = standardized(path)
    let folder = standardized(self.path)
    let start = folder == "/" ? "/" : folder + "/"
    return file.hasPrefix(start) ? String(file.utf8.dropFirst(start.utf8.count)) ?? file : file
  }

  /// The standardized path of the folder that holds a file.
  func parent(of path: String) -> String { Self.split(standardized(path)).folder }

  /// The last part of a path.
  func name(of path: String) -> String { Self.split(standardized(path)).name }

  private static let slash = UInt8(ascii: "/")

  private static func split(_ standardized: String) -> (folder: String, name: String) {
    guard let last = standardized.utf8.lastIndex(of: slash) else { return ("/", standardized) }
    let folder = last == standardized.startIndex ? "/" : String(standardized[..<last])
    return (folder, String(standardized[standardized.utf8.index(after: last)...]))
  }
}
