public import FoundationEssentials
public import LocaleFormatCore

/// A file of a bundle that suits a reader: an image, a sound, a page.
public struct LocalizedFile: Hashable, Sendable {
    /// Its path, which begins as the bundle's did.
    public let path: String
    /// The language of the folder that it is in, the development language in `Base.lproj`; nil for a file that is the same for all
    /// languages.
    public let language: LocaleID?

    /// The same as a URL.
    public var url: URL { URL(filePath: path) }
}

extension Localizer {
    /// The file, or folder, of that name for the reader, where the bundle was read from a folder; nil if it has none.
    ///
    /// ```swift unchecked
    /// let strings = bundle.localized(for: ["de-AT", "fr"])
    /// strings.file("welcome.html")?.path           // "Resources/de.lproj/welcome.html"
    /// strings.file("images/flag.png")?.language    // de
    /// ```
    ///
    /// Looked through are, in the order of Foundation's `Bundle`, the files outside of all language folders; the folders of
    /// ``languages``, each of the reader's wishes before the development language; and `Base.lproj`. The disk is asked each time, so that a
    /// file that comes later is found. Marks of a device in file names (`~ipad`, `@2x`) mean nothing here.
    ///
    /// - Parameter name: with its extension, and with the folders in which it lies inside of a language's folder. Names that lead out of
    ///   the bundle (`../passwords`, `/etc/passwd`) name no file of it.
    public func file(_ name: String) -> LocalizedFile? {
        guard let name = Self.inside(name), !name.isEmpty else { return nil }
        for folder in searchedFolders {
            let path = "\(folder.path)/\(name)"
            if FileReader.exists(path) { return LocalizedFile(path: path, language: folder.language) }
        }
        return nil
    }

    /// The files in a folder for the reader, each name once as ``file(_:)`` finds it, sorted by name. Folders are left out.
    ///
    /// ```swift unchecked
    /// bundle.localized(for: ["de"]).files(in: "help", withExtension: "html").map(\.path)
    /// ```
    ///
    /// - Parameters:
    ///   - folder: inside of the bundle and of its language folders; empty for these themselves.
    ///   - pathExtension: without the dot; nil for all files.
    public func files(in folder: String = "", withExtension pathExtension: String? = nil) -> [LocalizedFile] {
        guard let inner = Self.inside(folder) else { return [] }
        var found: [String: LocalizedFile] = [:]
        for place in searchedFolders {
            let path = inner.isEmpty ? place.path : "\(place.path)/\(inner)"
            for name in (try? FileReader.names(in: path)) ?? [] where found[name] == nil {
                if let pathExtension, !name.hasSuffix(".\(pathExtension)") { continue }
                let file = "\(path)/\(name)"
                guard FileReader.exists(file), !FileReader.isFolder(file) else { continue }
                found[name] = LocalizedFile(path: file, language: place.language)
            }
        }
        return found.sorted { $0.key < $1.key }.map(\.value)
    }

    private var searchedFolders: [(path: String, language: LocaleID?)] {
        strings.folders.search(languages)
    }

    /// A path without steps that go nowhere; nil for one that leads out, that names a language itself, or that no file system takes.
    private static func inside(_ path: String) -> String? {
        guard !path.hasPrefix("/"), !path.utf8.contains(0) else { return nil }
        let parts = path.split(separator: "/").filter { $0 != "." }
        guard !parts.contains(".."), parts.first?.hasSuffix(".lproj") != true else { return nil }
        return parts.joined(separator: "/")
    }
}
