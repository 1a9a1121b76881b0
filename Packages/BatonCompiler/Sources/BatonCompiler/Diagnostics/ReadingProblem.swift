import BatonSchema

/// What can be wrong with the directives that say how a selection is read.
enum ReadingProblem: Hashable, Sendable {
  case aliasNotName(String)
  case aliasNeedsName
  case aliasTaken(String)
}

extension ReadingProblem: DiagnosticFact {
  var diagnosticID: CompilerDiagnosticID {
    switch self {
    case .aliasNotName: .aliasNotName
    case .aliasNeedsName: .aliasNeedsName
    case .aliasTaken: .aliasTaken
    }
  }

  var id: String { diagnosticID.rawValue }
}
