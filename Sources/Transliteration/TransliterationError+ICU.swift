internal import LocaleFormatBridge
internal import LocaleFormatCore

extension TransliterationError {
    /// Why an id cannot be opened.
    init(_ error: ICUError, id: String, isReverse: Bool) {
        switch error.name {
        case "U_UNSUPPORTED_ERROR": self = .unavailable
        case "U_INVALID_ID", "U_ILLEGAL_ARGUMENT_ERROR", "U_MALFORMED_SET":
            self = Self.unknownStep(of: id, isReverse: isReverse) ?? .malformedID(id)
        default: self = .icu(code: error.name, call: error.call)
        }
    }

    /// The first step that cannot be opened alone.
    private static func unknownStep(of id: String, isReverse: Bool) -> TransliterationError? {
        for step in TransformName.steps(of: id) {
            guard let name = TransformName.name(of: step).map(String.init), !name.isEmpty,
                name.unicodeScalars.allSatisfy({
                    $0.properties.isAlphabetic || "0"..."9" ~= $0 || "-_/".unicodeScalars.contains($0)
                }),
                (try? TransliteratorHandle(id: name, isReverse: isReverse)) == nil
            else { continue }
            let isThere = (try? TransliteratorHandle(id: name, isReverse: false)) != nil
            return isThere ? .noInverse(name) : .unknownTransform(name, meant: TransliterationID.nearest(to: name))
        }
        return nil
    }

    /// What is wrong with rules, and where.
    init(_ error: ICUError, inRules rules: String, isReverse: Bool) {
        guard error.name != "U_UNSUPPORTED_ERROR" else {
            self = .unavailable
            return
        }
        let scalars = Array(rules.unicodeScalars)
        let place =
            error.offset.map { Self.scalar(atUnit: $0, of: scalars) }
            ?? Self.firstFault(in: rules, scalars, isReverse: isReverse)
        let words = error.name.split(separator: "_").dropFirst().map { $0.lowercased() }
        self.init(reason: words.joined(separator: " "), atScalar: place, of: scalars)
    }

    init(reason: String, atScalar place: Int, of rules: [Unicode.Scalar]) {
        let offset = rules[..<min(place, rules.count)].reduce(0) { $0 + UTF8.width($1) }
        let bytes = Array(String(String.UnicodeScalarView(rules)).utf8)
        self = .malformedRules(reason: reason, position: SourcePosition(of: offset, in: bytes))
    }

    private static func scalar(atUnit offset: Int, of scalars: [Unicode.Scalar]) -> Int {
        var units = 0
        for (index, scalar) in scalars.enumerated() {
            if units >= offset { return index }
            units += UTF16.width(scalar)
        }
        return scalars.count
    }

    /// ICU does not say where a name is that it does not know: in the statement with which the rules so far are no longer good.
    private static func firstFault(in rules: String, _ scalars: [Unicode.Scalar], isReverse: Bool) -> Int {
        var scanner = RuleScanner(rules)
        var starts: [Int] = []
        while let statement = scanner.next() { starts.append(statement.start) }
        var (good, bad) = (0, starts.count)
        while bad - good > 1 {
            let middle = (good + bad) / 2
            let part = String(String.UnicodeScalarView(scalars[..<starts[middle]]))
            let isGood = (try? TransliteratorHandle(id: "Rules", isReverse: isReverse, rules: part)) != nil
            if isGood { good = middle } else { bad = middle }
        }
        return bad > 0 ? starts[bad - 1] : 0
    }
}
