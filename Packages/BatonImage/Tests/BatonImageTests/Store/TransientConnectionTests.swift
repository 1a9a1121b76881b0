@_spi(Generated) @_spi(Image) @testable import BatonStore
import Testing

/// What a transient field of the query root takes along where it is a connection: its pages, and the link to
/// its whole list, which is known by its name alone (B-23).
@Suite struct TransientConnectionTests {
  private static let field = People.query.slot("imageVisits", .transient)
  private let limits: ImageLimits

  init() {
    _ = TransientConnectionTests.field
    limits = ImageLimits()
  }

  private func keeps(_ name: String) -> Bool {
    limits.keeps(ImageName.text(name), of: .queryRoot)
  }

  private func keeps(path: String) -> Bool {
    limits.keeps(ImageKey(type: "VisitConnection", isKeyed: false, text: path))
  }

  @Test func theLinksStayInMemory() {
    #expect(!keeps("imageVisits(first:2)"))
    #expect(!keeps("__Screen_imageVisits_connection"))
    #expect(!keeps(#"__Screen_imageVisits_connection(state:"OPEN")"#))
    #expect(keeps("__Screen_imagePeople_connection"))
    #expect(keeps("__Screen_imageVisitsOfOthers_connection"))
  }

  @Test func whatIsBelowStaysInMemory() {
    #expect(!keeps(path: "client:root:imageVisits(first:2):edges:0"))
    #expect(!keeps(path: "client:root:__Screen_imageVisits_connection:pageInfo"))
    #expect(keeps(path: "client:root:imagePeople(first:2):0"))
    #expect(keeps(path: "client:root:__Screen_imagePeople_connection:pageInfo"))
  }

  /// Another record may have a field of that name.
  @Test func onlyTheRootsFieldIsMeant() {
    let person = ImageKey(type: "ImagePerson", isKeyed: true, text: "1")
    #expect(limits.keeps(ImageName.text("imageVisits"), of: person))
  }
}
