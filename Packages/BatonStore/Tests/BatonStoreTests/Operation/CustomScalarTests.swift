import Foundation
import Testing

@testable import BatonStore

/// Texts that become Foundation's values, and those that do not (B-14.10).
struct CustomScalarTests {
  @Test func decimals() {
    #expect(Decimal(scalarText: "1.50") == Decimal(string: "1.5"))
    #expect(
      Decimal(scalarText: "12345678901234567890.123456789")?.scalarText
        == "12345678901234567890.123456789")
    for text in ["", "n/a", "12abc", "1,5", " 1", "1 ", "+1", ".5", "NaN", "0x10", "--1"] {
      #expect(Decimal(scalarText: text) == nil, "\(text)")
    }
  }

  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0.0), ("2026-10-11T09:30:00.250Z", 1_791_711_000.25),
    ("2026-10-11T11:30:00+02:00", 1_791_711_000), ("2026-10-11T05:00:00-0430", 1_791_711_000),
    ("2026-10-11T09:30Z", 1_791_711_000), ("2026-10-11", 1_791_676_800),
    ("1969-12-31T23:59:59.5Z", -0.5), ("2000-02-29T00:00:00Z", 951_782_400),
    ("0001-01-01T00:00:00Z", -62_135_596_800), ("2016-12-31T23:59:60Z", 1_483_228_800),
  ]) func dates(text: String, seconds: Double) {
    #expect(Date(scalarText: text)?.timeIntervalSince1970 == seconds)
  }

  @Test(arguments: [
    "", "yesterday", "2026-13-01", "2026-02-29", "2026-10-11T24:00:00Z", "2026-10-11T09:30:00",
    "2026-10-11T09:30:61Z", "2026-10-11T09:30:00.Z", "2026-10-11T09:30:00Zx", "2026-1-1",
    "2026-10-11T09:30:00+25:00", "é026-10-11",
  ]) func noDates(text: String) {
    #expect(Date(scalarText: text) == nil)
  }

  @Test func datesAreWrittenAsTheyAreRead() {
    var random = RandomSource(seed: 5)
    for _ in 0..<2_000 {
      let seconds = Double(random.below(8_000_000_000_000) - 4_000_000_000_000) / 1000
      let date = Date(timeIntervalSince1970: seconds)
      let text = date.scalarText
      if seconds > -60_000_000_000 {
        #expect(
          Date(scalarText: text).map { abs($0.timeIntervalSince1970 - seconds) < 0.0005 } == true)
      }
    }
    #expect(Date(timeIntervalSince1970: 1_791_711_000.25).scalarText == "2026-10-11T09:30:00.250Z")
    #expect(Date(timeIntervalSince1970: 0).scalarText == "1970-01-01T00:00:00Z")
  }

  @Test func urlsAndIdentifiers() {
    #expect(URL(scalarText: "https://example.com/assets/a1")?.path == "/assets/a1")
    #expect(URL(scalarText: "") == nil)
    #expect(
      UUID(scalarText: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")?.scalarText
        == "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
    #expect(UUID(scalarText: "E621E1F8") == nil)
    #expect(
      Variable(UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))).json
        == "\"01020304-0506-0708-090A-0B0C0D0E0F10\"")
  }
}
