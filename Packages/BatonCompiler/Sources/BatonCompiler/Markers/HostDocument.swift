import BatonSchema

/// A GraphQL document and the file it stands in: a `.graphql` file is its own host, a document beside
/// a view stands in a string literal of a Swift file.
struct HostDocument: Sendable {
  /// The GraphQL text. Its name is unique in a compilation, since diagnostics find their host by it.
  let document: Source
  /// The file as it was read.
  let host: Source
  /// For each byte of the document and its end, the offset in the host; nil where they are the same.
  let offsets: [Int]?
  /// Nil for a document in a `.graphql` file.
  let marker: Marker?
  /// The variable the marker is attached to.
  let property: MarkedProperty?

  /// A `.graphql` file.
  init(file: Source) {
    document = file
    host = file
    offsets = nil
    marker = nil
    property = nil
  }

  init(
    literal: StringLiteral, at position: SourcePosition, in host: Source, marker: Marker,
    property: MarkedProperty?
  ) {
    document = Source(name: "\(host.name):\(position)", bytes: literal.bytes)
    self.host = host
    offsets = literal.offsets
    self.marker = marker
    self.property = property
  }

  /// Where an offset in the document stands in the host.
  func hostOffset(of offset: Int) -> Int {
    guard let offsets else { return offset }
    guard offset >= 0, offset < offsets.count else { return offsets.last ?? 0 }
    return offsets[offset]
  }
}

/// `var name: Type` behind a marker.
struct MarkedProperty: Hashable, Sendable {
  var name: String
  /// As written, without what follows the type.
  var type: String
  /// Where the type stands in the host.
  var typeRange: SourceRange
}
