extension StoreCore {
  /// Every record with what it holds, in no order.
  var contents: [RecordContent] {
    var names = ContentNames()
    return allRecords.map { content(of: $0, &names) }
  }

  func content(of record: Record) -> RecordContent {
    var names = ContentNames()
    return content(of: record, &names)
  }

  var recordKeys: [String] {
    allRecords.map(\.fullKey).sorted(by: utf8Precedes)
  }

  private func content(of record: Record, _ names: inout ContentNames) -> RecordContent {
    var errors = errors[record]
    var cells: [ImageCell] = []
    record.forEachSlot { key, _, value in
      cells.append(
        ImageCell(
          names.name(ofKey: key), ImageValue(value), errors: errors.removeValue(forKey: key) ?? []))
    }
    for (key, errors) in errors {
      cells.append(ImageCell(names.name(ofKey: key), .missing, errors: errors))
    }
    return RecordContent(record.imageKey, isDeleted: record.isDeleted, cells: cells)
  }
}

/// The storage keys' texts, asked for once each.
private struct ContentNames {
  private var names: [UInt32: ImageName] = [:]

  mutating func name(ofKey key: UInt32) -> ImageName {
    if let name = names[key] { return name }
    let name = ImageName.text(Registry.shared.text(ofKey: key))
    names[key] = name
    return name
  }
}
