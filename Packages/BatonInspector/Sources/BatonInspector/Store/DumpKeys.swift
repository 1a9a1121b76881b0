@_spi(Image) internal import BatonStore

/// Tells which keys of a dump are identities and which are paths. A text does not say: `Character:1:friend` is a
/// path if the record `Character:1` has such a slot, else the identity `1:friend`.
struct DumpKeys {
  private var keys: [ByteText: ImageKey] = [:]

  init(_ records: [DumpRecord]) {
    var paths: Set<ByteText> = []
    for record in records {
      for slot in record.slots {
        let path = record.key + ":" + slot.name
        for target in slot.value?.targets ?? [] where target.utf8.starts(with: path.utf8) {
          paths.insert(ByteText(target))
        }
      }
    }
    for record in records {
      let key = record.content.key
      keys[ByteText(record.key)] =
        key.isKeyed || paths.contains(ByteText(record.key)) ? key : DumpKeys.identity(key) ?? key
    }
  }

  /// The key without its type in front.
  private static func identity(_ key: ImageKey) -> ImageKey? {
    let prefix = (key.type + ":").utf8
    guard !key.type.isEmpty, key.text.utf8.starts(with: prefix) else { return nil }
    let value = key.text.utf8.dropFirst(prefix.count)
    return ImageKey(
      type: key.type, isKeyed: true, text: String(decoding: Array(value), as: UTF8.self))
  }

  /// The record as a store knows it. A slot that links to a record that is not in the dump is left out: its
  /// type is not known.
  func content(of record: DumpRecord) -> RecordContent {
    let cells = record.content.cells.compactMap { cell in
      value(of: cell).map { ImageCell(cell.name, $0, errors: cell.errors) }
    }
    return RecordContent(
      keys[ByteText(record.key)] ?? record.content.key, isDeleted: record.isDeleted, cells: cells)
  }

  private func value(of cell: ImageCell) -> ImageValue? {
    switch cell.value {
    case .link(let key): return keys[ByteText(key.fullText)].map(ImageValue.link)
    case .list(let list):
      let found = list.map { key in key.map { keys[ByteText($0.fullText)] } }
      if found.contains(where: { $0 == .some(nil) }) { return nil }
      return .list(found.map { $0 ?? nil })
    default: return cell.value
    }
  }
}
