public import Foundation
import SpecExchange

/// A run over a tree and the trees below it: the whole of it on one page.
public struct SpecRun {
  /// The folder of the tree.
  public let tree: URL
  /// Where the generated package is kept and built.
  public let scratch: URL
  /// The checkout whose runtime is checked.
  public let repository: URL
  /// Rewrites dumps and documents instead of comparing them, and then fails.
  public let blesses: Bool
  /// Gives the programs changed answers for a time in place of running the checks.
  public let fuzzing: Fuzzing?

  public struct Fuzzing: Sendable {
    /// For each tree.
    public let seconds: Int
    /// The number of the first round.
    public let round: UInt64
  }

  public init(
    tree: URL, scratch: URL, repository: URL, blesses: Bool, fuzzing: Fuzzing? = nil
  ) {
    self.tree = tree
    self.scratch = scratch
    self.repository = repository
    self.blesses = blesses
    self.fuzzing = fuzzing
  }

  /// Runs everything and prints a line for each case, script and orphan, and the sum at the end.
  ///
  /// - Parameter progress: gets what is being done where that takes a while.
  /// - Returns: whether nothing failed.
  public func run(print: (String) -> Void, progress: (String) -> Void = { _ in }) -> Bool {
    let blessing = blesses ? Blessing() : nil
    var summary = Summary()
    do {
      var runs: [TreeRun] = []
      for tree in try Tree.all(at: tree) {
        do throws(TreeProblem) {
          runs.append(try TreeRun(tree))
        } catch {
          summary.add(tree.prefix + Tree.manifestName, [error.description])
        }
      }
      for index in runs.indices { runs[index].compile(bless: blessing) }
      let folder = scratch.appending(path: "package")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      progress("building the generated code in \(folder.path)")
      let programs = try ProgramBuilder(
        folder: folder, repository: repository, isForFuzzing: fuzzing != nil
      ).build(&runs)
      for index in runs.indices {
        let program = programs[index].map { ProgramRun(executable: $0, folder: folder) }
        if let fuzzing {
          progress("fuzzing \(runs[index].tree.root.lastPathComponent)")
          summary.add(
            runs[index].tree.prefix + "fuzz",
            try program.map { try runs[index].fuzz(with: $0, fuzzing) } ?? ["nothing was built"])
          continue
        }
        if let program { try runs[index].check(with: program, blessing) }
        runs[index].report(to: &summary)
      }
    } catch {
      summary.add(tree.lastPathComponent, ["\(error)"])
    }
    for line in summary.lines { print(line) }
    if let blessing { for line in blessing.lines { print(line) } }
    print("\(summary.passed) passed, \(summary.failed) failed")
    return summary.failed == 0 && blessing == nil
  }
}

/// What is printed, and how much of it failed.
struct Summary {
  private(set) var lines: [String] = []
  private(set) var passed = 0
  private(set) var failed = 0

  mutating func add(_ name: String, _ failures: [String]) {
    if failures.isEmpty {
      passed += 1
      lines.append("ok \(name)")
    } else {
      failed += 1
      let reasons = failures.joined(separator: "; ").split(separator: "\n").joined(separator: " ")
      lines.append("FAIL \(name): \(reasons)")
    }
  }
}

extension Blessing {
  var lines: [String] {
    let sum =
      rewritten.isEmpty
      ? "BLESS: nothing to rewrite. The run fails all the same; run it again without BLESS."
      : "BLESS: rewrote \(rewritten.count) files; read the changes, then run again without BLESS."
    return problems + rewritten.map { "rewrote \($0)" } + [sum]
  }
}
