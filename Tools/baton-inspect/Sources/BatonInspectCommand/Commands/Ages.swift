import BatonInspector

enum Ages {
  static func run(
    _ source: Source, _ options: Options, _ console: Console
  ) throws(ToolFailure) {
    let ages = try source.needImage(for: .ages).ages
    if options.json {
      return console.print(
        .array(
          ages.map { age in
            .object([
              ("operation", .string(age.operation)), ("variables", .raw(age.variables)),
              ("fetched", .optional(age.fetched.map(TimeText.date))),
              ("stale", .bool(age.fetched == nil)),
            ])
          }))
    }
    console.print(
      ages.map { age in
        let text = age.fetched.map { fetched in
          "\(TimeText.age(console.now() - fetched)) ago, \(TimeText.date(fetched))"
        }
        return [age.operation, age.variables, text ?? "stale"]
      })
  }
}
