// Operations of `Documents.graphql`, for the tests of what a client does when its server is killed.
@_exported import Baton
