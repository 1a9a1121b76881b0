import BatonSchema

/// What can be wrong with the directives that say how a selection is read.
enum ReadingProblem: Hashable, Sendable {
  case aliasNotName(String)
  case aliasNeedsName
  case aliasTaken(String)
  case inlineDirective(fragment: String, directive: String)
  case inlineSpread(fragment: String, lens: String)
}

extension ReadingProblem: DiagnosticFact {
  var diagnosticID: CompilerDiagnosticID {
    switch self {
    case .aliasNotName: .aliasNotName
    case .aliasNeedsName: .aliasNeedsName
    case .aliasTaken: .aliasTaken
    case .inlineDirective: .inlineDirective
    case .inlineSpread: .inlineSpread
    }
  }

  var id: String { diagnosticID.rawValue }
}
