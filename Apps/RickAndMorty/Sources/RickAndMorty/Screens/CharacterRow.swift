import BatonTerminal

struct CharacterRow: View {
  @Fragment("fragment CharacterRow_character on Character { name status species }")
  var character: CharacterRow_character

  var body: some View {
    HStack {
      Text(character.name ?? "Unknown").lineLimit(1).frame(maxWidth: .infinity)
      Text(character.species ?? "?").foregroundStyle(.secondary).lineLimit(1)
        .frame(maxWidth: 18)
      Text(character.status ?? "?").foregroundStyle(color).lineLimit(1).frame(maxWidth: 8)
    }
  }

  private var color: Color {
    switch character.status {
    case "Alive": .green
    case "Dead": .red
    default: .secondary
    }
  }
}
