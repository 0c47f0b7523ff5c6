import LocaleFormatBaked
import LocaleFormatBridge

/// What names ask of characters, out of ICU's data.
extension NameCharacterTables {
    /// Nil where ICU does not say it.
    static let icu: NameCharacterTables? = {
        var tables = NameCharacterTables()
        do throws(ICUError) {
            tables.scripts = runs { ScriptData.script(of: $0) }
            tables.clusters = try clusters()
            tables.starters = runs(try painted([("[[\\p{L}\\p{N}\\p{S}\\p{Co}]-[\\p{Lm}-[\\p{Cased}]]]", 1)], over: 0))
            try tables.addCapitals()
        } catch { return nil }
        return tables
    }()

    private static func runs(_ value: (Unicode.Scalar) -> Int32) -> [(key: Int, value: Int)] {
        var runs: [(key: Int, value: Int)] = []
        // Nothing is in the planes between, and characters of private use alone behind the tags and selectors of plane 14.
        for plane in [UInt32(0)..<0x4_0000, 0xE_0000..<0xE_1000] {
            for scalar in plane.lazy.compactMap(Unicode.Scalar.init) {
                let value = Int(value(scalar))
                if runs.last?.value != value { runs.append((Int(scalar.value), value)) }
            }
        }
        return runs
    }

    private static func runs(_ values: [UInt8]) -> [(key: Int, value: Int)] {
        var runs: [(key: Int, value: Int)] = []
        var last: UInt8?
        for (scalar, value) in values.enumerated() where value != last {
            runs.append((scalar, Int(value)))
            last = value
        }
        return runs
    }

    /// A value for each scalar: that of the last set that it is in.
    private static func painted(_ sets: [(pattern: String, value: UInt8)], over ground: UInt8) throws(ICUError)
        -> [UInt8]
    {
        var values = [UInt8](repeating: ground, count: 0x11_0000)
        for set in sets {
            for range in try UnicodeSetData.ranges(of: set.pattern) {
                for scalar in range { values[Int(scalar)] = set.value }
            }
        }
        return values
    }

    private static func clusters() throws(ICUError) -> [(key: Int, value: Int)] {
        let names: [(String, ClusterClass)] = [
            ("CR", .carriageReturn), ("LF", .lineFeed), ("CN", .control), ("EX", .extend), ("ZWJ", .joiner),
            ("RI", .regional), ("PP", .prepend), ("SM", .spacingMark), ("L", .leading), ("V", .vowel), ("T", .trailing),
        ]
        var values = try painted(
            [("[\\p{Extended_Pictographic}]", ClusterClass.pictograph.rawValue)]
                + names.map { ("[\\p{Grapheme_Cluster_Break=\($0.0)}]", $0.1.rawValue) }, over: 0)
        // Which consonants are joined, and by what, differs between versions of ICU: each is tried.
        func isOne(_ text: String) -> Bool { (try? BoundaryHandle.firstLength(of: text)) == text.utf8.count }
        let (consonant, virama) = ("\u{915}", "\u{94D}")
        if isOne(consonant + virama + consonant) {
            // ICU 78 joins vowels that stand alone too.
            for range in try UnicodeSetData.ranges(of: "[^\\p{Indic_Syllabic_Category=Other}]") {
                for value in range where values[Int(value)] == 0 {
                    guard let scalar = Unicode.Scalar(value), isOne(consonant + virama + String(scalar)) else {
                        continue
                    }
                    values[Int(value)] = ClusterClass.consonant.rawValue
                }
            }
            for range in try UnicodeSetData.ranges(of: "[\\p{Grapheme_Cluster_Break=EX}]") {
                for value in range {
                    guard let scalar = Unicode.Scalar(value) else { continue }
                    let mark = String(scalar)
                    if isOne(consonant + mark + consonant) {
                        values[Int(value)] = ClusterClass.virama.rawValue
                    } else if isOne(consonant + mark + virama + consonant) {
                        values[Int(value)] = ClusterClass.conjunctMark.rawValue
                    }
                }
            }
        }
        return runs(values)
    }

    private mutating func addCapitals() throws(ICUError) {
        let map = try CaseMapHandle(locale: "")
        let sets = "[\\p{Changes_When_Uppercased}\\p{Changes_When_Titlecased}]"
        for range in try UnicodeSetData.ranges(of: sets) {
            for value in range {
                guard let scalar = Unicode.Scalar(value) else { continue }
                let text = String(scalar)
                let capital = try map.uppercased(text)
                let title = try map.initialCapitalized(text)
                if !capital.unicodeScalars.elementsEqual(text.unicodeScalars) { capitals[value] = capital }
                if !title.unicodeScalars.elementsEqual(capital.unicodeScalars) { titles[value] = title }
            }
        }
        let greek = try CaseMapHandle(locale: "el")
        for value in [UInt32](0x370...0x3FF) + [UInt32](0x1F00...0x1FFF) + [0x2126] {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let parts = Array(NormalizationForm.decomposed.apply(String(scalar)).unicodeScalars)
            guard let base = parts.first,
                let capital = try map.uppercased(String(base)).unicodeScalars.first, 0x370...0x3FF ~= capital.value,
                capital.properties.isAlphabetic, parts.dropFirst().allSatisfy({ $0.properties.isDiacritic })
            else { continue }
            let marks = parts.dropFirst().map { $0.value }
            self.greek[value] = GreekLetter(
                capital: capital, isVowel: "ΑΕΗΙΟΥΩ".unicodeScalars.contains(capital),
                hasIotaBelow: marks.contains(0x345), hasAccent: marks.contains { [0x300, 0x301, 0x342].contains($0) },
                hasDialytika: marks.contains(0x308),
                isWhole: try greek.uppercased(String(scalar)).unicodeScalars.elementsEqual(["\u{389}"]),
                isWholeWithMarks: try greek.uppercased(String(scalar) + "\u{301}").unicodeScalars.elementsEqual([
                    "\u{389}"
                ]),
                joinsDialytika: try greek.uppercased("\u{3B1}\u{301}" + String(scalar)).unicodeScalars.contains {
                    $0 == "\u{3AA}" || $0 == "\u{3AB}"
                })
        }
    }
}
