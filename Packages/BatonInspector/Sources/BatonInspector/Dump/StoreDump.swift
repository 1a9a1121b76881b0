@_spi(Image) internal import BatonStore

/// The records of a store, of an image or of a text, all alike.
///
/// ```swift
/// let before = StoreDump(of: store)
/// try store.commit(query, payload)
/// for change in StoreDump(of: store).changes(since: before) { print(change) }
/// ```
public struct StoreDump: Sendable {
  /// Sorted by key.
  public let records: [DumpRecord]
  private let places: [ByteText: Int]

  init(_ contents: [RecordContent]) {
    let made = contents.map(DumpRecord.init).sorted {
      $0.key.isSame(as: $1.key) ? $0.type.precedes($1.type) : $0.key.precedes($1.key)
    }
    records = made
    places = Dictionary(
      made.enumerated().map { (ByteText($0.element.key), $0.offset) }, uniquingKeysWith: { $1 })
  }

  /// The record of a key. Of several types that have it, the last.
  public func record(_ key: String) -> DumpRecord? { places[ByteText(key)].map { records[$0] } }

  /// One record a line, everything sorted: JSON that a test can compare and a person can read.
  public var text: String { DumpText.text(of: records.map(\.content)) }

  /// The names of the types there are, sorted, with how many records each has and how many bytes these take
  /// as text.
  public var types: [TypeSize] {
    var sizes: [ByteText: TypeSize] = [:]
    for record in records {
      let size = sizes[ByteText(record.type)]
      sizes[ByteText(record.type)] = TypeSize(
        type: record.type, count: (size?.count ?? 0) + 1,
        bytes: (size?.bytes ?? 0) + record.text.utf8.count)
    }
    return sizes.values.sorted { $0.type.precedes($1.type) }
  }

  /// The slots that link to a record, sorted by the record that they are of.
  public func references(to key: String) -> [DumpReference] {
    var found: [DumpReference] = []
    for record in records {
      for slot in record.slots {
        let count = slot.value?.targets.count { $0.isSame(as: key) } ?? 0
        if count > 0 {
          found.append(DumpReference(record: record.key, slot: slot.name, count: count))
        }
      }
    }
    return found
  }
}

/// How much there is of a type.
public struct TypeSize: Sendable, Hashable {
  public let type: String
  public let count: Int
  public let bytes: Int
}

/// A slot that links to a record.
public struct DumpReference: Sendable, Hashable {
  /// The key of the record whose slot it is.
  public let record: String
  public let slot: String
  /// How often; a list may have a record several times.
  public let count: Int
}
