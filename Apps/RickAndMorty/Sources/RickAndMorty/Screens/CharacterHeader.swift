import BatonTerminal

struct CharacterHeader: View {
  @Fragment(
    """
    fragment CharacterHeader_character on Character {
      name
      status
      species
      image
      origin @catch { name }
      isFavourite
    }
    """)
  var character: CharacterHeader_character

  var body: some View {
    VStack {
      HStack {
        Text(character.name ?? "Unknown").font(.largeTitle)
        if character.isFavourite == true { Text("★").foregroundStyle(.yellow) }
      }
      Text("\(character.status ?? "?") · \(character.species ?? "?")")
      switch character.origin {
      case .success(let origin):
        if let origin { Text("From \(origin.name ?? "somewhere")") }
      case .failure(let errors):
        Text("From where is not known: \(errors)").foregroundStyle(.red)
      }
      // A terminal shows no picture, only where it is.
      if let image = character.image {
        Text(image).font(.caption).lineLimit(1)
      }
    }
  }
}
