/// One kind of thing that can be wrong, with what is known about the case at hand.
///
/// A closed enum conforms: this package's own, and one of each package that finds more.
public protocol DiagnosticFact: Sendable {
  var id: String { get }
  var severity: Diagnostic.Severity { get }
  var message: String { get }
  var hint: String? { get }
}

extension DiagnosticFact {
  public var severity: Diagnostic.Severity { .error }
  public var hint: String? { nil }
}
