/// Records that are all there already, read as an image is.
struct ContentReader: ImageReader {
  private var records: [ImageKey: ImageRecord] = [:]
  private var rootFields: [UTF8Key: ImageCell] = [:]

  init(_ contents: [RecordContent]) {
    for content in contents {
      if content.key == .queryRoot {
        for cell in content.cells { rootFields[UTF8Key(text: cell.name.text)] = cell }
      } else {
        records[content.key] = ImageRecord(isDeleted: content.isDeleted, cells: content.cells)
      }
    }
  }

  func record(_ key: ImageKey) -> ImageRecord? { records[key] }

  func rootField(_ storageKey: String) -> (value: ImageValue, errors: [GraphQLError]) {
    rootFields[UTF8Key(text: storageKey)].map { ($0.value, $0.errors) } ?? (.missing, [])
  }
}
