import BatonCompiler
import SpecExchange

/// Which units of a tree are compiled into one module, before it is written.
///
/// All of a tree is one module as long as it builds. When it does not, the units that a message points at
/// get modules of their own, so that each fails for itself.
struct ModulePlan {
  let tree: Int
  let name: String
  var units: [TreeRun.Unit]

  /// The module's code; nil when its sources compile alone and not together.
  func module(of run: TreeRun) -> GeneratedModule? {
    let paths = Set(units.flatMap(\.sources)).sorted()
    let compilation = run.compiler.compilation(of: paths)
    guard !compilation.hasErrors, let report = compilation.report else { return nil }
    var files: [String: String] = [:]
    var origins: [String: GeneratedModule.Origin] = [:]
    for file in compilation.files {
      guard let source = file.source else {
        files[file.name] = file.text
        continue
      }
      let name = SwiftText.identifier(source) + ".baton.swift"
      files[name] = file.text
      origins[name] = .source(source)
    }
    var readers: [String] = []
    var inputTypes: [String] = []
    for name in Set(units.flatMap(\.operations)).sorted() {
      guard let operation = report.operations.first(where: { $0.name == name }) else { continue }
      let reader = ReaderFile(
        operation: operation,
        paths: run.boundPaths(of: operation, with: RouteFinder(report)))
      let file = reader.typeName + ".swift"
      files[file] = reader.text
      origins[file] = .reader(name)
      readers.append(reader.typeName)
      inputTypes += operation.variables.map { $0.type.filter { !"[]!".contains($0) } }
    }
    let conformances = run.compiler.inputTypes.conformances(for: inputTypes)
    if !conformances.isEmpty {
      files["VariableTypes.swift"] = """
        import ConformanceReader
        import SpecExchange
        import Baton

        \(conformances)

        """
    }
    return GeneratedModule(name: name, files: files, origins: origins, readers: readers)
  }

  /// The same units, each in a module of its own where `isApart` says so.
  func split(_ isApart: (TreeRun.Unit) -> Bool) -> [ModulePlan] {
    let together = units.filter { !isApart($0) }
    var plans = together.isEmpty ? [] : [with(name, together)]
    for unit in units.filter(isApart) {
      let operation = unit.operations.sorted().joined(separator: "_")
      plans.append(with("\(name)_\(operation)", [unit]))
    }
    return plans
  }

  private func with(_ name: String, _ units: [TreeRun.Unit]) -> ModulePlan {
    ModulePlan(tree: tree, name: name, units: units)
  }
}

extension ModulePlan {
  /// What is tried first.
  static func whole(_ run: TreeRun, number: Int) -> ModulePlan {
    ModulePlan(tree: number, name: "Tree\(number)", units: run.units)
  }
}

extension TreeRun {
  /// The paths that are read of an operation, with their routes; what is bound to nothing has failed its
  /// check already, and the empty one is no accessor's.
  func boundPaths(
    of operation: OperationReport, with finder: RouteFinder
  ) -> [(path: String, routes: [Route])] {
    paths(of: operation.name).sorted().compactMap { path in
      if path.isEmpty { return nil }
      do throws(TreeProblem) {
        return (path, try finder.routes(to: JSONPath(path), from: operation.lens))
      } catch {
        return nil
      }
    }
  }
}
