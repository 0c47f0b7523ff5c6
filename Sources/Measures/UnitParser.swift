public import LocaleFormatCore
internal import LocaleFormatLists
internal import LocaleFormatMemory
public import LocaleFormatNumbers

/// Reads quantities as people write them: a number, and a unit by any of its names in the locale or in English, on either side.
///
/// ```swift
/// let parser = try UnitParser(locale: "en")
/// try parser.parse("5 km").unit.id                 // "kilometer"
/// try parser.parse("5 feet, 11 inches").unit.id    // "foot-and-inch"
/// try parser.parse("1,200 MB/s").value             // 1200
/// try parser.parse("5 parsnips")                   // throws: unknown unit 'parsnips' at byte 2
/// ```
///
/// All widths, plural forms and cases that CLDR has are read, digits of any script, compounds such as `MB/s` that have no name of
/// their own, several units together, CLDR's identifiers, and common spellings (`kph`).
///
/// A name may be that of several units. What decides is, in this order:
///
/// | step | `text`, in `en` | read as |
/// |---|---|---|
/// | the locale's own names come before English ones | `5 t` | tonne |
/// | capitals as they are come before others | `5 Mb` | megabit |
/// | what a style writes to the letter, spaces and plural forms too, comes before what it nearly writes | | |
/// | all units of one text go together | `5m 30s` | minute-and-second |
/// | the everyday unit comes first | `5 m`, `5 gb`, `5′` | meter, gigabyte, foot |
/// | short names and words come before narrow ones | | |
///
/// Everyday are, the first before all others: lengths, times, weights, temperatures, parts of a hundred, amounts of data; at the end
/// come what is told by names alike: arc-minute, day-person, farad. Who asks for `NumberParseMode.strict` gets an error for a name of
/// several units.
public final class UnitParser: Sendable {
    /// The longest text that is read, in UTF-8 bytes.
    public static let maximumLength = 20_000
    /// The most units that are read together.
    public static let maximumUnits = 8
    /// Names that are looked up for one text, which may be taken apart in many ways.
    private static let maximumSteps = 4_000

    let locale: LocaleID
    private let number: CompiledNumberParser
    private let names: UnitNames
    /// What stands between the parts of a quantity, beside commas and spaces: "og", "and".
    private let joiners: [String]

    /// - Throws: `NumberError` for a locale that asks for an unknown numbering system.
    public init(locale: LocaleID) throws(NumberError) {
        self.locale = locale
        number = try CompiledNumberParser(NumberSpecification(locale: locale, kind: .decimal))
        names = UnitNames.of(locale)
        joiners = Self.joiners(locale) + ["and", "&", "+"]
    }

    private static let cache = CompiledCache<LocaleID, UnitParser>(capacity: 16)

    static func cached(_ locale: LocaleID) throws(NumberError) -> UnitParser {
        try cache.value(for: locale) { () throws(NumberError) in try UnitParser(locale: locale) }
    }

    /// The words of lists of parts, longest first.
    private static func joiners(_ locale: LocaleID) -> [String] {
        var words: Set<String> = []
        for type in [ListStyle.ListType.unit, .and] {
            for width in ListStyle.Width.allCases {
                for items in [["\u{1}", "\u{1}"], ["\u{1}", "\u{1}", "\u{1}"]] {
                    let text = ListStyle(type, width: width, locale: locale).format(items)
                    for word in text.split(separator: "\u{1}") { words.insert(String(word.trimmed)) }
                }
            }
        }
        return words.filter { !$0.isEmpty }.sorted { $0.utf8.count > $1.utf8.count }
    }

    /// Reads a whole text.
    ///
    /// - Parameters:
    ///   - text: a number and a unit, in the order of the language.
    ///   - mode: whether a name of several units is refused, `NumberParseMode.strict`, or read as the everyday one.
    /// - Returns: the amount in the unit that the text names; of several units, in the largest, as ``UnitStyle`` writes them.
    /// - Throws: ``UnitParseError``; ``UnitParseError/ambiguousUnit(text:candidates:at:)`` in strict mode alone.
    public func parse(
        _ text: some StringProtocol, mode: NumberParseMode = .lenient
    ) throws(UnitParseError) -> UnitAmount {
        try read(String(text), as: nil, mode).amount
    }

    /// Reads a whole text, and converts it, exactly.
    ///
    /// ```swift
    /// try UnitParser(locale: "en").parse("5 feet, 11 inches", to: "centimeter").description        // "180.34"
    /// ```
    ///
    /// Of units of one name the first that is convertible is read: `5 m` as minutes where seconds are asked for.
    ///
    /// - Throws: ``UnitParseError``; ``UnitParseError/unit(_:)`` for what is not convertible.
    public func parse(
        _ text: some StringProtocol, to unit: UnitID, mode: NumberParseMode = .lenient
    ) throws(UnitParseError) -> ExactDecimal {
        try read(String(text), as: nil, mode, to: unit).converted(to: unit)
    }

    /// The unit of a name: `kilometres`, `km/h`, `°C`, `kilometer-per-hour`.
    ///
    /// - Throws: ``UnitParseError/unknownUnit(text:at:)``; in strict mode ``UnitParseError/ambiguousUnit(text:candidates:at:)``.
    public func unit(
        named name: some StringProtocol, mode: NumberParseMode = .lenient
    ) throws(UnitParseError) -> UnitID {
        guard name.utf8.count <= Self.maximumLength else {
            throw .tooLong(length: name.utf8.count, limit: Self.maximumLength)
        }
        if let unit = try? UnitID(name) { return unit }
        let name = String(name).withOrderedMarks
        return try choose(names.units(named: name), name[...], at: 0, mode)
    }

    /// The first of several units; in strict mode the only one.
    private func choose(
        _ names: [UnitNames.Name], _ text: Substring, at offset: Int, _ mode: NumberParseMode
    ) throws(UnitParseError) -> UnitID {
        // What ICU itself does not know cannot be written either.
        if mode == .lenient, let unit = names.lazy.compactMap({ try? UnitID($0.unit) }).first { return unit }
        let units = names.compactMap { try? UnitID($0.unit) }.sorted { $0.id < $1.id }
        guard let unit = units.first else { throw .unknownUnit(text: String(text.trimmed).shortened, at: offset) }
        guard units.count == 1 else {
            throw .ambiguousUnit(text: String(text.trimmed).shortened, candidates: units, at: offset)
        }
        return unit
    }
}

extension UnitParser {
    /// What was read, with no digit lost: five feet and eleven inches are no decimal of feet.
    struct Quantity {
        let value: ExactRatio
        let unit: UnitID

        var amount: UnitAmount { UnitAmount(value.decimal, unit) }

        func converted(to target: UnitID) throws(UnitParseError) -> ExactDecimal {
            do throws(UnitError) {
                let converter = try UnitConverter(from: unit, to: target)
                return try converter.decimal(of: converter.ratio(value)) { .decimal(value.decimal) }
            } catch { throw .unit(error) }
        }
    }

    /// One number with what its unit may be.
    private struct Part {
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

    /// - Parameters:
    ///   - unit: the unit that is expected; nil for any.
    ///   - target: what the quantity is to be converted to; nil for nothing.
    func read(
        _ text: String, as unit: UnitID?, _ mode: NumberParseMode = .lenient, to target: UnitID? = nil
    ) throws(UnitParseError) -> Quantity {
        guard text.utf8.count <= Self.maximumLength else {
            throw .tooLong(length: text.utf8.count, limit: Self.maximumLength)
        }
        let whole = text.withOrderedMarks[...].trimmed
        guard !whole.isEmpty else { throw .empty }
        let expected = unit.map { unit in Set(MixedUnit.names(in: unit.id).map(\.canonicalUnit)) }
        var steps = Self.maximumSteps
        if let parts = split(whole, expected, &steps) ?? (expected == nil ? nil : split(whole, nil, &steps)) {
            return try amount(parts.map { $0.preferring(convertibleTo: target) }, expected == nil ? nil : unit, mode)
        }
        throw fault(in: whole)
    }

    /// What is wrong with a text that is no quantity.
    private func fault(in text: Substring) -> UnitParseError {
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
    private func split(_ text: Substring, _ expected: Set<String>?, _ steps: inout Int) -> [Part]? {
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
                    guard let part = part(text[rest.startIndex..<end], expected, &steps) else { continue }
                    if let others = parts(from: end, count + 1) { return [part] + others }
                }
                if let part = part(rest, expected, &steps) { return [part] }
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
    /// That word may be a unit's name too: "in" in Slovenian.
    private func part(_ text: Substring, _ expected: Set<String>?, _ steps: inout Int) -> Part? {
        let text = text.trimmed(commas: true)
        if let part = single(text, expected, &steps) { return part }
        guard let joiner = joiners.first(where: { text.hasSuffix($0) && text.count > $0.count }) else { return nil }
        return single(text.dropLast(joiner.count).trimmed(commas: true), expected, &steps)
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

extension UnitParser {
    /// Puts the parts together, by what fits.
    private func amount(
        _ parts: [Part], _ unit: UnitID?, _ mode: NumberParseMode
    ) throws(UnitParseError) -> Quantity {
        if let unit { return try amount(parts, of: unit, mode) }
        guard parts.count > 1 else {
            let part = mode == .lenient ? preferringWritten(parts[0]) : parts[0]
            return Quantity(
                value: ExactRatio(part.value), unit: try choose(part.units, part.text, at: part.offset, mode))
        }
        let readings = readings(of: parts)
        guard let reading = readings.first else {
            throw .unit(.notConvertible(from: parts[0].units[0].unit, to: parts[1].units[0].unit))
        }
        if mode == .strict, readings.count > 1 {
            throw .ambiguousUnit(
                text: String(parts[0].text.trimmed).shortened, candidates: readings.map { UnitID.known($0.first) },
                at: parts[0].offset)
        }
        let isNegative = parts[0].value.isNegative
        let values = parts.enumerated().map { index, part in
            index > 0 && isNegative && !part.value.isNegative ? part.value.negated : part.value
        }
        do throws(UnitError) {
            let value = try MixedUnit(reading.unit, in: UnitTable.loaded()).value(of: values.map { ExactRatio($0) })
            return Quantity(value: value, unit: reading.unit)
        } catch { throw .unit(error) }
    }

    /// Of several units those first of which a style writes this very text, with its spaces and plural form, in any width.
    private func preferringWritten(_ part: Part) -> Part {
        guard part.units.count > 1, let around = part.around else { return part }
        func isWritten(_ name: UnitNames.Name) -> Bool {
            NumberSpecification.UnitWidth.allCases.contains { width in
                let style = UnitStyle<ExactDecimal>(.known(name.unit), width: width, locale: locale)
                return style.precision(.unlimited).format(part.value).isNumber(between: around.before, around.after)
            }
        }
        var preferring = part
        let written = part.units.filter(isWritten)
        if !written.isEmpty { preferring.units = written }
        return preferring
    }

    /// What is meant by all parts, for each reading of the first one with which all others go together: "5m 3s" is no meter.
    private func readings(of parts: [Part]) -> [(first: String, unit: UnitID)] {
        parts[0].units.compactMap { first in
            let others = parts.map { part in
                part.units.first { UnitID.known(first.unit).isConvertible(to: UnitID.known($0.unit)) }?.unit
            }
            let units = [first.unit] + others.dropFirst().compactMap { $0 }
            guard units.count == parts.count, Set(units).count == units.count,
                let unit = try? UnitID(units.joined(separator: "-and-"))
            else { return nil }
            return (first.unit, unit)
        }
    }

    /// The same where the unit is known.
    private func amount(
        _ parts: [Part], of unit: UnitID, _ mode: NumberParseMode
    ) throws(UnitParseError) -> Quantity {
        if parts.count == 1, MixedUnit.names(in: unit.id).count == 1 {
            let part = parts[0]
            if part.units.contains(where: { $0.unit.canonicalUnit == unit.id.canonicalUnit }) {
                return Quantity(value: ExactRatio(part.value), unit: unit)
            }
            throw .otherUnit(found: try choose(part.units, part.text, at: part.offset, mode), expected: unit)
        }
        let found = try amount(parts, nil, mode)
        let target = Set(MixedUnit.names(in: unit.id).map(\.canonicalUnit))
        guard target.isSuperset(of: MixedUnit.names(in: found.unit.id).map(\.canonicalUnit)) else {
            throw .otherUnit(found: found.unit, expected: unit)
        }
        do throws(UnitError) {
            return Quantity(value: try UnitConverter(from: found.unit, to: unit).ratio(found.value), unit: unit)
        } catch { throw .unit(error) }
    }
}

extension String {
    /// The identifier with its units in order, by which two are compared.
    fileprivate var canonicalUnit: String { UnitID.known(self).normalized.id }
}

extension String {
    /// Whether a number alone stands between two texts.
    fileprivate func isNumber(between before: Substring, _ after: Substring) -> Bool {
        guard utf8.starts(with: before.utf8), utf8.count > before.utf8.count + after.utf8.count,
            utf8.suffix(after.utf8.count).elementsEqual(after.utf8)
        else { return false }
        let number = String(decoding: utf8.dropFirst(before.utf8.count).dropLast(after.utf8.count), as: UTF8.self)
        let scalars = number.unicodeScalars
        return scalars.last?.isDigit == true && scalars.first.map { $0.isDigit || $0.isBeforeDigits } == true
            && !scalars.contains { $0.properties.isAlphabetic && !$0.isDigit }
    }
}

extension Substring {
    fileprivate var trimmed: Substring { trimmed(commas: false) }

    /// Without spaces and invisible characters at both ends, and commas where asked for.
    fileprivate func trimmed(commas: Bool) -> Substring {
        var scalars = unicodeScalars[...]
        func isOuter(_ scalar: Unicode.Scalar) -> Bool { commas ? scalar.isSeparator : scalar.isBlank }
        while let first = scalars.first, isOuter(first) { scalars.removeFirst() }
        while let last = scalars.last, isOuter(last) { scalars.removeLast() }
        return Substring(scalars)
    }
}

extension Unicode.Scalar {
    fileprivate var isDigit: Bool { 0x30...0x39 ~= value || value > 0x7F && properties.numericType == .decimal }

    fileprivate var isBlank: Bool { properties.isWhitespace || properties.generalCategory == .format }

    fileprivate var isSeparator: Bool { isBlank || ",;،؛、，；".unicodeScalars.contains(self) }

    fileprivate var isDecimalSeparator: Bool { ".,٫".unicodeScalars.contains(self) }

    /// Signs and decimal separators, and invisible characters beside them.
    fileprivate var isBeforeDigits: Bool {
        "+-−－＋.,٫‐".unicodeScalars.contains(self) || properties.generalCategory == .format
    }
}
