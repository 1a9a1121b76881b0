import Foundation
import SpecExchange

/// A folder with a manifest, and the files it is made of. A folder below that has a manifest of its own
/// is another tree.
struct Tree: Sendable {
  static let manifestName = "manifest.json"
  static let malformedName = "malformed.json"

  let root: URL
  /// What results are printed under: empty for the tree the command names, `rickandmorty/` below it.
  let prefix: String
  /// Paths of every file, relative to the root, sorted.
  let files: [String]
  private let known: Set<String>

  init(root: URL, prefix: String, files: [String]) {
    self.root = root
    self.prefix = prefix
    self.files = files
    known = Set(files)
  }

  /// Whether the tree has a file at that path.
  func has(_ path: String) -> Bool { known.contains(path) }

  /// The tree at `root` and every tree below it.
  static func all(at root: URL) throws(TreeProblem) -> [Tree] {
    var paths: [String] = []
    guard let walk = FileManager.default.enumerator(atPath: root.path) else {
      throw TreeProblem("\(root.path) is no folder that can be read")
    }
    while let path = walk.nextObject() as? String {
      if path.split(separator: "/").last?.hasPrefix(".") == true {
        walk.skipDescendants()
        continue
      }
      var isFolder: ObjCBool = false
      let full = root.appending(path: path).path
      if FileManager.default.fileExists(atPath: full, isDirectory: &isFolder), !isFolder.boolValue {
        paths.append(path)
      }
    }
    paths.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    guard paths.contains(manifestName) else {
      throw TreeProblem("\(root.path) has no \(manifestName); name the folder of a fixture tree")
    }
    let roots = paths.filter { $0 == manifestName || $0.hasSuffix("/" + manifestName) }
      .map { String($0.dropLast(manifestName.count)) }.sorted()
    return roots.map { prefix in
      let inner = roots.filter { $0 != prefix && $0.hasPrefix(prefix) }
      let own = paths.filter { path in
        path.hasPrefix(prefix) && !inner.contains { path.hasPrefix($0) }
      }
      return Tree(
        root: prefix.isEmpty ? root : root.appending(path: prefix), prefix: prefix,
        files: own.map { String($0.dropFirst(prefix.count)) })
    }
  }

  func contents(of path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: root.appending(path: path).path).map(Array.init)
  }

  func json(at path: String) throws(TreeProblem) -> JSON {
    guard let contents = contents(of: path) else { throw TreeProblem("\(path) cannot be read") }
    do throws(JSONError) {
      return try JSON.parse(contents)
    } catch {
      throw TreeProblem("\(path):\(error)")
    }
  }

  func manifest() throws(TreeProblem) -> Manifest {
    let json = try json(at: Self.manifestName)
    do throws(TreeProblem) {
      return try Manifest(json)
    } catch {
      throw TreeProblem("\(Self.manifestName) \(error)")
    }
  }
}
