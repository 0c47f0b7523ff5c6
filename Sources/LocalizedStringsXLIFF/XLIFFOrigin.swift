internal import LocalizedStrings

/// A document of version 2 as it was read, so that writing it loses nothing: segments, codes, groups, modules, comments stay, and
/// only what was changed in its units is written anew.
struct XLIFFOrigin: Sendable {
    /// In UTF-8.
    let bytes: [UInt8]
    /// The files as they were read.
    let files: [XLIFFFile]
    let units: [[UnitOrigin]]

    /// The document with the units of other files in place of its own.
    ///
    /// - Returns: nil where the files are not those that were read: another number or order of units, other languages.
    func bytes(with changed: [XLIFFFile]) throws(XLIFFError) -> [UInt8]? {
        guard changed.count == files.count else { return nil }
        var edits: [(Range<Int>, [UInt8])] = []
        for (index, file) in changed.enumerated() {
            let read = files[index]
            guard file.units.count == read.units.count, file.original == read.original, file.catalog == read.catalog,
                file.sourceLanguage == read.sourceLanguage, file.targetLanguage == read.targetLanguage
            else { return nil }
            for (number, unit) in file.units.enumerated() where unit != read.units[number] {
                // A source in this place that tells another text is another unit.
                guard unit.id == read.units[number].id, unit.source == read.units[number].source,
                    unit.isTranslatable == read.units[number].isTranslatable,
                    unit.metadata == read.units[number].metadata
                else { return nil }
                edits += try self.edits(from: read.units[number], to: unit, units[index][number])
            }
        }
        var result: [UInt8] = []
        var end = Self.declarationEnd(bytes)
        if end > 0 { result += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>".utf8 }
        for (range, text) in edits.sorted(by: { $0.0.lowerBound < $1.0.lowerBound }) {
            result += bytes[end..<range.lowerBound]
            result += text
            end = range.upperBound
        }
        return result + bytes[end...]
    }

    /// Where the XML declaration ends, if it names an encoding other than UTF-8; otherwise 0.
    private static func declarationEnd(_ bytes: [UInt8]) -> Int {
        guard bytes.starts(with: "<?xml".utf8), let end = bytes.firstIndex(of: UInt8(ascii: ">")) else { return 0 }
        let declaration = String(decoding: bytes[...end], as: UTF8.self).uppercased()
        return declaration.contains("ENCODING") && !declaration.contains("UTF-8") ? end + 1 : 0
    }

    private func edits(
        from read: XLIFFUnit, to unit: XLIFFUnit, _ origin: UnitOrigin
    ) throws(XLIFFError) -> [(Range<Int>, [UInt8])] {
        var edits: [(Range<Int>, [UInt8])] = []
        if unit.note != read.note {
            let prefix = prefix(of: origin.tag)
            var writer = XMLFragment(prefix: prefix)
            if let note = unit.note {
                writer.raw("<\(prefix)notes><\(prefix)note>")
                writer.text(note.ofXML)
                writer.raw("</\(prefix)note></\(prefix)notes>")
            }
            edits.append((origin.notes ?? notesPlace(in: origin), writer.bytes))
        }
        if unit.target != read.target {
            // One target for all: the first segment has it, and the others have an empty one.
            var isFirst = true
            for part in origin.parts {
                let text = part.isSegment && isFirst ? unit.target : unit.target.map { _ in "" }
                if part.isSegment { isFirst = false }
                guard let text else {
                    if let target = part.target { edits.append((target, [])) }
                    continue
                }
                let place = part.target ?? part.source.upperBound..<part.source.upperBound
                edits.append((place, targetElement(text, in: part, origin)))
            }
        }
        if unit.state != read.state || (unit.target == nil) != (read.target == nil) {
            let words = unit.target == nil ? nil : XLIFFStates.words20(unit.state ?? .translated)
            for part in origin.parts where part.isSegment {
                var writer = XMLFragment()
                writer.raw("<\(prefix(of: part.tag))segment")
                for (name, value) in [
                    ("id", part.id), ("canResegment", part.canResegment), ("state", words?.state),
                    ("subState", words?.subState),
                ] {
                    if let value { writer.attribute(name, value) }
                }
                writer.raw(">")
                edits.append((part.tag, writer.bytes))
            }
        }
        return edits
    }

    private func notesPlace(in origin: UnitOrigin) -> Range<Int> {
        // Original data, where there is some, is the last before the first part.
        let head = bytes[origin.tag.upperBound..<origin.parts[0].tag.lowerBound]
        let name = Array("<\(prefix(of: origin.tag))originalData".utf8)
        let place = head.indices.first { head[$0...].starts(with: name) } ?? head.endIndex
        return place..<place
    }

    private func targetElement(_ text: String, in part: UnitOrigin.Part, _ origin: UnitOrigin) -> [UInt8] {
        let prefix = prefix(of: part.source)
        var writer = XMLFragment()
        writer.raw("<\(prefix)target")
        if let order = part.order { writer.attribute("order", order) }
        if let space = part.space { writer.attribute("xml:space", space) }
        writer.raw(">")
        writer.raw(TargetText(codes: origin.codes, bytes: bytes, prefix: prefix).written(text)[...])
        writer.raw("</\(prefix)target>")
        return writer.bytes
    }

    /// The prefix of the core's namespace in a tag, with its colon.
    private func prefix(of tag: Range<Int>) -> String {
        let name = bytes[tag].dropFirst().prefix { byte in ![0x20, 0x09, 0x0A, 0x0D, 0x2F, 0x3E].contains(byte) }
        guard let colon = name.lastIndex(of: UInt8(ascii: ":")) else { return "" }
        return String(decoding: name[...colon], as: UTF8.self)
    }
}

/// A new target, in which codes stand again where their text does.
private struct TargetText {
    let codes: [UnitOrigin.Code]
    let bytes: [UInt8]
    let prefix: String

    func written(_ text: String) -> [UInt8] {
        written(text, codes) ?? written(text, codes.filter { $0.end == nil }) ?? []
    }

    /// - Returns: nil where spanning codes are not nested.
    private func written(_ text: String, _ codes: [UnitOrigin.Code]) -> [UInt8]? {
        var rest = codes
        var open: [String] = []
        var writer = XMLFragment(prefix: prefix)
        var plain = ""
        var index = text.startIndex
        func flush() {
            writer.text(plain)
            plain = ""
        }
        while index < text.endIndex {
            let after = text[index...]
            if let end = open.last, after.hasPrefix(end) {
                flush()
                writer.raw("</\(prefix)pc>")
                open.removeLast()
                index = text.index(index, offsetBy: end.count)
            } else if let code = rest.firstIndex(where: { after.hasPrefix($0.text) }) {
                flush()
                writer.raw(bytes[rest[code].range])
                if let end = rest[code].end { open.append(end) }
                index = text.index(index, offsetBy: rest[code].text.count)
                rest.remove(at: code)
            } else {
                plain.append(text[index])
                index = text.index(after: index)
            }
        }
        flush()
        return open.isEmpty ? writer.bytes : nil
    }
}
