/// What an answer taught of a type, as a row of its own table.
struct StoredMembership: Equatable {
  let type: String
  let abstract: String

  var row: Int64 {
    var sum = Checksum()
    sum.add(type.utf8)
    sum.add(abstract.utf8)
    return Int64(bitPattern: sum.value >> 16)
  }

  var body: [UInt8] {
    var body = ByteWriter()
    body.write(text: type)
    body.write(text: abstract)
    return RowCodec.sealed(body.bytes)
  }

  init(type: String, abstract: String) {
    self.type = type
    self.abstract = abstract
  }

  init?(_ body: [UInt8]) {
    guard var reader = RowCodec.unsealed(body), let type = reader.text(),
      let abstract = reader.text()
    else { return nil }
    self.init(type: type, abstract: abstract)
  }
}
