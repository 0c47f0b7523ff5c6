/// The text of `<source>` and `<target>` with the inline codes that other tools put around parts of it.
///
/// | element | its text |
/// |---|---|
/// | `<g>`, `<mrk>`, `<pc>`, `<mrk>` (2.0) | what is inside |
/// | `<ph>`, `<bpt>`, `<ept>`, `<it>` (1.2) | the native code inside |
/// | `<x ctype="x-control" id="U+0001"/>`, `<cp hex="0001"/>` | a character that XML cannot hold |
/// | `<ph dataRef="d1"/>`, `<sc>`, `<ec>`, `<pc>` (2.0) | the original data of that name |
/// | any empty one | its `equiv-text`, `equiv` or `disp`, or an error |
/// | `<sm>`, `<em>` | nothing: they mark places |
enum InlineText {
    static func read(_ element: XMLElementNode, _ data: [String: String]) throws(XLIFFError) -> String {
        var text = ""
        for child in element.children {
            switch child {
            case .text(let part): text += part
            case .element(let code): text += try read(code: code, data)
            }
        }
        return text
    }

    private static func read(code: XMLElementNode, _ data: [String: String]) throws(XLIFFError) -> String {
        func original(_ name: String) throws(XLIFFError) -> String? {
            guard let reference = code.attributes[name] else { return nil }
            guard let text = data[reference] else { throw .inlineCode(file: "", line: code.line, element: code.name) }
            return text
        }
        switch code.name {
        case "cp": return String(try character(code.attributes["hex"], code))
        case "x" where code.attributes["ctype"] == "x-control":
            return String(try character(code.attributes["id"]?.split(separator: "+").last.map(String.init), code))
        case "sm", "em": return ""
        case "pc":
            return (try original("dataRefStart") ?? "") + (try read(code, data)) + (try original("dataRefEnd") ?? "")
        case "g", "mrk": return try read(code, data)
        default:
            if let text = try original("dataRef") { return text }
            if !code.children.isEmpty { return try read(code, data) }
            for name in ["equiv-text", "equiv", "disp"] {
                if let text = code.attributes[name] { return text }
            }
            throw .inlineCode(file: "", line: code.line, element: code.name)
        }
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
