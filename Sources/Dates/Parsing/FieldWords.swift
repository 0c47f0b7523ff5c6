internal import LocaleFormatBridge
internal import LocaleFormatCore
internal import LocaleFormatMemory
internal import LocaleFormatNumbers

/// The words that people write beside the numbers of a date or time: `Uhr`, `h`, `kl.`, `ngày`, `年`. Lenient reading passes
/// over them where they stand beside the right field.
///
/// They are those of the locale's own patterns, whichever of them a style has (ICU's `availableFormats` and
/// `DateTimePatterns` of the Gregorian calendar); the symbols of the SI, `h`, `min` and `s`; and a few that CLDR lacks.
struct FieldWords: Sendable {
    /// Folded, the longest first.
    private var before: [DateField: [[UInt32]]] = [:]
    private var after: [DateField: [[UInt32]]] = [:]

    private static let cache = CompiledCache<LocaleID, FieldWords>(capacity: 64)

    static func of(_ locale: LocaleID, _ folding: LenientFolding) -> FieldWords {
        cache.value(for: locale) { FieldWords(locale, folding) }
    }

    func before(_ field: DateField) -> [[UInt32]] { before[field] ?? [] }
    func after(_ field: DateField) -> [[UInt32]] { after[field] ?? [] }

    /// The fields that have words.
    static let fields: Set<DateField> = [.year, .month, .day, .hour, .minute, .second]

    private init(_ locale: LocaleID, _ folding: LenientFolding) {
        for bundle in locale.bundles() {
            let data = bundle.node("calendar", "gregorian")
            for format in data?.child("availableFormats")?.children ?? [] {
                add(pattern: format.string ?? format.child("other")?.string ?? "", folding)
            }
            for key in ["DateTimePatterns", "DateTimePatterns%atTime"] {
                for pattern in data?.child(key)?.strings ?? [] { add(pattern: pattern, folding) }
            }
        }
        for row in Self.common + (Self.additional[locale.language] ?? []) {
            for word in row.words.split(separator: " ") {
                add(folding.literal(String(word)), to: row.field, isBefore: row.isBefore)
            }
        }
        let longestFirst: ([[UInt32]]) -> [[UInt32]] = { $0.ordered { $0.count > $1.count } }
        before = before.mapValues(longestFirst)
        after = after.mapValues(longestFirst)
    }

    private mutating func add(pattern: String, _ folding: LenientFolding) {
        guard let parts = try? DatePattern(pattern).parts else { return }
        for index in parts.indices {
            guard case .literal(let text) = parts[index] else { continue }
            let words = folding.literal(text).split { DateReader.isSeparator($0) }.map(Array.init)
            for word in words where word.allSatisfy({ DigitSystems.unicodeDigit($0) == nil }) {
                if pattern.contains("{0}") {
                    // Between a date and its time.
                    add(word, to: .hour, isBefore: true)
                    continue
                }
                if let field = Self.field(parts, index - 1) { add(word, to: field, isBefore: false) }
                if let field = Self.field(parts, index + 1) { add(word, to: field, isBefore: true) }
            }
        }
    }

    private static func field(_ parts: [DatePattern.Part], _ index: Int) -> DateField? {
        guard parts.indices.contains(index), case .field(let letter, _) = parts[index],
            let field = DateField(letter: letter)
        else { return nil }
        return fields.contains(field) ? field : nil
    }

    private mutating func add(_ word: [UInt32], to field: DateField, isBefore: Bool) {
        if isBefore {
            if before[field]?.contains(word) != true { before[field, default: []].append(word) }
        } else {
            if after[field]?.contains(word) != true { after[field, default: []].append(word) }
        }
    }

    private struct Row {
        let field: DateField
        let isBefore: Bool
        let words: String

        static func before(_ field: DateField, _ words: String) -> Row {
            Row(field: field, isBefore: true, words: words)
        }
        static func after(_ field: DateField, _ words: String) -> Row {
            Row(field: field, isBefore: false, words: words)
        }
    }

    /// ISO 80000-3, and the ordinal signs of the Romance languages. Minutes are the last field in `14:05 h` too.
    private static let common: [Row] = [
        .after(.day, "º ª"), .after(.hour, "h"), .after(.minute, "h min m"), .after(.second, "s"),
    ]

    private static let chinese: [Row] = [
        .after(.year, "年"), .after(.month, "月"), .after(.day, "日 号 號"), .after(.hour, "时 時 点 點"), .after(.minute, "分"),
        .after(.second, "秒"),
    ]

    /// By language.
    private static let additional: [String: [Row]] = [
        "bg": [.after(.year, "г година"), .after(.hour, "ч"), .after(.minute, "ч")],
        "ca": [.before(.day, "el dia"), .before(.month, "de d"), .before(.year, "del")],
        "cs": [.before(.hour, "v ve"), .after(.hour, "hod"), .after(.minute, "hod")],
        "da": [.before(.day, "den"), .before(.hour, "kl")],
        "de": [
            .before(.day, "am den der"), .before(.hour, "um"), .after(.hour, "uhr"), .after(.minute, "uhr"),
            .after(.second, "uhr"),
        ],
        "en": [.before(.day, "on the"), .before(.month, "of"), .before(.hour, "at")],
        "es": [
            .before(.day, "el día"), .before(.year, "del"), .before(.hour, "a las la"), .after(.hour, "hs"),
            .after(.minute, "hs horas"),
        ],
        "et": [.before(.hour, "kell")],
        "fa": [.before(.hour, "در ساعت")],
        "fi": [.before(.hour, "klo kello")],
        "fr": [.before(.day, "le"), .before(.hour, "à"), .after(.hour, "heures heure"), .after(.minute, "minutes")],
        "hi": [.after(.hour, "बजे"), .after(.minute, "बजे")],
        "hu": [.after(.day, "án én i jén"), .after(.hour, "óra"), .after(.minute, "perc")],
        "id": [.before(.hour, "pukul jam")],
        "it": [.before(.day, "il l"), .before(.hour, "alle ore")],
        "ja": [
            .after(.year, "年"), .after(.month, "月"), .after(.day, "日"), .after(.hour, "時"), .after(.minute, "分"),
            .after(.second, "秒"),
        ],
        "ko": [
            .after(.year, "년"), .after(.month, "월"), .after(.day, "일"), .after(.hour, "시"), .after(.minute, "분"),
            .after(.second, "초"),
        ],
        "lt": [.after(.year, "m metų"), .after(.day, "d"), .after(.hour, "val")],
        "ms": [.before(.hour, "pukul jam")],
        "nb": [.before(.day, "den"), .before(.hour, "kl")],
        "nl": [
            .before(.day, "de"), .after(.day, "ste de"), .before(.hour, "om"), .after(.hour, "uur u"),
            .after(.minute, "uur u"),
        ],
        "nn": [.before(.day, "den"), .before(.hour, "kl")],
        "no": [.before(.day, "den"), .before(.hour, "kl")],
        "pl": [.after(.year, "r roku"), .before(.hour, "o godz godzina")],
        "pt": [.before(.day, "dia"), .before(.hour, "às as"), .after(.hour, "horas"), .after(.minute, "horas")],
        "ru": [.after(.year, "г года"), .before(.hour, "в")],
        "sv": [.before(.day, "den"), .before(.hour, "kl klockan")],
        "th": [.before(.day, "วันที่"), .before(.hour, "เวลา"), .after(.minute, "น นาฬิกา"), .after(.hour, "น นาฬิกา")],
        "tr": [.before(.hour, "saat")],
        "uk": [.after(.year, "р року"), .before(.hour, "о об")],
        "vi": [
            .before(.day, "ngày mùng"), .before(.month, "tháng"), .before(.year, "năm"), .before(.hour, "lúc"),
            .after(.hour, "giờ g"), .after(.minute, "phút"), .after(.second, "giây"),
        ],
        "yue": chinese,
        "zh": chinese,
    ]
}
