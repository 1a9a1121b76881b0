public import BatonSchema

/// A GraphQL document and the file it stands in: a `.graphql` file is its own host, a document beside
/// a view stands in a string literal of a Swift file.
public struct HostDocument: Sendable {
  /// The GraphQL text. Its name is unique in a compilation, since diagnostics find their host by it.
  public let document: Source
  /// The file as it was read.
  public let host: Source
  /// For each byte of the document and its end, the offset in the host; nil where they are the same.
  let offsets: [Int]?
  /// Nil for a document in a `.graphql` file.
  public let marker: Marker?
  /// The variable the marker is attached to.
  public let property: MarkedProperty?

  /// A `.graphql` file.
  init(file: Source) {
    document = file
    host = file
    offsets = nil
    marker = nil
    property = nil
  }

  init(
    literal: StringLiteral, at start: Int, in host: Source, marker: Marker,
    property: MarkedProperty?
  ) {
    let position = host.position(of: start)
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
public struct MarkedProperty: Hashable, Sendable {
  public var name: String
  /// As written, without what follows the type.
  public var type: String
  /// Where the type stands in the host.
  public var typeRange: SourceRange
}
