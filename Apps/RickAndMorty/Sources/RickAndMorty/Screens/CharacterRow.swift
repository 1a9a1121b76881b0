import BatonTerminal

/// A character in a list: Enter opens its screen, `f` makes it a favourite or ends that.
struct CharacterRow: View {
  @Fragment(
    "fragment CharacterRow_character on Character { id name status species isFavourite }")
  var character: CharacterRow_character

  @Environment(\.favourites) private var favourites

  var body: some View {
    let id = character.id ?? ""
    NavigationLink(value: Screen.character(id: id)) {
      HStack {
        Text(character.name ?? "Unknown").lineLimit(1).frame(maxWidth: .infinity)
        Text(character.isFavourite == true ? "★" : " ").foregroundStyle(.yellow)
        Text(character.species ?? "?").foregroundStyle(.secondary).lineLimit(1)
          .frame(maxWidth: 18)
        Text(character.status ?? "?").foregroundStyle(color).lineLimit(1).frame(maxWidth: 8)
      }
    }
    .onKey("f") { favourites?.toggle(id) }
  }

  private var color: Color {
    switch character.status {
    case "Alive": .green
    case "Dead": .red
    default: .secondary
    }
  }
}
