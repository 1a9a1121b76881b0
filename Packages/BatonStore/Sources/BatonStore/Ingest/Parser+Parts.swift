// The members of an envelope that speak of parts (B-7.1), and the object of a part itself.

extension Parser {
  mutating func hasNext(_ notes: inout PartNotes) throws(ParseFailure) {
    notes.isAnnounced = true
    notes.hasNext = at.pointee == UInt8(ascii: "t")
    try skipValue()
  }

  /// `pending`. One without an id or a path announces nothing.
  mutating func announcements(_ notes: inout PartNotes) throws(ParseFailure) {
    try partNotes("pending", &notes) { (parser, notes) throws(ParseFailure) in
      var id: String?
      var path: PartNotes.Path?
      var label: String?
      try parser.eachMember { (parser, name) throws(ParseFailure) in
        switch name {
        case "id": id = try parser.idText()
        case "path": path = try parser.path()
        case "label": label = try parser.idText()
        default: try parser.skipValue()
        }
      }
      guard let id, let path else { return }
      notes.announcements.append(PartNotes.Announcement(id: id, path: path, label: label))
    }
  }

  /// `incremental`. Elements of lists that are streamed are passed over: nothing asks for them.
  mutating func deliveries(_ notes: inout PartNotes) throws(ParseFailure) {
    try partNotes("incremental", &notes) { (parser, notes) throws(ParseFailure) in
      var delivery = PartNotes.Delivery()
      var isPart = false
      try parser.eachMember { (parser, name) throws(ParseFailure) in
        switch name {
        case "id": delivery.id = try parser.idText()
        case "path": delivery.path = try parser.path()
        case "subPath": delivery.subPath = try parser.path() ?? []
        case "label": delivery.label = try parser.idText()
        case "errors": delivery.errors = try parser.errors()
        case "data":
          isPart = true
          delivery.data = try parser.objectRange()
        default: try parser.skipValue()
        }
      }
      if isPart || !delivery.errors.isEmpty { notes.deliveries.append(delivery) }
    }
  }

  /// `completed`.
  mutating func completions(_ notes: inout PartNotes) throws(ParseFailure) {
    try partNotes("completed", &notes) { (parser, notes) throws(ParseFailure) in
      var id: String?
      var errors: [GraphQLError] = []
      try parser.eachMember { (parser, name) throws(ParseFailure) in
        switch name {
        case "id": id = try parser.idText()
        case "errors": errors = try parser.errors()
        default: try parser.skipValue()
        }
      }
      if let id { notes.completions.append(PartNotes.Completion(id: id, errors: errors)) }
    }
  }

  /// A list of objects at the cursor; null is none.
  private mutating func partNotes(
    _ name: String, _ notes: inout PartNotes,
    _ read: (inout Parser, inout PartNotes) throws(ParseFailure) -> Void
  ) throws(ParseFailure) {
    if at.pointee == UInt8(ascii: "n") { return try word("null") }
    guard at.pointee == UInt8(ascii: "[") else {
      throw failure("`\(name)` is a list, and something else stands there")
    }
    notes.isAnnounced = true
    if firstElement() {
      repeat {
        guard at.pointee == UInt8(ascii: "{") else {
          throw failure("`\(name)` lists objects, and something else stands there")
        }
        try read(&self, &notes)
      } while try anotherElement()
    }
  }

  private mutating func eachMember(
    _ read: (inout Parser, String) throws(ParseFailure) -> Void
  ) throws(ParseFailure) {
    guard firstMember() else { return }
    repeat {
      let name = try name()
      try read(&self, name)
    } while try anotherMember()
  }

  /// A string, or an integer's digits; nil for anything else.
  private mutating func idText() throws(ParseFailure) -> String? {
    if at.pointee == UInt8(ascii: "\"") { return try text() }
    return try integerOrOther().map(String.init)
  }

  /// Where the object at the cursor stands; nil for a null.
  private mutating func objectRange() throws(ParseFailure) -> Range<Int>? {
    if at.pointee == UInt8(ascii: "n") {
      try word("null")
      return nil
    }
    guard at.pointee == UInt8(ascii: "{") else {
      throw failure("the `data` of a part is an object, and something else stands there")
    }
    let first = offset
    try skipValue()
    return first..<offset
  }

  /// A part's object, which is all there is to read: fields of the record at a place.
  ///
  /// - Returns: Whether it is of that record. One that says another identity is not, and what it says of
  ///   the one would stand at the other.
  mutating func part(_ place: PartPlace) throws(ParseFailure) -> Bool {
    do throws(ParseFailure) {
      return try readPart(place)
    } catch {
      guard error.isDuplicate, !isCareful else { throw error }
    }
    restart()
    return try readPart(place)
  }

  private mutating func readPart(_ place: PartPlace) throws(ParseFailure) -> Bool {
    guard pathLimit >= 0 else {
      throw ParseFailure(reason: "the parts repeat a key too often for their size", offset: 0)
    }
    let range = begin(place)
    try members(place.selection, of: 0, place.name.type)
    let said = parts.entities[0]
    if said.isKeyed, place.name.isKeyed, !bytes(said.key).elementsEqual(place.name.key) {
      return false
    }
    setKey(of: 0, range, isKeyed: place.name.isKeyed)
    if let list = place.list, parts.runs.count > 0 {
      parts.edits.append(
        .page(
          PageChange(
            parent: EntityChange.none, slot: 0, link: 0, page: 0, after: list.rendered.after,
            before: list.rendered.before, runs: 0..<parts.runs.count, list: list.key,
            hasEdges: list.hasEdges, hasInfo: list.hasInfo, isInfo: list.isInfo)))
    }
    try identifyByPath()
    return true
  }

  /// The errors of a part that failed, at all the fields that it alone would have filled (B-7.3).
  ///
  /// - Returns: The errors that have no such field, and those that nobody handles.
  mutating func failedPart(
    _ place: PartPlace, _ label: String?, _ errors: [GraphQLError]
  ) -> (unplaced: [GraphQLError], unhandled: [GraphQLError]) {
    let range = begin(place)
    setKey(of: 0, range, isKeyed: place.name.isKeyed)
    let fields = place.selection.pointee.fields(ofPart: label, of: place.name.type)
    parts.failed.errors = errors
    for field in fields { parts.failed.slots.insert(slot(of: field)) }
    let areCaught = !fields.isEmpty && fields.allSatisfy { $0.pointee.isCaught }
    return (fields.isEmpty ? errors : [], areCaught ? [] : errors)
  }

  /// The record of a part, as the first entity; where its key is.
  private mutating func begin(_ place: PartPlace) -> TextRange {
    let range = TextRange(
      offset: parts.arena.count, count: place.name.key.count, isInArena: true)
    place.name.key.withUnsafeBufferPointer { parts.arena.append($0) }
    parts.entities.append(
      EntityChange(
        type: place.name.type, parent: EntityChange.none, storageKey: 0,
        position: EntityChange.none, namesType: false))
    return range
  }
}
