internal import LocaleFormatNumbers

/// What a locale writes for times seen from now, in all widths, to be looked for: immutable.
///
/// Texts are compared without spaces, full stops and what is not seen, and with one character for those that count as the same.
final class RelativeReadTable: Sendable {
    /// How far, and in what.
    struct Distance: Hashable, Sendable {
        let offset: ExactDecimal
        let unit: RelativeDateStyle.Unit
    }

    /// What a pattern stands for.
    struct Meaning: Hashable, Sendable {
        let unit: RelativeDateStyle.Unit
        let isPast: Bool
    }

    /// What stands around a number.
    struct Around: Hashable, Sendable {
        let before: [UInt32]
        let after: [UInt32]
    }

    let folding: LenientFolding
    private let words: [[UInt32]: Set<Distance>]
    private let patterns: [(around: Around, meanings: Set<Meaning>)]

    init(_ words: [[UInt32]: Set<Distance>], _ patterns: [Around: Set<Meaning>], _ folding: LenientFolding) {
        self.words = words
        self.patterns = patterns.map { ($0.key, $0.value) }
        self.folding = folding
    }

    /// A text as it is compared, and the byte at which each of its characters begins.
    struct Text {
        let values: [UInt32]
        let offsets: [Int]
        let source: String

        init(_ text: String, _ folding: LenientFolding) {
            let all = folding.scalars(of: text)
            let kept = all.values.indices.filter { !ReadableNames.isPassedOver(all.values[$0]) }
            values = kept.map { all.values[$0] }
            offsets = kept.map { all.offsets[$0] }
            source = text
        }

        /// Where a character begins; the end for the one behind the last.
        func offset(_ place: Int) -> Int { place < offsets.count ? offsets[place] : source.utf8.count }

        /// The text between two characters as it was.
        func original(_ range: Range<Int>) -> Substring {
            let utf8 = source.utf8
            let start = utf8.index(utf8.startIndex, offsetBy: offset(range.lowerBound))
            return source[start..<utf8.index(utf8.startIndex, offsetBy: offset(range.upperBound))]
        }
    }

    /// What a part of a text means, and whether a number says it; nothing for what is no distance.
    ///
    /// - Parameter numbers: reads the number between the words of a pattern; none for what is no number, several for words of several.
    func distances(
        _ text: Text, in range: Range<Int>, numbers read: (Range<Int>) -> [ExactDecimal]
    ) -> [Distance: Bool] {
        let part = text.values[range]
        var found: [Distance: Bool] = [:]
        for distance in words[Array(part)] ?? [] { found[distance] = false }
        var numbers: [Range<Int>: [ExactDecimal]] = [:]
        for (around, meanings) in patterns {
            guard part.count > around.before.count + around.after.count, part.starts(with: around.before),
                part.suffix(around.after.count).elementsEqual(around.after)
            else { continue }
            let place = range.lowerBound + around.before.count..<range.upperBound - around.after.count
            let values: [ExactDecimal]
            if let known = numbers[place] {
                values = known
            } else {
                // The sign is the pattern's.
                let isSigned = text.values[place.lowerBound] == 0x2D || text.values[place.lowerBound] == 0x2B
                values = isSigned ? [] : read(place)
                numbers[place] = values
            }
            for value in values where !value.isNegative {
                for meaning in meanings {
                    let offset = ExactDecimal(
                        isNegative: meaning.isPast, digits: value.digits, exponent: value.exponent)
                    found[Distance(offset: offset, unit: meaning.unit)] = true
                }
            }
        }
        return found
    }

    /// How far a text can be followed: the first character that no pattern goes on with.
    func reach(_ text: Text) -> Int {
        func common(_ wanted: [UInt32], from place: Int) -> Int {
            var count = 0
            while count < wanted.count, place + count < text.values.count, text.values[place + count] == wanted[count] {
                count += 1
            }
            return count
        }
        var furthest = words.keys.reduce(0) { max($0, common($1, from: 0)) }
        for (around, _) in patterns {
            var place = common(around.before, from: 0)
            if place == around.before.count {
                while place < text.values.count, DigitSystems.unicodeDigit(text.values[place]) != nil { place += 1 }
                if place > around.before.count { place += common(around.after, from: place) }
            }
            furthest = max(furthest, place)
        }
        return furthest
    }
}
