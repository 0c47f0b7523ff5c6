internal import LocaleFormatIdentifiers
package import LocaleFormatMemory
package import LocaleFormatValuePrograms

/// The programs of one style in all locales, as baked (`Data/Baked/FORMAT.md`, "name programs"): what runs of names ask.
package final class BakedNames: NameKnowledge {
    private let characters: BakedNameCharacters
    private let likely: LikelySubtagTable
    private let programs: BakedMap
    /// Programs of other locales, by their tags.
    private let known = CompiledCache<String, NameProgram>(capacity: 64)

    init(
        _ characters: BakedNameCharacters, _ likely: LikelySubtagTable, _ reader: inout BakedReader
    ) throws(BakedFault) {
        try reader.expect(.namePrograms)
        (self.characters, self.likely) = (characters, likely)
        programs = try reader.map(.texts, valueWidth: 4)
        try reader.finish()
    }

    package func script(of scalar: Unicode.Scalar) -> Int32 { characters.script(of: scalar) }

    package func firstCluster(of text: Substring) -> String { characters.firstCluster(of: text) }

    package func likelyLocale(ofScript script: Int32) -> NameLocale { likely.locale(ofScript: script) }

    package func subtags(of locale: NameLocale) -> NameSubtags {
        guard let parts = try? LocaleParts(tag: locale.tag) else {
            return NameSubtags(language: locale.tag, script: nil, region: nil)
        }
        return likely.subtags(of: parts)
    }

    package func read(_ locale: NameLocale, _ body: (NameProgram) -> Bool) -> Bool {
        let program = try? known.value(for: locale.tag) { () throws(BakedFault) in try self.program(of: locale) }
        return program.map(body) ?? false
    }

    /// The program of a locale, or of the nearest one that has one of its own.
    func program(of locale: NameLocale) throws(BakedFault) -> NameProgram {
        let parts = (try? LocaleParts(tag: locale.tag)) ?? LocaleParts()
        for tag in Self.tags(parts, usual: likely.subtags(of: parts.plain(region: nil)).script) {
            guard let place = try programs.value(of: tag) else { continue }
            var reader = try programs.record(place)
            return NameProgram(
                try NameProgram.Words(baked: &reader), locale: locale, script: likely.script(of: parts),
                casing: BakedNameCasing(characters, language: locale.language))
        }
        throw BakedFault(at: 0, expected: "a program of names of the root")
    }

    /// Whose programs are a locale's, the nearest first: `zh-Hant-MO`, `zh-Hant`, `und`.
    ///
    /// - Parameter usual: the script that is likely for the language.
    package static func tags(language: String, script: String?, region: String?, usual: String?) -> [String] {
        var tags: [String] = []
        if let script {
            if let region { tags.append("\(language)-\(script)-\(region)") }
            tags.append("\(language)-\(script)")
        } else if let region {
            tags.append("\(language)-\(region)")
        }
        // A script that is not the language's usual one inherits nothing from it.
        if script == nil || script == usual || usual == nil { tags.append(language) }
        return tags + ["und"]
    }

    private static func tags(_ parts: LocaleParts, usual: String?) -> [String] {
        tags(language: parts.language, script: parts.script, region: parts.region, usual: usual)
    }
}

extension LocaleParts {
    fileprivate func plain(region: String?) -> LocaleParts {
        var parts = LocaleParts()
        parts.language = language
        parts.region = region
        return parts
    }
}

extension BakedWriter {
    /// Writes the programs of one style.
    ///
    /// - Parameter programs: of each tag the record of its program, where no nearer tag of ``BakedNames/tags(language:script:region:usual:)``
    ///   has the same.
    package mutating func namePrograms(_ programs: [String: Int]) -> Int {
        let entries = programs.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map {
            (key: place(of: $0.key.utf8), value: $0.value)
        }
        return record(.namePrograms) { $0.map(entries, .texts, valueWidth: 4) }
    }
}

/// A style of names in a locale, as baked (`Data/Baked/FORMAT.md`, "name"), ready to run.
package final class BakedNameProgram: Sendable {
    private enum Form: Sendable {
        case axes(NameProgram, BakedNames)
        case foundation(FoundationProgram)
    }

    private let form: Form

    package init(baked reader: inout BakedReader) throws(BakedFault) {
        try reader.expect(.name)
        let style = try reader.byte()
        let flags = try reader.byte()
        guard style <= 4, flags < 2 else { throw reader.fault("a style of names, and a flag") }
        let locale = NameLocale(tag: try reader.text())
        var record = try reader.record()
        let characters = try BakedNameCharacters(baked: &record)
        record = try reader.record()
        let likely = try LikelySubtagTable(baked: &record)
        func part(_ reader: inout BakedReader) throws(BakedFault) -> (NameProgram, BakedNames) {
            var record = try reader.record()
            let names = try BakedNames(characters, likely, &record)
            return (try names.program(of: locale), names)
        }
        let first = try part(&reader)
        if let style = FoundationProgram.Style(rawValue: style) {
            let plain = try part(&reader)
            let monogram = style == .abbreviated ? try part(&reader) : nil
            form = .foundation(
                FoundationProgram(
                    style, prefersNicknames: flags == 1, full: .init(first.0, first.1), plain: .init(plain.0, plain.1),
                    monogram: monogram.map { .init($0.0, $0.1) }))
        } else {
            form = .axes(first.0, first.1)
        }
        try reader.finish()
    }

    /// Writes a style in a locale.
    ///
    /// - Parameters:
    ///   - style: nil for the axes of UTS #35.
    ///   - programs: one for the axes; else those of whole and of plain names, and of monograms where the style abbreviates.
    package static func bake(
        _ style: FoundationProgram.Style?, prefersNicknames: Bool, tag: String, characters: Int, likely: Int,
        programs: [Int], to writer: inout BakedWriter
    ) -> Int {
        writer.record(.name) { writer in
            writer.byte(style?.rawValue ?? 0)
            writer.byte(prefersNicknames ? 1 : 0)
            writer.text(tag)
            for place in [characters, likely] + programs { writer.number(place) }
        }
    }

    /// The name in this style.
    package func text(_ name: NameParts) -> String {
        var writer = NameWriter(recordsSpans: false)
        switch form {
        case .axes(let program, let names): program.format(name, names, into: &writer)
        case .foundation(let program): program.format(name, into: &writer)
        }
        return writer.text
    }
}
