#if DEBUG
  /// Which batch changed which slot last. In a release build there is none of it.
  ///
  /// A record that a batch makes costs nothing of its own: records are numbered, and a batch makes a row of
  /// numbers. A slot that is changed later is noted by itself.
  struct WriterTable {
    // State: `writers`, those of the last batches, the first of them the `dropped`th; `made`, by which of them
    // records were made, in the order of their numbers; `slots`, by record and storage key, by which of them
    // slots were changed later.
    private var writers: [SlotWriter] = []
    private var dropped = 0
    private var made: [(range: ClosedRange<UInt32>, writer: Int)] = []
    private var slots: [UInt32: [UInt32: Int]] = [:]

    /// Of older batches nobody knows any more what they wrote.
    private static let most = 1 << 16

    /// How many batches there were.
    var count: Int { dropped + writers.count }

    /// The place of a batch that begins.
    mutating func add(_ writer: SlotWriter) -> Int {
      if writers.count >= 2 * WriterTable.most { forgetOldest() }
      writers.append(writer)
      return count - 1
    }

    private mutating func forgetOldest() {
      writers.removeFirst(WriterTable.most)
      dropped += WriterTable.most
      made.removeAll { $0.writer < dropped }
      slots = slots.compactMapValues { keys in
        let known = keys.filter { $0.value >= dropped }
        return known.isEmpty ? nil : known
      }
    }

    /// - Parameter after: The last number that is older; numbers up to `last` were given by the batch.
    mutating func noteMade(after: UInt32, last: UInt32, by writer: Int) {
      if last > after { made.append((after + 1...last, writer)) }
    }

    mutating func noteChange(of key: UInt32, in record: UInt32, by writer: Int) {
      slots[record, default: [:]][key] = writer
    }

    mutating func forget(_ record: UInt32) { slots[record] = nil }

    func writer(of key: UInt32, in record: UInt32) -> SlotWriter? {
      guard let place = slots[record]?[key] ?? maker(of: record), place >= dropped else {
        return nil
      }
      return writers[place - dropped]
    }

    private func maker(of record: UInt32) -> Int? {
      var (low, high) = (0, made.count)
      while low < high {
        let middle = (low + high) / 2
        if made[middle].range.upperBound < record { low = middle + 1 } else { high = middle }
      }
      return low < made.count && made[low].range.contains(record) ? made[low].writer : nil
    }
  }
#endif
