/// The digits of lenient text: any decimal digits, separators in any of their variants.
extension LenientReader {
    struct Body {
        var collector: DigitCollector
        var end: Int
    }

    /// A number that begins with a digit; nil where there is none.
    func readBody(
        _ text: Span<UInt8>, from start: Int, _ first: UInt32
    ) throws(NumberParseError) -> Body? {
        guard let separators = separators(for: first) else { return nil }
        var collector = DigitCollector(capacity: min(text.count - start, 64))
        var offset = start
        try readInteger(text, separators, &offset, &collector)
        try readFraction(text, separators, &offset, &collector)
        let end = readExponent(text, separators, offset, &collector)
        return Body(collector: collector, end: end)
    }

    /// A number that begins with its decimal separator, `.5`.
    func readFractionOnly(_ text: Span<UInt8>, from start: Int) throws(NumberParseError) -> Body? {
        guard let own = tables.separators.first else { return nil }
        let next = start + text.scalar(at: start).length
        guard next < text.count, let separators = separators(for: text.scalar(at: next).value),
            case .decimal = separator(in: text, at: start, separators, own)
        else { return nil }
        var collector = DigitCollector(capacity: 32)
        var offset = start
        try readFraction(text, separators, &offset, &collector)
        let end = readExponent(text, separators, offset, &collector)
        return Body(collector: collector, end: end)
    }

    /// The separators that go with a digit: those of its own system if the locale has them, else the style's.
    private func separators(for scalar: UInt32) -> LenientTables.Separators? {
        if let known = tables.separators.first(where: { $0.digits.value(of: scalar) != nil }) { return known }
        guard let digits = ReadableDigits(containing: scalar), let own = tables.separators.first else { return nil }
        return LenientTables.Separators(
            digits: digits, decimal: own.decimal, group: own.group, foldedDecimal: own.foldedDecimal,
            foldedGroup: own.foldedGroup, grouping: own.grouping)
    }

    private enum Separator {
        case decimal(length: Int)
        case group(kind: UInt32, length: Int)
    }

    /// Exact separators first, then their variants; spaces and apostrophes group digits everywhere.
    private func separator(
        in text: Span<UInt8>, at offset: Int, _ separators: LenientTables.Separators,
        _ own: LenientTables.Separators
    ) -> Separator? {
        guard offset < text.count else { return nil }
        if !separators.decimal.isEmpty, text.has(separators.decimal, at: offset) {
            return .decimal(length: separators.decimal.count)
        }
        if !separators.group.isEmpty, text.has(separators.group, at: offset) {
            return .group(kind: separators.foldedGroup, length: separators.group.count)
        }
        let (scalar, length) = text.scalar(at: offset)
        let folded = tables.folding.fold(scalar)
        if folded == separators.foldedDecimal { return .decimal(length: length) }
        if folded == separators.foldedGroup || folded == 0x20 || folded == 0x27 {
            return folded == LenientFolding.invisible ? nil : .group(kind: folded, length: length)
        }
        return nil
    }

    /// Groups may have any size that some locale uses.
    private func readInteger(
        _ text: Span<UInt8>, _ separators: LenientTables.Separators, _ offset: inout Int,
        _ collector: inout DigitCollector
    ) throws(NumberParseError) {
        var run = 0
        var last: (offset: Int, kind: UInt32)?
        while true {
            if let (digit, length) = separators.digits.digit(in: text, at: offset) {
                collector.append(digit)
                offset += length
                run += 1
                continue
            }
            guard case .group(let kind, let length)? = separator(in: text, at: offset, separators, separators),
                separators.digits.digit(in: text, at: offset + length) != nil
            else { break }
            if let last {
                guard last.kind == kind, GroupingPolicy.knownSizes ~= run else { throw .wrongGrouping(at: last.offset) }
            }
            last = (offset, kind)
            offset += length
            run = 0
        }
        if let last, !separators.grouping.isKnown(last: run) { throw .wrongGrouping(at: last.offset) }
    }

    private func readFraction(
        _ text: Span<UInt8>, _ separators: LenientTables.Separators, _ offset: inout Int,
        _ collector: inout DigitCollector
    ) throws(NumberParseError) {
        guard case .decimal(let length)? = separator(in: text, at: offset, separators, separators) else { return }
        guard separators.digits.digit(in: text, at: offset + length) != nil else {
            // `5.` is a number; in running text the full stop is not part of it.
            if !isPrefix, !ReadableDigits.isDigit(in: text, at: offset + length) { offset += length }
            return
        }
        offset += length
        collector.isInFraction = true
        while let (digit, length) = separators.digits.digit(in: text, at: offset) {
            collector.append(digit)
            offset += length
        }
    }

    private func readExponent(
        _ text: Span<UInt8>, _ separators: LenientTables.Separators, _ start: Int, _ collector: inout DigitCollector
    ) -> Int {
        for mark in tables.exponentMarks {
            guard var offset = end(of: mark, in: text, at: start) else { continue }
            var isNegative = false
            // Bidi marks may surround the sign.
            var marks = 0
            while offset < text.count, marks < 8 {
                let (scalar, length) = text.scalar(at: offset)
                let folded = tables.folding.fold(scalar)
                if tables.isSign(folded), !isNegative {
                    isNegative = folded == 0x2D
                } else if folded != LenientFolding.invisible {
                    break
                }
                offset += length
                marks += 1
            }
            guard let (value, end) = DigitCollector.exponent(in: text, from: offset, digits: separators.digits) else {
                continue
            }
            collector.exponent = value.map { isNegative ? -$0 : $0 }
            return end
        }
        return start
    }

    private func end(of mark: [UInt32], in text: Span<UInt8>, at start: Int) -> Int? {
        var offset = start
        for expected in mark {
            guard offset < text.count else { return nil }
            let (scalar, length) = text.scalar(at: offset)
            guard tables.folding.fold(scalar) == expected else { return nil }
            offset += length
        }
        return offset
    }
}
