/// The text of `<source>` and `<target>` with the inline codes that other tools put around parts of it.
///
/// | element | its text |
/// |---|---|
/// | `<g>`, `<mrk>`, `<pc>`, `<mrk>` (2.0) | what is inside |
/// | `<ph>`, `<bpt>`, `<ept>`, `<it>` (1.2) | the native code inside |
/// | `<x ctype="x-control" id="U+0001"/>`, `<cp hex="0001"/>` | a character that XML cannot hold |
/// | `<ph dataRef="d1"/>`, `<sc>`, `<ec>`, `<pc>` (2.0) | the original data of that name |
/// | any empty one | its `equiv-text`, `equiv` or `disp`; where there is none, an error in 1.2, and in 2 U+FFFC for `<ph>` |
/// | `<sm>`, `<em>` | nothing: they mark places |
enum InlineText {
    /// Stands for a code of version 2 that tells no text: OBJECT REPLACEMENT CHARACTER.
    static let object = "\u{FFFC}"

    /// - Parameters:
    ///   - data: the original data of the unit by its ids.
    ///   - objects: counts the codes that tell no text; nil where such a code is an error, as in version 1.2.
    static func read(
        _ element: XMLElementNode, _ data: [String: String], objects: inout Int?
    ) throws(XLIFFError) -> String {
        var text = ""
        for child in element.children {
            switch child {
            case .text(let part): text += part
            case .element(let code): text += try read(code: code, data, &objects)
            }
        }
        return text
    }

    private static func read(
        code: XMLElementNode, _ data: [String: String], _ objects: inout Int?
    ) throws(XLIFFError) -> String {
        switch code.name {
        case "cp": return String(try character(code.attributes["hex"], code))
        case "x" where code.attributes["ctype"] == "x-control":
            return String(try character(code.attributes["id"]?.split(separator: "+").last.map(String.init), code))
        case "sm", "em": return ""
        case "pc":
            return (try original("dataRefStart", of: code, data) ?? "") + (try read(code, data, objects: &objects))
                + (try original("dataRefEnd", of: code, data) ?? "")
        case "g", "mrk": return try read(code, data, objects: &objects)
        default:
            if !code.children.isEmpty { return try read(code, data, objects: &objects) }
            if let text = try self.text(of: code, data) { return text }
            guard let count = objects else { throw .inlineCode(file: "", line: code.line, element: code.name) }
            // Like a spanning code without data, half of one is formatting.
            if code.name == "sc" || code.name == "ec" { return "" }
            objects = count + 1
            return object
        }
    }

    /// The text of an empty code; nil where it tells none.
    static func text(of code: XMLElementNode, _ data: [String: String]) throws(XLIFFError) -> String? {
        if let text = try original("dataRef", of: code, data) { return text }
        return ["equiv-text", "equiv", "disp"].lazy.compactMap { code.attributes[$0] }.first
    }

    static func original(
        _ name: String, of code: XMLElementNode, _ data: [String: String]
    ) throws(XLIFFError) -> String? {
        guard let reference = code.attributes[name] else { return nil }
        guard let text = data[reference] else { throw .inlineCode(file: "", line: code.line, element: code.name) }
        return text
    }

    private static func character(_ hex: String?, _ code: XMLElementNode) throws(XLIFFError) -> Character {
        guard let hex, let value = UInt32(hex, radix: 16), let scalar = Unicode.Scalar(value) else {
            throw .inlineCode(file: "", line: code.line, element: code.name)
        }
        return Character(scalar)
    }

    static func control12(_ scalar: Unicode.Scalar) -> String { "<x id=\"U+\(hex(scalar))\" ctype=\"x-control\"/>" }
    static func control20(_ scalar: Unicode.Scalar) -> String { "<cp hex=\"\(hex(scalar))\"/>" }

    private static func hex(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
