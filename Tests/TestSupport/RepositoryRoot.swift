import Foundation

/// The folder of Package.swift, found from this file's own place.
public enum RepositoryRoot {
    public static let url: URL = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    public static func file(_ path: String) -> URL { url.appending(path: path) }
}
