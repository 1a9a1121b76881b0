internal import Baton
internal import BatonWire

/// The hash of a document's text. On its way to the encoding it is an id that says so.
struct DocumentHash {
  let text: String

  private static let prefix = "sha256:"

  init(of text: String) { self.text = SHA256.text(of: text.utf8) }

  init?(_ id: String) {
    guard id.hasPrefix(Self.prefix) else { return nil }
    text = String(id.dropFirst(Self.prefix.count))
  }

  var document: Document { .id(Self.prefix + text) }
}
