/// Names of the length and the letters that real ones have: a few beyond ASCII, a few in quotation
/// marks.
enum Names {
  static func person(_ id: Int) -> String {
    let first = firsts[id % firsts.count]
    let last = lasts[id / firsts.count % lasts.count] + endings[id * 7 % endings.count]
    return id % 60 == 0 ? "\"\(first)\" \(last)" : "\(first) \(last)"
  }

  static func place(_ id: Int) -> String { "\(lasts[id % lasts.count]) (Sector \(id)-\(id * 31))" }

  static func episode(_ id: Int) -> String {
    "The \(lasts[id % lasts.count]) \(firsts[id * 3 % firsts.count]) Job"
  }

  private static let firsts = [
    "Ada", "Bertram", "Calliope", "Dov", "Esmé", "Fitz", "Greta", "Hob", "Ingrid", "Jory",
    "Kestrel",
    "Lux", "Mabel", "Ned", "Odile", "Pip", "Quill", "Rosamund", "Stig", "Tamsin", "Ulf", "Vesper",
    "Wren", "Xanthe", "Yorick", "Zoë", "Old Captain", "Doctor", "Evil",
  ]
  private static let lasts = [
    "Abernathy", "Brock", "Corvid", "Dunmore", "Ellery", "Farrow", "Grimsby", "Hartwell", "Ivory",
    "Jessup", "Kettle", "Larkspur", "Moss", "Nightingale", "Oakes", "Pemberton", "Quince", "Rook",
    "Sable", "Thistle", "Underhill", "Vane", "Whitlock", "Yarrow",
  ]
  private static let endings = ["", "", "son", "", " II", "", "ington", "", " of Earth", ""]
}
