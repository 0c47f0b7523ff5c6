internal import LocaleFormatAppleStrings
internal import LocalizedStrings

/// The values that arguments are tried with, and the devices and widths: those that may lead to another wording, the plainest first.
struct SampleChoices {
    /// What the text takes.
    let uses: FormatArguments
    private let arguments: [[String]]
    private let devices: [String?]
    private let widths: [Int?]

    /// Of every category of every language of CLDR: 0 to 13 and the tens tell most apart, `many` of Romance languages begins at a
    /// million, fractions have a category of their own in Slavic ones.
    private static let wholes = [
        2, 1, 0, 3, 5, 21, 100, 4, 6, 7, 8, 9, 10, 11, 12, 13, 20, 22, 40, 101, 1_000, 100_000, 1_000_000,
    ]
    private static let fractions = ["1.5", "0.5", "0.1", "10.1"]
    /// Samples that one text is formatted with at most.
    private static let limit = 4_096
    /// Texts with more arguments have the first ones alone, and then an error in place of a text.
    private static let argumentLimit = 64
    /// What stands for texts and for numbers that decide nothing: another for each argument, so that a reviewer sees where it stands.
    private static let words = ["Abc", "Def", "Ghi", "Jkl", "Mno", "Pqr", "Stu", "Vwx"]
    private static let numbers = ["12", "34", "56", "78", "90"]

    init(key: String, _ template: TextTemplate, _ paths: [CatalogUnitPath], word: String?) {
        var cases: [String: [String]] = [:]
        for case .variation(let kind, let name) in paths.lazy.flatMap(\.steps)
        where cases[kind]?.contains(name) != true {
            cases[kind, default: []].append(name)
        }
        func names(of kind: String) -> [String] { (cases[kind] ?? []).filter { $0 != "other" } }
        // Every other kind of variation is a choice by text.
        let known: Set = ["plural", "ordinal", "device", "width"]
        let words = cases.filter { !known.contains($0.key) }.flatMap(\.value).filter { $0 != "other" }.sorted()
        let hasPlurals = cases["plural"] != nil || cases["ordinal"] != nil
        let uses = FormatArguments(of: template, key: key)
        self.uses = uses
        let count = min(uses.uses.keys.max() ?? 0, Self.argumentLimit)
        arguments = (0..<count).map { place in
            let text = word ?? Self.words[place % Self.words.count]
            return Self.values(uses, place + 1, hasPlurals: hasPlurals, words: words, text)
        }
        devices = [nil] + names(of: "device").map(Optional.some)
        widths = [nil] + names(of: "width").compactMap { Int($0) }.sorted().map(Optional.some)
    }

    private static func values(
        _ uses: FormatArguments, _ argument: Int, hasPlurals: Bool, words: [String], _ text: String
    ) -> [String] {
        if uses.uses[argument]?.contains(where: { $0.text == "selection" }) == true { return words + [text] }
        let values = uses.values(at: argument) ?? []
        if values.contains(.text) { return [text] }
        if values.contains(.character) { return ["A"] }
        // The second is for what a text may need of room.
        guard hasPlurals else { return [numbers[(argument - 1) % numbers.count], "1000000"] }
        return wholes.map(String.init) + (values.contains(.fraction) ? fractions : [])
    }

    /// The plainest value of each.
    var first: TextBranches.Sample {
        TextBranches.Sample(words: arguments.compactMap(\.first), device: nil, width: nil)
    }

    /// Every combination where they are few enough; else each value of each argument beside the plainest of the others, and then each pair.
    var samples: [TextBranches.Sample] {
        let sizes = arguments.map(\.count) + [devices.count, widths.count]
        let product = sizes.reduce(1) { $0.multipliedReportingOverflow(by: $1).overflow ? .max : $0 * $1 }
        let all = product <= Self.limit ? Self.combinations(sizes) : Self.pairs(sizes)
        return all.prefix(Self.limit).map { places in
            TextBranches.Sample(
                words: arguments.indices.map { arguments[$0][places[$0]] }, device: devices[places[sizes.count - 2]],
                width: widths[places[sizes.count - 1]])
        }
    }

    private static func combinations(_ sizes: [Int]) -> [[Int]] {
        sizes.reduce([[]]) { known, size in known.flatMap { places in (0..<size).map { places + [$0] } } }
    }

    private static func pairs(_ sizes: [Int]) -> [[Int]] {
        let plain = sizes.map { _ in 0 }
        var all = [plain]
        for one in sizes.indices {
            for value in 1..<max(sizes[one], 1) {
                var places = plain
                places[one] = value
                all.append(places)
            }
        }
        for one in sizes.indices {
            for other in sizes.indices where other > one {
                for value in 1..<max(sizes[one], 1) {
                    for second in 1..<max(sizes[other], 1) {
                        var places = plain
                        (places[one], places[other]) = (value, second)
                        all.append(places)
                        if all.count > limit { return all }
                    }
                }
            }
        }
        return all
    }
}
