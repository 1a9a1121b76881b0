/// What never reaches an image: what `baton.json` calls transient and links to it (B-23), and the roots of
/// mutations and subscriptions, which nobody asks an image for.
struct ImageLimits {
  private static let root = Root(.query).key + ":"
  private static let others = [Root(.mutation), Root(.subscription)].map(\.key)

  /// The transient fields of the query root.
  private let fields: [String]

  init() {
    fields = Registry.shared.transientFields(of: Root(.query).identity.type)
  }

  func keeps(_ key: ImageKey) -> Bool {
    if Registry.shared.isTransient(typeNamed: key.type) { return false }
    if key.isKeyed || !key.text.hasPrefix("client:root") { return true }
    for root in ImageLimits.others where key.text.utf8.starts(with: root.utf8) {
      let rest = key.text.utf8.dropFirst(root.utf8.count)
      if rest.isEmpty || rest.first == UInt8(ascii: ":") { return false }
    }
    if fields.isEmpty || !key.text.utf8.starts(with: ImageLimits.root.utf8) { return true }
    let field = key.text.utf8.dropFirst(ImageLimits.root.utf8.count)
      .prefix { $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: ":") }
    return !isTransient(String(decoding: Array(field), as: UTF8.self))
  }

  func keeps(_ name: ImageName, of key: ImageKey) -> Bool {
    if fields.isEmpty || key != ImageKey.queryRoot { return true }
    return !isTransient(DynamicKey.field(of: name.text))
  }

  /// A value without links to what is not kept; nil for one that is nothing then.
  func kept(_ value: ImageValue) -> ImageValue? {
    switch value {
    case .link(let key): keeps(key) ? value : nil
    case .list(let keys): keys.allSatisfy { $0.map(keeps) ?? true } ? value : nil
    default: value
    }
  }

  /// A field of the query root, or the link to a connection's whole list, which has the field's name in it.
  private func isTransient(_ field: String) -> Bool {
    fields.contains { transient in
      utf8Equal(field, transient)
        || field.hasPrefix("__") && field.hasSuffix("_\(transient)_connection")
    }
  }
}
