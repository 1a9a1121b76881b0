import Testing

@testable import BatonStore

@Test func variablesAreCanonical() {
  #expect(
    Variables(["b": Variable(1), "a": Variable([true]), "c": nil]).json == #"{"a":[true],"b":1}"#)
}
