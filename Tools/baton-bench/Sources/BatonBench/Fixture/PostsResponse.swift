/// Pages of a long list: each edge with a cursor and a node of two fields.
enum PostsResponse {
  static let pageSize = 50

  /// The cursor of the last edge of a page; nil of the page before the first.
  static func end(of page: Int) -> String? {
    page < 0 ? nil : cursor((page + 1) * pageSize - 1)
  }

  static func bytes(page: Int) -> [UInt8] {
    var json = JSONText()
    json.object {
      $0.object("data") {
        $0.object("posts") {
          $0.array(
            "edges",
            { edges in
              for number in page * pageSize..<(page + 1) * pageSize {
                edges.object { edge(number, into: &$0) }
              }
            })
          $0.object("pageInfo") {
            $0.member("endCursor", cursor((page + 1) * pageSize - 1))
            $0.member("hasNextPage", literal: true)
          }
        }
      }
    }
    return json.bytes
  }

  private static func edge(_ number: Int, into json: inout JSONText) {
    json.object("node") {
      $0.member("id", "post-\(number)")
      $0.member("text", "What post number \(number) says, in a line that is not short")
      $0.member("__typename", "Post")
    }
    json.member("cursor", cursor(number))
  }

  private static func cursor(_ number: Int) -> String { "cursor-\(number)" }
}
