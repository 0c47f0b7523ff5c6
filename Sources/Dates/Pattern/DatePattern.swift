internal import LocaleFormatCore

/// A CLDR date pattern taken apart (UTS #35 part 4, "Date Format Patterns").
///
/// Letters are fields, a run of the same letter is one field; text stands as it is, letters among it between apostrophes;
/// two apostrophes are one.
///
/// ```swift
/// try DatePattern("d MMM 'at' HH:mm").fields.count    // 4
/// try DatePattern("yyyy-n")                           // throws: invalid pattern 'yyyy-n': unknown letter at byte 5; quote text with '…'
/// ```
public struct DatePattern: Hashable, Sendable {
    /// A part of a pattern.
    public enum Part: Hashable, Sendable {
        /// Text that is copied.
        case literal(String)
        /// A letter of UTS #35 and how often it stands there.
        case field(Character, count: Int)
    }

    /// Letters in a row that are allowed; no field has a meaning beyond ten.
    public static let maximumRepeats = DateError.maximumRepeats
    /// Bytes that a pattern may have.
    public static let maximumLength = DateError.maximumLength

    /// The pattern as it was given.
    public let text: String
    /// Fields and the text between them, in order.
    public let parts: [Part]

    /// The letters that a pattern may contain. `l` once marked leap months, and is ignored.
    public static let letters = "GyYuUrQqMLlwWdDFgEecabBhHKkmsSAzZOvVXx"

    /// - Throws: `DateError.invalidPattern(_:fault:offset:)`.
    public init(_ text: some StringProtocol) throws(DateError) {
        let pattern = String(text)
        guard pattern.utf8.count <= Self.maximumLength else {
            let start = VisibleText.shortened(pattern, to: 80, end: "")
            throw .invalidPattern(start, fault: .tooLong, offset: Self.maximumLength)
        }
        func fault(_ fault: DateError.PatternFault, _ offset: Int) -> DateError {
            .invalidPattern(VisibleText.shortened(pattern, to: 120), fault: fault, offset: offset)
        }
        let scalars = Array(pattern.unicodeScalars)
        var parts: [Part] = []
        var literal = ""
        var index = 0
        var offset = 0
        var quoteOffset: Int?
        while index < scalars.count {
            let scalar = scalars[index]
            let isApostrophe = scalar == "'"
            if isApostrophe, index + 1 < scalars.count, scalars[index + 1] == "'" {
                literal.unicodeScalars.append("'")
                index += 2
                offset += 2
            } else if isApostrophe {
                quoteOffset = quoteOffset == nil ? offset : nil
                index += 1
                offset += 1
            } else if quoteOffset == nil, Self.isLetter(scalar) {
                var end = index
                while end < scalars.count, scalars[end] == scalar { end += 1 }
                guard Self.letters.unicodeScalars.contains(scalar) else {
                    throw fault("jJC".unicodeScalars.contains(scalar) ? .skeletonLetter : .unknownLetter, offset)
                }
                guard end - index <= Self.maximumRepeats else { throw fault(.tooManyRepeats, offset) }
                if !literal.isEmpty { parts.append(.literal(literal)) }
                literal = ""
                parts.append(.field(Character(scalar), count: end - index))
                offset += end - index
                index = end
            } else {
                literal.unicodeScalars.append(scalar)
                index += 1
                offset += UTF8.width(scalar)
            }
        }
        if let quoteOffset { throw fault(.unterminatedQuote, quoteOffset) }
        if !literal.isEmpty { parts.append(.literal(literal)) }
        self.text = pattern
        self.parts = parts
    }

    /// A pattern of parts that are checked already.
    init(parts: [Part]) {
        self.parts = parts
        text = parts.map(Self.text).joined()
    }

    /// A part as patterns write it.
    private static func text(_ part: Part) -> String {
        switch part {
        case .field(let letter, let count): return String(repeating: letter, count: count)
        case .literal(let text):
            let doubled = text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
            guard text.unicodeScalars.contains(where: isLetter) else { return doubled }
            // Apostrophes at the beginning would be taken for that of the quote.
            let start = doubled.firstIndex { $0 != "'" } ?? doubled.endIndex
            return doubled[..<start] + "'" + doubled[start...] + "'"
        }
    }

    /// The fields alone.
    public var fields: [(letter: Character, count: Int)] {
        parts.compactMap { if case .field(let letter, let count) = $0 { (letter, count) } else { nil } }
    }

    /// The pattern without a year of an era cut to two digits, as a few short dates of CLDR's Indian calendar have it: such
    /// a year says nothing without the others. Nil where there is none.
    var withWholeYears: DatePattern? {
        guard fields.contains(where: { $0.letter == "G" }), fields.contains(where: { $0 == ("y", 2) }) else {
            return nil
        }
        return DatePattern(parts: parts.map { $0 == .field("y", count: 2) ? .field("y", count: 1) : $0 })
    }

    static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        "a"..."z" ~= scalar || "A"..."Z" ~= scalar
    }
}

/// What is wanted of a date, without order or punctuation: letters of UTS #35 in any order (part 4, "Element Skeletons").
///
/// Besides the letters of patterns there are `j` (the hour as the locale prefers, with its day period), `J` (the same
/// without day period) and `C` (the hour with the day period that the locale prefers).
enum DateSkeleton {
    /// - Throws: `DateError.invalidSkeleton(_:offset:)` for anything but letters, and for nothing at all.
    static func check(_ text: String) throws(DateError) {
        let letters = DatePattern.letters + "jJC"
        guard !text.isEmpty, text.utf8.count <= 256 else {
            throw .invalidSkeleton(VisibleText.shortened(text, to: 80, end: ""), offset: 0)
        }
        var offset = 0
        for scalar in text.unicodeScalars {
            guard letters.unicodeScalars.contains(scalar) else { throw .invalidSkeleton(text, offset: offset) }
            offset += UTF8.width(scalar)
        }
    }
}
