/// The shortest texts that fold to given codes.
struct FoldForms: Sendable {
    /// The bytes of a code, where they are fewer than three. What is in no table has three or more.
    private var lengths: [UInt32: Int] = [:]
    /// What folds to several codes, by the first one.
    private var expansions: [UInt32: [(codes: [UInt32], length: Int)]] = [:]
    /// The jamo that Hangul syllables are made of, three bytes each: leading consonants, vowels, and trailing consonants.
    private let jamo: [[[UInt32]]]

    /// - Parameter codes: those of a scalar.
    init(codesOf codes: (UInt32) -> [UInt32]) {
        jamo = [0x1100...0x1112, 0x1161...0x1175, 0x11A8...0x11C2].map { range in range.map { codes($0) } }
    }

    mutating func add(_ codes: [UInt32], length: Int) {
        guard let first = codes.first else { return }
        if codes.count > 1 { return expansions[first, default: []].append((codes, length)) }
        if length < 3 { lengths[first] = min(length, lengths[first] ?? 3) }
    }

    /// The fewest bytes of a text that begins with the codes.
    func shortestLength(of codes: [UInt32]) -> Int {
        var shortest = [Int](repeating: 0, count: codes.count + 1)
        for index in codes.indices.reversed() {
            let rest = codes[index...]
            var length = (lengths[codes[index]] ?? 3) + shortest[index + 1]
            for form in expansions[codes[index]] ?? []
            where rest.starts(with: form.codes) || form.codes.starts(with: rest) {
                length = min(length, form.length + shortest[min(codes.count, index + form.codes.count)])
            }
            for lead in ends(of: 0, codes, from: index) {
                for vowel in ends(of: 1, codes, from: lead) {
                    length = min(length, 3 + shortest[vowel])
                    for trail in ends(of: 2, codes, from: vowel) { length = min(length, 3 + shortest[trail]) }
                }
            }
            shortest[index] = length
        }
        return shortest[0]
    }

    /// Where jamo of a kind end that begin at an index.
    private func ends(of kind: Int, _ codes: [UInt32], from index: Int) -> Set<Int> {
        Set(jamo[kind].lazy.filter { !$0.isEmpty && codes[index...].starts(with: $0) }.map { index + $0.count })
    }
}
