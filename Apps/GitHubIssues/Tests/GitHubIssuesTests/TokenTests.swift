import Foundation
import Testing

@testable import GitHubIssues

@Suite struct TokenTests {
  private let github = Endpoint(Endpoint.usual)
  private let hosts = """
    github.com:
        users:
            other:
                oauth_token: gho_other
            ada:
                oauth_token: gho_ada
        git_protocol: https
        user: ada
        oauth_token: "gho_ada"
    # a server of one's own
    git.example.org:
        oauth_token: gho_own
    """

  private func header(_ endpoint: Endpoint, _ environment: [String: String]) throws -> String? {
    try AccessToken.find(for: endpoint, in: environment).header["Authorization"]
  }

  private func withHosts(
    _ text: String, _ body: (_ folder: String) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "gh-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(text.utf8).write(to: folder.appending(path: "hosts.yml"))
    try body(folder.path)
  }

  @Test func theVariableComesFirst() throws {
    let github = try #require(github)
    try withHosts(hosts) { folder in
      let environment = ["GITHUB_TOKEN": " ghp_mine\n", "GH_CONFIG_DIR": folder]
      let found = try header(github, environment)
      #expect(found == "bearer ghp_mine")
    }
  }

  @Test func theFileHasOneForEachHost() throws {
    let own = try #require(Endpoint("https://git.example.org/api/graphql"))
    let github = try #require(github)
    try withHosts(hosts) { folder in
      let environment = ["GITHUB_TOKEN": "", "GH_CONFIG_DIR": folder]
      let found = [try header(github, environment), try header(own, environment)]
      #expect(found == ["bearer gho_ada", "bearer gho_own"])
    }
  }

  @Test(arguments: [
    "", "github.com:", "github.com:\n    user: ada\n", "github.com\n  oauth_token",
    "other.org:\n  oauth_token: x", "github.com:\n  oauth_token:\nother.org:\n  oauth_token: x",
  ])
  func noToken(_ hosts: String) throws {
    let github = try #require(github)
    try withHosts(hosts) { folder in
      #expect(throws: TokenProblem.none(github)) {
        try AccessToken.find(for: github, in: ["GH_CONFIG_DIR": folder])
      }
    }
  }

  @Test func theFilesPlaces() {
    func place(_ environment: [String: String]) -> String? {
      HostsFile.location(in: environment)?.path
    }
    #expect(place([:]) == nil)
    #expect(place(["HOME": "/ada"]) == "/ada/.config/gh/hosts.yml")
    #expect(place(["HOME": "/ada", "XDG_CONFIG_HOME": "/x"]) == "/x/gh/hosts.yml")
    #expect(place(["GH_CONFIG_DIR": "/gh", "XDG_CONFIG_HOME": "/x"]) == "/gh/hosts.yml")
  }

  @Test func whatIsNoToken() throws {
    let github = try #require(github)
    for text in ["two words", "a\nb", "ünïcode"] {
      #expect(throws: TokenProblem.unreadable) {
        try AccessToken.find(for: github, in: ["GITHUB_TOKEN": text])
      }
    }
  }

  @Test func noTokenGoesOverAnOpenLine() throws {
    let open = try #require(Endpoint("http://git.example.org/graphql"))
    #expect(throws: TokenProblem.unsafe(open)) {
      try AccessToken.find(for: open, in: ["GITHUB_TOKEN": "ghp_mine"])
    }
    for text in ["http://127.0.0.1:8080/graphql", "http://localhost/graphql", "http://[::1]:1/"] {
      #expect(Endpoint(text)?.keepsSecrets == true)
    }
  }

  @Test func aTokenIsNotPrinted() throws {
    let token = try #require(AccessToken("ghp_mine"))
    var dumped = ""
    dump(token, to: &dumped)
    for text in ["\(token)", String(reflecting: token), dumped, "\([token])"] {
      #expect(!text.contains("ghp_mine"), "\(text)")
    }
  }

  @Test(arguments: ["", "x", "ftp://a/b", "http://", "https:///graphql", "//a/b"])
  func whatIsNoEndpoint(_ text: String) { #expect(Endpoint(text) == nil) }
}
