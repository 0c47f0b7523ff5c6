import ArgumentParser
import LocalizedStrings
import LocalizedStringsInterchange
import LocalizedStringsXLIFF

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The formats of strings.
enum InterchangeFormats {
    static let all: [any InterchangeFile.Type] = [
        StringCatalog.self, LprojFolders.self, StringsFile.self, StringsDictFile.self, POFile.self, MOFile.self,
        ARBFile.self, AndroidStrings.self, FormatJSFile.self, I18NextFile.self, FluentFile.self, PropertiesFile.self,
        CSVTable.self, XclocPackage.self, XLIFFDocument.self,
    ]

    /// By the name on the command line.
    static func named(_ name: String) -> (any InterchangeFile.Type)? { all.first { $0.formatName == name } }

    /// By the extension of a path; nil for one that is none of these.
    static func ofPath(_ path: String) -> (any InterchangeFile.Type)? {
        let name = URL(fileURLWithPath: path).pathExtension.lowercased()
        return all.first { $0.formatName == name || $0.otherExtensions.contains(name) }
    }

    /// By the extension, and of a `.json` file by what is in it.
    static func ofFile(_ path: String) -> (any InterchangeFile.Type)? {
        let format = ofPath(path)
        guard format == FormatJSFile.self, let bytes = try? StringTables.bytes(of: path), I18NextFile.isLikely(bytes)
        else { return format }
        return I18NextFile.self
    }

    static var completion: CompletionKind { .list(all.map { $0.formatName }) }
    static let names = all.map { $0.formatName }.joined(separator: "|")
}
