enum Explanations {
  static let all: [(id: String, text: String)] = []
}
