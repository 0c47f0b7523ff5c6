import LocaleFormat
import LocaleFormatBaked
internal import LocaleFormatMemory

extension CompiledPersonName {
    /// Writes the program, for a process that has no ICU, with those of all other locales: a name may be written by the rules of its own.
    ///
    /// - Returns: the place of its record; nil where ICU does not say what its characters are.
    func bake(to writer: inout BakedWriter) throws(PersonNameError) -> Int? {
        guard let tables = NameCharacterTables.icu else { return nil }
        let characters = writer.once("name characters") { tables.bake(to: &$0) }
        let likely = writer.once("likely subtags") { LikelySubtagTable.Content.icu.bake(to: &$0) }
        var programs: [Int] = []
        for key in keys {
            programs.append(
                try writer.once("names \(key.name)") { (writer) throws(PersonNameError) in
                    try Self.programs(key, to: &writer)
                })
        }
        return BakedNameProgram.bake(
            foundationStyle, prefersNicknames: style.prefersNicknames, tag: style.locale.withoutExtensions.tag,
            characters: characters, likely: likely, programs: programs, to: &writer)
    }

    /// Where a locale has no program of its own, its nearest one is read.
    private static func programs(
        _ key: NameProgram.Key, to writer: inout BakedWriter
    ) throws(PersonNameError) -> Int {
        var records: [String: Int] = [:]
        for locale in locales {
            var key = key
            key.locale = locale
            let record = try NameProgram(key).bake(to: &writer)
            let usual = LocaleID.maximizedScript(of: locale.language)
            let nearest = BakedNames.tags(
                language: locale.language, script: locale.script, region: locale.region, usual: usual)
            if nearest.lazy.compactMap({ records[$0] }).first != record { records[locale.tag] = record }
        }
        return writer.namePrograms(records)
    }

    /// Those with data, with what they inherit from, and regions that are written in another script than their language. What others inherit
    /// from comes first.
    private static let locales: [LocaleID] = {
        var locales: Set<LocaleID> = [.root]
        for locale in LocaleID.available where locale.parts.variants.isEmpty {
            locales.insert(locale.withoutExtensions)
            locales.formUnion(locale.parents)
            if let language = try? LocaleID.init(locale.language) { locales.insert(language) }
        }
        for tag in LikelySubtagTable.Content.icu.tags.keys {
            if let locale = try? LocaleID.init(tag), locale.language != "und" { locales.insert(locale) }
        }
        func rank(_ locale: LocaleID) -> Int {
            (locale.script == nil ? 0 : 1) + (locale.region == nil ? 0 : 2) + (locale == .root ? -1 : 0)
        }
        return locales.sorted { (rank($0), $0.tag) < (rank($1), $1.tag) }
    }()
}

extension LocaleID {
    fileprivate static func maximizedScript(of language: String) -> String? {
        (try? LocaleID.init(language))?.maximized.script
    }
}
