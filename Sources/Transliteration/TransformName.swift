internal import LocaleFormatBridge

/// Ids of transforms, taken apart.
enum TransformName {
    /// The steps between semicolons; those within sets and parentheses do not count.
    static func steps(of id: String) -> [Substring] {
        var steps: [Substring] = []
        var start = id.startIndex
        var depth = 0
        var isEscaped = false
        for index in id.unicodeScalars.indices {
            let scalar = id.unicodeScalars[index]
            if isEscaped {
                isEscaped = false
                continue
            }
            switch scalar {
            case "\\": isEscaped = true
            case "[", "(": depth += 1
            case "]", ")": depth -= 1
            case ";" where depth <= 0:
                steps.append(id[start..<index])
                start = id.unicodeScalars.index(after: index)
            default: break
            }
        }
        steps.append(id[start...])
        return steps.map(trimmed).filter { !$0.isEmpty }
    }

    private static func trimmed(_ step: Substring) -> Substring {
        let scalars = step.unicodeScalars
        guard let first = scalars.firstIndex(where: { !$0.properties.isPatternWhitespace }),
            let last = scalars.lastIndex(where: { !$0.properties.isPatternWhitespace })
        else { return "" }
        return step[first...last]
    }

    /// A step without the set in front and the inverse in parentheses behind: `[:L:] Any-Latin (Lower)` is `Any-Latin`. Nil for a set
    /// alone, which is a filter of all steps.
    static func name(of step: Substring) -> Substring? {
        var rest = step
        if rest.first == "[" {
            guard let end = endOfSet(rest) else { return rest }
            rest = trimmed(rest[end...])
            if rest.isEmpty { return nil }
        }
        if let parenthesis = rest.firstIndex(of: "(") { rest = trimmed(rest[..<parenthesis]) }
        return rest
    }

    private static func endOfSet(_ text: Substring) -> Substring.Index? {
        var depth = 0
        var isEscaped = false
        for index in text.indices {
            if isEscaped {
                isEscaped = false
            } else {
                switch text[index] {
                case "\\": isEscaped = true
                case "[": depth += 1
                case "]":
                    depth -= 1
                    if depth == 0 { return text.index(after: index) }
                default: break
                }
            }
        }
        return nil
    }

    /// Whether the step says itself what its way back is: `Lower ()`.
    static func namesInverse(_ step: Substring) -> Bool { step.last == ")" }

    /// An id with its tags of BCP 47 as ICU has them: `und-Latn-t-und-cyrl` is `Cyrl-Latn`.
    static func icuID(_ id: String, isKnown: (String) -> Bool) -> String {
        guard id.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "t") }), id.lowercased().contains("-t-") else {
            return id
        }
        return steps(of: id).map { step in
            guard let name = name(of: step), name.lowercased().contains("-t-") else { return String(step) }
            let names = candidates(forTag: name.lowercased())
            guard let found = names.first(where: isKnown) else { return String(step) }
            return step[..<name.startIndex] + found + step[name.endIndex...]
        }.joined(separator: ";")
    }

    /// ICU's names for `und-latn-t-und-cyrl-m0-bgn`, by short and by long names of scripts; of which it has one at most.
    private static func candidates(forTag tag: String) -> [String] {
        guard let t = tag.range(of: "-t-") else { return [] }
        var fields: [Substring: [Substring]] = [:]
        var key: Substring = "source"
        for subtag in tag[t.upperBound...].split(separator: "-") {
            if subtag.utf8.count == 2, subtag.last?.isNumber == true, subtag.first?.isLetter == true {
                key = subtag
                fields[key] = []
            } else {
                fields[key, default: []].append(subtag)
            }
        }
        let target = fields["d0"].map { words($0) } ?? places(tag[..<t.lowerBound].split(separator: "-"))
        let source = fields["s0"].map { words($0) } ?? places(fields["source"] ?? [])
        // `-t-` alone says nothing.
        if source == ["Any"], target == ["Any"] { return [] }
        let variant = fields["m0"].map { "/" + $0.joined(separator: "_") } ?? ""
        return source.flatMap { source in target.map { "\(source)-\($0)\(variant)" } }
    }

    /// What is no language: `d0-ascii`, `d0-publish`.
    private static func words(_ subtags: [Substring]) -> [String] {
        let word = subtags.joined(separator: "_")
        return [renamed[word] ?? word, "d0_\(word)", "s0_\(word)"]
    }

    /// CLDR's values of `d0` and `s0` that ICU calls otherwise.
    private static let renamed = [
        "charname": "Name", "fwidth": "Fullwidth", "hwidth": "Halfwidth", "npinyin": "NumericPinyin",
        "publish": "Publishing", "hex": "Hex", "ascii": "ASCII",
    ]

    /// A language, a script or both: `und-cyrl` is `Cyrl` and `Cyrillic`, `ru-latn` is `ru_Latn`.
    private static func places(_ subtags: [Substring]) -> [String] {
        let parts = subtags.first == "und" ? subtags.dropFirst() : subtags[...]
        if parts.isEmpty { return ["Any"] }
        let joined = parts.joined(separator: "_")
        var names = [joined]
        if subtags.first == "und" { names.append(subtags.joined(separator: "_")) }
        if parts.count == 1, let code = ScriptData.code(named: joined), let long = ScriptData.longName(of: code) {
            names.append(long)
        }
        return names
    }
}

extension StringProtocol {
    /// Without Foundation's.
    fileprivate func range(of text: String) -> Range<Index>? {
        indices.first { self[$0...].hasPrefix(text) }.map { $0..<index($0, offsetBy: text.count) }
    }
}
