import Foundation
import Testing

@_spi(Image) import BatonStore
@testable import BatonImage

/// Files of each format that was released, kept in `Spec/image`: an image of the present one is read, one of
/// another starts again. With `BLESS=1` the present one's is written anew.
@Suite struct ReleasedFormatTests {
  private static let folder = (0..<6).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }.appendingPathComponent("Spec/image")

  private static let list = ImageKey(type: "Page", isKeyed: false, text: "client:root:page")
  private static let error = GraphQLError(
    message: "no", path: [.field("page"), .index(2)], locations: [], extensions: #"{"a":1}"#)

  /// Every kind of value, and of what may be said of a record.
  private static let changes = [
    ImageChange(
      .character("1"),
      cells: [
        ImageCell(ImageName(lasting: "id"), .string("1")),
        ImageCell(ImageName(lasting: "name"), .string("Rick é")),
        ImageCell(ImageName(lasting: "age"), .int(-70)),
        ImageCell(ImageName(lasting: "height"), .double(1.5)),
        ImageCell(ImageName(lasting: "alive"), .bool(true)),
        ImageCell(ImageName(lasting: "origin"), .null),
        ImageCell(.text("image(size:\"s\")"), .string("https://example.org/1")),
        ImageCell(ImageName(lasting: "tags"), .scalars([.string("a"), .null, .int(3)])),
        ImageCell(ImageName(lasting: "friend"), .link(.character("2")), errors: [error]),
      ]),
    ImageChange(
      list,
      cells: [
        ImageCell(ImageName(lasting: "results"), .list([.character("1"), nil, list]))
      ]),
    ImageChange(.character("2"), isDeleted: true),
  ]

  private func bless(_ file: URL) async throws {
    let scratch = Scratch()
    let image = DiskImage(scratch) { $0.now = { 1_800_000_000 } }
    image.write(ReleasedFormatTests.changes)
    image.write([
      ImageChange(.queryRoot, cells: [ImageCell(.text("page"), .link(ReleasedFormatTests.list))])
    ])
    image.stamp(ImageOperation(name: "Page", variables: "{}"), isStale: false)
    var content = ImageContent()
    content.memberships = [ImageMembership(type: "Robot", abstract: "Being")]
    image.write(content)
    await image.close()
    try Data(try scratch.bytes(scratch.file.path)).write(to: file)
  }

  @Test func thePresentOneIsRead() async throws {
    let file = ReleasedFormatTests.folder.appendingPathComponent("format-1.sqlite")
    let isBlessing = ProcessInfo.processInfo.environment["BLESS"] != nil
    if isBlessing { try await bless(file) }
    let scratch = Scratch()
    try scratch.write(Array(try Data(contentsOf: file)), to: scratch.file.path)
    let image = DiskImage(scratch) { $0.now = { 1_800_000_060 } }
    for change in ReleasedFormatTests.changes {
      let row = ImageRecord(isDeleted: change.isDeleted, cells: change.cells).row
      #expect(image.record(change.key)?.row == row)
    }
    #expect(image.rootField("page") == ImageValue.link(ReleasedFormatTests.list).text)
    let operation = ImageOperation(name: "Page", variables: "{}")
    #expect(image.age(of: operation) == .since(.seconds(60)))
    #expect(image.memberships.map { "\($0.type) \($0.abstract)" } == ["Robot Being"])
    await image.close()
    #expect(!isBlessing)
  }

  /// Every file there is, whatever its format, is opened and can be written to.
  @Test func eachIsOpened() async throws {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: ReleasedFormatTests.folder.path
    ).filter { $0.hasSuffix(".sqlite") }
    #expect(names.contains("format-\(ImageFile.format & 0xFFFF).sqlite"))
    for name in names {
      let file = ReleasedFormatTests.folder.appendingPathComponent(name)
      let scratch = Scratch()
      try scratch.write(Array(try Data(contentsOf: file)), to: scratch.file.path)
      let image = DiskImage(scratch)
      image.write([ImageChange("9", name: "new")])
      await image.flush()
      #expect(image.string(.character("9"), "name") == "new", "\(name)")
      await image.close()
    }
  }
}
