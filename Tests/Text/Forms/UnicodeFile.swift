import Foundation
import TestSupport
import Testing

/// A file of the Unicode Character Database, read from where it lies: Debian's `unicode-data`, or the folder that
/// `LOCALEFORMAT_UNICODE` names. The package has none of them.
enum UnicodeFile {
    private static let folder = ProcessInfo.processInfo.environment["LOCALEFORMAT_UNICODE"] ?? "/usr/share/unicode"

    /// The files are those of Unicode 15.0, and ICU 72 and 73 have that version.
    static func isThere(_ name: String) -> Bool {
        (72...73).contains(LoadedICU.major) && (try? bytes(of: "ReadMe.txt"))?.contains("Version 15.0.0") == true
            && (FileManager.default.fileExists(atPath: "\(folder)/\(name)")
                || FileManager.default.fileExists(atPath: "\(folder)/\(name).bz2"))
    }

    /// The fields of each line, without remarks and empty lines.
    static func rows(_ name: String) throws -> [[String]] {
        try bytes(of: name).split(whereSeparator: \.isNewline).compactMap { line in
            let line = line.prefix { $0 != "#" && $0 != "@" }
            guard line.contains(";") else { return nil }
            return line.split(separator: ";", omittingEmptySubsequences: false).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
        }
    }

    private static func bytes(of name: String) throws -> String {
        let path = "\(folder)/\(name)"
        if FileManager.default.fileExists(atPath: path) { return try String(contentsOfFile: path, encoding: .utf8) }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["bunzip2", "-c", path + ".bz2"]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        return String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    }

    /// `0041 030A` as text.
    static func text(_ field: String) -> String {
        var text = String.UnicodeScalarView()
        for word in field.split(separator: " ") {
            if let value = UInt32(word, radix: 16), let scalar = Unicode.Scalar(value) { text.append(scalar) }
        }
        return String(text)
    }
}
