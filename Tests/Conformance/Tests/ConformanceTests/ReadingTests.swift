import ConformanceReader
import Foundation
import SpecExchange
import Testing

@Suite struct ReadingTests {
  private func matches(_ reading: Reading, _ text: String) throws -> Bool {
    reading.matches(try JSON.parse(text))
  }

  @Test func scalarsMatchByValue() throws {
    #expect(try matches(.of(3), "3"))
    #expect(try matches(.of(3), "3.0"))
    #expect(try !matches(.of(3), "4"))
    #expect(try matches(.of(Int.max), "9223372036854775807"))
    #expect(try !matches(.of(Int.max), "9223372036854775806"))
    #expect(try matches(.of(2.0), "2"))
    #expect(try matches(.of(1e22), "1e+22"))
    #expect(try !matches(.of(0.0), "-0.0"))
    #expect(try matches(.of(true), "true"))
    #expect(try !matches(.of(true), "1"))
    #expect(try matches(.of("é"), "\"\\u00e9\""))
    #expect(try !matches(.of("e\u{301}"), "\"\\u00e9\""))
    #expect(try !matches(.of("3"), "3"))
  }

  @Test func nothingMatchesNullOnly() throws {
    #expect(try matches(.of(String?.none), "null"))
    #expect(try !matches(.of(String?.none), "\"\""))
    #expect(try !matches(.of(""), "null"))
    #expect(try matches(.of([Int?]?.none), "null"))
    #expect(try !matches(.of([Int?]?.none), "[]"))
  }

  @Test func listsMatchElementByElement() throws {
    let reading = Reading.of([1, nil, 3])
    #expect(try matches(reading, "[1, null, 3]"))
    #expect(try !matches(reading, "[1, null]"))
    #expect(try !matches(reading, "[1, null, 3, null]"))
    #expect(try !matches(reading, "[1, 3, null]"))
    #expect(try matches(reading.element(2), "3"))
    #expect(try !matches(reading.element(3), "null"))
  }

  @Test func convertedValuesMatchWhatConvertsToThem() throws {
    let amount = Reading.of(Decimal(string: "1.50"))
    #expect(try matches(amount, "\"1.5\""))
    #expect(try matches(amount, "1.50"))
    #expect(try !matches(amount, "\"1.51\""))
    #expect(try !matches(amount, "\"much\""))
    #expect(try matches(.of(Decimal?.none), "null"))
  }

  @Test func aListOfObjectsHasNoValueButTheEmptyOne() throws {
    #expect(try matches(.objects(0), "[]"))
    #expect(try !matches(.objects(2), "[]"))
    #expect(try !matches(.objects(0), "null"))
    #expect(try !matches(.outside(index: 1, count: 1), "null"))
    #expect(try !matches(.object, "{}"))
  }

  @Test func aReadingSaysWhatItIs() {
    #expect(Reading.of(["a\"", nil]).description == #"["a\"", null]"#)
    #expect(Reading.outside(index: 4, count: 2).description == "nothing: element 4 of a list of 2")
  }

  @Test func errorsAndResultsMatchTheirRowsAlone() throws {
    let value = JSON.string("x")
    #expect(Reading.thrown("requiredField").matches(.thrown("requiredField")))
    #expect(!Reading.thrown("requiredField").matches(.thrown("fieldErrors")))
    #expect(!Reading.thrown("requiredField").matches(.value(.null)))
    #expect(!Reading.null.matches(.thrown("requiredField")))
    #expect(Reading.success(.text("x")).matches(.success(nil)))
    #expect(Reading.success(.text("x")).matches(.success(value)))
    #expect(Reading.success(.text("x")).matches(.value(value)))
    #expect(!Reading.success(.text("y")).matches(.success(value)))
    #expect(!Reading.text("x").matches(.success(value)))
    #expect(Reading.failure(["a.b"]).matches(.failure(["a.b"])))
    #expect(!Reading.failure(["a.b"]).matches(.failure([])))
    #expect(!Reading.failure(["a.b"]).matches(.value(.null)))
    #expect(!Reading.failure([]).matches(.success(nil)))
  }
}
