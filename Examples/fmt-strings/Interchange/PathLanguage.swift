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
        guard folder(of: path) == "LC_MESSAGES" else { return known(StringTables.tableName(path)) }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().deletingLastPathComponent()
        return language(folder.lastPathComponent)
    }

    /// `app_de.arb`, `de.json`; of `app_pt_BR` the longest end that is a language.
    static func ofMessages(_ path: String) -> String? {
        let name = StringTables.tableName(path)
        if let language = known(name) { return language }
        var words = name.split(separator: "_").dropFirst()
        while !words.isEmpty {
            if let language = known(words.joined(separator: "_")) { return language }
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

    /// `messages_de.properties`, `de.ftl`, `locales/de/app.ftl`: behind the last name that is none, or the file's name, or its folder's.
    static func ofBundle(_ path: String) -> String? {
        let (stem, language) = parted(path)
        if let language { return language }
        return stem.isEmpty ? nil : known(folder(of: path))
    }

    /// The name of a file without its language: `messages` of `messages_de.properties`; of `locales/de.ftl` and `locales/de/app.ftl` it is
    /// empty and `app`.
    static func stem(of path: String) -> String { parted(path).stem }

    private static func parted(_ path: String) -> (stem: String, language: String?) {
        let name = StringTables.tableName(path)
        if let language = known(name) { return ("", language) }
        let words = name.split(separator: "_", omittingEmptySubsequences: false)
        for start in words.indices.dropFirst() {
            if let language = known(words[start...].joined(separator: "_")) {
                return (words[..<start].joined(separator: "_"), language)
            }
        }
        return (name, nil)
    }

    /// A language that CLDR knows: names of files and folders have three letters too, such as `app` and `src`.
    private static func known(_ text: String) -> String? {
        guard let language = language(text) else { return nil }
        return language.prefix { $0 != "-" }.count == 2 || longCodes.contains(String(language.prefix { $0 != "-" }))
            ? language : nil
    }

    /// Languages of three letters that programs are translated into.
    private static let longCodes: Set<String> = [
        "ace", "ach", "anp", "ast", "ban", "bho", "brx", "cak", "ceb", "chr", "ckb", "crh", "dsb", "fil", "fur", "gsw",
        "haw", "hmn", "hsb", "hyw", "ilo", "kab", "kmr", "kok", "lij", "lmo", "ltg", "mai", "mni", "nds", "nso", "pap",
        "rom", "sat", "scn", "sco", "son", "szl", "trs", "vec", "wuu", "yue", "zgh",
    ]
}
