/// The fixture's shape for `JSONDecoder`.
struct DecodablePage: Decodable {
  struct Body: Decodable { let characters: Characters? }

  struct Characters: Decodable {
    let info: Info?
    let results: [Character?]?
  }

  struct Info: Decodable {
    let count: Int?
    let pages: Int?
    let next: Int?
    let prev: Int?
  }

  struct Character: Decodable {
    let id: String?
    let name: String?
    let status: String?
    let species: String?
    let type: String?
    let gender: String?
    let origin: Location?
    let location: Location?
    let image: String?
    let created: String?
    let episode: [Episode?]
  }

  struct Location: Decodable {
    let id: String?
    let name: String?
  }

  // The schema's own names, so that decoding needs no table of keys.
  struct Episode: Decodable {
    let id: String?
    let name: String?
    // swift-format-ignore: AlwaysUseLowerCamelCase
    let air_date: String?
    let episode: String?
    let characters: [Member?]
  }

  struct Member: Decodable {
    let id: String?
    let name: String?
    let image: String?
  }

  let data: Body
}
