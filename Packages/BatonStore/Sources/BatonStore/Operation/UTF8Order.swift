// Swift's `==` and `<` on strings follow canonical equivalence, under which two different ids can be
// equal; keys and names are compared by these (B-2.6).

@inline(__always) func utf8Equal(_ lhs: String, _ rhs: String) -> Bool {
  lhs.utf8.elementsEqual(rhs.utf8)
}

/// The order of the UTF-8 bytes, which is the order of the code points.
func utf8Precedes(_ lhs: String, _ rhs: String) -> Bool {
  lhs.utf8.lexicographicallyPrecedes(rhs.utf8)
}

/// A string as a dictionary key, told apart by its bytes.
struct UTF8Key: Hashable {
  let text: String

  static func == (lhs: UTF8Key, rhs: UTF8Key) -> Bool { utf8Equal(lhs.text, rhs.text) }

  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
