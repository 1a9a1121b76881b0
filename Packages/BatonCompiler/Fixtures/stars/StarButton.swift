struct StarButton: View {
  @Fragment(
    """
    fragment StarButton_repository on Repository {
      id
      viewerHasStarred
      stargazerCount
    }
    """)
  var repository: StarButton_repository

  @Mutation(
    """
    mutation StarButtonAddStar($input: AddStarInput!) {
      addStar(input: $input) {
        starrable { id viewerHasStarred ... on Repository { stargazerCount } }
      }
    }
    """)
  var addStar: StarButtonAddStar.Action

  @Mutation(
    """
    mutation StarButtonRemoveStar($input: RemoveStarInput!) {
      removeStar(input: $input) {
        starrable { id viewerHasStarred ... on Repository { stargazerCount } }
      }
    }
    """)
  var removeStar: StarButtonRemoveStar.Action
}

struct RepositoryScreen: View {
  @Query(
    """
    query RepositoryQuery($owner: String!, $name: String!) {
      repository(owner: $owner, name: $name) {
        nameWithOwner
        ...StarButton_repository
      }
    }
    """)
  var repository: RepositoryQuery
}
