/// What is expected after a step; what is nil or empty is not compared.
public struct ScriptExpectations: Sendable {
  /// The path of the dump.
  public var records: String?
  public var reads: [Read] = []
  /// The slots that were told, among those that held something before the step.
  public var notified: [SlotID]?
  public var phases: [Phase] = []
  public var fetches: [Fetch] = []
  public var streams: [Stream] = []
  /// What the availability check said.
  public var answer: String?
  /// The keys of the records held, sorted.
  public var recordsHeld: [String]?
  /// What the log was told, in order.
  public var events: [JSON]?
  /// What was sent, in order.
  public var sent: [Sent]?
  /// The kind of the error that the step threw.
  public var error: String?

  /// Who reads a row: a handle's data, or a lens made by hand.
  public enum Reader: Sendable {
    case handle(String)
    case operation(OperationCall)
  }

  public struct Read: Sendable {
    public let reader: Reader
    public let row: ReadRow
  }

  /// A slot, as a dump names it.
  public struct SlotID: Sendable, Hashable {
    public let record: String
    public let field: String

    public init(record: String, field: String) {
      self.record = record
      self.field = field
    }
  }

  /// A phase or a state of a fetch by name, with the kind of its failure.
  public struct State: Sendable, Hashable, CustomStringConvertible {
    public let name: String
    public let failure: String?

    public init(_ name: String, failure: String? = nil) {
      self.name = name
      self.failure = failure
    }

    public var description: String { failure.map { "\(name): \($0)" } ?? name }
  }

  public struct Phase: Sendable {
    public let handle: String
    public let phase: State
    public let isRefreshing: Bool?
    public let isStale: Bool?
  }

  public struct Fetch: Sendable {
    public let handle: String
    public let fetch: State
  }

  /// The state of a subscription's stream, and its counters.
  public struct Stream: Sendable {
    public let handle: String
    public let stream: State
    public let events: Int?
    public let resumptions: Int?
  }

  public struct Sent: Sendable {
    public let operation: String
    /// The request's body, byte for byte.
    public let body: String
  }
}
