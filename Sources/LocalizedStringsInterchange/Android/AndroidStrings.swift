internal import LocaleFormatNumbers
public import LocalizedStrings
internal import LocalizedStringsXLIFF

/// An Android `strings.xml`: the resources of one language, in `res/values-de`.
///
/// ```swift
/// var file = try AndroidStrings(reading: bytes)
/// if case .string(let text)? = file["save"]?.value { print(text.text) }       // Sichern
/// file["save"]?.value = .string(AndroidText("Don't save"))
/// let changed = try file.bytes()          // differs from `bytes` in that element alone: Don\'t save
/// ```
///
/// Comments, spacing and spelling stay as they are in every element that is not changed.
public struct AndroidStrings: Hashable, Sendable, ReadableFile {
    /// In the order of the file.
    public var resources: [AndroidResource]
    /// The declaration, comments and the opening tag.
    var opening: String
    /// What stands after the last resource.
    var ending: String
    private var hasByteOrderMark = false

    /// How deep elements may nest in a file that is read.
    public static let depthLimit = 64

    /// A file with the resources.
    public init(resources: [AndroidResource] = []) {
        self.resources = resources
        opening = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources>"
        ending = "\n</resources>\n"
    }

    /// The resource of a name, the first one; nil where there is none, and to remove all of the name. A new one goes last.
    public subscript(name: String) -> AndroidResource? {
        get { resources.first { $0.name == name } }
        set {
            guard let newValue else { return resources.removeAll { $0.name == name } }
            if let index = resources.firstIndex(where: { $0.name == name }) {
                resources[index] = newValue
            } else {
                resources.append(newValue)
            }
        }
    }

    /// The same resources as they are written anew, without the spacing and the spelling that were read.
    public var normalized: AndroidStrings {
        var file = self
        for index in file.resources.indices { file.resources[index].source = nil }
        file.ending = "\n</resources>\n"
        return file
    }

    public static func == (left: AndroidStrings, right: AndroidStrings) -> Bool { left.resources == right.resources }

    public func hash(into hasher: inout Hasher) { hasher.combine(resources) }

    /// Reads a file in UTF-8, UTF-16 or ISO 8859-1. It is written in UTF-8.
    ///
    /// - Throws: `StringsError.malformed(file:line:column:expected:found:)` for XML that is not well formed, for a document type, by
    ///   which entities would unfold, for another element than `<resources>`, and for what Android does not read: a `<string>` without
    ///   name, a quantity that is no plural category, `\u12`; `StringsError.tooDeep(file:line:column:limit:)`,
    ///   `StringsError.tooLarge(file:bytes:limit:)`, `StringsError.tooManyValues(file:limit:)`.
    public init(reading bytes: [UInt8], file: String = "") throws(StringsError) {
        do throws(StringsError) {
            try StringsLimits.check(bytes: bytes)
            var reader = AndroidReader()
            let text = try XMLPlaces.read(bytes, failure: StringsError.init) { (token, text) throws(StringsError) in
                try reader.take(token, text)
            }
            hasByteOrderMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
            resources = reader.resources
            opening = Self.inUTF8(String(decoding: text[..<reader.openingEnd], as: UTF8.self))
            ending = String(decoding: text[reader.end...], as: UTF8.self)
            if reader.isEmptyTag { (opening, ending) = (Self.opened(opening), "</resources>" + ending) }
        } catch {
            throw error.inFile(file)
        }
    }

    /// `<resources/>` as a tag that something may follow.
    private static func opened(_ opening: String) -> String {
        guard let slash = opening.lastIndex(of: "/") else { return opening }
        return opening[..<slash] + ">"
    }

    /// The declaration of a file that was read in another encoding.
    private static func inUTF8(_ opening: String) -> String {
        guard opening.hasPrefix("<?xml"), let end = opening.firstRange(of: "?>"),
            let name = opening[..<end.lowerBound].lowercased().firstRange(of: "encoding")
        else { return opening }
        let declared = opening[..<end.lowerBound].lowercased()[name.upperBound...]
        if declared.contains("utf-8") || declared.contains("utf8") || declared.contains("ascii") { return opening }
        return "<?xml version=\"1.0\" encoding=\"utf-8\"?>" + opening[end.upperBound...]
    }

    /// The file in UTF-8, byte for byte as it was read where nothing was changed. In comments U+FFFD stands for characters that XML has
    /// not, and two hyphens have a space between.
    ///
    /// - Throws: `StringsError.unexpected(file:path:expected:found:)` for a name or another attribute with a character that XML has not.
    public func bytes() throws(StringsError) -> [UInt8] {
        var text = opening
        for resource in resources {
            if let source = resource.source {
                text +=
                    source.resource.comment == resource.comment
                    ? source.leading : AndroidWriter.leading(resource.comment)
                var same = resource
                same.comment = source.resource.comment
                text += source.resource == same ? source.text : try AndroidWriter.text(of: resource)
            } else {
                text += AndroidWriter.leading(resource.comment) + (try AndroidWriter.text(of: resource))
            }
        }
        return (hasByteOrderMark ? [0xEF, 0xBB, 0xBF] : []) + Array((text + ending).utf8)
    }
}

/// Puts resources together from the tags of a file.
struct AndroidReader {
    private(set) var resources: [AndroidResource] = []
    /// Where the opening tag of `<resources>` ends.
    private(set) var openingEnd = 0
    /// Where the last resource ends.
    private(set) var end = 0
    private(set) var isEmptyTag = false

    private var depth = 0
    private var lines = SourcePositionCounter()
    /// The resource that is open: its element, its attributes, where it begins, and where its content does.
    private var element = ""
    private var attributes: [AndroidResource.Attribute] = []
    private var (start, content) = (0, 0)
    /// The same of an `<item>`.
    private var quantity: String?
    private var itemContent = 0
    private var items: [(quantity: String?, xml: String, line: Int)] = []
    /// Attributes of items beside the quantity, which a resource does not have.
    private var itemAttributes: [AndroidResource.Attribute] = []

    mutating func take(_ token: XMLPlaces.Token, _ text: [UInt8]) throws(StringsError) {
        switch token.kind {
        case .open(let name, let attributes):
            guard depth < AndroidStrings.depthLimit else {
                throw .tooDeep(file: "", line: token.line, column: 1, limit: AndroidStrings.depthLimit)
            }
            switch depth {
            case 0:
                guard name == "resources" else { throw fault(token, "<resources>", "<\(name)>") }
                (openingEnd, end) = (token.range.upperBound, token.range.upperBound)
                isEmptyTag = text[token.range].dropLast().last == UInt8(ascii: "/")
            case 1:
                element = name
                self.attributes = attributes.map { .init(name: $0.name, value: $0.value) }
                (start, content, items) = (token.range.lowerBound, token.range.upperBound, [])
                itemAttributes = []
            case 2 where element == "plurals" || element == "string-array":
                guard name == "item" else { throw fault(token, "<item>", "<\(name)>") }
                quantity = attributes.first { $0.name == "quantity" }?.value
                for attribute in attributes where attribute.name != "quantity" || element == "string-array" {
                    itemAttributes.append(.init(name: attribute.name, value: attribute.value))
                }
                itemContent = token.range.upperBound
            default: break
            }
            depth += 1
        case .text(let string):
            guard depth == 1 || depth == 2 && (element == "plurals" || element == "string-array") else { return }
            guard string.allSatisfy(\.isWhitespace) else {
                throw fault(token, depth == 1 ? "a resource" : "<item>", "'\(VisibleScalars.text(string))'")
            }
        case .close:
            depth -= 1
            if depth == 2, element == "plurals" || element == "string-array" {
                let end = max(itemContent, token.range.lowerBound)
                items.append((quantity, String(decoding: text[itemContent..<end], as: UTF8.self), token.line))
            } else if depth == 1 {
                try finish(token, text)
            }
        }
    }

    private mutating func finish(_ token: XMLPlaces.Token, _ text: [UInt8]) throws(StringsError) {
        guard resources.count < StringsLimits.values else {
            throw .tooManyValues(file: "", limit: StringsLimits.values)
        }
        let position = lines.position(of: start, in: text)
        let value: AndroidResource.Value
        switch element {
        case "string":
            let xml = String(decoding: text[content..<max(content, token.range.lowerBound)], as: UTF8.self)
            value = .string(try self.text(xml, from: position.line))
        case "plurals":
            var wordings: [AndroidResource.Item] = []
            for item in items {
                guard let quantity = item.quantity.flatMap(PluralCategory.init(rawValue:)) else {
                    throw .malformed(
                        file: "", line: item.line, column: 1, expected: "quantity=\"one\" or another plural category",
                        found: item.quantity.map { "quantity=\"\(VisibleScalars.text($0))\"" } ?? "none")
                }
                wordings.append(.init(quantity: quantity, text: try self.text(item.xml, from: item.line)))
            }
            value = .plurals(wordings)
        case "string-array":
            var texts: [AndroidText] = []
            for item in items { texts.append(try self.text(item.xml, from: item.line)) }
            value = .array(texts)
        default: value = .other(xml: String(decoding: text[start..<token.range.upperBound], as: UTF8.self))
        }
        var resource = AndroidResource(attributes: attributes, value: value)
        if resource.name.isEmpty, case .other = value {
        } else if resource.name.isEmpty {
            throw .malformed(
                file: "", line: position.line, column: position.column, expected: "a name in <\(element)>",
                found: "none")
        }
        let leading = String(decoding: text[end..<start], as: UTF8.self)
        resource.comment = Self.comment(leading)
        resource.position = position
        resource.source = AndroidResource.Source(
            resource, leading: leading, text: String(decoding: text[start..<token.range.upperBound], as: UTF8.self),
            itemAttributes: itemAttributes)
        resources.append(resource)
        end = token.range.upperBound
    }

    private func text(_ xml: String, from line: Int) throws(StringsError) -> AndroidText {
        do { return try AndroidText(xml: xml) } catch {
            if case .malformed(_, let inner, let column, let expected, let found) = error {
                throw .malformed(file: "", line: line + inner - 1, column: column, expected: expected, found: found)
            }
            throw error
        }
    }

    /// The last comment before an element, if no empty line parts them.
    private static func comment(_ leading: String) -> String? {
        guard let opening = leading.ranges(of: "<!--").last,
            let closing = leading[opening.upperBound...].firstRange(of: "-->"),
            leading[closing.upperBound...].count(where: \.isNewline) <= 1
        else { return nil }
        let text = leading[opening.upperBound..<closing.lowerBound]
        return String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }

    private func fault(_ token: XMLPlaces.Token, _ expected: String, _ found: String) -> StringsError {
        .malformed(file: "", line: token.line, column: 1, expected: expected, found: found)
    }
}

/// Writes resources, one step of four spaces indented, as Android Studio does.
enum AndroidWriter {
    /// A line of its own, after that of the comment.
    static func leading(_ comment: String?) -> String {
        guard let comment else { return "\n    " }
        // XML has no two hyphens in a comment.
        var text = comment.ofXML
        while text.contains("--") { text = text.replacing("--", with: "- -") }
        return "\n    <!-- \(text)\(text.hasSuffix("-") ? " " : "") -->\n    "
    }

    static func text(of resource: AndroidResource) throws(StringsError) -> String {
        switch resource.value {
        case .string(let text): return "<string\(try attributes(resource))>\(text.xml)</string>"
        case .plurals(let items):
            let lines = items.map { "        <item quantity=\"\($0.quantity.rawValue)\">\($0.text.xml)</item>\n" }
            return "<plurals\(try attributes(resource))>\n\(lines.joined())    </plurals>"
        case .array(let texts):
            let lines = texts.map { "        <item>\($0.xml)</item>\n" }
            return "<string-array\(try attributes(resource))>\n\(lines.joined())    </string-array>"
        case .other(let xml): return xml
        }
    }

    private static func attributes(_ resource: AndroidResource) throws(StringsError) -> String {
        var text = ""
        for attribute in resource.attributes {
            text += " \(attribute.name)=\""
            for scalar in attribute.value.unicodeScalars {
                if let reference = XMLEscape.reference(scalar, inAttribute: true) {
                    text += reference
                    continue
                }
                switch scalar {
                case "\0"..<" ", "\u{FFFE}", "\u{FFFF}":
                    throw .unexpected(
                        file: "", path: [resource.name, attribute.name], expected: "characters of XML",
                        found: "U+" + String(scalar.value, radix: 16, uppercase: true))
                default: text.unicodeScalars.append(scalar)
                }
            }
            text += "\""
        }
        return text
    }
}
