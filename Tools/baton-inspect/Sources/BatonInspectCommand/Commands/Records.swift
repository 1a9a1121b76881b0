import BatonInspector
import BatonSchema

enum Records {
  static func run(
    _ source: Source, _ options: Options, _ console: Console
  ) throws(ToolFailure) {
    let found = source.dump.records.filter { record in
      options.type.map { $0.utf8.elementsEqual(record.type.utf8) } ?? true
    }
    if found.isEmpty, let type = options.type { throw unknown(type, in: source) }
    if options.json {
      return console.print(
        .array(
          found.map { record in
            .object([
              ("key", .string(record.key)), ("type", .string(record.type)),
              ("slots", .int(record.slots.count)), ("deleted", .bool(record.isDeleted)),
            ])
          }))
    }
    console.print(
      found.map { record in
        let state = record.isDeleted ? "deleted" : counted(record.slots.count, "slot")
        return [record.key, record.type, state]
      })
  }

  private static func unknown(_ type: String, in source: Source) -> ToolFailure {
    let types = source.dump.types.map(\.type)
    let nearest = Suggestions.nearest(to: type, in: types).first
    return ToolFailure(
      notThere: "`\(source.name)` has no record of the type `\(type)`; "
        + (nearest.map { "did you mean `\($0)`?" }
          ?? "`baton-inspect size \(source.name)` lists the types there are."))
  }
}
