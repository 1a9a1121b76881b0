import Testing

@_spi(Image) import BatonStore
@testable import BatonImage

@Suite struct CodecTests {
  private func table(_ scratch: Scratch) throws -> NameTable {
    try scratch.file.make(ImageState(version: "1"), fault: nil)
    return try NameTable(in: Database(path: scratch.file.path, .readWrite), last: 0)
  }

  /// What is read is what was written, and of any byte that is another there is nothing.
  @Test(arguments: 0..<20)
  func readsWhatWasWrittenOrNothing(seed: UInt64) throws {
    let scratch = Scratch()
    let names = try table(scratch)
    var content = RandomContent(seed: seed)
    let change = ImageChange(
      content.key(), cells: (0..<content.source.below(8)).map { _ in content.cell() })
    var row = StoredRow(identity: RowIdentity(change.key))
    _ = try row.apply(change, names)
    let bytes = try RowCodec.encode(row, names)
    #expect(try RowCodec.decode(bytes, names)?.cells == row.cells)
    #expect(try RowCodec.decode(bytes, names)?.identity == row.identity)
    for index in bytes.indices {
      var broken = bytes
      broken[index] ^= 1 << UInt8(content.source.below(8))
      #expect(try RowCodec.decode(broken, names) == nil)
    }
    for count in bytes.indices {
      #expect(try RowCodec.decode(Array(bytes.prefix(count)), names) == nil)
    }
  }

  /// Bytes with a right checksum that nobody wrote are nothing, and harm nobody.
  @Test(arguments: 0..<200)
  func standsAnyBytes(seed: UInt64) throws {
    let scratch = Scratch()
    let names = try table(scratch)
    _ = try names.id(of: "Character")
    var source = RandomSource(seed: seed)
    let bytes = (0..<source.below(40)).map { _ in
      UInt8(source.below(3) == 0 ? source.below(256) : source.below(24))
    }
    guard let row = try RowCodec.decode(RowCodec.sealed(bytes), names) else { return }
    _ = try RowCodec.record(RowCodec.sealed(bytes), of: row.identity, names)
  }

  @Test func numbersNoNameTwice() throws {
    let scratch = Scratch()
    try scratch.file.make(ImageState(version: "1"), fault: nil)
    let database = try Database(path: scratch.file.path, .readWrite)
    let names = try NameTable(in: database, last: 0)
    #expect(try names.id(of: "é") != names.id(of: "e\u{301}"))
    names.rollBack()
    let number = try names.id(of: "é")
    names.commit()
    let again = try NameTable(in: database, last: names.last)
    #expect(try again.id(of: "é") == number)
    #expect(try again.text(of: number + 1) == nil)
  }
}
