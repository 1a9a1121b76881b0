/// What is fuzzed. Each must answer whatever it is given: a trap, a promise that is not kept or an
/// answer that takes seconds is a finding.
enum Target: String, CaseIterable {
  case document, schema, validation, markers, configuration, compilation
  case multipart, events, frames, upgrade, socket

  func run(_ input: [UInt8]) {
    switch self {
    case .document: DocumentTarget.run(input)
    case .schema: SchemaTarget.run(input)
    case .validation: ValidationTarget.run(input)
    case .markers: MarkerTarget.run(input)
    case .configuration: ConfigurationTarget.run(input)
    case .compilation: CompilationTarget.run(input)
    case .multipart: MultipartTarget.run(input)
    case .events: EventsTarget.run(input)
    case .frames: FramesTarget.run(input)
    case .upgrade: UpgradeTarget.run(input)
    case .socket: SocketTarget.run(input)
    }
  }
}
