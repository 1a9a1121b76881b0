/// Reads the payloads of one response in the order in which they come: the first one, and the parts of it
/// that a server answers later (B-7). On any thread, by one caller at a time.
@_spi(Runtime) public final class ResponseReader<Operation: GraphQLOperation> {
  private let operation: Operation
  private let completeness: Ingest.Completeness
  /// Made by whoever reads the first payload.
  private lazy var reading = ResponseReading(
    plan: Operation.plan.compiled, kind: Operation.kind,
    variables: operation.variables.merging(defaults: Operation.defaults),
    isComplete: completeness == .server)

  /// - Parameter completeness: Of the first payload. Parts may leave out what was there before.
  public init(_ operation: Operation, completeness: Ingest.Completeness) {
    self.operation = operation
    self.completeness = completeness
  }

  /// Reads the next payload, in time proportional to its bytes.
  ///
  /// - Throws: `IngestError`: nothing of this payload is to be written, and no further one makes sense.
  public func read(_ payload: Payload) throws(IngestError) -> Delivery {
    let delivery = try reading.read(payload.bytes)
    for case .changes(let changes) in delivery.steps { changes.operation = Operation.name }
    return delivery
  }
}

/// What a payload brought.
@_spi(Runtime) public struct Delivery: Sendable {
  /// To be committed in this order, each as a batch of its own.
  public enum Step: Sendable {
    case changes(ChangeSet)
    /// A part that is for no place the response or the plan has (B-7.4), that says it is of another record, or
    /// that was announced and did not come; the path's steps joined by dots, empty where it is not known.
    case dropped(path: String)
  }

  public var steps: [Step] = []
  /// Errors beside parts that belong to none of them.
  public var errors: [GraphQLError] = []
  /// No further payload belongs to the response.
  public var isLast = false
}

/// A response under way.
final class ResponseReading {
  // State, of whoever reads: `links`, of what came so far, nil before the first payload; `announced`, the
  // parts by id, of which no more comes if `isComplete`; `size` and `pathBytes`, of all payloads and of the
  // keys that parts were given; `comesByPath`, in the older format; `hasEnded`.
  private let plan: CompiledPlan
  private let kind: OperationKind
  private let variables: Variables
  private let isComplete: Bool
  private let links: ResponseLinks
  private var isFirst = true
  private var announced: [UTF8Key: Announced] = [:]
  private var comesByPath = false
  private var size = 0
  private var pathBytes = 0
  private(set) var hasEnded = false

  private struct Announced {
    let path: PartNotes.Path
    let label: String?
    /// Data or errors of it came.
    var hasCome = false
    var isComplete = false
  }

  init(plan: CompiledPlan, kind: OperationKind, variables: Variables, isComplete: Bool) {
    self.plan = plan
    self.kind = kind
    self.variables = variables
    self.isComplete = isComplete
    links = ResponseLinks(plan: plan, variables: variables)
  }

  func read(_ bytes: [UInt8]) throws(IngestError) -> Delivery {
    try Ingest.checkSize(bytes)
    let bytes = Ingest.repaired(bytes)
    size += bytes.count
    if isFirst {
      let (changes, notes) = try Ingest.first(
        plan: plan, kind: kind, variables: variables, bytes: bytes, isComplete: isComplete)
      isFirst = false
      if notes.isAnnounced { links.add(changes) }
      return try deliver(notes, of: bytes, after: [.changes(changes)])
    }
    let envelope = try later(bytes)
    var delivery = try deliver(envelope.notes, of: bytes, after: [])
    delivery.errors = envelope.errors
    return delivery
  }

  private func later(_ bytes: [UInt8]) throws(IngestError) -> Parser.Envelope {
    let parser = Parser(bytes, plan: plan, variables: variables, isComplete: false)
    return try parser.readLaterPayload(kind)
  }

  private func deliver(
    _ notes: PartNotes, of bytes: [UInt8], after steps: [Delivery.Step]
  ) throws(IngestError) -> Delivery {
    var delivery = Delivery(steps: steps)
    for part in notes.announcements {
      let id = UTF8Key(text: part.id)
      // What is known stays as it is: a part that ended would begin again.
      if announced[id] == nil { announced[id] = Announced(path: part.path, label: part.label) }
    }
    for part in notes.deliveries {
      delivery.steps.append(try step(for: part, of: bytes))
      if let id = part.id {
        announced[UTF8Key(text: id)]?.hasCome = true
      } else {
        comesByPath = true
      }
    }
    for part in notes.completions {
      if !part.errors.isEmpty { delivery.steps.append(failure(of: part)) }
      announced[UTF8Key(text: part.id)]?.isComplete = true
    }
    if !notes.hasNext && !hasEnded {
      hasEnded = true
      delivery.steps += missed.map { .dropped(path: $0) }
    }
    delivery.isLast = hasEnded
    return delivery
  }

  /// The paths of what was announced and did not come. What comes by its path names no announcement.
  private var missed: [String] {
    if comesByPath { return [] }
    return announced.values.filter { !$0.hasCome && !$0.isComplete }.map(\.path.dotted).sorted()
  }

  private func step(
    for part: PartNotes.Delivery, of bytes: [UInt8]
  ) throws(IngestError) -> Delivery.Step {
    let known = part.id.flatMap { announced[UTF8Key(text: $0)] }
    let label = known?.label ?? part.label
    let path = (known?.path ?? part.path ?? []) + part.subPath
    let dropped = Delivery.Step.dropped(path: path.dotted)
    // What names an id belongs to the part that was announced with it, and to none after that part's end.
    if hasEnded || part.id != nil && known?.isComplete != false { return dropped }
    guard let data = part.data else {
      return failure(at: known?.path ?? part.path ?? [], label, part.errors)
    }
    guard let target = place(at: path, below: part.subPath.count, label) else { return dropped }
    guard
      let changes = try changeSet(
        of: Array(bytes[data]), at: data.lowerBound, target, path: path, part.errors)
    else { return dropped }
    links.add(changes)
    return .changes(changes)
  }

  private func failure(of part: PartNotes.Completion) -> Delivery.Step {
    let known = announced[UTF8Key(text: part.id)]
    guard let known, !known.isComplete, !hasEnded else {
      return .dropped(path: known?.path.dotted ?? "")
    }
    return failure(at: known.path, known.label, part.errors)
  }

  /// The errors of a part without data, as a change set of its own.
  private func failure(
    at path: PartNotes.Path, _ label: String?, _ errors: [GraphQLError]
  ) -> Delivery.Step {
    guard !errors.isEmpty, let target = place(at: path, below: 0, label) else {
      return .dropped(path: path.dotted)
    }
    var parser = Parser([], plan: plan, variables: variables, isComplete: false, isPart: true)
    defer { parser.deallocateStacks() }
    let (unplaced, unhandled) = parser.failedPart(target, label, errors)
    return .changes(
      ChangeSet(
        parts: parser.parts, kind: kind, errors: errors, unplacedErrors: unplaced,
        unhandledErrors: unhandled, keys: parser.dynamicKeys, part: path.dotted))
  }

  /// The place of a part, if the object that its label stands on has such a label.
  private func place(
    at path: PartNotes.Path, below steps: Int, _ label: String?
  ) -> PartPlace? {
    let type = Registry.shared.type(named: Root(kind).typeName)
    let root = PartPlace(
      name: RecordName(type: type, isKeyed: false, key: Array(Root(kind).key.utf8)),
      selection: plan.root(kind: kind, conditions: plan.conditions(for: variables)), list: nil)
    guard let spread = links.place(at: Array(path.dropLast(steps)), from: root) else { return nil }
    if !spread.selection.pointee.hasLabel(label) { return nil }
    return steps == 0 ? spread : links.place(at: path.suffix(steps), from: spread)
  }

  /// Nil for one that is of another record.
  private func changeSet(
    of bytes: [UInt8], at offset: Int, _ place: PartPlace, path: PartNotes.Path,
    _ errors: [GraphQLError]
  ) throws(IngestError) -> ChangeSet? {
    // Each part repeats its record's key, and what is below it the whole path.
    pathBytes += place.name.key.count
    var parser = Parser(
      bytes, plan: plan, variables: variables, isComplete: false,
      pathLimit: Ingest.pathLimit(responseSize: size) - pathBytes, isPart: true)
    defer { parser.deallocateStacks() }
    do throws(ParseFailure) {
      guard try parser.part(place) else {
        parser.abandon()
        return nil
      }
      pathBytes += parser.pathBytes
    } catch {
      parser.abandon()
      throw .malformed(reason: error.reason, offset: offset + error.offset)
    }
    let (unplaced, unhandled) = parser.place(errors, place.selection, below: path)
    return ChangeSet(
      parts: parser.parts, kind: kind, errors: errors, unplacedErrors: unplaced,
      unhandledErrors: unhandled, keys: parser.dynamicKeys, part: path.dotted)
  }
}

extension Parser {
  /// Reads a payload after the first, of which nothing but the notes is kept.
  consuming func readLaterPayload(_ kind: OperationKind) throws(IngestError) -> Envelope {
    var parser = self
    defer {
      parser.deallocateStacks()
      parser.abandon()
    }
    return try parser.laterPayload(kind)
  }
}

extension [GraphQLError.PathComponent] {
  /// The steps joined by dots.
  var dotted: String {
    map { step in
      switch step {
      case .field(let name): name
      case .index(let index): String(index)
      }
    }.joined(separator: ".")
  }
}
