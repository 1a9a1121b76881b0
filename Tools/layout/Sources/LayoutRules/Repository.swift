public import Foundation

/// The files of a checkout as the rules see them: paths relative to its root, and their text.
public struct Repository: Sendable {
  public let files: [String: String]
  public let folders: Set<String>

  public init(files: [String: String]) {
    self.files = files
    var folders: Set<String> = []
    for path in files.keys {
      var parts = path.split(separator: "/").dropLast()
      while !parts.isEmpty {
        folders.insert(parts.joined(separator: "/"))
        parts.removeLast()
      }
    }
    self.folders = folders
  }

  /// Reads every file below `root` but build products and what hides behind a dot, save `.ci`. One that is no
  /// text, a picture, has none.
  ///
  /// - Throws: what the file system says when the folder cannot be listed.
  public init(at root: URL) throws {
    let manager = FileManager.default
    _ = try manager.contentsOfDirectory(atPath: root.path)
    guard let walk = manager.enumerator(atPath: root.path) else {
      throw CocoaError(.fileReadUnknown)
    }
    var files: [String: String] = [:]
    while let path = walk.nextObject() as? String {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      if name.hasPrefix("."), name != ".ci" {
        walk.skipDescendants()
        continue
      }
      var isFolder: ObjCBool = false
      let full = root.appending(path: path).path
      guard manager.fileExists(atPath: full, isDirectory: &isFolder), !isFolder.boolValue,
        let data = manager.contents(atPath: full), data.count < 4_000_000
      else { continue }
      files[path] = String(data: data, encoding: .utf8) ?? ""
    }
    self.init(files: files)
  }

  func paths(under folder: String, suffix: String = "") -> [String] {
    files.keys.filter { $0.hasPrefix(folder + "/") && $0.hasSuffix(suffix) }.sorted()
  }

  /// The folders directly below `folder`.
  func children(of folder: String) -> [String] {
    folders.filter { $0.hasPrefix(folder + "/") && !$0.dropFirst(folder.count + 1).contains("/") }
      .sorted()
  }

  /// Every folder with a manifest but the root.
  var packages: [String] {
    files.keys.filter { $0.hasSuffix("/Package.swift") }
      .map { String($0.dropLast("/Package.swift".count)) }
      .filter { $0.split(separator: "/").count == 2 }.sorted()
  }
}

/// What a rule found, in the form it is printed.
public struct Finding: Hashable, Sendable, CustomStringConvertible {
  public let path: String
  public let message: String
  public var description: String { "\(path): \(message)" }
}
