struct CharacterHeader: View {
  @Fragment(
    """
    fragment CharacterHeader_character on Character {
      name
      status
      species
      image
      origin { name }
    }
    """)
  var character: CharacterHeader_character
}
