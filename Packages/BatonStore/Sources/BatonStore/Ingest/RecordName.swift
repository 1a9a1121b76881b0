/// A record's identity, kept apart from the buffers it was read in.
struct RecordName: Hashable {
  let type: UInt32
  let isKeyed: Bool
  /// The identity's value or the path.
  let key: [UInt8]

  init(type: UInt32, isKeyed: Bool, key: [UInt8]) {
    self.type = type
    self.isKeyed = isKeyed
    self.key = key
  }

  init(_ entity: UInt32, in parts: ChangeSet.Parts) {
    let change = parts.entities[Int(entity)]
    self.init(type: change.type, isKeyed: change.isKeyed, key: Array(parts.bytes(change.key)))
  }

  /// As `Record.fullKey`.
  var fullKey: String {
    let text = String(decoding: key, as: UTF8.self)
    return isKeyed ? Registry.shared.name(ofType: type) + ":" + text : text
  }
}
