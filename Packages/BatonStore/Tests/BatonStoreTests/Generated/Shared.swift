// What `batonc` writes into `Baton.baton.swift`, by hand.
@_spi(Generated) import BatonStore

nonisolated enum Types {
  static let Query = BatonStore.RecordType("Query")
  static let Mutation = BatonStore.RecordType("Mutation")
  static let Character = BatonStore.RecordType("Character")
  static let Location = BatonStore.RecordType("Location")
  static let Episode = BatonStore.RecordType("Episode")
  static let NoteConnection = BatonStore.RecordType("NoteConnection")
  static let NoteEdge = BatonStore.RecordType("NoteEdge")
  static let Note = BatonStore.RecordType("Note")
  static let Quote = BatonStore.RecordType("Quote")
  static let Sample = BatonStore.RecordType("Sample")
  static let Asset = BatonStore.RecordType("Asset")
  static let Named = BatonStore.RecordType("Named", possible: ["Character", "Location"])
  static let Node = BatonStore.RecordType("Node", possible: ["Character", "Location", "Episode"])
  static let Found = BatonStore.RecordType(
    "Found", possible: ["Character", "Location", "Episode", "Asset"])
}

nonisolated enum Slots {
  nonisolated struct CharacterSlots: Sendable {
    let id = Types.Character.slot("id")
    let name = Types.Character.slot("name")
    let status = Types.Character.slot("status")
    let species = Types.Character.slot("species")
    let image = Types.Character.slot("image")
    let origin = Types.Character.slot("origin")
    let notes_53c6cf = Types.Character.slot("notes", [.argument("first", .variable("count"))])
  }
  static let Character = CharacterSlots()

  nonisolated struct LocationSlots: Sendable {
    let id = Types.Location.slot("id")
    let name = Types.Location.slot("name")
    let dimension = Types.Location.slot("dimension")
  }
  static let Location = LocationSlots()

  nonisolated struct EpisodeSlots: Sendable {
    let id = Types.Episode.slot("id")
    let code = Types.Episode.slot("code")
  }
  static let Episode = EpisodeSlots()

  nonisolated struct NamedSlots: Sendable {
    let name = Types.Named.slot("name")
  }
  static let Named = NamedSlots()

  nonisolated struct NodeSlots: Sendable {
    let id = Types.Node.slot("id")
  }
  static let Node = NodeSlots()

  nonisolated struct NoteConnectionSlots: Sendable {
    let totalCount = Types.NoteConnection.slot("totalCount")
    let edges = Types.NoteConnection.slot("edges")
  }
  static let NoteConnection = NoteConnectionSlots()

  nonisolated struct NoteEdgeSlots: Sendable {
    let cursor = Types.NoteEdge.slot("cursor")
    let node = Types.NoteEdge.slot("node")
  }
  static let NoteEdge = NoteEdgeSlots()

  nonisolated struct NoteSlots: Sendable {
    let id = Types.Note.slot("id")
    let text = Types.Note.slot("text")
  }
  static let Note = NoteSlots()

  nonisolated struct QuoteSlots: Sendable {
    let base = Types.Quote.slot("base")
    let quote = Types.Quote.slot("quote")
    let rate = Types.Quote.slot("rate")
  }
  static let Quote = QuoteSlots()

  nonisolated struct AssetSlots: Sendable {
    let uuid = Types.Asset.slot("uuid")
    let price = Types.Asset.slot("price")
  }
  static let Asset = AssetSlots()

  nonisolated struct QuerySlots: Sendable {
    let character_bca4f9 = Types.Query.slot("character", [.argument("id", .variable("id"))])
    let quotes = Types.Query.slot("quotes")
    let samples = Types.Query.slot("samples")
    let sample = Types.Query.slot("sample")
    let search_10ae3a = Types.Query.slot("search", [.argument("text", .variable("text"))])
  }
  static let Query = QuerySlots()
}
