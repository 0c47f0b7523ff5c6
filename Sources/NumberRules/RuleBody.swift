internal import LocaleFormatNumbers

/// What stands after the colon of a rule: text, at most two substitutions, at most one choice by plural category.
struct RuleBody {
    enum Token {
        case text(ArraySlice<UInt8>)
        /// `=%set=`, `<#,##0<`, `>>`: the mark, and what stands between the two.
        case substitution(mark: UInt8, content: String)
        /// `>>>`: the rule before this one, whatever the number.
        case predecessor
        /// `<%set<<`: zeros before the number too, in sets of denominators.
        case numeratorWithZeros(content: String)
        /// `$(cardinal,one{…}other{…})$`.
        case plural(PluralRules.Kind, [PluralCategory: String])
    }

    private(set) var tokens: [Token] = []

    init(_ text: ArraySlice<UInt8>) throws(RuleSyntaxError) {
        var rest = text
        for _ in 0..<2 {
            guard let start = rest.firstIndex(where: { [.less, .greater, .equals].contains($0) }) else { break }
            let mark = rest[start]
            let after = rest[(start + 1)...]
            let token: Token
            var end: Int
            if after.starts(with: [.greater, .greater]), mark == .greater {
                token = .predecessor
                end = start + 2
            } else {
                guard let close = after.firstIndex(of: mark) else { break }
                let content = String(decoding: after[..<close], as: UTF8.self)
                end = close
                if mark == .less, rest[(close + 1)...].first == .less {
                    token = .numeratorWithZeros(content: content)
                    end += 1
                } else {
                    token = .substitution(mark: mark, content: content)
                }
            }
            try append(rest[..<start])
            tokens.append(token)
            rest = rest[(end + 1)...]
        }
        try append(rest)
    }

    /// Text, and the choice by plural category in it.
    private mutating func append(_ text: ArraySlice<UInt8>) throws(RuleSyntaxError) {
        guard let open = text.firstIndex(of: "$("), let close = text[open...].firstIndex(of: ")$") else {
            if !text.isEmpty { tokens.append(.text(text)) }
            return
        }
        if open > text.startIndex { tokens.append(.text(text[..<open])) }
        tokens.append(try Self.plural(text[(open + 2)..<close]))
        if close + 2 < text.endIndex { tokens.append(.text(text[(close + 2)...])) }
    }

    /// `ordinal,one{st}two{nd}other{th}`: a plural argument's choices in the grammar of ICU's message format, as far as
    /// rules use it. By bytes: a form may begin with a mark, which is one character with the brace before it (Gujarati, `{્ઠા}`).
    private static func plural(_ text: ArraySlice<UInt8>) throws(RuleSyntaxError) -> Token {
        func string(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
        let parts = text.split(separator: UInt8(ascii: ","), maxSplits: 1)
        guard parts.count == 2, let kind = PluralRules.Kind(rawValue: string(parts[0])),
            !parts[1].contains(where: "#'=".utf8.contains)
        else { throw RuleSyntaxError() }
        var forms: [PluralCategory: String] = [:]
        for choice in parts[1].split(separator: UInt8(ascii: "}")) {
            let halves = choice.split(separator: UInt8(ascii: "{"), omittingEmptySubsequences: false)
            guard halves.count == 2, let name = string(halves[0]).split(whereSeparator: \.isWhitespace).first,
                let category = PluralCategory(rawValue: String(name))
            else { throw RuleSyntaxError() }
            forms[category] = string(halves[1])
        }
        guard forms[.other] != nil else { throw RuleSyntaxError() }
        return .plural(kind, forms)
    }
}

extension ArraySlice<UInt8> {
    fileprivate func firstIndex(of text: StaticString) -> Int? {
        let pair = "\(text)".utf8
        return indices.first { self[$0...].starts(with: pair) }
    }
}
