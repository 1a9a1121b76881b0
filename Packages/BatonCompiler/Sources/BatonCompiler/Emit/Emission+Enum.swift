import BatonSchema

extension Emission {
  func emit(enumeration type: SchemaType, into writer: inout SwiftWriter) {
    let name = SwiftName.escaped(names.schemaType(type.name))
    var taken: Set<String> = ["unknown", "rawValue", "hashValue"]
    let cases = type.values.map { value in
      (SwiftName.escaped(SwiftName.member(value.name, taken: &taken)), value.name)
    }
    writer.line("/// The values of `enum \(type.name)`.")
    writer.block("nonisolated public enum \(name): \(runtime).EnumValue {") { writer in
      for (name, _) in cases { writer.line("case \(name)") }
      writer.line("/// A value that the schema did not list when this was generated.")
      writer.line("case unknown(String)")
      writer.line()
      writer.block("public init(rawValue: String) {") { writer in
        writer.line("switch rawValue {")
        for (name, text) in cases { writer.line("case \"\(text)\": self = .\(name)") }
        writer.line("default: self = .unknown(rawValue)")
        writer.line("}")
      }
      writer.line()
      writer.block("public var rawValue: String {") { writer in
        writer.line("switch self {")
        for (name, text) in cases { writer.line("case .\(name): \"\(text)\"") }
        writer.line("case .unknown(let rawValue): rawValue")
        writer.line("}")
      }
    }
  }
}
