/// Writes syntax on one line. A space goes only between two tokens that would otherwise be one.
struct CompactPrinter {
  private var bytes: [UInt8] = []
  private var endsInWord = false

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// A name, keyword or number.
  mutating func word(_ word: String) {
    if endsInWord { bytes.append(UInt8(ascii: " ")) }
    bytes.append(contentsOf: word.utf8)
    endsInWord = true
  }

  mutating func mark(_ mark: String) {
    guard !mark.isEmpty else { return }
    bytes.append(contentsOf: mark.utf8)
    endsInWord = false
  }

  mutating func list<Item>(
    _ items: [Item], _ open: String, _ close: String, separator: String = ",",
    _ print: (inout CompactPrinter, Item) -> Void
  ) {
    guard !items.isEmpty else { return }
    mark(open)
    for (index, item) in items.enumerated() {
      if index > 0 { mark(separator) }
      print(&self, item)
    }
    mark(close)
  }

  mutating func definition(_ definition: Definition, after previous: Definition?) {
    switch definition {
    case .operation(let operation):
      operationDefinition(
        operation, usesShorthand: !(previous?.mayContinueWithBraces ?? false))
    case .fragment(let fragment): fragmentDefinition(fragment)
    case .schema(let schema): schemaDefinition(schema)
    case .type(let type): typeDefinition(type)
    case .directive(let directive): directiveDefinition(directive)
    }
  }

  mutating func description(_ description: StringValue?) {
    if let description { string(description) }
  }

  mutating func string(_ string: StringValue) {
    mark(string.written ?? QuotedString.token(for: string.text))
  }

  mutating func type(_ type: TypeReference) {
    switch type {
    case .named(let name): word(name.text)
    case .list(let inner, _):
      mark("[")
      self.type(inner)
      mark("]")
    case .nonNull(let inner, _):
      self.type(inner)
      mark("!")
    }
  }
}
