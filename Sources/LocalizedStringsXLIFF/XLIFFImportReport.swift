/// What taking a translated file into a catalog did, and what somebody should look at.
public struct XLIFFImportReport: Hashable, Sendable {
    /// Wordings that the catalog did not have.
    public internal(set) var added = 0
    /// Wordings that differ, in text or state, from what the catalog had.
    public internal(set) var changed = 0
    /// Wordings that the catalog had already.
    public internal(set) var unchanged = 0
    /// Units without a target.
    public internal(set) var untranslated = 0
    /// What was not taken, or taken with a doubt, in the order of the file.
    public internal(set) var problems: [XLIFFImportProblem] = []

    /// The report of an import that did nothing.
    public init() {}
}

/// A unit that was not taken, or taken with a doubt.
public struct XLIFFImportProblem: Hashable, Sendable, CustomStringConvertible {
    /// What the matter is, and what was done.
    public enum Kind: Hashable, Sendable {
        /// The catalog has no such key. Not taken, unless ``XLIFFImportOptions/addsUnknownKeys``.
        case unknownKey
        /// What follows `|==|` in the id names no variation: `files|==|plural`. Not taken.
        case unknownVariation
        /// The source was another when the file was exported. Taken, as ``XLIFFImportOptions/changedSource`` says.
        case sourceChanged(was: String, now: String)
        /// The catalog says that the key is not translated, and the target differs. Not taken.
        case notTranslatable
        /// The file has another unit for the same wording, with another target. The first one is taken.
        case duplicate
        /// The file, or the catalog where the file has nothing to put in its place, has a plain wording and variations for one
        /// string, or variations of two kinds. The first one is taken.
        case contradictsVariation(other: String)
        /// The target has inline codes that do not say what text they stand for. Not taken.
        case codeWithoutText
        /// The key has, or would have, more wordings or languages than a catalog may have. None of its units was taken.
        case tooManyWordings(limit: Int)
    }

    /// What the matter is.
    public var kind: Kind
    /// The unit's id.
    public var id: String
    /// The line of the XLIFF file; 0 where the unit was not read from one.
    public var line: Int

    public var description: String {
        let what =
            switch kind {
            case .unknownKey: "the catalog has no such key"
            case .unknownVariation: "no such variation is known"
            case .sourceChanged(let was, let now): "the source was '\(was)' when it was translated, and is '\(now)'"
            case .notTranslatable: "the catalog says that this is not translated"
            case .duplicate: "another unit has the same id and another target"
            case .codeWithoutText: "it has inline codes that do not say what text they stand for"
            case .tooManyWordings(let limit): "the key comes to more than \(limit) wordings or languages"
            case .contradictsVariation(let other): "cannot stand beside \(other)"
            }
        return "'\(id)': \(what)"
    }
}

/// How a translated file is taken into a catalog.
public struct XLIFFImportOptions: Hashable, Sendable {
    /// What becomes of a translation whose source has changed since.
    public enum ChangedSource: String, Hashable, Sendable, CaseIterable {
        /// Taken, and marked `needs_review`.
        case review
        /// Taken as it is.
        case keep
        /// Not taken.
        case skip
    }

    /// What becomes of a translation whose source has changed since.
    public var changedSource: ChangedSource
    /// Whether keys that the catalog has not are added, with their source.
    public var addsUnknownKeys: Bool

    /// Review what has changed, and add nothing unknown, unless told otherwise.
    public init(changedSource: ChangedSource = .review, addsUnknownKeys: Bool = false) {
        self.changedSource = changedSource
        self.addsUnknownKeys = addsUnknownKeys
    }
}
