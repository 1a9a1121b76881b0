import Testing

@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// Payloads that say the same thing twice (B-5.2, B-7).
@MainActor struct PartRepeatTests {
  let store = Store()

  private func announcement(_ path: String, _ label: String) -> String {
    #"{"id":"0","path":\#(path),"label":"S$defer$\#(label)"}"#
  }

  private func stream() throws -> PartStream {
    let stream = PartStream(Library.plan(), to: store)
    let text = announcement(#"["book"]"#, "Text")
    try stream.take(#"{"data":\#(Library.first),"pending":[\#(text)],"hasNext":true}"#)
    return stream
  }

  private func holds(_ record: String, _ member: String) throws -> Bool {
    try #require(store.line(record)).contains(member)
  }

  // MARK: Members

  /// One of them is written with an escape.
  @Test(arguments: ["incremental", #"increment\u0061l"#])
  func ofTwoListsOfPartsTheLastOneCounts(_ name: String) throws {
    let stream = try stream()
    try stream.take(
      """
      {"incremental":[{"id":"0","data":{"blurb":"b"}}],\
      "\(name)":[{"id":"0","data":{"editor":{"id":"7"}}}],"hasNext":true}
      """)
    #expect(try !holds("PBook:1", #""blurb""#))
    #expect(try holds("PBook:1", #""editor""#))
    try stream.take(
      #"{"incremental":[{"id":"0","data":{"blurb":"b"}}],"\#(name)":null,"hasNext":true}"#)
    #expect(try !holds("PBook:1", #""blurb""#))
  }

  @Test func ofTwoListsOfAnnouncementsTheLastOneCounts() throws {
    let stream = PartStream(Library.plan(), to: store)
    let count = announcement(#"["book","items"]"#, "Count")
    try stream.take(
      """
      {"data":\(Library.first),"pending":[\(announcement(#"["book"]"#, "Text"))],\
      "pending":[\(count)],"hasNext":true}
      """)
    try stream.take(#"{"incremental":[{"id":"0","data":{"total":5}}],"hasNext":false}"#)
    #expect(try holds("PBook:1:__S_items_connection", #""total": 5"#))
  }

  @Test func ofTwoListsOfCompletionsTheLastOneCounts() throws {
    let stream = try stream()
    try stream.take(#"{"completed":[{"id":"0"}],"completed":[],"hasNext":true}"#)
    try stream.take(#"{"incremental":[{"id":"0","data":{"blurb":"b"}}],"hasNext":false}"#)
    #expect(try holds("PBook:1", #""blurb": "b""#))
  }

  // MARK: Announcements

  @Test func aPartThatIsAnnouncedAgainStaysCompleted() throws {
    let stream = try stream()
    try stream.take(#"{"completed":[{"id":"0"}],"hasNext":true}"#)
    try stream.take(
      """
      {"pending":[\(announcement(#"["book"]"#, "Text"))],\
      "incremental":[{"id":"0","data":{"blurb":"b"}}],"hasNext":true}
      """)
    #expect(stream.dropped == ["book"])
    #expect(try !holds("PBook:1", #""blurb""#))
  }

  @Test func aPartThatIsAnnouncedAgainStaysAtItsPlace() throws {
    let stream = try stream()
    let bio = announcement(#"["book","authors",0]"#, "Bio")
    try stream.take(
      """
      {"pending":[\(bio),\(bio)],"incremental":[{"id":"0","data":{"blurb":"b"}}],\
      "hasNext":true}
      """)
    #expect(stream.dropped == [])
    #expect(try holds("PBook:1", #""blurb": "b""#))
  }
}
