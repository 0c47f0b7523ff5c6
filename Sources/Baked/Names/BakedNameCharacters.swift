package import LocaleFormatMemory
internal import LocaleFormatValuePrograms

/// What names ask of characters, by tables that were baked (`Data/Baked/FORMAT.md`, "name characters").
package final class BakedNameCharacters: NameCharacters {
    /// What a character becomes.
    enum Capital {
        case same
        case scalar(Unicode.Scalar)
        case text(String)
    }

    private let scripts: BakedMap
    private let clusters: BakedMap
    private let starters: BakedMap
    private let capitals: BakedMap
    private let titles: BakedMap
    private let greek: BakedMap
    private let steps: BakedMap
    private let texts: BakedMap

    package init(baked reader: inout BakedReader) throws(BakedFault) {
        try reader.expect(.nameCharacters)
        scripts = try reader.map(NameCharacterTables.scalars, valueWidth: 2)
        clusters = try reader.map(NameCharacterTables.scalars, valueWidth: 2)
        starters = try reader.map(NameCharacterTables.scalars, valueWidth: 2)
        capitals = try reader.map(NameCharacterTables.scalars, valueWidth: 2)
        titles = try reader.map(NameCharacterTables.scalars, valueWidth: 2)
        greek = try reader.map(NameCharacterTables.scalars, valueWidth: 2)
        steps = try reader.map(.numbers(width: 2), valueWidth: 4)
        texts = try reader.map(.numbers(width: 2), valueWidth: 4)
        try reader.finish()
    }

    private func value(_ map: BakedMap, from scalar: Unicode.Scalar) -> Int {
        ((try? map.value(from: Int(scalar.value))) ?? nil) ?? 0
    }

    package func script(of scalar: Unicode.Scalar) -> Int32 { Int32(truncatingIfNeeded: value(scripts, from: scalar)) }

    package func firstCluster(of text: Substring) -> String {
        let count = ClusterClass.count(text.unicodeScalars, of: clusterClass)
        return String(Substring(text.unicodeScalars.prefix(count)))
    }

    package func clusterClass(of scalar: Unicode.Scalar) -> ClusterClass {
        // Syllables of Hangul, of which every 28th has no consonant at its end (Unicode Standard, section 3.12).
        if case 0xAC00...0xD7A3 = scalar.value {
            return (scalar.value - 0xAC00) % 28 == 0 ? .syllable : .closedSyllable
        }
        return ClusterClass(rawValue: UInt8(truncatingIfNeeded: value(clusters, from: scalar))) ?? .other
    }

    /// Whether a title begins with the character: a letter, a number, a symbol, or one of private use; modifier letters
    /// only where they have a case.
    func isStarter(_ scalar: Unicode.Scalar) -> Bool { value(starters, from: scalar) == 1 }

    func capital(of scalar: Unicode.Scalar) -> Capital { change(of: scalar, value(capitals, from: scalar)) }

    /// At the head of a title.
    func title(of scalar: Unicode.Scalar) -> Capital {
        let own = value(titles, from: scalar)
        return own == 0 ? capital(of: scalar) : change(of: scalar, own)
    }

    private func change(of scalar: Unicode.Scalar, _ value: Int) -> Capital {
        guard value > 0 else { return .same }
        if let step = (try? steps.value(of: value)) ?? nil {
            let changed = Int(scalar.value) + step - NameCharacterTables.noStep
            return UInt32(exactly: changed).flatMap(Unicode.Scalar.init).map(Capital.scalar) ?? .same
        }
        guard let place = (try? texts.value(of: value)) ?? nil, let text = try? texts.text(place) else { return .same }
        return .text(text)
    }

    /// What a Greek letter is to capitals; nil for other characters.
    func greek(_ scalar: Unicode.Scalar) -> GreekLetter? {
        ((try? greek.value(of: Int(scalar.value))) ?? nil).map(GreekLetter.init)
    }
}

/// The tables, to be written.
package struct NameCharacterTables: Sendable {
    static let scalars = BakedMap.Keys.numbers(width: 3)
    /// The number that stands for a step of 0 between a character and its capital.
    static let noStep = 0x11_0000

    /// A value for each scalar: from where on it is so.
    package var scripts: [(key: Int, value: Int)] = []
    package var clusters: [(key: Int, value: Int)] = []
    package var starters: [(key: Int, value: Int)] = []
    /// Those that become something else.
    package var capitals: [UInt32: String] = [:]
    /// Those that become something else than their capital.
    package var titles: [UInt32: String] = [:]
    package var greek: [UInt32: GreekLetter] = [:]

    package init() {}

    package func bake(to writer: inout BakedWriter) -> Int {
        var steps: [Int: Int] = [:]
        var texts: [Int: Int] = [:]
        var places: [String: Int] = [:]
        let capitals = Self.ranges(capitals, &steps, &texts, &places, &writer)
        let titles = Self.ranges(titles, &steps, &texts, &places, &writer)
        return writer.record(.nameCharacters) { writer in
            for table in [scripts, clusters, starters, capitals, titles] {
                writer.map(table, Self.scalars, valueWidth: 2)
            }
            writer.map(
                greek.map { (key: Int($0.key), value: $0.value.code) }.sorted { $0.key < $1.key }, Self.scalars,
                valueWidth: 2)
            for table in [steps, texts] {
                writer.map(
                    table.map { (key: $0.key, value: $0.value) }.sorted { $0.key < $1.key }, .numbers(width: 2),
                    valueWidth: 4)
            }
        }
    }

    /// Numbers of changes, by where characters with the same one begin.
    private static func ranges(
        _ changes: [UInt32: String], _ steps: inout [Int: Int], _ texts: inout [Int: Int],
        _ places: inout [String: Int], _ writer: inout BakedWriter
    ) -> [(key: Int, value: Int)] {
        var ranges: [(key: Int, value: Int)] = []
        var end = 0
        for (scalar, text) in changes.sorted(by: { $0.key < $1.key }) {
            let scalars = text.unicodeScalars
            let step = scalars.count == 1 ? scalars.first.map { Int($0.value) - Int(scalar) } : nil
            let name = step.map { "\($0)" } ?? "=" + text
            let known = places[name]
            let number = known ?? places.count + 1
            if known == nil {
                places[name] = number
                if let step { steps[number] = step + noStep } else { texts[number] = writer.place(of: text.utf8) }
            }
            if end != Int(scalar), end > 0 { ranges.append((end, 0)) }
            if end != Int(scalar) || ranges.last?.value != number { ranges.append((Int(scalar), number)) }
            end = Int(scalar) + 1
        }
        return ranges + [(end, 0)]
    }
}
