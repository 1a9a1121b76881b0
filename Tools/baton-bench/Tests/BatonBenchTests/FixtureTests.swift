import Foundation
import Testing

@testable import BatonBench

@Suite("The fixture")
struct FixtureTests {
  @Test("is the same bytes each time, about 690 KB")
  func bytes() {
    let response = Fixture.response()
    #expect(response == Fixture.response())
    #expect((680_000...700_000).contains(response.count), "\(response.count) bytes")
  }

  @Test("holds 899 records in about 6,500 objects")
  func records() throws {
    let tree = try JSONSerialization.jsonObject(with: Data(Fixture.response()))
    var count = Count()
    count.visit(tree, type: "Envelope", key: "")
    #expect((6_400...6_600).contains(count.objects), "\(count.objects) objects")
    #expect(count.keys.count == 899)
    #expect(Fixture.records == 899)
  }

  @Test(
    "decodes as a page of 20 characters, each with episodes, each with that character in its cast")
  func casts() throws {
    let page = try JSONDecoder().decode(DecodablePage.self, from: Data(Fixture.response()))
    let characters = try #require(page.data.characters?.results).compactMap { $0 }
    #expect(characters.count == 20)
    for character in characters {
      #expect(!character.episode.isEmpty)
      for episode in character.episode.compactMap({ $0 }) {
        let cast = episode.characters.compactMap { $0?.id }
        #expect(cast.contains(try #require(character.id)))
        #expect(Set(cast).count == cast.count)
      }
    }
  }

  @Test("says the same of a record wherever it stands")
  func consistent() throws {
    let page = try JSONDecoder().decode(DecodablePage.self, from: Data(Fixture.response()))
    var names: [String: String] = [:]
    for character in try #require(page.data.characters?.results).compactMap({ $0 }) {
      for member in character.episode.compactMap({ $0 }).flatMap(\.characters).compactMap({ $0 }) {
        let id = try #require(member.id)
        let name = try #require(member.name)
        #expect(names.updateValue(name, forKey: id) ?? name == name)
      }
      #expect(names[try #require(character.id)] == character.name)
    }
    #expect(names.count == Fixture.characters)
  }

  @Test("JSON text escapes what JSON must and separates members")
  func escapes() throws {
    var json = JSONText()
    json.object {
      $0.member("a", "q\" b\\ n\n t\t é\u{1}")
      $0.member("b", literal: 1)
      $0.object("c") { $0.member("d", "") }
      $0.array(
        "e",
        { rows in
          rows.string("x")
          rows.object { $0.member("f", literal: "null") }
          rows.array { _ in }
        })
    }
    #expect(
      String(decoding: json.bytes, as: UTF8.self)
        == #"{"a":"q\" b\\ n\u000a t\u0009 é\u0001","b":1,"c":{"d":""},"e":["x",{"f":null},[]]}"#)
  }

  /// Counts objects, and records by type and id or, without one, by path.
  private struct Count {
    var objects = 0
    var keys: Set<String> = []

    private static let types = [
      "data": "Query", "characters": "Characters", "info": "Info", "results": "Character",
      "origin": "Location", "location": "Location", "episode": "Episode",
    ]

    mutating func visit(_ value: Any, type: String, key: String) {
      if let list = value as? [Any] {
        for (index, element) in list.enumerated() {
          visit(element, type: type, key: "\(key):\(index)")
        }
      }
      guard let object = value as? [String: Any] else { return }
      objects += 1
      let own = (object["id"] as? String).map { "\(type):\($0)" } ?? key
      if type != "Envelope" { keys.insert(own) }
      for (name, child) in object {
        let known = Self.types[name] ?? type
        visit(
          child, type: type == "Episode" && name == "characters" ? "Character" : known,
          key: "\(own):\(name)")
      }
    }
  }
}
