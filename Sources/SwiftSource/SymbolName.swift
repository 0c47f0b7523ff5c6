/// Swift names for keys, tables, arguments and formats.
///
/// | key | name | since |
/// |---|---|---|
/// | `files.in-folder`, `files_in_folder`, `filesInFolder` | `filesInFolder` | what is neither letter nor digit separates words |
/// | `Save As…`, `URLTitle` | `saveAs`, `urlTitle` | the first word begins small |
/// | `ERROR_NO_FILE` | `errorNoFile` | a key without small letters is read as if it were small |
/// | `404.title` | `_404Title` | no name begins with a digit |
/// | `default` | `` `default` `` | a word of the language |
/// | `überschrift`, `标题` | `überschrift`, `标题` | letters of all scripts count |
/// | `🚪`, `—`, empty | none | neither letter nor digit |
///
/// Letters and digits are those of Unicode Standard Annex #31 (XID_Start, XID_Continue), which Swift's identifiers include ("The
/// Swift Programming Language", Lexical Structure). What is invisible is dropped. That a key `some.key` is `someKey`
/// is Xcode's rule too.
package enum SymbolName {
    /// Words are added as long as a name has at most so many characters.
    static let limit = 128

    /// The name of a key, without backticks; nil where the text has neither letter nor digit.
    package static func member(_ text: String) -> String? {
        var words = words(of: text)
        guard !words.isEmpty else { return nil }
        if !words.contains(where: { $0.contains { $0.isLowercase } }) { words = words.map { $0.lowercased() } }
        return joined([lowercasingStart(words[0])] + words.dropFirst().map(capitalized))
    }

    /// The name of a type for a table.
    package static func type(_ text: String) -> String? {
        let words = words(of: text)
        guard !words.isEmpty else { return nil }
        let name = joined(words.map(capitalized))
        return reservedTypes.contains(name) ? name + "Table" : name
    }

    /// Whether a type of the generated source can be called so.
    package static func isType(_ name: String) -> Bool {
        name.first?.isLetter == true && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
            && !reserved.contains(name) && !reservedTypes.contains(name)
    }

    /// As it is written in Swift.
    package static func written(_ name: String) -> String { reserved.contains(name) ? "`\(name)`" : name }

    private static func joined(_ words: [String]) -> String {
        var name = ""
        for word in words {
            guard name.count + word.count <= limit else {
                if name.isEmpty { name = String(word.prefix(limit)) }
                break
            }
            name += word
        }
        let first = name.unicodeScalars.first
        return first?.properties.isXIDStart == true ? name : "_" + name
    }

    private static func words(of text: String) -> [String] {
        var words: [String] = []
        var word = String.UnicodeScalarView()
        func end(_ word: inout String.UnicodeScalarView) {
            if !word.isEmpty { words.append(String(word)) }
            word = String.UnicodeScalarView()
        }
        for scalar in text.unicodeScalars {
            // Joiners and variation selectors change how signs look, and nobody sees them in a name.
            if scalar.properties.isDefaultIgnorableCodePoint { continue }
            if scalar.properties.isXIDContinue, scalar.properties.generalCategory != .connectorPunctuation {
                word.append(scalar)
            } else {
                end(&word)
            }
        }
        end(&word)
        return words
    }

    private static func capitalized(_ word: String) -> String {
        guard let first = word.unicodeScalars.first else { return word }
        return first.properties.titlecaseMapping + String(word.unicodeScalars.dropFirst())
    }

    /// `URLTitle` as `urlTitle`, `OK` as `ok`, `Cancel` as `cancel`.
    private static func lowercasingStart(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }
        let rest = word[capitals.endIndex...]
        guard capitals.count > 1, rest.first?.isLetter == true else {
            return capitals.lowercased() + rest
        }
        return capitals.dropLast().lowercased() + String(capitals.suffix(1)) + rest
    }

    /// "The Swift Programming Language", Lexical Structure, Keywords and Punctuation: those that are reserved everywhere.
    private static let reserved: Set<String> = [
        "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default",
        "defer",
        "deinit",
        "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
        "import",
        "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
        "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
        "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// Names that a type may not have, and those that the generated source needs itself.
    private static let reservedTypes: Set<String> = [
        "Any", "BakedArgument", "BakedError", "BakedFormats", "BakedLiteral", "BakedNumberFormat", "BakedPluralFormat",
        "Character",
        "Double", "Int", "LocalizedBundle", "LocalizedStrings", "LocalizedText", "NumberConvertible", "Protocol",
        "Self",
        "String", "StringProtocol", "StringTable", "Swift", "TextArgumentConvertible", "Type", "UInt",
    ]
}
