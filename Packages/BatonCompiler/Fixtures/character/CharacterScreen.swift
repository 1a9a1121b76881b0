struct CharacterScreen: View {
  @Query(
    """
    query CharacterQuery($id: ID!) @cacheExpiration(seconds: 300) {
      character(id: $id) { ...CharacterHeader_character }
    }
    """)
  var character: CharacterQuery
}
