import Foundation

/// Rewrites dumps and documents instead of comparing them, and remembers which.
final class Blessing {
  // State: what was rewritten. Only the thread of the run uses it.
  private(set) var rewritten: [String] = []
  private(set) var problems: [String] = []

  func write(_ text: String, to path: String, of tree: Tree, replacing contents: [UInt8]?) {
    let bytes = Array(text.utf8)
    if bytes == contents { return }
    do {
      try Data(bytes).write(to: tree.root.appending(path: path), options: .atomic)
      if !rewritten.contains(tree.prefix + path) { rewritten.append(tree.prefix + path) }
    } catch {
      problems.append("\(tree.prefix + path) cannot be written: \(error.localizedDescription)")
    }
  }
}
