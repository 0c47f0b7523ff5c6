// Writes Sources/Inflection/Lexicon/Tables/*.swift from the TSV files of this folder.
//
//     swift Data/Inflection/GenerateTables.swift          (from the root of the package)
//
// `<language>.tsv` are words, `<language>-endings.tsv` rules by ending, `<language>-declension.tsv` articles and what declines
// behind them. Every form of a word becomes a key of a compact automaton, so that "manos" and "mano" both find the noun. The tables
// are compared with the TSV files by the test suite, so an edit of one without the other fails.
import Foundation

let folder = URL(fileURLWithPath: "Data/Inflection")
let output = URL(fileURLWithPath: "Sources/Inflection/Lexicon/Tables")
let languages = [
    ("en", "English"), ("de", "German"), ("es", "Spanish"), ("fr", "French"), ("it", "Italian"), ("pt", "Portuguese"),
    ("nl", "Dutch"), ("sv", "Swedish"), ("hi", "Hindi"), ("ko", "Korean"),
]

for (code, name) in languages {
    let file = folder.appendingPathComponent("\(code).tsv")
    // By form: its entries, sorted, each with what the form and the others end in.
    var entries: [String: Set<String>] = [:]
    for row in try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst() {
        let columns = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard columns.count == 4, !columns[0].isEmpty, !columns[1].isEmpty, !columns[3].isEmpty else {
            fatalError("\(code).tsv: four columns are needed: \(row)")
        }
        let forms = ([columns[0]] + columns[2].split(separator: " ").map(String.init))
            .map(\.precomposedStringWithCanonicalMapping)
        for key in forms where key != "-" { entries[key, default: []].insert(entry(key, columns[1], forms)) }
    }
    try write("\(name)Lexicon", from: "\(code).tsv", compact(entries.mapValues { $0.sorted().joined(separator: ";") }))
}

/// Class, ending of the key, endings of all forms behind what they have in common: `n men - men`.
func entry(_ key: String, _ wordClass: String, _ forms: [String]) -> String {
    let real = forms.filter { $0 != "-" }.map { Array($0.unicodeScalars) }
    var stem = 0
    while real.allSatisfy({ $0.count > stem && $0[stem] == real[0][stem] }) { stem += 1 }
    let endings = ([key] + forms).map { form in
        if form == "-" { return "?" }
        let ending = String(String.UnicodeScalarView(form.unicodeScalars.dropFirst(stem)))
        return ending.isEmpty ? "-" : ending
    }
    return ([wordClass] + endings).joined(separator: " ")
}

// Endings and declensions are read in order: their rows stay as they are, without accuracy and source.
for (code, name) in languages {
    for (kind, type, count) in [
        ("endings", "Endings", 6), ("declension", "Declension", 4), ("particles", "ParticleForms", 5),
    ] {
        let file = "\(code)-\(kind).tsv"
        guard let rows = try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8) else { continue }
        let lines = rows.split(separator: "\n").dropFirst().map { row in
            let columns = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard columns.count == count, columns.allSatisfy({ !$0.isEmpty }) else {
                fatalError("\(file): \(count) columns are needed: \(row)")
            }
            return columns[..<min(4, count - 1)].joined(separator: "\t").precomposedStringWithCanonicalMapping
        }
        try write("\(name)\(type)", from: file, lines)
    }
}

/// The lines of a compact lexicon, as `Sources/Lexicon/CompactLexicon.swift` and `WordAutomaton.swift` describe it; the automaton's lines
/// end with a backslash, which continues them.
func compact(_ values: [String: String]) -> [String] {
    var frequency: [String: Int] = [:]
    for value in values.values { frequency[value, default: 0] += 1 }
    let ordered = frequency.keys.sorted { (frequency[$1]!, $0) < (frequency[$0]!, $1) }
    var scalars: [Unicode.Scalar: Int] = [:]
    for letter in values.keys.joined().unicodeScalars { scalars[letter, default: 0] += 1 }
    let letters = scalars.keys.sorted { (scalars[$1]!, $0) < (scalars[$0]!, $1) }
    let index = Dictionary(uniqueKeysWithValues: ordered.enumerated().map { ($1, $0) })
    var automaton = Automaton(letters: letters)
    let words = values.map { (Array($0.key.unicodeScalars), index[$0.value]!) }
    for (word, value) in words.sorted(by: { $0.0.lexicographicallyPrecedes($1.0) }) { automaton.add(word, value) }
    let body = Array(automaton.encoded())
    let parts = stride(from: 0, to: body.count, by: 116).map { start in
        String(body[start..<min(start + 116, body.count)]) + (start + 116 < body.count ? "\\" : "")
    }
    return [String(String.UnicodeScalarView(letters))] + ordered + [""] + parts
}

/// A minimal acyclic automaton, of words that are added in order.
struct Automaton {
    /// Nil at the end of a word, whose value the target is.
    struct Arc: Hashable {
        var letter: Unicode.Scalar?
        var target: Int
    }

    let letters: [Unicode.Scalar]
    var states: [[Arc]] = []
    var register: [[Arc]: Int] = [:]
    var path: [[Arc]] = [[]]
    var previous: [Unicode.Scalar] = []
    static let digits = (UInt8(0x21)...0x7E).filter { $0 != 0x22 && $0 != 0x5C }.map { Character(Unicode.Scalar($0)) }
    static let (labels, letter, near, short) = (30, 2, 28, 64)
    static var base: Int { digits.count }

    init(letters: [Unicode.Scalar]) {
        self.letters = letters
        precondition(letters.count <= Self.labels - Self.letter + Self.base)
    }

    mutating func add(_ word: [Unicode.Scalar], _ value: Int) {
        close(zip(word, previous).prefix { $0 == $1 }.count)
        path += word.dropFirst(path.count - 1).map { _ in [] }
        path[path.count - 1].append(Arc(letter: nil, target: value))
        previous = word
    }

    mutating func close(_ depth: Int) {
        while path.count > depth + 1 {
            let target = state(path.removeLast())
            path[path.count - 1].append(Arc(letter: previous[path.count - 1], target: target))
        }
    }

    mutating func state(_ arcs: [Arc]) -> Int {
        if let known = register[arcs] { return known }
        states.append(arcs)
        register[arcs] = states.count - 1
        return states.count - 1
    }

    /// In so many digits where the first is below a limit, else in one more.
    func number(_ value: Int, _ short: Int, _ digits: Int) -> String {
        func power(_ count: Int) -> Int { (0..<count).reduce(1) { product, _ in product * Self.base } }
        let limit = short * power(digits - 1)
        let (value, digits) = value < limit ? (value, digits) : (value - limit + short * power(digits), digits + 1)
        precondition(value < power(digits))
        return String((0..<digits).reversed().map { Self.digits[value / power($0) % Self.base] })
    }

    /// A first digit, and the number of a rare letter.
    func label(_ letter: Unicode.Scalar, _ kind: Int) -> String {
        let place = letters.firstIndex(of: letter)! + Self.letter
        if place < Self.labels { return String(Self.digits[place + kind * Self.labels]) }
        return String([Self.digits[1 + kind * Self.labels], Self.digits[place - Self.labels]])
    }

    /// The digits: the initial state's address, then the states. What many arcs lead to comes first, where addresses are short.
    mutating func encoded() -> String {
        close(0)
        let initial = state(path[0])
        var references = [Int](repeating: 0, count: states.count)
        for arc in states.joined() where arc.letter != nil { references[arc.target] += 1 }
        let limit = Self.near * Self.base
        let frequent = states.indices.sorted { (references[$1], $0) < (references[$0], $1) }
        var (near, room): (Set<Int>, Int) = ([], 0)
        for place in frequent where references[place] > 2 {
            let needed = states[place].reduce(0) { $0 + ($1.letter == nil ? 3 : 5) }
            if room + needed < limit - 8 {
                near.insert(place)
                room += needed
            }
        }
        var (order, chained): ([Int], [Int: Int]) = (frequent.filter(near.contains), [:])
        var placed = near
        var stack = order.flatMap { states[$0].compactMap { $0.letter == nil ? nil : $0.target } } + [initial]
        while var place = stack.popLast() {
            while placed.insert(place).inserted {
                order.append(place)
                let rest = states[place].compactMap { $0.letter == nil || placed.contains($0.target) ? nil : $0.target }
                guard let next = rest.first else { break }
                chained[place] = next
                stack += rest.dropFirst().reversed()
                place = next
            }
        }
        // Twice: first to learn the addresses, which are as long whatever they are.
        var addresses = [Int](repeating: 0, count: states.count)
        for place in order where !near.contains(place) { addresses[place] = limit }
        var text = ""
        for _ in 0..<2 {
            text = number(addresses[initial], Self.base, 3)
            for place in order {
                if !near.contains(place), text.utf8.count < limit {
                    text += String(repeating: Self.digits[0], count: limit - text.utf8.count)
                }
                addresses[place] = text.utf8.count
                text += encoded(place, chained[place], addresses)
            }
        }
        return text
    }

    func encoded(_ place: Int, _ next: Int?, _ addresses: [Int]) -> String {
        var arcs = states[place].sorted { ($0.letter?.value ?? 0) < ($1.letter?.value ?? 0) }
        let chain = arcs.firstIndex { $0.letter != nil && $0.target == next }.map { arcs.remove(at: $0) }
        let text = arcs.enumerated().map { offset, arc in
            let kind = offset == arcs.count - 1 && chain == nil ? 1 : 0
            guard let letter = arc.letter else {
                return String(Self.digits[kind * Self.labels]) + number(arc.target, Self.short, 1)
            }
            return label(letter, kind) + number(addresses[arc.target], Self.near, 2)
        }
        return text.joined() + (chain.map { label($0.letter!, 2) } ?? "")
    }
}

// Words and phrases that never inflect, of all languages in one table.
do {
    let rows = try String(contentsOf: folder.appendingPathComponent("fixed.tsv"), encoding: .utf8)
    let lines = rows.split(separator: "\n").dropFirst().map { row in
        let columns = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard columns.count == 4, ["always", "behind", "number", "verb"].contains(columns[2]) else {
            fatalError("fixed.tsv: \(row)")
        }
        return columns[..<3].joined(separator: "\t").precomposedStringWithCanonicalMapping
    }
    try write("FixedWordRows", from: "fixed.tsv", lines)
}

// What is given beside a phrase, and pronouns, of all languages in one table each.
for (file, type, count) in [("pieces.tsv", "PhrasePieceRows", 5), ("pronouns.tsv", "PronounRows", 7)] {
    let rows = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    let lines = rows.split(separator: "\n").dropFirst().map { row in
        let columns = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard columns.count == count, columns.allSatisfy({ !$0.isEmpty }) else { fatalError("\(file): \(row)") }
        return columns.dropLast().joined(separator: "\t").precomposedStringWithCanonicalMapping
    }
    try write(type, from: file, lines)
}

// Names, those of the same languages and kind in one line.
do {
    let rows = try String(contentsOf: folder.appendingPathComponent("names.tsv"), encoding: .utf8)
    var names: [String: [String]] = [:]
    for row in rows.split(separator: "\n").dropFirst() {
        let columns = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard columns.count == 4, columns.allSatisfy({ !$0.isEmpty }) else { fatalError("names.tsv: \(row)") }
        names[columns[0] + "\t" + columns[2], default: []].append(columns[1].precomposedStringWithCanonicalMapping)
    }
    try write(
        "NameRows", from: "names.tsv",
        names.sorted { $0.key < $1.key }.map { $0.key + "\t" + $0.value.sorted().joined(separator: " ") })
}

func write(_ type: String, from source: String, _ lines: [String]) throws {
    let text = """
        // Generated by `swift Data/Inflection/GenerateTables.swift` from Data/Inflection/\(source). Do not edit.
        // swift-format-ignore-file

        enum \(type) {
            static let text = \"""
        \(lines.map { "        " + $0 }.joined(separator: "\n"))

                \"""
        }

        """
    try text.write(to: output.appendingPathComponent("\(type).swift"), atomically: true, encoding: .utf8)
}
