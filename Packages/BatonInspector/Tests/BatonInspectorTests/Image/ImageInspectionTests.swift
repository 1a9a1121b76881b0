import BatonImage
import BatonInspector
@_spi(Runtime) import BatonStore
import Foundation
import Testing

/// An image, read beside its store and at rest.
@MainActor @Suite struct ImageInspectionTests {
  private let scratch = Scratch()

  private func store() -> Store {
    Store(
      persistence: Persistence(url: URL(fileURLWithPath: scratch.path), version: "test"))
  }

  @Test func itsTextIsTheStores() async throws {
    let store = store()
    try store.commit(ShelfQuery(), ShelfQuery.two)
    let text = StoreExport.text(of: store)
    await store.closeImage()
    let image = try ImageInspection(path: scratch.path)
    #expect(image.dump.text == text)
    #expect(image.version == "test" && image.brokenRows == 0)
    #expect(try ImageWatch.integrityProblems(at: scratch.path) == [])
  }

  /// Nothing is made beside a file at rest, and no byte of it changes.
  @Test func aFileAtRestStaysAsItIs() async throws {
    let store = store()
    try store.commit(ShelfQuery(), ShelfQuery.two)
    await store.closeImage()
    let (names, bytes) = (scratch.names, FileManager.default.contents(atPath: scratch.path))
    _ = try ImageInspection(path: scratch.path)
    _ = try ImageWatch.integrityProblems(at: scratch.path)
    #expect(scratch.names == names)
    #expect(FileManager.default.contents(atPath: scratch.path) == bytes)
  }

  @Test func aLiveOneIsReadBesideItsStore() async throws {
    let store = store()
    var last = try ImageWatch.turn(at: scratch.path)
    for number in 0..<20 {
      try store.commit(
        ShelfQuery(), ShelfQuery.payload(Shelf.json("1", "title \(number)", pages: number)))
      while try ImageWatch.turn(at: scratch.path) == last { await Task.yield() }
      let image = try ImageInspection(path: scratch.path)
      last = image.turn
      // Both slots of one batch.
      let book = try #require(image.dump.record("InspectedBook:1"))
      let pages = try #require(book.slot("pages")?.text)
      #expect(book.slot("title")?.text == "\"title \(pages)\"")
    }
    await store.closeImage()
    #expect(try ImageInspection(path: scratch.path).dump.text == store.dump())
  }

  @Test func rowsSayWhoWroteThemLast() async throws {
    let store = store()
    try store.commit(ShelfQuery(), ShelfQuery.two)
    await store.closeImage()
    let image = try ImageInspection(path: scratch.path)
    let origin = try #require(image.origin(of: "InspectedBook:1"))
    #expect(origin.operation == "ShelfQuery")
    #expect(abs(origin.time - Date().timeIntervalSince1970) < 60)
    #expect(image.origin(ofRootField: "shelf(first:2)")?.operation == "ShelfQuery")
    #expect(image.origin(of: "InspectedBook:3") == nil)
    let size = try #require(image.sizes.first { $0.type == "InspectedBook" })
    #expect(size.count == 2 && size.bytes > origin.bytes)
  }

  @Test func whatCannotBeReadSaysWhy() throws {
    #expect(throws: ImageProblem.self) { try ImageInspection(path: scratch.path) }
    try Data("no image".utf8).write(to: URL(fileURLWithPath: scratch.path))
    let problem = #expect(throws: ImageProblem.self) { try ImageInspection(path: scratch.path) }
    #expect(problem?.fact == .foreign)
  }
}
