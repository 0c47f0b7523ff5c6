internal import LocaleFormatIdentifiers
internal import LocaleFormatMemory
internal import LocaleFormatValuePrograms

/// What scripts and regions are likely for languages (UTS #35 part 1, "Likely Subtags"), as baked (`Data/Baked/FORMAT.md`, "likely subtags").
package struct LikelySubtagTable: Sendable {
    private let scripts: BakedMap
    private let languages: BakedMap
    private let ofScripts: BakedMap
    private let tags: BakedMap

    init(baked reader: inout BakedReader) throws(BakedFault) {
        try reader.expect(.likelySubtags)
        scripts = try reader.map(.numbers(width: 3), valueWidth: 2)
        languages = try reader.map(.numbers(width: 3), valueWidth: 2)
        ofScripts = try reader.map(.numbers(width: 2), valueWidth: 4)
        tags = try reader.map(.texts, valueWidth: 4)
        try reader.finish()
    }

    /// The language of a script's likeliest locale.
    func locale(ofScript script: Int32) -> NameLocale {
        guard let place = (try? ofScripts.value(of: Int(script))) ?? nil, let language = try? ofScripts.text(place)
        else {
            return NameLocale(tag: "en")
        }
        return NameLocale(tag: language)
    }

    /// What a locale is written in, by ICU's number.
    func script(of parts: LocaleParts) -> Int32 {
        if let script = parts.script { return number(of: script) ?? ScriptNumber.unknown }
        if let script = full(parts)?.script { return number(of: script) ?? ScriptNumber.unknown }
        guard let key = Self.number(parts.language), let code = (try? languages.value(of: key)) ?? nil else {
            return ScriptNumber.unknown
        }
        return Int32(truncatingIfNeeded: code)
    }

    private func number(of script: String) -> Int32? {
        guard let key = Self.number(script), let code = (try? scripts.value(of: key)) ?? nil else { return nil }
        return Int32(truncatingIfNeeded: code)
    }

    /// The script and the region that are there or likely.
    func subtags(of parts: LocaleParts) -> NameSubtags {
        let likely = full(parts)
        return NameSubtags(
            language: parts.language, script: parts.script ?? likely?.script, region: parts.region ?? likely?.region)
    }

    /// The nearest entry: by region, by script, or by the language alone.
    private func full(_ parts: LocaleParts) -> LocaleParts? {
        if parts.script != nil, parts.region != nil { return nil }
        let subtag = parts.region ?? parts.script
        for key in subtag.map({ ["\(parts.language)-\($0)", parts.language] }) ?? [parts.language] {
            if let place = (try? tags.value(of: key)) ?? nil, let tag = try? tags.text(place) {
                return try? LocaleParts(tag: tag)
            }
        }
        return nil
    }

    /// Up to four letters as a number, five bits each.
    static func number(_ letters: String) -> Int? {
        guard letters.utf8.count <= 4 else { return nil }
        var number = 0
        for letter in letters.utf8 {
            guard case 0x61...0x7A = letter | 0x20 else { return nil }
            number = number << 5 | Int(letter & 0x1F)
        }
        return number
    }

    /// The table, to be written.
    package struct Content: Sendable {
        /// ICU's numbers, by names: `Latn`.
        package var scripts: [String: Int32] = [:]
        /// The usual script of a language.
        package var languages: [String: Int32] = [:]
        /// The likeliest language of a script.
        package var ofScripts: [Int32: String] = [:]
        /// A language alone, with a region or with a script: `zh-TW`; and the whole tag, `zh-Hant-TW`.
        package var tags: [String: String] = [:]

        package init() {}

        package func bake(to writer: inout BakedWriter) -> Int {
            func packed(_ table: [String: Int32]) -> [(key: Int, value: Int)] {
                table.compactMap { name, code in
                    LikelySubtagTable.number(name).map { (key: $0, value: Int(code)) }
                }.sorted { $0.key < $1.key }
            }
            // Sorted before texts have places: the order of a dictionary is another in each process.
            let ofScripts = ofScripts.sorted { $0.key < $1.key }.map {
                (key: Int($0.key), value: writer.place(of: $0.value.utf8))
            }
            let tags = tags.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map {
                (key: writer.place(of: $0.key.utf8), value: writer.place(of: $0.value.utf8))
            }
            return writer.record(.likelySubtags) { writer in
                writer.map(packed(scripts), .numbers(width: 3), valueWidth: 2)
                writer.map(packed(languages), .numbers(width: 3), valueWidth: 2)
                writer.map(ofScripts, .numbers(width: 2), valueWidth: 4)
                writer.map(tags, .texts, valueWidth: 4)
            }
        }
    }
}
