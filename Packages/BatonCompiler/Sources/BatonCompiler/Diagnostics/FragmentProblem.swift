import BatonSchema

/// What can be wrong with fragments that take arguments, refetch themselves or page through a list.
enum FragmentProblem: Hashable, Sendable {
  case argumentsExpandTooFar(String)
  case spreadArgumentsDiffer(String)
}

extension FragmentProblem: DiagnosticFact {
  var id: String { diagnosticID.rawValue }

  var severity: Diagnostic.Severity { .error }

  var diagnosticID: CompilerDiagnosticID {
    switch self {
    case .argumentsExpandTooFar: .argumentsExpandTooFar
    case .spreadArgumentsDiffer: .spreadArgumentsDiffer
    }
  }
}
