extension Parser {
  /// The list of errors at the cursor; null is none.
  mutating func errors() throws(ParseFailure) -> [GraphQLError] {
    if at.pointee == UInt8(ascii: "n") {
      try word("null")
      return []
    }
    guard at.pointee == UInt8(ascii: "[") else {
      throw failure("`errors` is a list, and something else stands there")
    }
    var errors: [GraphQLError] = []
    if firstElement() {
      repeat {
        guard at.pointee == UInt8(ascii: "{") else {
          throw failure("`errors` lists objects, and something else stands there")
        }
        errors.append(try error())
      } while try anotherElement()
    }
    return errors
  }

  private mutating func error() throws(ParseFailure) -> GraphQLError {
    var message: String?
    var path: [GraphQLError.PathComponent]?
    var locations: [GraphQLError.Location] = []
    var extensions: String?
    if firstMember() {
      repeat {
        let name = try name()
        switch name {
        case "message":
          if at.pointee == UInt8(ascii: "\"") {
            message = try text()
          } else {
            try skipValue()
          }
        case "path": path = try self.path()
        case "locations": locations = try self.locations()
        case "extensions":
          let first = at
          try skipValue()
          let text = UnsafeBufferPointer(start: first, count: at - first)
          extensions = first.pointee == UInt8(ascii: "n") ? nil : Bytes.string(text)
        default: try skipValue()
        }
      } while try anotherMember()
    }
    return GraphQLError(
      message: message ?? "The server sent an error without a message.", path: path,
      locations: locations, extensions: extensions)
  }

  mutating func name() throws(ParseFailure) -> String {
    guard at.pointee == UInt8(ascii: "\"") else {
      throw failure("a member's name is expected")
    }
    let name = try text()
    try colon()
    return name
  }

  /// Nil for what is no list, or has an element that is neither a name nor an integer: such an error
  /// has no place (B-6.1).
  mutating func path() throws(ParseFailure) -> [GraphQLError.PathComponent]? {
    guard at.pointee == UInt8(ascii: "[") else {
      try skipValue()
      return nil
    }
    var path: [GraphQLError.PathComponent] = []
    var isPath = true
    if firstElement() {
      repeat {
        if at.pointee == UInt8(ascii: "\"") {
          path.append(.field(try text()))
        } else if let index = try integerOrOther() {
          path.append(.index(index))
        } else {
          isPath = false
        }
      } while try anotherElement()
    }
    return isPath ? path : nil
  }

  private mutating func locations() throws(ParseFailure) -> [GraphQLError.Location] {
    guard at.pointee == UInt8(ascii: "[") else {
      try skipValue()
      return []
    }
    var locations: [GraphQLError.Location] = []
    if firstElement() {
      repeat {
        if at.pointee == UInt8(ascii: "{") {
          if let location = try location() { locations.append(location) }
        } else {
          try skipValue()
        }
      } while try anotherElement()
    }
    return locations
  }

  private mutating func location() throws(ParseFailure) -> GraphQLError.Location? {
    var line: Int?
    var column: Int?
    if firstMember() {
      repeat {
        switch try name() {
        case "line": line = try integerOrOther()
        case "column": column = try integerOrOther()
        default: try skipValue()
        }
      } while try anotherMember()
    }
    guard let line, let column else { return nil }
    return GraphQLError.Location(line: line, column: column)
  }

  /// An integer; nil for any other value, which is passed over.
  mutating func integerOrOther() throws(ParseFailure) -> Int? {
    let byte = at.pointee
    guard byte == UInt8(ascii: "-") || byte &- 0x30 < 10 else {
      try skipValue()
      return nil
    }
    let token = try number()
    return token.isInteger ? token.wholeNumber : nil
  }
}
