/// The middle of some numbers: the mean of the two middle ones when their count is even, nil of none.
func median(_ numbers: [Double]) -> Double? {
  guard !numbers.isEmpty else { return nil }
  let sorted = numbers.sorted()
  let middle = sorted.count / 2
  return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
}
