import Baton
import NamesAliases
import NamesArguments
import NamesChoices
import NamesEnums
import NamesFields
import NamesForm
import NamesFragments
import NamesInputs
import NamesInterfaces
import NamesLinks
import NamesMutations
import NamesObjects
import NamesParts
import NamesQueries
import NamesValues
import Testing

/// The modules export types named anything, `Store` among them.
///
/// C-3: any name works in any position, and what it names is read.
@MainActor @Suite struct ReadTests {
  private typealias Reader = (Baton.Store, [String: String]) throws -> [String: String?]

  private func check(_ module: NamesModule, _ reader: Reader) throws {
    let rows = try reader(Baton.Store(), module.answers)
    for (word, value) in module.expected { #expect(rows[word] == value, "\(word)") }
    #expect(rows.count == module.expected.count)
    #expect(rows.count > 200 || module.expected["none"] != nil)
  }

  @Test func ofFields() throws { try check(.fields, NamesFields.Reading.rows) }

  /// A field named `description` is not what printing asks for.
  @Test func ofALensThatIsPrinted() throws {
    let store = Baton.Store()
    _ = try NamesFields.Reading.rows(store, NamesModule.fields.answers)
    let words = try #require(store.read(NamesFields.Ask()).words)
    #expect(words.description == NamesModule.value("description"))
    #expect("\(words)".hasPrefix("Words("))
    #expect(String(reflecting: words).contains("NamesFields.Ask.Data.Words("))
  }

  @Test func ofAliases() throws { try check(.aliases, NamesAliases.Reading.rows) }
  @Test func ofValues() throws { try check(.values, NamesValues.Reading.rows) }
  @Test func ofParts() throws { try check(.parts, NamesParts.Reading.rows) }
  @Test func ofLinks() throws { try check(.links, NamesLinks.Reading.rows) }
  @Test func ofArguments() throws { try check(.arguments, NamesArguments.Reading.rows) }
  @Test func ofChoices() throws { try check(.choices, NamesChoices.Reading.rows) }
  @Test func ofInputFields() throws { try check(.form, NamesForm.Reading.rows) }
  @Test func ofQueries() throws { try check(.queries, NamesQueries.Reading.rows) }
  @Test func ofMutations() throws { try check(.mutations, NamesMutations.Reading.rows) }
  @Test func ofFragments() throws { try check(.fragments, NamesFragments.Reading.rows) }
  @Test func ofEnums() throws { try check(.enums, NamesEnums.Reading.rows) }
  @Test func ofInputs() throws { try check(.inputs, NamesInputs.Reading.rows) }
  @Test func ofObjects() throws { try check(.objects, NamesObjects.Reading.rows) }
  @Test func ofInterfaces() throws { try check(.interfaces, NamesInterfaces.Reading.rows) }
}
