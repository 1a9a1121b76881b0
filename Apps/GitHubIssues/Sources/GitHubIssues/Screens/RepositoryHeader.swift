import Baton
import BatonTerminal

struct RepositoryHeader: View {
  @Fragment("fragment RepositoryHeader_repository on Repository { nameWithOwner description }")
  var repository: RepositoryHeader_repository

  var body: some View {
    VStack {
      Text(repository.nameWithOwner).font(.headline).lineLimit(1)
      if let description = repository.description {
        Text(description).lineLimit(1)
      }
    }
  }
}
