public import FoundationEssentials
internal import LocaleFormatJSON
internal import LocalizedStrings

/// A localization catalog, `.xcloc`: the folder that Xcode exports for a translator into one language, and imports again.
///
/// | in the folder | here |
/// |---|---|
/// | `contents.json` | ``developmentRegion``, ``targetLocale``, ``project`` |
/// | `Localized Contents/de.xliff` | ``document`` |
/// | `Notes`, `Source Contents`, other files | ``otherFiles``, as they are |
///
/// ```swift
/// let document = XLIFFDocument([catalog.xliffFile(for: "de", original: "App/Localizable.xcstrings")])
/// let package = XclocPackage(document, developmentRegion: "en", targetLocale: "de")
/// try package.files().map(\.path)                    // ["contents.json", "Localized Contents/de.xliff"]
/// ```
///
/// The folder is read by its path or URL, or as files with their paths; these are what is written too, by the program.
public struct XclocPackage: Hashable, Sendable {
    /// A file of the folder.
    public struct File: Hashable, Sendable {
        /// From the folder, with slashes: `Localized Contents/de.xliff`.
        public var path: String
        /// What is in it.
        public var bytes: [UInt8]

        /// A file of the folder.
        public init(path: String, bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }
    }

    /// The translations.
    public var document: XLIFFDocument
    /// All files but `contents.json` and the XLIFF file.
    public var otherFiles: [File]
    private var contents: JSONObject
    private var layout: JSONLayout
    /// The XLIFF file as it was read, which is written again if nothing was changed.
    private var read: Read?

    private struct Read: Hashable {
        let document: XLIFFDocument
        let file: File
    }

    private static let contentsPath = "contents.json"
    private static let folder = "Localized Contents/"
    /// The most files that a folder may have.
    public static let fileLimit = 100_000

    /// A package that was not read.
    public init(_ document: XLIFFDocument, developmentRegion: String, targetLocale: String, project: String? = nil) {
        (self.document, otherFiles, layout) = (document, [], JSONLayout())
        contents = JSONObject([("developmentRegion", .string(developmentRegion))])
        if let project { contents.members.append(.init(key: "project", value: .string(project))) }
        contents.members.append(.init(key: "targetLocale", value: .string(targetLocale)))
        contents.members.append(.init(key: "version", value: .string("1.0")))
    }

    /// Reads the files of a folder.
    ///
    /// - Throws: ``XLIFFError/unexpected(file:line:element:expected:)`` for a folder without `contents.json`, without exactly one XLIFF
    ///   file in `Localized Contents`, or with a path that leads out of it; what `XLIFFDocument.init(reading:file:)` throws.
    public init(files: [File]) throws(XLIFFError) { try self.init(files, folder: "") }

    /// Reads the folder at a path: all files below it, at most ``fileLimit`` and ``XLIFFDocument/sizeLimit`` bytes together. A link to a folder is
    /// not followed.
    ///
    /// ```swift unchecked
    /// let package = try XclocPackage(contentsOf: "Translations/de.xcloc")
    /// ```
    ///
    /// - Throws: what ``init(files:)`` throws; ``XLIFFError/unreadable(file:reason:)`` where there is no such folder, or a file in it cannot be
    ///   read; `tooLarge` for more bytes.
    public init(contentsOf folder: String) throws(XLIFFError) {
        var files: [File] = []
        do throws(StringsError) {
            var size = 0
            for path in try FileReader.files(below: folder, limit: Self.fileLimit) {
                let bytes = try FileReader.bytes(of: "\(folder)/\(path)")
                size += bytes.count
                guard size <= XLIFFDocument.sizeLimit else {
                    throw .tooLarge(file: folder, bytes: size, limit: XLIFFDocument.sizeLimit)
                }
                files.append(File(path: path, bytes: bytes))
            }
        } catch { throw XLIFFError(error) }
        try self.init(files, folder: folder + "/")
    }

    /// Reads the folder at a URL, as ``init(contentsOf:)-(String)`` does at a path.
    ///
    /// - Throws: ``XLIFFError``; a URL of the network is unreadable.
    public init(contentsOf url: URL) throws(XLIFFError) {
        let folder: String
        do throws(StringsError) { folder = try FileReader.path(of: url) } catch { throw XLIFFError(error) }
        try self.init(contentsOf: folder)
    }

    /// - Parameter folder: what stands before the paths in errors.
    private init(_ files: [File], folder: String) throws(XLIFFError) {
        func fault(_ path: String, _ expected: String) -> XLIFFError {
            .unexpected(file: folder + path, line: 1, element: "xcloc", expected: expected)
        }
        guard files.count <= Self.fileLimit else { throw fault("", "at most \(Self.fileLimit) files") }
        for file in files {
            let parts = file.path.split(separator: "/", omittingEmptySubsequences: false)
            guard !parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }), !file.path.contains("\0") else {
                throw fault(file.path, "a path within the folder")
            }
        }
        guard let about = files.first(where: { $0.path == Self.contentsPath }) else {
            throw fault(Self.contentsPath, "the file contents.json")
        }
        guard let object = (try? JSONReader.read(about.bytes))?.object,
            let target = object.last("targetLocale")?.string, !target.isEmpty
        else { throw fault(Self.contentsPath, "an object of JSON with the text 'targetLocale'") }
        (contents, layout) = (object, JSONLayout(of: about.bytes))
        let found = files.filter { file in
            file.path.hasPrefix(Self.folder) && file.path.hasSuffix(".xliff")
                && !file.path.dropFirst(Self.folder.count).contains("/")
        }
        guard found.count == 1 else { throw fault(Self.folder, "one .xliff file, found \(found.count)") }
        document = try XLIFFDocument(reading: found[0].bytes, file: folder + found[0].path)
        read = Read(document: document, file: found[0])
        otherFiles = files.filter { $0.path != Self.contentsPath && $0.path != found[0].path }
    }

    /// The language of the sources, as Xcode writes it.
    public var developmentRegion: String? { contents.last("developmentRegion")?.string }
    /// The language of the translations.
    public var targetLocale: String { contents.last("targetLocale")?.string ?? "" }
    /// The Xcode project.
    public var project: String? { contents.last("project")?.string }

    /// The files of the folder: `contents.json`, the XLIFF file in version 1.2, and the others. Those that were read and not changed
    /// have the same bytes.
    ///
    /// - Throws: what ``XLIFFDocument/bytes(_:)`` throws.
    public func files() throws(XLIFFError) -> [File] {
        let about = File(path: Self.contentsPath, bytes: JSONWriter.write(.object(contents), layout))
        let strings: File
        if let read, read.document == document {
            strings = read.file
        } else {
            strings = File(
                path: read?.file.path ?? Self.folder + targetLocale + ".xliff", bytes: try document.bytes(.v1_2))
        }
        return [about, strings] + otherFiles
    }
}
