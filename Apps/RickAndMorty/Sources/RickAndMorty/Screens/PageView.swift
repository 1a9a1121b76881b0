import BatonTerminal

/// A page of a list: its rows, where it is among the pages, and the keys that turn it.
struct PageView<Operation: Query, Rows: View>: View {
  /// A query that the view around has resolved.
  let query: Operation
  let place: PagePlace
  @Binding var page: Int
  let keys: [String]
  @ViewBuilder let rows: Rows

  var body: some View {
    VStack {
      rows
      HStack {
        PageNumber(page: page, place: place)
        Spacer()
        RefreshStatus(query: query)
      }
      KeysLine(keys: keys)
    }
    .refreshed(query)
    .onKey(turn)
  }

  private func turn(_ key: Key) -> Bool {
    let target: Int?
    switch key {
    case "n", .right: target = place.next
    case "p", .left: target = place.previous
    default: return false
    }
    guard let target else { return false }
    page = target
    return true
  }
}

/// Where a page is among the pages of its list.
struct PagePlace: Hashable {
  let pages: Int
  let count: Int
  /// What there are so many of.
  let noun: String
  let next: Int?
  let previous: Int?
}
