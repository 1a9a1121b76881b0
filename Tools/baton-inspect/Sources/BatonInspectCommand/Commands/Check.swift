import BatonInspector

enum Check {
  static func run(
    _ path: String, _ sources: Sources, _ options: Options, _ console: Console
  ) throws(ToolFailure) -> Int32 {
    var problems: [String] = []
    do throws(ImageProblem) {
      problems = try sources.findIntegrityProblems(path).map { "SQLite: " + $0 }
    } catch {
      guard case .broken = error.fact else { throw ToolFailure(error) }
      return report([error.description], nil, options, console)
    }
    if !problems.isEmpty {
      problems.append(
        "the file is damaged: the app's next launch starts it again, empty; "
          + "`baton-inspect export \(path)` prints what can still be read")
    }
    let source = try sources.open(path)
    if source.brokenRows > 0 {
      problems.append(
        "\(counted(source.brokenRows, "row")) not what was written: such a row reads as not there, "
          + "and its data is fetched again")
    }
    return report(problems, source.dump, options, console)
  }

  /// - Parameter dump: Nil where the file is too broken to be read.
  private static func report(
    _ problems: [String], _ dump: StoreDump?, _ options: Options, _ console: Console
  ) -> Int32 {
    let (records, loose) = (dump?.records.count ?? 0, dump.map(looseLinks) ?? 0)
    if options.json {
      console.print(
        .object([
          ("problems", .array(problems.map(JSONValue.string))), ("records", .int(records)),
          ("looseLinks", .int(loose)),
        ]))
      return problems.isEmpty ? 0 : 1
    }
    console.stdout(problems.map { $0 + "\n" }.joined())
    if dump != nil {
      console.stdout(
        (problems.isEmpty ? "nothing is wrong: " : "") + "\(counted(records, "record")), "
          + "\(counted(loose, "link")) to records that are not there\n")
    }
    return problems.isEmpty ? 0 : 1
  }

  private static func looseLinks(_ dump: StoreDump) -> Int {
    dump.records.reduce(0) { count, record in
      count
        + record.slots.reduce(0) { count, slot in
          count + (slot.value?.targets.count { dump.record($0) == nil } ?? 0)
        }
    }
  }
}
