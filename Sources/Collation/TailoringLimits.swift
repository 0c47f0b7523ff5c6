internal import LocaleFormatBridge

/// Bounds a tailoring before ICU builds it (UTS #35 part 5, "Rules").
///
/// ICU adds what is canonically equivalent to a text that is tailored, for which it tries all ways to write its composed letters and
/// to order its marks, eight times more for each of them, and the text with each composed letter that begins as its last letter
/// does (`CollationBuilder::addOnlyClosure`, `addTailComposites`). For each of these texts it builds anew what begins with the
/// same character. The tailorings of CLDR 42 have at most 79,000 bytes, 1,264 texts of several characters, 23 characters and two
/// composed letters in one.
struct TailoringLimits {
    /// The texts of several characters so far.
    private var contractions = 0
    /// What they weigh, by the first character.
    private var weights: [Unicode.Scalar: Int] = [:]
    /// What ICU does for them.
    private var effort = 0
    /// Ways to write what is tailored.
    private var spellings = 0
    /// Settings and imports in brackets.
    private var settings = 0
    private var parts: [Unicode.Scalar: [Unicode.Scalar]] = [:]

    /// Ways to write all texts together; a million takes half a second.
    private static let maximumSpellings = 1_000_000
    /// About a second.
    private static let maximumEffort = 8_000_000
    /// Settings in brackets, each of which may import the rules of another language.
    private static let maximumSettings = 256

    /// - Throws: ``CollationError/rulesTooLarge(_:limit:)``.
    static func check(_ rules: String) throws(CollationError) {
        guard rules.utf8.count <= CollationStyle.maximumRulesLength else {
            throw .rulesTooLarge(.bytes, limit: CollationStyle.maximumRulesLength)
        }
        var limits = TailoringLimits()
        var reader = TailoringReader(rules)
        while let token = reader.next() {
            switch token {
            case .setting(let isImport): try limits.addSetting(isImport: isImport)
            case .text(let text): try limits.add(text)
            case .letters(let letters): for letter in letters { try limits.add([letter]) }
            }
        }
    }

    private mutating func addSetting(isImport: Bool) throws(CollationError) {
        settings += isImport ? 16 : 1
        guard settings <= Self.maximumSettings else { throw .rulesTooLarge(.settings, limit: Self.maximumSettings) }
    }

    private mutating func add(_ text: [Unicode.Scalar]) throws(CollationError) {
        guard text.count <= CollationStyle.maximumTailoredLength else {
            throw .rulesTooLarge(.characters, limit: CollationStyle.maximumTailoredLength)
        }
        let composed = text.count { isComposed($0) }
        guard composed <= CollationStyle.maximumComposed else {
            throw .rulesTooLarge(.composed, limit: CollationStyle.maximumComposed)
        }
        if composed > 0 { spellings += 1 << (3 * composed) }
        guard spellings <= Self.maximumSpellings else { throw .rulesTooLarge(.spellings, limit: Self.maximumSpellings) }
        if text.count > 1 { try addContraction(text, composed: composed) }
    }

    private mutating func addContraction(_ text: [Unicode.Scalar], composed: Int) throws(CollationError) {
        guard contractions < CollationStyle.maximumContractions, let first = decomposed(text[0]).first else {
            throw .rulesTooLarge(.contractions, limit: CollationStyle.maximumContractions)
        }
        // Of Latin, Greek and Cyrillic letters there are dozens of composed ones each.
        let hasComposites = text[text.count - 1].value < 0x530 || 0x1E00...0x1FFF ~= text[text.count - 1].value
        let weight = (hasComposites ? 16 : 1) << composed
        weights[first, default: 0] += weight
        effort += weight * (weights[first] ?? 0)
        guard effort <= Self.maximumEffort else { throw .rulesTooLarge(.contractions, limit: contractions) }
        contractions += 1
    }

    /// Characters that another one alone is equivalent to: K, as U+212A KELVIN SIGN is; 1,000 ideographs with one for compatibility.
    private static let withTwin: Set<Unicode.Scalar> = {
        let blocks: [ClosedRange<UInt32>] = [
            0x340...0x387, 0x1F71...0x1FFD, 0x2000...0x232A, 0xF900...0xFAFF, 0x2F800...0x2FA1F,
        ]
        let twins = blocks.joined().compactMap { code -> Unicode.Scalar? in
            guard let scalar = Unicode.Scalar(code) else { return nil }
            let parts = NormalizationForm.decomposed.apply(String(scalar)).unicodeScalars
            return parts.count == 1 && parts.first != scalar ? parts.first : nil
        }
        return Set(twins)
    }()

    /// Whether a character comes apart, is a mark that moves in canonical order, or has a twin.
    private mutating func isComposed(_ scalar: Unicode.Scalar) -> Bool {
        if Self.withTwin.contains(scalar) { return true }
        return scalar.value >= 0xC0
            && (scalar.properties.canonicalCombiningClass != .notReordered || decomposed(scalar) != [scalar])
    }

    private mutating func decomposed(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
        if scalar.value < 0xC0 { return [scalar] }
        if let known = parts[scalar] { return known }
        let found = Array(NormalizationForm.decomposed.apply(String(Character(scalar))).unicodeScalars)
        parts[scalar] = found
        return found
    }
}

/// Reads the texts of a tailoring, as far as their number and size go; what is malformed is left to ICU.
struct TailoringReader {
    enum Token: Equatable {
        /// What stands between two relations, a prefix and an extension with it.
        case text([Unicode.Scalar])
        /// A list behind a star, of which each is a text.
        case letters([Unicode.Scalar])
        /// What stands in brackets.
        case setting(isImport: Bool)
    }

    private let scalars: [Unicode.Scalar]
    private var index = 0
    private var isList = false

    init(_ rules: String) { scalars = Array(rules.unicodeScalars) }

    private mutating func take() -> Unicode.Scalar? {
        guard index < scalars.count else { return nil }
        defer { index += 1 }
        return scalars[index]
    }

    mutating func next() -> Token? {
        var text: [Unicode.Scalar] = []
        while let scalar = take() {
            switch scalar {
            case "&", "<", ";", ",", "=":
                let done = finished(text)
                readRelation(scalar)
                if let done { return done }
                text = []
            case "'": readQuoted(into: &text)
            case "\\": if let next = take() { text.append(next) }
            case "[":
                if let done = finished(text) {
                    index -= 1
                    return done
                }
                return readSetting()
            case "#": while let next = take(), !Self.endsLine(next) {}
            case "|", "/", "!", "@": break
            default: if !scalar.properties.isPatternWhitespace { text.append(scalar) }
            }
        }
        return finished(text)
    }

    private func finished(_ text: [Unicode.Scalar]) -> Token? {
        text.isEmpty ? nil : isList ? .letters(text) : .text(text)
    }

    /// `<`, `<<`, `<<<`, `<<<<`, `=`, each with a star perhaps.
    private mutating func readRelation(_ first: Unicode.Scalar) {
        if first == "<" { while index < scalars.count, scalars[index] == "<" { index += 1 } }
        isList = first != "&" && index < scalars.count && scalars[index] == "*"
        if isList { index += 1 }
    }

    /// What is between two apostrophes; two in a row are one.
    private mutating func readQuoted(into text: inout [Unicode.Scalar]) {
        if index < scalars.count, scalars[index] == "'" {
            text.append("'")
            index += 1
            return
        }
        while let next = take(), next != "'" { text.append(next) }
    }

    private mutating func readSetting() -> Token {
        let start = index
        var depth = 1
        while depth > 0, let next = take() {
            switch next {
            case "[": depth += 1
            case "]": depth -= 1
            case "\\": _ = take()
            default: break
            }
        }
        return .setting(isImport: scalars[start...].starts(with: "import".unicodeScalars))
    }

    private static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
        ["\n", "\u{B}", "\u{C}", "\r", "\u{85}", "\u{2028}", "\u{2029}"].contains(scalar)
    }
}
