import BatonSchema
import SpecExchange

/// The authors' documents of a tree, by what they define.
struct SourceIndex: Sendable {
  struct File: Sendable {
    /// Relative to the tree's root.
    let path: String
    let source: Source
  }

  private(set) var files: [File] = []
  private var operations: [String: Int] = [:]
  private var fragments: [String: Int] = [:]
  /// For each file, the fragments its definitions spread.
  private var spreads: [Set<String>] = []
  /// What is wrong with files that do not parse.
  private var problems: [String] = []

  init(_ sources: [Source]) {
    for source in sources { add(source) }
  }

  private mutating func add(_ source: Source) {
    let document: Document
    do throws(Diagnostic) {
      document = try Document(parsing: source)
    } catch {
      problems.append("\(error)")
      return
    }
    let index = files.count
    files.append(File(path: source.name, source: source))
    var names: Set<String> = []
    for operation in document.operations {
      if let name = operation.name { operations[name.text] = index }
      Self.collect(operation.selections, into: &names)
    }
    for fragment in document.fragments {
      fragments[fragment.name.text] = index
      // Its query has no text of its own.
      if case .string(let query)? = fragment.directives.named("refetchable")?.argument("queryName")
      {
        operations[query.text] = index
      }
      Self.collect(fragment.selections, into: &names)
    }
    spreads.append(names)
  }

  private static func collect(_ selections: [Selection], into names: inout Set<String>) {
    for selection in selections {
      switch selection {
      case .field(let field): collect(field.selections, into: &names)
      case .inline(let inline): collect(inline.selections, into: &names)
      case .spread(let spread): names.insert(spread.name.text)
      }
    }
  }

  /// The files an operation needs: its own, and those of every fragment that one of them spreads, in
  /// the order of their paths. A fragment that no file defines is left to the compiler to name.
  func files(reachedBy operation: String) throws(TreeProblem) -> [File] {
    guard let first = operations[operation] else {
      let others = problems.isEmpty ? "" : "; " + problems.joined(separator: "; ")
      throw TreeProblem("no source defines the operation \(operation)\(others)")
    }
    var reached: Set<Int> = [first]
    var open = [first]
    while let file = open.popLast() {
      for name in spreads[file] {
        if let next = fragments[name], reached.insert(next).inserted { open.append(next) }
      }
    }
    return reached.map { files[$0] }.sorted { $0.path < $1.path }
  }
}
