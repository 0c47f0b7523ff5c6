/// Names as they are looked for in a text: scalars, the longest name first.
struct ReadableNames: Sendable {
    struct Entry: Sendable {
        let scalars: [UInt32]
        /// What the name may stand for: several values where names are the same, as narrow months are.
        let values: [Int]
    }

    let entries: [Entry]
    /// Values that are written as nothing.
    let silent: Entry?
    /// The first scalar of each entry.
    private let firsts: [UInt32]

    struct Match {
        /// Index of the entry; -1 for the silent one.
        let entry: Int
        let end: Int
        let hasMore: Bool
    }

    /// - Parameter scalars: how a name is looked for.
    init(_ names: [(text: String, value: Int)], scalars: (String) -> [UInt32]) {
        var values: [[UInt32]: [Int]] = [:]
        for name in names {
            let key = scalars(name.text)
            if values[key]?.contains(name.value) != true { values[key, default: []].append(name.value) }
        }
        silent = values.removeValue(forKey: []).map { Entry(scalars: [], values: $0) }
        entries = values.ordered { lhs, rhs in
            lhs.key.count != rhs.key.count ? lhs.key.count > rhs.key.count : lhs.key.lexicographicallyPrecedes(rhs.key)
        }.map { Entry(scalars: $0.key, values: $0.value) }
        firsts = entries.map { $0.scalars[0] }
    }

    func entry(_ index: Int) -> Entry? {
        index < 0 ? silent : index < entries.count ? entries[index] : nil
    }

    /// The `attempt`th name, counted from the longest, that stands at a position.
    @inline(__always)
    func match(_ text: [UInt32], at position: Int, attempt: Int, isLoose: Bool) -> Match? {
        var left = attempt
        var found: (entry: Int, end: Int)?
        if position < text.count {
            let first = text[position]
            for index in firsts.indices where firsts[index] == first {
                guard
                    let end = isLoose
                        ? Self.looseEnd(of: entries[index].scalars, in: text, at: position)
                        : Self.end(of: entries[index].scalars, in: text, at: position)
                else { continue }
                if let found { return Match(entry: found.entry, end: found.end, hasMore: true) }
                if left == 0 { found = (index, end) }
                left -= 1
            }
        }
        if let found { return Match(entry: found.entry, end: found.end, hasMore: silent != nil) }
        return left == 0 && silent != nil ? Match(entry: -1, end: position, hasMore: false) : nil
    }

    /// The one name that begins with the letters at a position, three at least: `Sept`.
    func matchBeginning(_ text: [UInt32], at position: Int) -> Match? {
        var end = position
        while end < text.count, end - position < 32, !DateReader.isSeparator(text[end]), !Self.isDigit(text[end]) {
            end += 1
        }
        guard end - position >= 3 else { return nil }
        let letters = text[position..<end]
        var found: Int?
        for index in entries.indices where entries[index].scalars.starts(with: letters) {
            if let found, entries[found].values != entries[index].values { return nil }
            found = index
        }
        return found.map { Match(entry: $0, end: end, hasMore: false) }
    }

    @inline(__always)
    static func end(of name: [UInt32], in text: [UInt32], at position: Int) -> Int? {
        guard text.count - position >= name.count else { return nil }
        for index in name.indices where text[position + index] != name[index] { return nil }
        return position + name.count
    }

    /// The same with spaces and full stops passed over inside the name, but for those within a number: `am` reads `a.m.`,
    /// `tháng11` reads `tháng 11`.
    private static func looseEnd(of name: [UInt32], in text: [UInt32], at position: Int) -> Int? {
        var place = position
        for index in name.indices {
            var skipped = 0
            let isWithinNumber = index > 0 && isDigit(name[index]) && isDigit(name[index - 1])
            while index > 0, !isWithinNumber, skipped < 3, place < text.count, isPassedOver(text[place]) {
                place += 1
                skipped += 1
            }
            guard place < text.count, text[place] == name[index] else { return nil }
            place += 1
        }
        return place
    }

    @inline(__always)
    private static func isDigit(_ scalar: UInt32) -> Bool { scalar &- 0x30 < 10 }

    @inline(__always)
    static func isPassedOver(_ scalar: UInt32) -> Bool { scalar == 0x20 || scalar == 0x2E }
}
