/// Bounds a transform before ICU builds it, and says how long the pieces of a text may be that it gets.
///
/// ICU calls itself for each parenthesis in another, fills in variables whatever their size, and runs a rule that puts the cursor in
/// front of what it wrote sixteen times for each character of the text. It cannot be stopped, and moves the rest of the text for each
/// change, so that a step takes time with the square of a piece's length.
struct TransformLimits {
    /// How many times longer a text may get.
    private(set) var growth = 1
    /// Of the rules since the last `::`.
    private var passGrowth = 1
    private var steps = 0
    private var groups = 0
    private var total = 0
    private var weights: [String: Int] = [:]

    private static let maximumNesting = 8
    private static let maximumGroups = 1_000
    private static let maximumExpansion = 1 << 16
    private static let maximumTotal = 1 << 20
    private static let maximumGrowth = 8_192

    /// Bytes of a text that ICU gets at once, if it has as many lines.
    var pieceLength: Int { max(16, min(Self.plainPiece, 16_384 / growth)) }
    static let plainPiece = 4_096

    /// - Throws: ``TransliterationError/tooLarge(_:limit:)``, ``TransliterationError/malformedID(_:)``.
    init(id: String) throws(TransliterationError) {
        guard id.utf8.count <= TransliterationStyle.maximumIDLength else {
            throw .tooLarge(.bytes, limit: TransliterationStyle.maximumIDLength)
        }
        try Self.checkNesting(id)
        let steps = TransformName.steps(of: id)
        guard steps.count <= TransliterationStyle.maximumSteps else {
            throw .tooLarge(.steps, limit: TransliterationStyle.maximumSteps)
        }
        for step in steps { try multiply(Self.growth(ofNamesIn: step.lowercased())) }
    }

    private static func checkNesting(_ id: String) throws(TransliterationError) {
        var depth = 0
        var isEscaped = false
        for scalar in id.unicodeScalars {
            if isEscaped {
                isEscaped = false
            } else if scalar == "\\" {
                isEscaped = true
            } else {
                if scalar == "[" || scalar == "(" { depth += 1 } else if scalar == "]" || scalar == ")" { depth -= 1 }
                guard depth <= maximumNesting else { throw .tooLarge(.nesting, limit: maximumNesting) }
            }
        }
    }

    /// - Throws: ``TransliterationError/tooLarge(_:limit:)``, ``TransliterationError/malformedRules(reason:position:)``.
    init(rules: String, isReverse: Bool) throws(TransliterationError) {
        guard rules.utf8.count <= TransliterationStyle.maximumRulesLength else {
            throw .tooLarge(.bytes, limit: TransliterationStyle.maximumRulesLength)
        }
        var scanner = RuleScanner(rules)
        while let statement = scanner.next() {
            try Self.checkBrackets(statement, in: rules)
            try Self.checkSegments(statement, isReverse: isReverse, in: rules)
            try add(statement, isReverse: isReverse)
        }
        try multiply(passGrowth)
    }

    /// What is open at the end of a statement is no group that is too deep. Of a set that is not, ICU says it.
    private static func checkBrackets(
        _ statement: RuleScanner.Statement, in rules: String
    ) throws(TransliterationError) {
        let set = statement.depth > maximumNesting ? statement.openSet : nil
        guard let place = statement.openGroup ?? set else { return }
        throw TransliterationError(
            reason: statement.openGroup == nil ? "malformed set" : "unclosed segment", atScalar: place,
            of: Array(rules.unicodeScalars))
    }

    /// ICU follows a reference to a segment that there is not, inside a function: `a > &Any-Upper($1);`.
    private static func checkSegments(
        _ statement: RuleScanner.Statement, isReverse: Bool, in rules: String
    ) throws(TransliterationError) {
        let (key, result) =
            isReverse ? (statement.sides[1], statement.sides[0]) : (statement.sides[0], statement.sides[1])
        guard result.segments.contains(where: { $0 == 0 || $0 > key.groups }), !statement.isStep else { return }
        throw TransliterationError(
            reason: "undefined segment reference", atScalar: statement.start, of: Array(rules.unicodeScalars))
    }

    private mutating func add(
        _ statement: RuleScanner.Statement, isReverse: Bool
    ) throws(TransliterationError) {
        groups += statement.groups
        guard groups <= Self.maximumGroups else { throw .tooLarge(.groups, limit: Self.maximumGroups) }
        guard statement.depth <= Self.maximumNesting else { throw .tooLarge(.nesting, limit: Self.maximumNesting) }
        var weight = statement.length
        for name in statement.variables { weight += weights[name] ?? 0 }
        total += weight
        guard weight <= Self.maximumExpansion else { throw .tooLarge(.expansion, limit: Self.maximumExpansion) }
        guard total <= Self.maximumTotal else { throw .tooLarge(.expansion, limit: Self.maximumTotal) }
        if let name = statement.definition {
            weights[name, default: 0] += weight
        } else if statement.isStep {
            steps += 1
            guard steps <= TransliterationStyle.maximumSteps else {
                throw .tooLarge(.steps, limit: TransliterationStyle.maximumSteps)
            }
            try multiply(passGrowth)
            try multiply(Self.growth(ofNamesIn: statement.text))
            passGrowth = 1
        } else {
            passGrowth = max(passGrowth, try Self.growth(of: statement, weight: weight, isReverse: isReverse))
        }
    }

    /// A rule that looks at what it wrote again must not double a segment, which it could do without end.
    private static func growth(
        of statement: RuleScanner.Statement, weight: Int, isReverse: Bool
    ) throws(TransliterationError) -> Int {
        var growth = max(1, weight / 2)
        if statement.hasFunction { growth *= self.growth(ofNamesIn: statement.text) }
        // What replaces nothing comes again at the same place.
        let replacesNothing = statement.sides[isReverse ? 1 : 0].needed <= 0
        guard statement.hasCursor || replacesNothing else { return growth }
        let segments = statement.sides[isReverse ? 0 : 1].segments
        let isBounded = !statement.hasFunction && statement.depth <= 1 && Set(segments).count == segments.count
        guard isBounded else { throw .tooLarge(.growth, limit: maximumGrowth) }
        return growth * 16
    }

    private mutating func multiply(_ factor: Int) throws(TransliterationError) {
        growth *= factor
        guard growth <= Self.maximumGrowth else { throw .tooLarge(.growth, limit: Self.maximumGrowth) }
    }

    /// `Any-Name` writes up to 90 characters for one, `Any-Hex` ten for two.
    private static func growth(ofNamesIn text: String) -> Int {
        var growth = 1
        for word in text.split(whereSeparator: { !$0.isLetter }) {
            if word.hasPrefix("name") { growth *= 90 } else if word == "hex" { growth *= 6 }
            if growth > maximumGrowth { break }
        }
        return growth
    }
}
