internal import LocaleFormatBridge
internal import LocaleFormatCore
internal import LocaleFormatMemory
internal import LocaleFormatNumbers

/// What stands before, between and behind the parts of a quantity in several units: "5 ft" + ", " + "6 in".
final class MixedWords: Sendable {
    let texts: [String]

    private init(_ texts: [String]) { self.texts = texts }

    private struct Key: Hashable, Sendable {
        let skeleton: String
        let locale: String
    }

    private static let single = MixedWords(["", ""])
    private static let cache = CompiledCache<Key, MixedWords>(capacity: 256)

    /// - Throws: for texts of ICU's that are not those of its units one by one.
    static func of(_ skeleton: MixedSkeleton, _ mixed: MixedUnit, locale: String) throws -> MixedWords {
        if mixed.units.count == 1 { return single }
        return try cache.value(for: Key(skeleton: skeleton.plain, locale: locale)) {
            try MixedWords(Learner(skeleton, mixed, locale: locale))
        }
    }

    /// The parts of a text with their fields moved to where they are in the whole.
    func joined(_ parts: [RawFormatted]) -> RawFormatted {
        var text = texts[0]
        var spans: [RawFieldSpan] = []
        for (part, behind) in zip(parts, texts.dropFirst()) {
            let start = text.utf8.count
            spans += part.spans.map { span in
                let range = span.range.lowerBound + start..<span.range.upperBound + start
                return RawFieldSpan(category: span.category, field: span.field, range: range)
            }
            text += part.text + behind
        }
        return RawFormatted(text: text, spans: spans)
    }

    private struct Unlike: Error {}

    /// Asks ICU for quantities that doubles tell exactly.
    private struct Learner {
        let mixed: MixedUnit
        let whole: NumberHandle
        let parts: [NumberHandle]

        init(_ skeleton: MixedSkeleton, _ mixed: MixedUnit, locale: String) throws {
            self.mixed = mixed
            whole = try NumberHandle(opening: skeleton.plain, locale: locale)
            parts = try mixed.units.indices.map { index in
                let text = skeleton.plain(mixed.units[index].id, isSmallest: index == mixed.sizes.smallest)
                return try NumberHandle(opening: text, locale: locale)
            }
        }

        func texts(of value: ExactDecimal) throws -> [RawFormatted] {
            let amounts = mixed.sizes.amounts(of: ExactRatio(value.magnitude)).map(\.decimal)
            return try amounts.indices.map { index in
                let sign = value.isNegative && index == 0 ? "-" : ""
                return try parts[index].formatWithFields(.decimal(sign + amounts[index].icuText))
            }
        }
    }

    private static let first = ExactDecimal(isNegative: false, digits: [5, 5], exponent: -1)
    private static let proofs = ["1", "2", "3.25", "0", "21.75", "1234.5", "-3.25"]

    private convenience init(_ learner: Learner) throws {
        let text = try learner.whole.format(.decimal(Self.first.icuText))
        var ranges: [Range<Int>] = []
        for part in try learner.texts(of: Self.first) {
            guard let start = text.offset(of: part.text, from: ranges.last?.upperBound ?? 0) else { throw Unlike() }
            ranges.append(start..<start + part.text.utf8.count)
        }
        guard let texts = RawFormatted(text: text, spans: []).texts(around: ranges) else { throw Unlike() }
        self.init(texts)
        for proof in Self.proofs {
            let value = try ExactDecimal(proof)
            let theirs = try learner.whole.format(.decimal(value.icuText))
            guard joined(try learner.texts(of: value)).text == theirs else { throw Unlike() }
        }
    }
}

extension String {
    /// Where a text stands for the first time, in UTF-8 bytes.
    fileprivate func offset(of part: String, from start: Int) -> Int? {
        let (bytes, wanted) = (Array(utf8), Array(part.utf8))
        guard !wanted.isEmpty, bytes.count >= wanted.count + start else { return nil }
        return (start...bytes.count - wanted.count).first { bytes[$0..<$0 + wanted.count].elementsEqual(wanted) }
    }
}
