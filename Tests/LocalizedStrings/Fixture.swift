import Foundation
import TestSupport

/// The files in `Data/Golden/LocalizedStrings`, written by hand; its README says what for.
enum Fixture {
    static func bytes(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: RepositoryRoot.file("Data/Golden/LocalizedStrings/\(name)")))
    }

    /// What Foundation itself reads.
    static func propertyList(_ bytes: [UInt8]) throws -> Any {
        try unsafe PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    }

    static var bundle: String { RepositoryRoot.file("Data/Golden/LocalizedStrings/Bundle").path() }

    /// A folder of its own, removed afterwards.
    static func inTemporaryFolder<Value>(_ body: (URL) throws -> Value) throws -> Value {
        let folder = FileManager.default.temporaryDirectory.appending(path: "LocalizedStrings-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }

    /// The same with files in it: texts by their paths.
    static func withFolder(_ files: [String: String], _ body: (URL) throws -> Void) throws {
        try inTemporaryFolder { folder in
            for (path, text) in files {
                let file = folder.appending(path: path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try text.write(to: file, atomically: true, encoding: .utf8)
            }
            try body(folder)
        }
    }
}

extension String {
    var bytes: [UInt8] { Array(utf8) }

    init(bytes: [UInt8]) { self.init(decoding: bytes, as: UTF8.self) }
}
