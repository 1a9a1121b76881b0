import BatonCompiler
import SpecExchange

extension TreeRun {
  /// Compiles what each script reaches and binds the paths that it reads.
  mutating func compileScripts(bless: Blessing?) {
    for index in contents.scripts.indices {
      let problems = compiled(&contents.scripts[index], bless)
      contents.scripts[index].failures += problems
      contents.scripts[index].isBuilt = problems.isEmpty
    }
  }

  /// Why a script cannot be built. Texts that are printed otherwise are noted in it; it runs all the same.
  private func compiled(_ script: inout ScriptCheck, _ bless: Blessing?) -> [String] {
    var problems: [String] = []
    for name in script.operations.sorted() {
      do throws(TreeProblem) {
        problems += try compiled(name, of: &script, bless)
      } catch {
        problems.append("\(name): \(error)")
      }
    }
    return problems
  }

  private func compiled(
    _ name: String, of script: inout ScriptCheck, _ bless: Blessing?
  ) throws(TreeProblem) -> [String] {
    let (_, compilation) = try compiler.checkedCompilation(reachedBy: name)
    let (report, operation) = try reported(name, in: compilation)
    if let document = script.documents[name] {
      compare(
        operation.text + "\n", with: document, "the compiler prints", &script.failures, bless)
    }
    var problems: [String] = []
    for call in script.input.script.calls where call.name == name {
      problems += unknownVariables(call.variables, of: operation)
    }
    let finder = RouteFinder(report)
    for path in Set(script.paths(of: name)).sorted() {
      do throws(TreeProblem) {
        _ = try finder.routes(to: JSONPath(path), from: operation.lens)
      } catch {
        problems.append(error.description)
      }
    }
    return problems
  }

  /// Adds what a run of the scripts has found.
  mutating func runScripts(with program: ProgramRun, _ bless: Blessing?) throws {
    let indices = contents.scripts.indices.filter { contents.scripts[$0].isBuilt }
    let outcomes = try program.run(indices.map { .script(contents.scripts[$0].input) })
    for (index, outcome) in zip(indices, outcomes) {
      contents.scripts[index].failures += outcome.failures
      for dump in outcome.dumps {
        guard let records = contents.scripts[index].records(after: dump.step) else { continue }
        compare(
          dump.text, with: records, "after step \(dump.step) the store holds",
          &contents.scripts[index].failures, bless)
      }
    }
  }
}
