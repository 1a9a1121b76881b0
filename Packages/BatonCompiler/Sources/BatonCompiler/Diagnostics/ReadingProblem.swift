import BatonSchema

/// What can be wrong with how a selection is read, and with the directives that say so.
enum ReadingProblem: Hashable, Sendable {
  case aliasNotName(String)
  case aliasNeedsName
  case aliasTaken(String)
  case inlineDirective(fragment: String, directive: String)
  case inlineSpread(fragment: String, lens: String)
  case literalNeeded(directive: String, argument: String)
  case requiredConflict(String)
  case requiredNonNull(String)
  case requiredWeaker(field: String, action: String, parent: String, parentAction: String)
  case requiredAndCatch(String)
  case catchConflict(String)
  case catchNeedsAlias
  case lensTooLarge(definition: String, limit: Int)
  case deprecated(String, reason: String)
}

extension ReadingProblem: DiagnosticFact {
  var diagnosticID: CompilerDiagnosticID {
    switch self {
    case .aliasNotName: .aliasNotName
    case .aliasNeedsName: .aliasNeedsName
    case .aliasTaken: .aliasTaken
    case .inlineDirective: .inlineDirective
    case .inlineSpread: .inlineSpread
    case .literalNeeded: .literalNeeded
    case .requiredConflict: .requiredConflict
    case .requiredNonNull: .requiredNonNull
    case .requiredWeaker: .requiredWeaker
    case .requiredAndCatch: .requiredAndCatch
    case .catchConflict: .catchConflict
    case .catchNeedsAlias: .catchNeedsAlias
    case .lensTooLarge: .lensTooLarge
    case .deprecated: .deprecated
    }
  }

  var id: String { diagnosticID.rawValue }

  var severity: Diagnostic.Severity {
    switch self {
    // Nothing reads otherwise for it.
    case .requiredNonNull, .deprecated: .warning
    default: .error
    }
  }
}
