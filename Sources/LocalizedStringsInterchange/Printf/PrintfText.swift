internal import LocaleFormatAppleStrings

/// A text with the specifiers of one dialect, brought to another.
///
/// A percent sign that begins no specifier is text, as it is in a catalog: `100%`, `50% off`. Specifiers of a catalog's texts are those
/// that are read where the text is shown (``FormatLexer``), named ones beside.
///
/// A space is a flag: `50 % off %@` has two arguments, `% o` and `%@`, as for printf and where a catalog's text is shown. Where all
/// specifiers of a text are such ones it is a text without any, as it is shown where it gets no arguments. Java's `Formatter`
/// refuses `% o`, so that only `%1$ d` is one there.
struct PrintfText {
    /// One specifier, as it is written.
    struct Specifier {
        var position: Int?
        /// `%(name)s`, of Python and of catalogs.
        var name: String?
        /// `%<s`: the argument before.
        var isRelative = false
        var flags = ""
        var width = ""
        var precision: String?
        var length = ""
        /// A letter, or two for Java's times: `tY`.
        var conversion = ""

        var text: String {
            "%" + (name.map { "(\($0))" } ?? position.map { "\($0)$" } ?? (isRelative ? "<" : "")) + flags + width
                + (precision.map { ".\($0)" } ?? "") + length + conversion
        }
    }

    private let bytes: [UInt8]
    private let source: PrintfDialect
    private let target: PrintfDialect
    private var index = 0
    private var result: [UInt8] = []
    /// Specifiers that the target has not.
    private(set) var faults: [String] = []
    /// The argument that was last taken, and the one that an unnumbered specifier takes next, from 1.
    private var (last, next) = (0, 1)
    /// How many specifiers there are.
    private var count = 0
    /// Whether all arguments are numbered.
    private var isNumbered = false
    /// Whether a percent sign that is text is written twice, as it must be in a text that printf gets.
    private var doublesPercents = false
    /// Where the specifiers of a catalog's text end, by their beginnings.
    private let ends: [Int: Int]
    /// Whether `% d` is a specifier.
    private var takesSpaces = false

    /// The text in the other dialect, and the specifiers that it has not, which stay as they are.
    static func convert(
        _ text: String, from source: PrintfDialect, to target: PrintfDialect
    ) -> (text: String, faults: [String]) {
        guard source != target, source != .none, target != .none, text.utf8.contains(UInt8(ascii: "%")) else {
            return (text, [])
        }
        var counter = PrintfText(text, source, source)
        _ = counter.run()
        var reader = PrintfText(text, source, target)
        // Android's resource compiler refuses several arguments without numbers.
        reader.isNumbered = target == .java && counter.count > 1
        reader.doublesPercents = hasSpecifiers(text, source)
        return reader.run()
    }

    /// Whether the text has specifiers of the dialect, or a doubled percent sign.
    static func hasSpecifiers(_ text: String, _ dialect: PrintfDialect) -> Bool {
        var reader = PrintfText(text, dialect, dialect)
        while let percent = reader.bytes[reader.index...].firstIndex(of: UInt8(ascii: "%")) {
            reader.index = percent + 1
            if reader.index < reader.bytes.count, reader.bytes[reader.index] == UInt8(ascii: "%") { return true }
            if reader.specifier() != nil { return true }
            reader.index = percent + 1
        }
        return false
    }

    /// A text of a format, where each percent sign that is no specifier is written twice: `5 %` is `5 %%`.
    static func doubled(_ text: String, _ dialect: PrintfDialect) -> String {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
        var reader = PrintfText(text, dialect, dialect)
        var result: [UInt8] = []
        while reader.index < reader.bytes.count {
            let start = reader.index
            reader.index += 1
            if reader.bytes[start] == UInt8(ascii: "%"), !reader.accept("%"), reader.specifier() == nil {
                reader.index = start + 1
                if !reader.isCatalogs(), !reader.startsSubstitution { result.append(reader.bytes[start]) }
            }
            result += reader.bytes[start..<reader.index]
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// How many specifiers of a catalog's text have names, and how many have none.
    static func countNames(_ text: String) -> (named: Int, others: Int) {
        var counts = (named: 0, others: 0)
        var reader = PrintfText(text, .apple, .apple)
        while let specifier = reader.skipToSpecifier() {
            if specifier.name == nil { counts.others += 1 } else { counts.named += 1 }
        }
        return counts
    }

    /// How many specifiers have a space for a flag, `% o`, which nobody means who writes `50 % off %@`.
    static func countSpaced(_ text: String, _ dialect: PrintfDialect) -> Int {
        var reader = PrintfText(text, dialect, dialect)
        var count = 0
        while let specifier = reader.skipToSpecifier() {
            if specifier.name == nil, specifier.flags.contains(" ") { count += 1 }
        }
        return count
    }

    private init(_ text: String, _ source: PrintfDialect, _ target: PrintfDialect) {
        (bytes, self.source, self.target) = (Array(text.utf8), source, target)
        ends = source == .apple ? Self.catalogSpecifiers(bytes) : [:]
        guard source != .java, source != .none, bytes.contains(UInt8(ascii: " ")) else { return }
        var others = self
        takesSpaces = others.skipToSpecifier() != nil
    }

    /// Where specifiers begin and end that a catalog's text has where it is shown.
    private static func catalogSpecifiers(_ bytes: [UInt8]) -> [Int: Int] {
        var ends: [Int: Int] = [:]
        for case .specifier(let specifier) in FormatLexer.read(bytes, 0..<bytes.count).pieces {
            ends[specifier.range.lowerBound] = specifier.range.upperBound
        }
        return ends
    }

    /// Reads on to the next specifier and behind it; nil where there is none.
    private mutating func skipToSpecifier() -> Specifier? {
        while let percent = bytes[index...].firstIndex(of: UInt8(ascii: "%")) {
            index = percent + 1
            if accept("%") { continue }
            if let specifier = specifier() { return specifier }
            index = percent + 1
        }
        return nil
    }

    private mutating func run() -> (text: String, faults: [String]) {
        while index < bytes.count {
            let start = index
            index += 1
            guard bytes[start] == UInt8(ascii: "%") else {
                result.append(bytes[start])
                continue
            }
            if index < bytes.count, bytes[index] == UInt8(ascii: "%") {
                result += [0x25, 0x25]
                index += 1
            } else if let specifier = specifier() {
                count += 1
                let written = bytes[start..<index]
                if let text = converted(specifier) {
                    result += text.utf8
                } else {
                    faults.append(String(decoding: written, as: UTF8.self))
                    result += written
                }
            } else {
                index = start + 1
                result.append(bytes[start])
                if doublesPercents, !isCatalogs(), !startsSubstitution { result.append(bytes[start]) }
            }
        }
        return (String(decoding: result, as: UTF8.self), faults)
    }

    // MARK: Reading

    /// What follows a percent sign; nil where that is no specifier of the source's.
    private mutating func specifier() -> Specifier? {
        let percent = index - 1
        guard let specifier = writtenSpecifier() else { return nil }
        return source != .apple || specifier.name != nil || ends[percent] == index ? specifier : nil
    }

    private mutating func writtenSpecifier() -> Specifier? {
        var specifier = Specifier()
        let start = index
        let digits = take { (0x30...0x39).contains($0) }
        if !digits.isEmpty, digits.first != "0", accept("$"), let position = Int(digits) {
            specifier.position = position
        } else {
            index = start
            if source == .java, accept("<") { specifier.isRelative = true }
            if source == .python || source == .apple, accept("(") {
                let start = index
                while index < min(bytes.count, start + Self.nameLimit), bytes[index] != UInt8(ascii: ")") { index += 1 }
                specifier.name = String(decoding: bytes[start..<index], as: UTF8.self)
                guard accept(")"), specifier.name?.isEmpty == false else { return nil }
            }
        }
        let flags = source == .java ? Self.javaFlags : Self.flags
        specifier.flags = take { flags.contains($0) }
        // "50% of": a space between a number and a word. Behind a name or a position there is no doubt.
        if specifier.flags.contains(" "), specifier.name == nil, specifier.position == nil, !takesSpaces { return nil }
        specifier.width = amount()
        if accept(".") { specifier.precision = amount() }
        if source != .java {
            specifier.length = take { byte in Self.lengths.contains(byte) }
            // `%#@name@` and `%arg` are a catalog's.
            if source == .apple, specifier.flags == "#" || specifier.flags.isEmpty, isCatalogs() { return nil }
        }
        guard let letter = bytes[index...].first else { return nil }
        switch (Character(Unicode.Scalar(letter)), source) {
        case ("d", _), ("x", _), ("X", _), ("o", _), ("f", _), ("e", _), ("E", _), ("g", _), ("G", _), ("a", _),
            ("A", _),
            ("c", _), ("C", _), ("s", _), ("S", _), ("i", .apple), ("i", .c), ("u", .apple), ("u", .c), ("F", .apple),
            ("F", .c), ("@", .apple), ("p", .apple), ("p", .c), ("D", .apple), ("U", .apple), ("O", .apple),
            ("n", .java), ("i", .python), ("u", .python), ("F", .python), ("r", .python),
            ("b", .java), ("B", .java), ("h", .java), ("H", .java):
            specifier.conversion = String(Character(Unicode.Scalar(letter)))
            index += 1
        case ("t", .java), ("T", .java):
            guard index + 1 < bytes.count, bytes[index + 1] | 0x20 >= 0x61, bytes[index + 1] | 0x20 <= 0x7A else {
                return nil
            }
            specifier.conversion = String(decoding: bytes[index..<index + 2], as: UTF8.self)
            index += 2
        default: return nil
        }
        return specifier
    }

    /// Bytes of the longest name that is read.
    private static let nameLimit = 128
    private static let flags = Set("-+ #0'".utf8)
    private static let javaFlags = Set("-+ #0(,".utf8)
    private static let lengths = Set("hlqLztj".utf8)

    private var startsSubstitution: Bool { bytes[index...].starts(with: "#@".utf8) }

    private func isCatalogs() -> Bool {
        bytes[index...].starts(with: "arg".utf8)
            || index > 0 && bytes[index - 1] == 0x23 && bytes[index...].first == 0x40
    }

    private mutating func amount() -> String {
        if accept("*") {
            let start = index
            let digits = take { (0x30...0x39).contains($0) }
            if !digits.isEmpty, accept("$") { return "*\(digits)$" }
            index = start
            return "*"
        }
        return take { (0x30...0x39).contains($0) }
    }

    private mutating func take(_ isWanted: (UInt8) -> Bool) -> String {
        let start = index
        while index < bytes.count, bytes[index] < 0x80, isWanted(bytes[index]) { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func accept(_ character: Unicode.Scalar) -> Bool {
        guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    // MARK: Writing

    /// Nil for what the target has not.
    private mutating func converted(_ specifier: Specifier) -> String? {
        var new = specifier
        if specifier.isRelative {
            guard last > 0 else { return nil }
            (new.isRelative, new.position) = (false, last)
        } else if specifier.conversion != "n" {
            last = specifier.position ?? next
            if specifier.position == nil { next += 1 }
        }
        if specifier.name != nil, target == .java || target == .c { return nil }
        // Python takes its arguments in their order, or by their names.
        if target == .python, new.position != nil {
            guard new.position == count else { return nil }
            new.position = nil
        }
        if isNumbered, new.position == nil, specifier.conversion != "n" { new.position = last }
        if target == .java, new.width.hasPrefix("*") || new.precision?.hasPrefix("*") == true { return nil }
        switch (source, specifier.conversion) {
        case (.java, "n"): return "\n"
        // Python's `%r` is its value as a program would write it, `%a` the same in ASCII.
        case (.python, "r"), (.python, "a"), (.python, "A"), (.python, "S"), (.python, "C"): return nil
        case (.python, "s"): new.conversion = target == .apple ? "@" : "s"
        case (.python, "d"), (.python, "i"), (.python, "u"):
            new.conversion = "d"
            if target == .apple { new.length = "ll" }
        case (.java, "S"), (.java, "C"), (.java, "b"), (.java, "B"), (.java, "h"), (.java, "H"): return nil
        case (.java, let conversion) where conversion.count == 2: return nil
        case (.java, "s"): new.conversion = target == .apple ? "@" : "s"
        case (.java, "d"): new.length = target == .apple ? "ll" : "l"
        case (.apple, "@"): new.conversion = "s"
        case (.c, "s"): new.conversion = target == .apple && specifier.length.isEmpty ? "@" : "s"
        case (.apple, "D"), (.apple, "U"), (.apple, "O"):
            (new.length, new.conversion) = ("l", specifier.conversion.lowercased())
        case (.c, "p"), (.apple, "p"): if target == .java { return nil }
        default: break
        }
        if target == .java {
            new.length = ""
            switch new.conversion {
            case "i", "u": new.conversion = "d"
            case "F": new.conversion = "f"
            case "S": new.conversion = "s"
            case "C": new.conversion = "c"
            case "A", "a", "E", "e", "G", "g", "X", "x", "o", "f", "d", "s", "c": break
            default: return nil
            }
            if new.flags.contains(" "), !"dfeEgGaA".contains(new.conversion) { return nil }
            // Java has no `+` for text and an error for `#` and `'`.
            new.flags = String(new.flags.map { $0 == "'" ? "," : $0 })
        } else if target == .python {
            new.length = ""
            guard !"aApSC".contains(new.conversion), !new.flags.contains("'") else { return nil }
            if "iu".contains(new.conversion) { new.conversion = "d" }
        } else if source == .java {
            guard !new.flags.contains("(") else { return nil }
            new.flags = String(new.flags.map { $0 == "," ? "'" : $0 })
        }
        return new.text
    }
}
