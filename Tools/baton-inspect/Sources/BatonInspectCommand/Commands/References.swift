import BatonInspector

enum References {
  static func run(
    _ source: Source, _ key: String, _ options: Options, _ console: Console
  ) throws(ToolFailure) {
    let found = source.dump.references(to: key)
    // A link may lead to what is not there.
    if found.isEmpty { _ = try source.record(key) }
    if options.json {
      return console.print(
        .array(
          found.map { reference in
            .object([
              ("record", .string(reference.record)), ("slot", .string(reference.slot)),
              ("count", .int(reference.count)),
            ])
          }))
    }
    console.print(
      found.map { reference in
        [reference.record, reference.slot]
          + (reference.count > 1 ? ["\(reference.count) times"] : [])
      })
  }
}
