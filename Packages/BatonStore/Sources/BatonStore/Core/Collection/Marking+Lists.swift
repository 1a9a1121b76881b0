// Lists are where a collection spends its time, and nearly all rows of one list are alike.

extension Marking {
  /// Marks the records of a list, in order, and what they lead to.
  mutating func reach(_ list: RecordSlice, by number: Int32, _ walk: inout Walk) {
    list.withIndexes { indexes in
      let table = tables[Int(number)]
      if table.isLeaf { return mark(indexes) }
      var position = 0
      while position < indexes.count {
        let index = indexes[position]
        reach(index, by: number, &walk)
        position &+= 1
        guard let shape = shape(of: index, table, &walk) else { continue }
        position = mark(indexes, from: position, like: shape)
      }
    }
  }

  /// The shape of a record with one link, which leads to records from which the selection does not go on.
  @inline(__always) private mutating func shape(
    of index: UInt32, _ table: Tables, _ walk: inout Walk
  ) -> UInt32? {
    let shadow = core.shadows[Int(index)]
    if shadow.isUnknown || shadow.hasSeveral || table.isAbstract || table.repeatsSlot
      || !hidden.isEmpty
    {
      return nil
    }
    guard let place = place(of: shadow, table) else { return nil }
    let child = child(place, &walk)
    return tables[Int(child)].isLeaf ? shadow.shape : nil
  }

  /// Marks rows as long as they are of a shape, or without a link, and what they link to.
  ///
  /// - Returns: The position of the first other row.
  private func mark(
    _ indexes: UnsafeBufferPointer<UInt32>, from first: Int, like shape: UInt32
  ) -> Int {
    // In locals: the compiler cannot know that marking leaves the buffers where they are.
    let (reached, shadows) = (reached, core.shadows)
    var position = first
    while position < indexes.count {
      let index = indexes[position]
      let shadow = shadows[Int(index)]
      if shadow.shape == shape {
        Marking.mark(shadow.target, in: reached)
      } else if shadow.shape != Shadow.linkless {
        break
      }
      Marking.mark(index, in: reached)
      position &+= 1
    }
    return position
  }

  private func mark(_ indexes: UnsafeBufferPointer<UInt32>) {
    let reached = reached
    for index in indexes { Marking.mark(index, in: reached) }
  }
}
