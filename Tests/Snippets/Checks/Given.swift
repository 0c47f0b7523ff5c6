import Foundation

/// Keeps the compiler from noticing that a block does not use, or does not change, what it is given.
func use<Value>(_ value: Value) {}
func use<Value>(_ value: inout Value) {}

/// A folder for a block that reads files: paths and contents. It stays in the temporary folder of the system.
func snippetFolder(_ files: [String: String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "snippet-\(UUID())")
    for (path, text) in files {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return folder.path()
}
