import BatonCompiler
import Testing

@Suite struct DigestTests {
  @Test(arguments: [
    ("", "d41d8cd98f00b204e9800998ecf8427e"),
    ("abc", "900150983cd24fb0d6963f7d28e17f72"),
    ("message digest", "f96b697d7cb7938d525a2f31aaf161d0"),
    (
      "12345678901234567890123456789012345678901234567890123456789012345678901234567890",
      "57edf4a22be3c955ac49da2e2107b67a"
    ),
  ]) func md5OfRFC1321(_ text: String, _ digest: String) {
    #expect(MD5.hex(of: text) == digest)
  }

  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ]) func sha256OfFIPS180(_ text: String, _ digest: String) {
    #expect(SHA256.hex(of: text) == digest)
  }

  @Test(arguments: [
    ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
    ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "84983e441c3bd26ebaae4aa1f95129e5e54670f1"
    ),
  ]) func sha1OfFIPS180(_ text: String, _ digest: String) {
    #expect(SHA1.hex(of: text) == digest)
  }

  @Test(arguments: 0..<130) func blocksOfEveryLengthAreClosed(_ count: Int) {
    let digest = MD5.hex(of: [UInt8](repeating: 0x61, count: count))
    #expect(digest.utf8.count == 32)
    #expect(digest != MD5.hex(of: [UInt8](repeating: 0x61, count: count + 1)))
  }

  /// B-3.8
  @Test func nameOfAKeyWithAVariable() {
    #expect(MD5.hex(of: "character(id:$id)").hasPrefix("bca4f9"))
  }
}
