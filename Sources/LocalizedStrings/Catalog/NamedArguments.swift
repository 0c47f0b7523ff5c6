internal import LocaleFormatAppleStrings
internal import LocaleFormatTexts

/// Arguments that a catalog names, `%(count)lld`, by the numbers under which a program passes them.
///
/// Names come with the symbols that Xcode 26 generates (Xcode 26 Release Notes, Localization, 110427968: `%(count)lld landmarks`
/// is `landmarks(count:)`). They are numbered in the order in which the source language has them first, so that a translation
/// may turn them around. What has no name beside them takes the numbers that are left.
///
/// | source language | German | is read as |
/// |---|---|---|
/// | `%(count)lld files in %(folder)@` | `In %(folder)@: %(count)lld` | `In %2$@: %1$lld` |
package struct NamedArguments: Sendable {
    /// The names, by argument, counted from 1.
    package private(set) var names: [Int: String] = [:]
    private var numbers: [String: Int] = [:]

    /// More names are left as they are.
    private static let limit = 1000
    /// Where names are numbered while a text is read: beyond what a text with names has.
    private static let firstPosition = FormatSpecifier.maximumPosition - limit + 1

    /// The names of the source language's wordings.
    package init(of source: CatalogLocalization) {
        for (_, unit) in source.units where Self.isMeant(unit.value) { _ = number(unit.value, isSource: true) }
    }

    /// A key that is its own text, with numbers in place of names: `Hello %(name)@`.
    package static func template(ofKey key: String) -> TextTemplate {
        guard isMeant(key) else { return TextTemplate(key) }
        let text = CatalogLocalization(key)
        var arguments = NamedArguments(of: text)
        return arguments.numbered(text).template ?? TextTemplate(key)
    }

    /// The localization with numbers in place of names.
    package mutating func numbered(_ localization: CatalogLocalization) -> CatalogLocalization {
        var numbered = localization
        for (path, unit) in localization.units where Self.isMeant(unit.value) {
            numbered[path] = CatalogUnit(number(unit.value, isSource: false), state: unit.state)
        }
        return numbered
    }

    /// Whether there may be names in a text.
    package static func isMeant(_ text: String) -> Bool {
        var previous: UInt8 = 0
        for byte in text.utf8 {
            if byte == UInt8(ascii: "("), previous == UInt8(ascii: "%") { return true }
            previous = byte
        }
        return false
    }

    /// Where a text has arguments with names, in UTF-8: `%(count)lld`, whole.
    package static func ranges(in text: String) -> [Range<Int>] {
        guard isMeant(text) else { return [] }
        let bytes = Array(text.utf8)
        var ranges: [Range<Int>] = []
        var index = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "%") else {
                index += 1
                continue
            }
            if let end = nameEnd(bytes, index), let length = specifierLength(bytes, behind: end, place: 0) {
                ranges.append(index..<end + 1 + length)
                index = end + 1 + length
            } else {
                index += index + 1 < bytes.count && bytes[index + 1] == bytes[index] ? 2 : 1
            }
        }
        return ranges
    }

    /// - Parameter isSource: whether the order of the names counts; else new ones come behind all others.
    private mutating func number(_ text: String, isSource: Bool) -> String {
        let (positioned, found) = Self.positioned(text)
        guard !found.isEmpty, found.count < Self.limit else { return text }
        if !isSource { for name in found { take(name, except: []) } }
        var taken: Set<Int> = []
        return positioned.rewritingSpecifiers { specifier, written in
            let number: Int
            var rest = written.dropFirst()
            if let position = specifier.position {
                guard found.indices.contains(position - Self.firstPosition) else { return nil }
                number = take(found[position - Self.firstPosition], except: taken)
                rest = rest.drop { $0.isNumber }.dropFirst()
            } else {
                guard specifier.kind != nil else { return nil }
                number = free(except: taken)
            }
            taken.insert(number)
            return "%\(number)$" + rest
        }
    }

    /// The number of a name.
    @discardableResult
    private mutating func take(_ name: String, except taken: Set<Int>) -> Int {
        if let number = numbers[name] { return number }
        let number = free(except: taken)
        (numbers[name], names[number]) = (number, name)
        return number
    }

    private func free(except taken: Set<Int>) -> Int {
        (1...).first { names[$0] == nil && !taken.contains($0) } ?? 1
    }

    /// The text with a position that no text has in place of each name, and the names by these positions.
    private static func positioned(_ text: String) -> (text: String, names: [String]) {
        var result: [UInt8] = []
        var names: [String] = []
        let bytes = Array(text.utf8)
        var index = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "%") else {
                result.append(bytes[index])
                index += 1
                continue
            }
            if let end = nameEnd(bytes, index), names.count < limit {
                let name = String(decoding: bytes[index + 2..<end], as: UTF8.self)
                let place = names.firstIndex(of: name) ?? names.count
                if specifierLength(bytes, behind: end, place: place) != nil {
                    if place == names.count { names.append(name) }
                    result += "%\(firstPosition + place)$".utf8
                    index = end + 1
                    continue
                }
            }
            // Both signs of `%%`, so that the second one begins nothing.
            let length = index + 1 < bytes.count && bytes[index + 1] == bytes[index] ? 2 : 1
            result += bytes[index..<index + length]
            index += length
        }
        return (String(decoding: result, as: UTF8.self), names)
    }

    /// How many bytes behind the name's closing parenthesis belong to the specifier; nil where there is none.
    private static func specifierLength(_ bytes: [UInt8], behind end: Int, place: Int) -> Int? {
        let start = "%\(firstPosition + place)$"
        let rest = String(decoding: bytes[(end + 1)...].prefix(64), as: UTF8.self)
        guard let range = FormatSpecifier.specifiers(of: start + rest).first?.range, range.lowerBound == 0 else {
            return nil
        }
        return range.upperBound - start.utf8.count
    }

    /// The closing parenthesis of `%(name)`.
    private static func nameEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
        guard start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "(") else { return nil }
        for index in start + 2..<min(bytes.count, start + 130) {
            switch bytes[index] {
            case UInt8(ascii: ")"): return index > start + 2 ? index : nil
            case 0...0x20, UInt8(ascii: "("), UInt8(ascii: "%"): return nil
            default: continue
            }
        }
        return nil
    }
}

extension StringCatalog {
    /// What a language has for a key, arguments by number.
    package func numberedLocalization(of key: String, in language: String) -> CatalogLocalization? {
        guard let localization = localization(of: key, in: language) else { return nil }
        guard localization.units.contains(where: { NamedArguments.isMeant($0.unit.value) }) else { return localization }
        var arguments = NamedArguments(of: self.localization(of: key, in: sourceLanguage) ?? CatalogLocalization(key))
        return arguments.numbered(localization)
    }
}
