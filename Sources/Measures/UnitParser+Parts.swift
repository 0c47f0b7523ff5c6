internal import LocaleFormatCore
internal import LocaleFormatNumbers

/// A text taken apart: numbers, and what stands before and behind each.
extension UnitParser {
    /// One number with what its unit may be.
    struct Part {
        let value: ExactDecimal
        var units: [UnitNames.Name]
        let text: Substring
        let offset: Int
        /// What stands before and behind the number, to the letter; nil where the words say how many.
        var around: (before: Substring, after: Substring)?

        func preferring(convertibleTo target: UnitID?) -> Part {
            guard let target, units.count > 1 else { return self }
            var part = self
            let fitting = units.filter { UnitID.known($0.unit).isConvertible(to: target) }
            if !fitting.isEmpty { part.units = fitting }
            return part
        }
    }

    /// What is wrong with a text that is no quantity.
    func fault(in text: Substring) -> UnitParseError {
        let offset = text.utf8.distance(from: text.base.startIndex, to: text.startIndex)
        guard let start = Self.numberStart(text) ?? (text.startIndex..<text.endIndex).lowerBound as String.Index?,
            let length = try? number.parsePrefix(text[start...], mode: .lenient).length, length > 0
        else { return .expectedNumber(at: offset) }
        let end = text.utf8.index(start, offsetBy: length)
        let rest = text[end...].trimmed
        let name = rest.isEmpty ? text[..<start].trimmed : rest
        let place = name.isEmpty ? text.endIndex : name.startIndex
        return .unknownUnit(
            text: String(name).shortened, at: text.utf8.distance(from: text.base.startIndex, to: place))
    }

    /// The parts of a quantity, one for each unit; nil where the text is none.
    func split(_ text: Substring, _ expected: Set<String>?, _ steps: inout Int) -> [Part]? {
        if let part = single(text, expected, &steps) { return [part] }
        let borders = Self.borders(text)
        guard borders.count <= 4 * Self.maximumUnits else { return nil }
        var failed: Set<String.Index> = []
        func parts(from start: String.Index, _ count: Int) -> [Part]? {
            let plain = text[start...].trimmed(commas: true)
            let stripped = droppingFirstJoiner(plain)
            if stripped.isEmpty { return [] }
            guard count < Self.maximumUnits, !failed.contains(start) else { return nil }
            // A name may begin as a word for "and" does: "daƙiƙoƙi" in Hausa.
            for rest in plain.startIndex == stripped.startIndex ? [stripped] : [plain, stripped] {
                for end in borders.reversed() where end > rest.startIndex {
                    let part = part(text[rest.startIndex..<end], expected, isLast: false, &steps)
                    guard let part else { continue }
                    if let others = parts(from: end, count + 1) { return [part] + others }
                }
                if let part = part(rest, expected, isLast: true, &steps) { return [part] }
            }
            failed.insert(start)
            return nil
        }
        let found = parts(from: text.startIndex, 0) ?? []
        return found.count > 1 ? found : nil
    }

    /// Where a part may begin: behind spaces and commas, and where digits begin.
    private static func borders(_ text: Substring) -> [String.Index] {
        var borders: [String.Index] = []
        var before: Unicode.Scalar?
        for index in text.unicodeScalars.indices {
            let scalar = text.unicodeScalars[index]
            if let before,
                before.isSeparator != scalar.isSeparator && before.isSeparator
                    || scalar.isDigit && !before.isDigit
            {
                borders.append(index)
            }
            before = scalar
        }
        return borders
    }

    /// Without what joins a part to the one before it.
    private func droppingFirstJoiner(_ text: Substring) -> Substring {
        var text = text.trimmed(commas: true)
        for joiner in joiners where text.hasPrefix(joiner) && text.count > joiner.count {
            text = text.dropFirst(joiner.count).trimmed(commas: true)
        }
        return text
    }

    /// A part of several, perhaps with the word that joins it to the next one, with which a part in Tigrinya ends without a space.
    /// That word may be a unit's name too, "in" in Slovenian; before another part it joins: "2 m in 1 d" has no minutes.
    private func part(_ text: Substring, _ expected: Set<String>?, isLast: Bool, _ steps: inout Int) -> Part? {
        let text = text.trimmed(commas: true)
        let joiner = joiners.first { text.hasSuffix($0) && text.count > $0.count }
        let before = joiner.map { text.dropLast($0.count) }
        func joined() -> Part? { before.flatMap { single($0.trimmed(commas: true), expected, &steps) } }
        let isWord = before?.unicodeScalars.last?.isSeparator == true
        if !isLast, isWord, let part = joined() { return part }
        return single(text, expected, &steps) ?? joined()
    }

    /// A number and a unit; nil for anything else.
    private func single(_ text: Substring, _ expected: Set<String>?, _ steps: inout Int) -> Part? {
        func part(
            _ value: ExactDecimal, _ names: [UnitNames.Name], _ name: Substring,
            around: (Substring, Substring)? = nil
        ) -> Part? {
            let units = names.filter { expected?.contains($0.unit.canonicalUnit) ?? true }
            guard !units.isEmpty else { return nil }
            let offset = name.utf8.distance(from: name.base.startIndex, to: name.startIndex)
            return Part(value: value, units: units, text: name, offset: offset, around: around)
        }
        func counted() -> Part? {
            let names = names.counted(text)
            return names.first?.count.flatMap { count in
                part(ExactDecimal(count), names.filter { $0.count == count }, text)
            }
        }
        let digits = Self.numberStart(text)
        if digits == nil, let part = counted() { return part }
        let start = digits ?? text.startIndex
        if let (read, length) = try? number.parsePrefix(text[start...], mode: .lenient), length > 0,
            let value = read.exactDecimal
        {
            let (before, after) = (text[..<start], text[text.utf8.index(start, offsetBy: length)...])
            let units = names.units(before: before, after: after, steps: &steps)
            let name = after.trimmed.isEmpty ? before : after.trimmed
            if let part = part(value, units, name, around: (before, after)) { return part }
        }
        if let found = besideDigits(text, &steps), let part = part(found.value, found.units, found.name) { return part }
        // Two litres per 100 kilometres in Arabic.
        return digits == nil ? nil : counted()
    }

    /// A number beside a unit whose name has digits in it: "2 10-летия" are two decades, "L/100km 5" is a consumption.
    private func besideDigits(
        _ text: Substring, _ steps: inout Int
    ) -> (value: ExactDecimal, units: [UnitNames.Name], name: Substring)? {
        let borders = Self.borders(text)
        guard text.utf8.count <= 200, 1...8 ~= borders.count else { return nil }
        for start in [text.startIndex] + borders.reversed() {
            for end in borders.reversed() + [text.endIndex] where end > start {
                let digits = text[start..<end].trimmed
                guard digits.unicodeScalars.first.map({ $0.isDigit || $0.isBeforeDigits }) == true,
                    let (read, length) = try? number.parsePrefix(digits, mode: .lenient),
                    length == digits.utf8.count, let value = read.exactDecimal
                else { continue }
                let (before, after) = (text[..<start], text[end...])
                let units = names.units(before: before, after: after, steps: &steps)
                if !units.isEmpty { return (value, units, after.trimmed.isEmpty ? before : after.trimmed) }
            }
        }
        return nil
    }

    /// Where the number begins: at its first digit, or at a sign or a decimal separator right before.
    private static func numberStart(_ text: Substring) -> String.Index? {
        let scalars = text.unicodeScalars
        guard var start = scalars.firstIndex(where: \.isDigit) else { return nil }
        while start > scalars.startIndex {
            let before = scalars.index(before: start)
            guard scalars[before].isBeforeDigits else { break }
            // The dot of an abbreviation, "qt-Imp.1", is no decimal separator.
            if scalars[before].isDecimalSeparator, before > scalars.startIndex,
                scalars[scalars.index(before: before)].properties.isAlphabetic
            {
                break
            }
            start = before
        }
        return start
    }
}
