#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The language that a path names, in the ways of several formats; nil where it names none.
enum PathLanguage {
    /// The name of the folder that a file is in.
    static func folder(of path: String) -> String {
        URL(fileURLWithPath: path).deletingLastPathComponent().lastPathComponent
    }

    /// `de.lproj/Localizable.strings`
    static func ofTable(_ path: String) -> String? {
        let name = folder(of: path)
        return name.hasSuffix(".lproj") ? language(String(name.dropLast(6))) : nil
    }

    /// `de/LC_MESSAGES/app.po`, `de.po`
    static func ofGettext(_ path: String) -> String? {
        guard folder(of: path) == "LC_MESSAGES" else { return language(StringTables.tableName(path)) }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().deletingLastPathComponent()
        return language(folder.lastPathComponent)
    }

    /// `app_de.arb`, `de.json`; of `app_pt_BR` the longest end that is a language.
    static func ofMessages(_ path: String) -> String? {
        let name = StringTables.tableName(path)
        if let language = language(name) { return language }
        var words = name.split(separator: "_").dropFirst()
        while !words.isEmpty {
            if let language = language(words.joined(separator: "_")) { return language }
            words.removeFirst()
        }
        return nil
    }

    private static func language(_ text: String) -> String? {
        let parts = text.replacing("_", with: "-").split(separator: "-")
        guard let first = parts.first, (2...3).contains(first.count),
            first.allSatisfy({ $0.isASCII && $0.isLowercase }),
            parts.dropFirst().allSatisfy({ (2...8).contains($0.count) })
        else { return nil }
        return parts.joined(separator: "-")
    }
}
