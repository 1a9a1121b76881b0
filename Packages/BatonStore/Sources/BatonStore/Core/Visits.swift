/// Which records a walk by a plan has been to, by selection.
///
/// So many visits as there are words of bits for all records are not kept, for a short walk in a large store
/// takes less time than the bits.
struct Visits {
  private let words: Int
  private var unkept: Int
  /// Where the bits of a selection begin, by its number; -1 where there are none.
  private var places: ContiguousArray<Int> = []
  private var bits: ContiguousArray<UInt64> = []

  /// - Parameter records: One more than the largest dense index.
  init(records: Int) {
    words = (records + 63) / 64
    unkept = words
  }

  /// Notes a visit; false where the selection was at the record before, as far as that was kept.
  @inline(__always) mutating func isFirst(_ selection: Int32, _ index: UInt32) -> Bool {
    if unkept > 0 {
      unkept &-= 1
      return true
    }
    let place = place(of: Int(selection)) &+ Int(index >> 6)
    let bit: UInt64 = 1 << UInt64(index & 63)
    if bits[place] & bit != 0 { return false }
    bits[place] |= bit
    return true
  }

  @inline(__always) private mutating func place(of selection: Int) -> Int {
    if selection < places.count, places[selection] >= 0 { return places[selection] }
    while places.count <= selection { places.append(-1) }
    places[selection] = bits.count
    bits.append(contentsOf: repeatElement(0, count: words))
    return places[selection]
  }
}
