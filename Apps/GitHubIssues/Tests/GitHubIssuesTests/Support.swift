import Foundation

/// A file of this repository.
func repositoryFile(_ path: String) -> URL {
  var folder = URL(filePath: #filePath)
  // Apps/GitHubIssues/Tests/GitHubIssuesTests/Support.swift
  for _ in 0..<5 { folder.deleteLastPathComponent() }
  return folder.appending(path: path)
}
