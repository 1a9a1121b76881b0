/// What is wrong with a text, where, and what to do about it.
public struct Diagnostic: Hashable, Sendable, Error {
  /// An error stops the compilation; a warning is only said.
  public enum Severity: String, Hashable, Sendable {
    case error, warning
  }

  /// A second place that helps to understand the first.
  public struct Note: Hashable, Sendable {
    /// One sentence about the second place.
    public var message: String
    public var location: SourceLocation

    public init(_ message: String, at location: SourceLocation) {
      self.message = message
      self.location = location
    }

    /// Points at what the place of the diagnostic is at odds with.
    public init(_ counterpart: Counterpart, at location: SourceLocation) {
      self.init(counterpart.rawValue, at: location)
    }
  }

  /// The second of two places that cannot both stand.
  public enum Counterpart: String, Hashable, Sendable {
    /// What stands before it and is right.
    case first = "The first one is here."
    /// What may be the wrong one as well.
    case other = "The other one is here."
  }

  /// Stable and in kebab-case: what documentation is found by.
  public var id: String
  public var severity: Severity
  /// One sentence, without a position.
  public var message: String
  /// What to do, where there is something general to say.
  public var hint: String?
  public var location: SourceLocation
  /// Other places that help to understand this one, in the order to read them.
  public var notes: [Note]

  public init(
    _ fact: some DiagnosticFact, at location: SourceLocation, notes: [Note] = []
  ) {
    self.id = fact.id
    self.severity = fact.severity
    self.message = fact.message
    self.hint = fact.hint
    self.location = location
    self.notes = notes
  }

  /// Line and column of the place, as `Source.position(of:)` counts them.
  public var position: SourcePosition { location.position }
}

extension Diagnostic: CustomStringConvertible {
  /// `name:line:column: error: message [id]`; hint and notes are left to whoever prints an excerpt.
  public var description: String {
    "\(location.source.name):\(position): \(severity.rawValue): \(message) [\(id)]"
  }
}
