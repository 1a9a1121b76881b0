// How a list sees what is below it: rows by number, made when they are first wanted.
extension Node {
  func rowCountBelow() -> Int {
    guard isTransparent else { return 1 }
    var count = 0
    for child in layoutChildren() { count += child.rowCount }
    return count
  }

  func rowBelow(_ index: Int) -> Node? {
    guard isTransparent else { return index == 0 ? self : nil }
    var index = index
    for child in layoutChildren() {
      let count = child.rowCount
      if index < count { return child.row(at: index) }
      index -= count
    }
    return nil
  }

  func rowIDBelow(_ index: Int) -> AnyHashable? {
    guard isTransparent else { return index == 0 ? AnyHashable(ObjectIdentifier(self)) : nil }
    var index = index
    for child in layoutChildren() {
      let count = child.rowCount
      if index < count { return child.rowID(at: index) }
      index -= count
    }
    return nil
  }
}
