package import LocaleFormatAppleStrings
internal import LocaleFormatJSON
internal import LocaleFormatMemory

/// Texts in one literal of a program, found without reading the others.
///
/// | part | what it is |
/// |---|---|
/// | four digits | how many texts there are |
/// | four digits each | where each text begins, and where the last one ends, in bytes after this part |
/// | the rest | the texts, one behind another |
///
/// A digit is one of the 64 characters from `0` on, so that the literal is text and needs no escapes.
package struct EmbeddedTexts: Sendable {
    private let bytes: StaticBytes
    /// How many there are.
    let count: Int
    private let start: Int

    /// The characters of a number.
    package static let digits = 4
    /// The most bytes that the texts of a literal have together, and the most texts: 16,777,215.
    package static let limit = 1 << (6 * digits) - 1

    /// No texts where the literal is none that ``literal(of:)`` made.
    init(_ literal: StaticString) {
        bytes = StaticBytes(literal)
        let count = Self.number(bytes, 0) ?? 0
        let start = (count + 2) * Self.digits
        (self.count, self.start) = start <= bytes.count ? (count, start) : (0, 0)
    }

    private static func number(_ bytes: StaticBytes, _ offset: Int) -> Int? {
        var value = 0
        for offset in offset..<offset + digits {
            guard let byte = bytes[offset], (0x30..<0x70).contains(byte) else { return nil }
            value = value << 6 | Int(byte - 0x30)
        }
        return value
    }

    private func range(_ index: Int) -> Range<Int>? {
        guard (0..<count).contains(index), let lower = Self.number(bytes, (index + 1) * Self.digits),
            let upper = Self.number(bytes, (index + 2) * Self.digits), lower <= upper
        else { return nil }
        return start + lower..<start + upper
    }

    /// The text at a place; nil where there is none.
    subscript(index: Int) -> String? { range(index).flatMap(bytes.string) }

    /// Its bytes.
    func utf8(_ index: Int) -> [UInt8]? { range(index).flatMap(bytes.bytes) }

    /// Whether the text at a place has no bytes.
    func isEmpty(_ index: Int) -> Bool { range(index)?.isEmpty ?? true }

    /// Where a text is among texts in the order of their bytes.
    func index(of text: String) -> Int? {
        let wanted = Array(text.utf8)
        var range = 0..<count
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            guard let place = self.range(middle), let order = bytes.compare(place, with: wanted) else { return nil }
            if order == 0 { return middle }
            range = order < 0 ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        // Keys that Unicode calls canonically equivalent are one key, as they are in a catalog.
        guard !wanted.allSatisfy({ $0 < 0x80 }) else { return nil }
        return (0..<count).first { self[$0] == text }
    }

    /// What a literal holds; nil for more than ``limit``.
    package static func literal(of texts: [[UInt8]]) -> [UInt8]? {
        let size = texts.reduce(0) { $0 + $1.count }
        guard size <= limit, texts.count <= limit else { return nil }
        var literal: [UInt8] = []
        literal.reserveCapacity(size + (texts.count + 2) * digits)
        func add(_ value: Int) {
            for digit in (0..<digits).reversed() { literal.append(0x30 + UInt8(value >> (6 * digit) & 63)) }
        }
        add(texts.count)
        var offset = 0
        for text in texts {
            add(offset)
            offset += text.count
        }
        add(offset)
        for text in texts { literal += text }
        return literal
    }
}

/// The texts of one language that are part of a program, by the keys of the table.
package struct EmbeddedTable: Sendable {
    let keys: EmbeddedTexts
    let texts: EmbeddedTexts

    /// Before a text that has one wording; others are objects as in a catalog.
    static let plain = UInt8(ascii: "=")

    subscript(key: String) -> TextTemplate? {
        guard let index = keys.index(of: key), let bytes = texts.utf8(index), let first = bytes.first else {
            return nil
        }
        if first == Self.plain { return TextTemplate(String(decoding: bytes.dropFirst(), as: UTF8.self)) }
        return (try? JSONReader.value(in: bytes[...]))?.object.flatMap { CatalogLocalization(fields: $0).template }
    }

    var allKeys: [String] { (0..<keys.count).compactMap { texts.isEmpty($0) ? nil : keys[$0] } }

    /// What stands for a template among the texts; nil for one that an object of a catalog cannot say.
    package static func bytes(of template: TextTemplate) -> [UInt8]? {
        if case .text(let text) = template.variation, template.substitutions.isEmpty {
            return [plain] + text.utf8
        }
        let localization = CatalogLocalization(template)
        guard localization.template == template else { return nil }
        return JSONWriter.write(.object(withoutStates(localization.fields)), .oneLine)
    }

    /// Whether somebody has reviewed a text is not the program's business.
    private static func withoutStates(_ object: JSONObject) -> JSONObject {
        JSONObject(
            members: object.members.compactMap { member in
                if member.key == "stringUnit", let value = member.value.object?["value"] {
                    return .init(key: member.key, value: .object(JSONObject([("value", value)])))
                }
                return .init(
                    key: member.key, value: member.value.object.map { .object(withoutStates($0)) } ?? member.value)
            })
    }
}
