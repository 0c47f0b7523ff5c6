import ArgumentParser
import LocalizedStringsInterchange

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A format of strings by its name on the command line.
enum InterchangeFormat: String, CaseIterable {
    case xcstrings, lproj, strings, stringsdict, po, mo, arb, android, formatjs, csv, xcloc, xliff

    /// By the extension of a path; nil for one that is none of these.
    init?(path: String) {
        switch URL(fileURLWithPath: path).pathExtension.lowercased() {
        case "pot": self = .po
        case "gmo": self = .mo
        case "xml": self = .android
        case "json": self = .formatjs
        case "tsv": self = .csv
        case "xlf": self = .xliff
        case let name: self.init(rawValue: name)
        }
    }

    static var completion: CompletionKind { .list(allCases.map(\.rawValue)) }
    static let names = allCases.map(\.rawValue).joined(separator: "|")

    /// Whether a file of the format has one language, beside the source.
    var isOfOneLanguage: Bool {
        switch self {
        case .xcstrings, .lproj, .csv: false
        default: true
        }
    }

    /// The language that the path of a file names: `de.lproj/Localizable.strings`, `values-de/strings.xml`, `de/LC_MESSAGES/app.po`, `app_de.arb`, `de.json`; nil where
    /// it names none.
    func language(ofPath path: String) -> String? {
        let url = URL(fileURLWithPath: path)
        let name = url.deletingPathExtension().lastPathComponent
        let folder = url.deletingLastPathComponent()
        switch self {
        case .android: return AndroidStrings.language(ofFolder: folder.lastPathComponent)
        case .strings, .stringsdict:
            let name = folder.lastPathComponent
            return name.hasSuffix(".lproj") ? Self.language(String(name.dropLast(6))) : nil
        case .po, .mo:
            if folder.lastPathComponent == "LC_MESSAGES" {
                return Self.language(folder.deletingLastPathComponent().lastPathComponent)
            }
            return Self.language(name)
        case .arb, .formatjs:
            if let language = Self.language(name) { return language }
            // `app_pt_BR`: the longest end that is a language.
            var words = name.split(separator: "_").dropFirst()
            while !words.isEmpty {
                if let language = Self.language(words.joined(separator: "_")) { return language }
                words.removeFirst()
            }
            return nil
        default: return nil
        }
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
