import Testing

@testable import BatonWire

@Suite struct SHA256Tests {
  /// The examples of FIPS 180.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func examples(message: String, digest: String) {
    #expect(SHA256.text(of: message.utf8) == digest)
  }

  /// Every length around the ends of blocks, as one digest of digests; from Python's hashlib.
  @Test func everyLength() {
    let digests = (0..<200).flatMap { SHA256.digest(of: Array(repeating: 97, count: $0)) }
    #expect(
      SHA256.text(of: digests)
        == "752c007f38611cfbf5fa42cb1cea3d8e086491c844d0cc4defd632cb81423506")
  }
}
