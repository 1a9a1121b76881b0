@_spi(Image) @_spi(Inspection) public import BatonStore

/// What a store is besides its records.
@MainActor public struct StoreInspection {
  private let store: Store

  public init(of store: Store) { self.store = store }

  /// The operations whose records are kept, by name and variables.
  public var roots: [InspectedRoot] {
    store.rootContents.map(InspectedRoot.init).sorted {
      $0.operation.isSame(as: $1.operation)
        ? $0.variables.precedes($1.variables) : $0.operation.precedes($1.operation)
    }
  }

  /// The optimistic answers that show, the lowest first.
  public var layers: [InspectedLayer] { store.layerContents.map(InspectedLayer.init) }

  /// Who changed a slot last; nil where that is not known. A debug build knows it of everything that was
  /// written since the store was made, a release build of nothing.
  public func provenance(of slot: String, in record: DumpRecord) -> Provenance? {
    provenance(of: record).first { $0.slot.isSame(as: slot) }?.provenance
  }

  /// The same of all slots of a record, sorted by name.
  public func provenance(of record: DumpRecord) -> [(slot: String, provenance: Provenance)] {
    store.writers(of: record.content.key).map { ($0.name, Provenance($0.writer)) }
      .sorted { $0.slot.precedes($1.slot) }
  }
}

/// An operation whose records are kept.
public struct InspectedRoot: Sendable, Hashable {
  public let operation: String
  public let kind: OperationKind
  /// JSON, members sorted by name, with the defaults of those left unset.
  public let variables: String
  /// How many retain it; one that nobody retains waits in the release buffer.
  public let holders: Int
  /// All data was called stale after this was fetched.
  public let isInvalidated: Bool

  init(_ root: RootContent) {
    operation = root.operation
    kind = root.kind
    variables = root.variables
    holders = root.holders
    isInvalidated = root.isInvalidated
  }
}

/// An optimistic answer that shows.
public struct InspectedLayer: Sendable {
  /// Never given to another of the store.
  public let number: UInt64
  public let operation: String
  /// What it wrote, in order; the name is empty where it deleted or revived the record.
  public let slots: [(record: String, name: String)]

  init(_ layer: LayerContent) {
    number = layer.number
    operation = layer.operation
    slots = layer.slots.map { ($0.record.fullText, $0.name) }
  }
}
