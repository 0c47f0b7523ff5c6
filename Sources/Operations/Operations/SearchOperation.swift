import LocaleFormat
import LocaleFormatJSON
import LocalizedTextTools

/// `fmt search` in a batch: where a pattern is found in a text. The command reads files, by `SearchFiles`.
public struct SearchOperation: Operation {
    public static let options: [OptionName] = [
        .locale, .pattern, .wholeWords, .anchored, .distinguish, .ranges, .countLines, .mark,
    ]

    /// The foldings by the words of `--distinguish`.
    static let foldings: [(word: String, folding: LocalizedSearch.Folding)] = [
        ("case", .letterCase), ("diacritics", .diacritics), ("width", .width), ("kana", .kana), ("digits", .digits),
        ("forms", [.compatibilityForms, .punctuation]), ("nasals", .indicSpelling),
    ]

    /// What may be told apart, with commas.
    public static var distinctions: String { foldings.map(\.word).joined(separator: ", ") }

    /// The search of the options.
    public let search: CompiledSearch

    public init(_ values: OptionValues, isBrief: Bool) throws(CommandFailure) {
        let locale = try values.locale()
        guard let pattern = values[.pattern], !pattern.isEmpty else {
            throw .usage("missing pattern; '\(CommandName.own) search --help' tells more")
        }
        var folding = LocalizedSearch.Folding.standard
        for word in values.words(.distinguish) {
            guard let found = Self.foldings.first(where: { $0.word == word }) else {
                throw .usage("--distinguish has '\(String(word).shortened)'; allowed are: \(Self.distinctions)")
            }
            folding.remove(found.folding)
        }
        var search = LocalizedSearch(pattern, locale: locale, folding: folding)
        search.wholeWords = values.isSet(.wholeWords)
        search.isAnchored = values.isSet(.anchored)
        self.search = search.compiled()
    }

    /// `from-to` for each match, in bytes of UTF-8, with commas between them.
    public static func text(_ ranges: [Range<Int>]) -> String {
        ranges.map { "\($0.lowerBound)-\($0.upperBound)" }.joined(separator: ",")
    }

    private func ranges(in text: String) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        search.forEachRange(inUTF8: text.utf8.span) { range in
            ranges.append(range)
            return true
        }
        return ranges
    }

    public func append(_ input: OperationInput, to bytes: inout [UInt8]) throws(CommandFailure) {
        bytes.append(contentsOf: Self.text(ranges(in: try input.text)).utf8)
    }

    public func append(_ input: OperationInput, to object: inout JSONObjectWriter) throws(CommandFailure) {
        let text = try input.text
        object.member("value", string: text)
        object.member("locale", string: search.search.locale.tag)
        object.member("text", string: Self.text(ranges(in: text)))
    }
}
