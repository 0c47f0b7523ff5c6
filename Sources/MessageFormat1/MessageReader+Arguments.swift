internal import LocaleFormatMemory
internal import LocaleFormatNumbers
internal import LocaleFormatTexts

/// Arguments: names, formats and variants.
extension MessageReader {
    /// ICU's greatest argument number.
    private static var greatestNumber: Int { 0x7FFF }
    /// ICU's limit for names, forms and selectors.
    private static var longestWord: Int { 0xFFFF }

    /// What stands at the index, for messages.
    var found: String {
        guard index < bytes.count else { return "the end of the text" }
        let end = min(bytes.count, index + 4)
        guard let character = String(decoding: bytes[index..<end], as: UTF8.self).unicodeScalars.first else {
            return ""
        }
        return "'\(character)'"
    }

    mutating func skipSpaces() {
        while index < bytes.count, let scalar = scalar(at: index), PatternSyntax.isWhitespace(scalar) {
            index += UTF8.width(scalar)
        }
    }

    private func scalar(at place: Int) -> Unicode.Scalar? {
        if bytes[place] < 0x80 { return Unicode.Scalar(bytes[place]) }
        guard bytes[place] != 0xFF else { return nil }
        return String(decoding: bytes[place..<min(bytes.count, place + 4)], as: UTF8.self).unicodeScalars.first
    }

    private mutating func identifier() -> String {
        let start = index
        while index < bytes.count, let scalar = scalar(at: index), PatternSyntax.isIdentifier(scalar) {
            index += UTF8.width(scalar)
        }
        return String(decoding: bytes[start..<index], as: UTF8.self).withOrderedMarks
    }

    private func expected(_ expected: String) -> MessageFormat1Error {
        fault(.syntax(found: found, expected: expected), at: index)
    }

    /// From the opening brace to behind the closing one.
    mutating func argument(level: Int, depth: Int) throws(MessageFormat1Error) -> Part {
        let opened = index
        offsets.append(opened)
        index += 1
        let name = try name(opened)
        switch bytes[index] {
        case UInt8(ascii: "}"):
            index += 1
            return .argument(name)
        case UInt8(ascii: ","): index += 1
        default: throw expected("',' or '}' after the argument's name")
        }
        skipSpaces()
        let typeStart = index
        while index < bytes.count, bytes[index].isLetter { index += 1 }
        let type = String(decoding: bytes[typeStart..<index], as: UTF8.self)
        guard !type.isEmpty else { throw expected("a format such as number, or a choice such as plural") }
        skipSpaces()
        guard index < bytes.count else { throw fault(.unclosedArgument, at: opened) }
        let hasForm = bytes[index] == UInt8(ascii: ",")
        guard hasForm || bytes[index] == UInt8(ascii: "}") else {
            throw expected("',' or '}' after the argument's format")
        }
        // FormatJS knows six types, in lowercase (its parser's `parseArgumentOptions`).
        let choice = syntax == .formatJS ? type : type.lowercased()
        if syntax == .formatJS, !Self.typesOfFormatJS.contains(type) {
            throw fault(
                .syntax(
                    found: "'\(type.shortened)'",
                    expected: Self.typesOfFormatJS.dropLast().joined(separator: ", ") + " or select"),
                at: typeStart)
        }
        if ["plural", "selectordinal", "select", "choice"].contains(choice), !hasForm {
            throw expected("',' and variants after '\(type)'")
        }
        if hasForm { index += 1 }
        switch choice {
        case "plural", "selectordinal":
            let (offset, variants) = try pluralVariants(opened, level: level, depth: depth)
            return .plural(name, choice == "plural" ? .cardinal : .ordinal, offset: offset, variants)
        case "select": return .select(name, try selectVariants(opened, level: level, depth: depth))
        case "choice": return .choice(name, try choiceVariants(opened, level: level, depth: depth))
        default:
            guard MessageFormat1.Format(type: choice, form: nil, syntax) != nil else {
                throw fault(.unknownFormat(type), at: typeStart)
            }
            let formStart = index
            let form = hasForm ? try form(opened) : nil
            if syntax == .formatJS, let form { try checkFormatJS(form, choice, at: formStart) }
            index += 1
            guard let format = MessageFormat1.Format(type: choice, form: form, syntax) else {
                throw fault(.unknownFormat(type), at: typeStart)
            }
            return .formatted(name, format)
        }
    }

    private static var typesOfFormatJS: [String] { ["number", "date", "time", "plural", "selectordinal", "select"] }

    /// ICU takes an empty form for none, an empty skeleton for the locale's own, and reads skeletons when a message is compiled.
    private func checkFormatJS(_ form: String, _ type: String, at start: Int) throws(MessageFormat1Error) {
        let bare = form.filter { !$0.isWhitespace }
        if ["", "::"].contains(bare) {
            throw fault(.syntax(found: "nothing", expected: "a form after ','"), at: start)
        }
        guard type == "number", bare.hasPrefix("::") else { return }
        for word in form.unicodeScalars.split(whereSeparator: PatternSyntax.isWhitespace) {
            let options = word.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
            guard !options.contains(where: \.isEmpty) else {
                throw fault(.syntax(found: "'\(String(word).shortened)'", expected: "an option after '/'"), at: start)
            }
        }
    }

    /// A name or a number, and what follows it up to something else than a space.
    private mutating func name(_ opened: Int) throws(MessageFormat1Error) -> String {
        skipSpaces()
        guard index < bytes.count else { throw fault(.unclosedArgument, at: opened) }
        let start = index
        let name = identifier()
        guard !name.isEmpty else { throw expected("an argument's name or number after '{'") }
        let isNumber = name.utf8.allSatisfy { (0x30...0x39).contains($0) }
        let isKnown =
            !isNumber || (Int(name).map { $0 <= Self.greatestNumber } ?? false) && (name == "0" || !name.hasPrefix("0"))
        guard isKnown, name.utf8.count <= Self.longestWord else {
            throw fault(
                .syntax(
                    found: "'\(name.shortened)'",
                    expected: "a name, or a number from 0 to \(Self.greatestNumber) without leading zeros"),
                at: start)
        }
        skipSpaces()
        guard index < bytes.count else { throw fault(.unclosedArgument, at: opened) }
        return name
    }

    // MARK: Forms

    /// The text up to the closing brace, as it stands. Apostrophes keep braces from counting, and stay.
    private mutating func form(_ opened: Int) throws(MessageFormat1Error) -> String {
        let start = index
        var braces = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "'"):
                guard let end = bytes[(index + 1)...].firstIndex(of: UInt8(ascii: "'")) else {
                    throw fault(.unclosedQuote, at: index)
                }
                index = end
            case UInt8(ascii: "{"): braces += 1
            case UInt8(ascii: "}"):
                if braces == 0 {
                    guard index - start <= Self.longestWord else {
                        throw fault(.tooLarge(limit: Self.longestWord), at: start)
                    }
                    return String(decoding: bytes[start..<index], as: UTF8.self)
                }
                braces -= 1
            case 0xFF: throw expected("no number in a format's form")
            default: break
            }
            index += 1
        }
        throw fault(.unclosedArgument, at: opened)
    }

    // MARK: Variants

    /// What stands where a variant may begin: nothing, where all are read.
    private mutating func isAtVariant(_ opened: Int, hasOther: Bool) throws(MessageFormat1Error) -> Bool {
        skipSpaces()
        guard index < bytes.count else { throw fault(.unclosedArgument, at: opened) }
        guard bytes[index] == UInt8(ascii: "}") else { return true }
        guard hasOther else { throw fault(.missingOther, at: opened) }
        index += 1
        return false
    }

    private mutating func variant(
        of parent: Parent, level: Int, depth: Int
    ) throws(MessageFormat1Error) -> [Part] {
        skipSpaces()
        guard has(UInt8(ascii: "{"), at: index) else { throw expected("'{' after what a variant is for") }
        partCount += 1
        guard partCount <= TextLimits.parts else { throw fault(.tooManyParts(limit: TextLimits.parts), at: index) }
        let start = index
        index += 1
        return try parts(of: parent, level: level + 1, depth: depth + 1, opened: start)
    }

    /// FormatJS takes each selector once.
    private func note<Selector: Hashable>(
        _ selector: Selector, _ seen: inout Set<Selector>, at start: Int
    ) throws(MessageFormat1Error) {
        guard syntax == .formatJS, !seen.insert(selector).inserted else { return }
        throw fault(.duplicateVariant(String(decoding: bytes[start..<index], as: UTF8.self)), at: start)
    }

    private mutating func pluralVariants(
        _ opened: Int, level: Int, depth: Int
    ) throws(MessageFormat1Error) -> (offset: Double, [MessageFormat1.PluralVariant]) {
        var offset = 0.0
        var isFirst = true
        var hasOther = false
        var variants: [MessageFormat1.PluralVariant] = []
        var seen: Set<MessageFormat1.PluralSelector> = []
        while try isAtVariant(opened, hasOther: hasOther) {
            let variantStart = index
            let selector: MessageFormat1.PluralSelector
            if bytes[index] == UInt8(ascii: "=") {
                index += 1
                selector = .exactly(try number())
            } else {
                let start = index
                let word = identifier()
                guard !word.isEmpty, word.utf8.count <= Self.longestWord else {
                    throw expected("a plural category or '=' and a number")
                }
                if word == "offset", has(UInt8(ascii: ":"), at: index) {
                    guard isFirst else {
                        throw fault(.syntax(found: "'offset:'", expected: "the offset before all variants"), at: start)
                    }
                    isFirst = false
                    index += 1
                    skipSpaces()
                    offset = try number()
                    continue
                }
                hasOther = hasOther || word == "other"
                selector = .keyword(word)
            }
            isFirst = false
            try note(selector, &seen, at: variantStart)
            variants.append(.init(selector, try variant(of: .plural, level: level, depth: depth)))
        }
        return (offset, variants)
    }

    private mutating func selectVariants(
        _ opened: Int, level: Int, depth: Int
    ) throws(MessageFormat1Error) -> [MessageFormat1.SelectVariant] {
        var hasOther = false
        var seen: Set<String> = []
        var variants: [MessageFormat1.SelectVariant] = []
        while try isAtVariant(opened, hasOther: hasOther) {
            let start = index
            let key = identifier()
            guard !key.isEmpty, key.utf8.count <= Self.longestWord else { throw expected("a word to select by") }
            hasOther = hasOther || key == "other"
            try note(key, &seen, at: start)
            variants.append(.init(key, try variant(of: .select, level: level, depth: depth)))
        }
        return variants
    }

    private mutating func choiceVariants(
        _ opened: Int, level: Int, depth: Int
    ) throws(MessageFormat1Error) -> [MessageFormat1.ChoiceVariant] {
        var variants: [MessageFormat1.ChoiceVariant] = []
        while true {
            skipSpaces()
            guard index < bytes.count else { throw fault(.unclosedArgument, at: opened) }
            let limit = try number(allowsInfinity: true)
            skipSpaces()
            let isExclusive = has(UInt8(ascii: "<"), at: index)
            if isExclusive || has(UInt8(ascii: "#"), at: index) {
                index += 1
            } else if bytes[min(index, bytes.count)...].starts(with: "≤".utf8) {
                index += 3
            } else {
                throw expected("'#', '<' or '≤' after a limit")
            }
            partCount += 1
            guard partCount <= TextLimits.parts else { throw fault(.tooManyParts(limit: TextLimits.parts), at: index) }
            let parts = try parts(of: .choice, level: level + 1, depth: depth + 1, opened: opened)
            variants.append(.init(limit, isExclusive: isExclusive, parts))
            // At `}` or `|`.
            index += 1
            if bytes[index - 1] == UInt8(ascii: "}") { return variants }
        }
    }

    /// A number as C writes it, or infinity.
    private mutating func number(allowsInfinity: Bool = false) throws(MessageFormat1Error) -> Double {
        let start = index
        while index < bytes.count {
            switch bytes[index] {
            case 0x30...0x39, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "e"),
                UInt8(ascii: "E"):
                index += 1
                continue
            case 0xE2 where bytes[index...].starts(with: "∞".utf8):
                index += 3
                continue
            default: break
            }
            break
        }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        if syntax == .formatJS, Int32(text) == nil {
            let word = text.isEmpty ? found : "'\(text.shortened)'"
            throw fault(.syntax(found: word, expected: "a whole number"), at: start)
        }
        if allowsInfinity {
            if text == "∞" || text == "+∞" { return .infinity }
            if text == "-∞" { return -.infinity }
        }
        // ICU reads at most so many characters.
        guard text.utf8.count < 128, let number = Double(text) else {
            let word = text.isEmpty ? found : "'\(text.shortened)'"
            throw fault(.syntax(found: word, expected: "a number"), at: start)
        }
        return number
    }
}

extension MessageFormat1.Format {
    /// Nil for a type that ICU does not know.
    ///
    /// - Parameter form: as it stands, spaces and all: those of a pattern count.
    init?(type: String, form: String?, _ syntax: MessageFormat1.Syntax) {
        switch type {
        case "number": self = .number(.init(form ?? "", syntax))
        case "date": self = .date(.init(form ?? "", syntax))
        case "time": self = .time(.init(form ?? "", syntax))
        case "spellout": self = .spellout(ruleSet: form == "" ? nil : form)
        case "ordinal": self = .ordinal(ruleSet: form == "" ? nil : form)
        case "duration": self = .duration(ruleSet: form == "" ? nil : form)
        default: return nil
        }
    }
}

extension MessageFormat1.NumberForm {
    fileprivate init(_ form: String, _ syntax: MessageFormat1.Syntax) {
        switch form.keyword(syntax) {
        case "": self = .standard
        case "integer": self = .integer
        case "currency": self = .currency
        case "percent": self = .percent
        case let name:
            self = form.skeleton.map { .skeleton($0) } ?? (syntax == .formatJS ? .named(name) : .pattern(form))
        }
    }
}

extension MessageFormat1.DateForm {
    fileprivate init(_ form: String, _ syntax: MessageFormat1.Syntax) {
        switch form.keyword(syntax) {
        case "": self = .standard
        case "short": self = .short
        case "medium": self = .medium
        case "long": self = .long
        case "full": self = .full
        case let name:
            self = form.skeleton.map { .skeleton($0) } ?? (syntax == .formatJS ? .named(name) : .pattern(form))
        }
    }
}

extension String {
    /// Without spaces around it; of ICU's in lowercase, where FormatJS tells `percent` from `Percent`.
    fileprivate func keyword(_ syntax: MessageFormat1.Syntax) -> String {
        var scalars = unicodeScalars[...]
        while let first = scalars.first, PatternSyntax.isWhitespace(first) { scalars.removeFirst() }
        while let last = scalars.last, PatternSyntax.isWhitespace(last) { scalars.removeLast() }
        return syntax == .formatJS ? String(scalars) : String(scalars).lowercased()
    }

    /// What stands after `::`.
    fileprivate var skeleton: String? {
        let text = unicodeScalars.drop(while: PatternSyntax.isWhitespace)
        guard text.starts(with: "::".unicodeScalars) else { return nil }
        return String(text.dropFirst(2))
    }
}
