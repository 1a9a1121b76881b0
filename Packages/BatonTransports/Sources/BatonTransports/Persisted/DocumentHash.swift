internal import Baton
internal import BatonWire

/// The hash of a document's text. On its way to the encoding it is an id that says so, by a beginning that
/// no id has which somebody chose: `sha256:…` are ids, too.
struct DocumentHash {
  let text: String

  private static let prefix = "\u{0}hash:"

  init(of text: String) { self.text = SHA256.text(of: text.utf8) }

  init?(_ id: String) {
    guard id.hasPrefix(Self.prefix) else { return nil }
    text = String(id.dropFirst(Self.prefix.count))
  }

  var document: Document { .id(Self.prefix + text) }
}
