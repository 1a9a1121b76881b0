/// A page of 20 characters with their episodes and casts, generated: the same bytes each time.
public enum Fixture {
  static let page = 1
  static let pageSize = 20
  static let characters = 826
  static let episodes = 51
  static let locations = 19

  /// Records that a store holds of it: those above, the page, its info and the root.
  public static let records = characters + episodes + locations + 3

  /// A response to `CharactersQuery(page: 1)`, envelope and all.
  public static func response() -> [UInt8] {
    let casts = (1...episodes).map(cast(of:))
    var json = JSONText()
    json.object {
      $0.object("data") {
        $0.object("characters") {
          $0.object("info") {
            $0.member("count", literal: characters)
            $0.member("pages", literal: (characters + pageSize - 1) / pageSize)
            $0.member("next", literal: 2)
            $0.member("prev", literal: "null")
          }
          $0.array(
            "results",
            { rows in
              for id in 1...pageSize { rows.object { character(id, casts: casts, into: &$0) } }
            })
        }
      }
    }
    return json.bytes
  }

  private static func character(_ id: Int, casts: [[Int]], into json: inout JSONText) {
    json.member("id", String(id))
    json.member("name", Names.person(id))
    json.member("status", ["Alive", "Dead", "unknown"][id % 3])
    json.member("species", ["Human", "Alien", "Humanoid", "Robot"][id % 4])
    json.member("type", id.isMultiple(of: 5) ? "Genetic experiment" : "")
    json.member("gender", ["Female", "Male", "Genderless", "unknown"][id % 4])
    json.object("origin") { location((id - 1) % locations + 1, into: &$0) }
    json.object("location") { location(id * 7 % locations + 1, into: &$0) }
    json.member("image", image(id))
    json.member("created", "2017-11-04T18:\(10 + id):\(10 + id * 2 % 50).\(100 + id)Z")
    json.array(
      "episode",
      { rows in
        for episode in episodesShowing(id) {
          rows.object {
            $0.member("id", String(episode))
            $0.member("name", Names.episode(episode))
            $0.member("air_date", "December \(1 + episode % 30), \(2013 + episode / 11)")
            $0.member("episode", code(episode))
            $0.array(
              "characters",
              { rows in
                for id in casts[episode - 1] {
                  rows.object {
                    $0.member("id", String(id))
                    $0.member("name", Names.person(id))
                    $0.member("image", image(id))
                  }
                }
              })
          }
        }
      })
  }

  private static func location(_ id: Int, into json: inout JSONText) {
    json.member("id", String(id))
    json.member("name", Names.place(id))
  }

  private static func image(_ id: Int) -> String {
    "https://characters.example.org/api/character/avatar/\(id).jpeg"
  }

  private static func code(_ episode: Int) -> String {
    let (season, number) = ((episode - 1) / 11 + 1, (episode - 1) % 11 + 1)
    return "S0\(season)E\(number < 10 ? "0" : "")\(number)"
  }

  /// Two are in every episode, three in most, the rest of the page in a few.
  private static func episodesShowing(_ id: Int) -> [Int] {
    switch id {
    case 1, 2: Array(1...episodes)
    case 3, 4: (1...episodes).filter { ($0 + id) % 6 != 0 }
    case 5: (1...episodes).filter { $0 % 4 != 0 }
    default: (1...(1 + id % 3)).map { ($0 * 17 + id * 3) % episodes + 1 }.sorted()
    }
  }

  /// Whoever of the page is in it, and of all others a sixteenth or so: most of them once, some twice.
  private static func cast(of episode: Int) -> [Int] {
    let regulars = (1...pageSize).filter { episodesShowing($0).contains(episode) }
    let guests = (pageSize + 1...characters).filter {
      $0 % episodes + 1 == episode || $0.isMultiple(of: 5) && $0 * 7 % episodes + 1 == episode
    }
    return regulars + guests
  }
}
