import BatonInspector

enum Size {
  static func run(_ source: Source, _ options: Options, _ console: Console) {
    let sizes = (source.image?.sizes ?? source.dump.types).sorted { $0.bytes > $1.bytes }
    if options.json {
      return console.print(
        .array(
          sizes.map { size in
            .object([
              ("type", .string(size.type)), ("records", .int(size.count)),
              ("bytes", .int(size.bytes)),
            ])
          }))
    }
    let records = sizes.reduce(0) { $0 + $1.count }
    let bytes = sizes.reduce(0) { $0 + $1.bytes }
    console.print(
      sizes.map { [$0.type, counted($0.count, "record"), "\($0.bytes) bytes"] }
        + [["all", counted(records, "record"), "\(bytes) bytes"]])
  }
}
