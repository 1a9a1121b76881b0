import BatonTerminal

/// A page of a list: its rows or that there are none, where it is among the pages, and the keys that turn it.
struct PageView<Operation: Query, Rows: View>: View {
  /// A query that the view around has resolved.
  let query: Operation
  let place: PagePlace
  let isEmpty: Bool
  @Binding var page: Int
  let keys: [String]
  @ViewBuilder let rows: Rows

  var body: some View {
    VStack {
      if isEmpty {
        Text(absence)
        Spacer()
      } else {
        rows
      }
      HStack {
        if !isBeyond { PageNumber(page: page, place: place) }
        Spacer()
        RefreshStatus(query: query)
      }
      KeysLine(keys: keys)
    }
    .refreshed(query)
    .onKey(turn)
  }

  /// Whether it comes after the last page.
  private var isBeyond: Bool { isEmpty && page > 1 }

  /// Behind the last page, that one: what a server says comes before is as empty.
  private var previous: Int? {
    isBeyond ? max(1, min(place.pages, page - 1)) : place.previous
  }

  private var absence: String {
    guard isBeyond, let previous else { return "There are no such \(place.noun)." }
    return "There is no page \(page): p shows page \(previous)."
  }

  private func turn(_ key: Key) -> Bool {
    let target: Int?
    switch key {
    case "n", .right: target = place.next
    case "p", .left: target = previous
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

extension View {
  /// `p` leaves a page that is not there yet, or could not be had, for the one before.
  func turnedBack(_ page: Binding<Int>) -> some View {
    onKey { key in
      guard key == "p" || key == .left, page.wrappedValue > 1 else { return false }
      page.wrappedValue -= 1
      return true
    }
  }
}
