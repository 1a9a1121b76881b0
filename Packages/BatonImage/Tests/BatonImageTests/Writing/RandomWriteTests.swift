@_spi(Image) import BatonStore
import Testing

@testable import BatonImage

/// Random batches over an image and over a model.
@Suite struct RandomWriteTests {
  @Test(arguments: 0..<12)
  func readsWhatWasWritten(seed: UInt64) async {
    let scratch = Scratch()
    var image = DiskImage(scratch)
    var content = RandomContent(seed: seed)
    var model = ImageModel()
    var keys: Set<ImageKey> = []
    /// The rows that the file may have, as far as a reader may see them.
    var states: [ImageKey: [ImageModel.Row?]] = [:]
    for _ in 0..<25 {
      let changes = (0..<content.source.below(6)).map { _ in content.change() }
      for change in changes {
        model.apply(change)
        keys.insert(change.key)
        if change.takesAway { states[change.key] = [] }
        states[change.key, default: [nil]].append(model.row(change.key))
      }
      image.write(changes)
      for key in keys {
        let row = image.record(key)?.row
        #expect(row == nil || states[key]?.contains(row) == true)
      }
      if content.source.below(8) == 0 {
        await image.close()
        image = DiskImage(scratch)
      } else if content.source.below(4) == 0 {
        await image.flush()
      } else {
        continue
      }
      // Every one, for what is not used for a launch would go.
      for key in keys {
        #expect(image.record(key)?.row == model.row(key))
        states[key] = [model.row(key)]
      }
    }
    await image.close()
  }

  /// Rows of any length read as they were, at the lengths at which they are split too.
  @Test func splitsLongRows() async throws {
    let scratch = Scratch()
    var image = DiskImage(scratch)
    let lengths = [1 << 20, (1 << 20) - 60, 3 << 20, 10, 2_500_000, 0]
    for length in lengths {
      let name = String(repeating: "x", count: length) + "end"
      image.write([ImageChange("1", name: name)])
      await image.flush()
      #expect(image.string(.character("1"), "name") == name)
      await image.close()
      image = DiskImage(scratch)
      #expect(image.string(.character("1"), "name") == name)
    }
    await image.close()
    // The parts of longer rows are gone.
    let database = try Database(path: scratch.file.path, .readOnly)
    #expect(try database.integer("SELECT count(*) FROM rows") == 1)
  }

  @Test func keepsRootFieldsOneByOne() async {
    let scratch = Scratch()
    let image = DiskImage(scratch)
    image.write([
      ImageChange(
        .queryRoot,
        cells: [
          ImageCell(.text("character(id:\"1\")"), .link(.character("1"))),
          ImageCell(ImageName(lasting: "characters"), .list([.character("2"), nil])),
        ])
    ])
    image.write([ImageChange(.queryRoot, cells: [ImageCell(.text("character(id:\"2\")"), .null)])])
    await image.flush()
    #expect(image.rootField("character(id:\"1\")") == ImageValue.link(.character("1")).text)
    #expect(image.rootField("character(id:\"2\")") == "null")
    #expect(image.rootField("characters") == ImageValue.list([.character("2"), nil]).text)
    #expect(image.rootField("character(id:\"3\")") == nil)
    await image.close()
  }

  @Test func forgets() async {
    let scratch = Scratch()
    let image = DiskImage(scratch)
    let list = ImageKey(type: "NoteConnection", isKeyed: false, text: "client:root:__list")
    image.write([
      ImageChange("1", name: "Rick"), ImageChange("2", name: "Morty"), ImageChange(list),
    ])
    var content = ImageContent()
    content.forgottenPaths = [list.text]
    content.forgottenRecords = [.character("2"), .character("9")]
    await image.flush()
    #expect(image.record(list) != nil)
    // Both before it is written and after.
    image.write(content)
    #expect(image.record(list) == nil)
    #expect(image.record(.character("2")) == nil)
    #expect(image.string(.character("1"), "name") == "Rick")
    await image.flush()
    #expect(image.record(list) == nil)
    #expect(image.record(.character("2")) == nil)
    #expect(image.string(.character("1"), "name") == "Rick")
    await image.close()
  }

  @Test func keepsMemberships() async {
    let scratch = Scratch()
    let image = DiskImage(scratch)
    var content = ImageContent()
    content.memberships = [ImageMembership(type: "Robot", abstract: "Being")]
    image.write(content)
    image.write(content)
    await image.close()
    let again = DiskImage(scratch)
    #expect(again.memberships.map { "\($0.type) \($0.abstract)" } == ["Robot Being"])
    await again.close()
  }
}

extension ImageChange {
  fileprivate var takesAway: Bool {
    isElement || isDeleted || cells.contains { if case .missing = $0.value { true } else { false } }
  }
}
