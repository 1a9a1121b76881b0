import BatonSchema

/// What can be wrong with fragments that take arguments, refetch themselves or page through a list.
enum FragmentProblem: Error, Hashable {
  case argumentsExpandTooFar(String)
  case spreadArgumentsDiffer(String)

  case refetchableName
  case refetchableNameTaken(String)
  case refetchableType(fragment: String, type: String)
  case refetchableKeyArgument(String, fragment: String)
  case refetchableVariable(String, first: String, second: String)

  case connectionKeyNotWritten
  case connectionKey(String, field: String)
  case connectionFilterNotWritten
  case connectionUnknownFilter(String, field: String, suggestion: String?)
  case connectionPagingFilter(String)
  case connectionType(field: String, type: String, missing: [ConnectionPart])
  case connectionNeedsCount(field: String)
  case connectionNeedsEdges(field: String)
  case connectionsDiffer(field: String, first: String, second: String)
  case connectionNodes(field: String)

  /// What makes a type a connection.
  enum ConnectionPart: Hashable, Sendable {
    case object
    case edges
    case node(edge: String)
    case cursor(edge: String)
    case pageInfo
    case pageInfoMembers([String], type: String)
  }
}

extension FragmentProblem: DiagnosticFact {
  var id: String { diagnosticID.rawValue }

  var severity: Diagnostic.Severity {
    switch self {
    // One page may be what is meant.
    case .connectionNodes: .warning
    default: .error
    }
  }

  var diagnosticID: CompilerDiagnosticID {
    switch self {
    case .argumentsExpandTooFar: .argumentsExpandTooFar
    case .spreadArgumentsDiffer: .spreadArgumentsDiffer
    case .refetchableName: .refetchableName
    case .refetchableNameTaken: .refetchableNameTaken
    case .refetchableType: .refetchableType
    case .refetchableKeyArgument: .refetchableKeyArgument
    case .refetchableVariable: .refetchableVariable
    case .connectionKeyNotWritten, .connectionKey: .connectionKey
    case .connectionFilterNotWritten, .connectionUnknownFilter, .connectionPagingFilter:
      .connectionFilter
    case .connectionType: .connectionType
    case .connectionNeedsCount: .connectionNeedsCount
    case .connectionNeedsEdges: .connectionNeedsEdges
    case .connectionsDiffer: .connectionsDiffer
    case .connectionNodes: .connectionNodes
    }
  }
}
