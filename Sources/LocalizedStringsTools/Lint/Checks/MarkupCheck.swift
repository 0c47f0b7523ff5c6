internal import LocaleFormatAppleStrings
internal import LocaleFormatCore
internal import LocaleFormatInflection
internal import LocaleFormatNumbers
internal import LocaleFormatTexts

/// Markup: whether it can be read, whether what it refers to exists, and whether the words can be inflected.
enum MarkupCheck {
    static func check(_ context: LintContext, _ collector: inout LintCollector) {
        for wording in context.text.wordings {
            if wording.text.contains("^[") { read(wording, context, &collector) }
            if wording.text.contains("](") { unopened(wording, context, &collector) }
        }
    }

    /// The end of a run that nothing opens: `^%lld Foto](inflect: true)`. Markdown's links have no attributes.
    private static func unopened(
        _ wording: LintWording, _ context: LintContext, _ collector: inout LintCollector
    ) {
        let runs = ((try? MarkupTree(parsing: wording.text, lenient: true))?.nodes ?? []).filter { $0.kind == .run }
        let bytes = Array(wording.text.utf8)
        for end in bytes.indices.dropLast() where bytes[end] == UInt8(ascii: "]") && bytes[end + 1] == UInt8(ascii: "(")
        {
            let rest = bytes[(end + 2)...]
            let name = String(decoding: rest.prefix { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }, as: UTF8.self)
            guard known.contains(name) || context.customAttributes.contains(name),
                rest.dropFirst(name.utf8.count).first(where: { $0 != 0x20 }) == UInt8(ascii: ":"),
                !runs.contains(where: { $0.range.contains(end) })
            else { continue }
            return collector.add(
                .markupSyntax, context, wording, "“](\(name):” ends markup that no “^[” begins", suggestion: "^[")
        }
    }

    private static func read(_ wording: LintWording, _ context: LintContext, _ collector: inout LintCollector) {
        guard let tree = try? MarkupTree(parsing: wording.text, lenient: true) else { return }
        // One broken text may have a fault in each of its characters.
        for problem in tree.problems.prefix(limit) { report(problem, wording, context, &collector) }
        for node in tree.nodes where node.kind == .run {
            for attribute in node.attributes { check(attribute, wording, context, &collector) }
        }
        compile(wording, Set(tree.problems), context, &collector)
    }

    /// What compiling tells beyond the grammar: values that an attribute does not take, words that cannot be inflected.
    private static func compile(
        _ wording: LintWording, _ known: Set<MarkupError>, _ context: LintContext, _ collector: inout LintCollector
    ) {
        guard let locale = context.locale else { return }
        var options = TextOptions()
        options.isLenient = true
        options.lexicon = context.lexicon
        // The wording alone: its substitutions are names here.
        guard let compiled = try? TextTemplate(wording.text).compiled(in: locale, options: options) else { return }
        for problem in (compiled.problems + unresolved(compiled, wording)).prefix(limit) {
            switch problem {
            case .fault(let error): if !known.contains(error) { report(error, wording, context, &collector) }
            case .noInflection(let language):
                collector.add(
                    .inflectionUnresolved, context, wording,
                    "there are no rules of inflection for \(language); the words stay as written")
            case .unresolved(let words):
                let list = words.map { "“\($0)”" }.joined(separator: ", ")
                // A word that is known is not the cause.
                let inflector = Inflector(locale: locale, lexicon: context.lexicon)
                let missing = words.map { (word: $0, forms: inflector?.missingForms(of: $0) ?? []) }
                    .filter { !$0.forms.isEmpty }
                collector.add(
                    .inflectionUnresolved, context, wording, "\(list) cannot be inflected and stays as written",
                    words: missing.map(\.word),
                    wanted: missing.map { $0.forms.map(\.rawValue).joined(separator: ", ") })
            }
        }
    }

    /// Words that stay as written whichever number the text is given: one and many are tried. What a text argument does to the
    /// words around it is known only with its value.
    private static func unresolved(_ compiled: CompiledText, _ wording: LintWording) -> [TextProblem] {
        guard compiled.problems.isEmpty else { return [] }
        let uses = FormatArguments(of: wording.text).uses
        let kinds = (0..<(uses.keys.max() ?? 0)).map { uses[$0 + 1]?.first?.kind }
        guard kinds.count <= 16, kinds.allSatisfy({ $0 == nil || $0 == .integer || $0 == .unsigned || $0 == .floating })
        else { return [] }
        var words: [String] = []
        for number in kinds.isEmpty ? [1] : [1, 2] {
            let arguments = kinds.map {
                $0 == .floating ? TextArgument.decimal(ExactDecimal(number)) : .integer(number)
            }
            for case .unresolved(let found) in (try? compiled.problems(formatting: arguments)) ?? [] {
                words += found.filter { !words.contains($0) }
            }
        }
        return words.isEmpty ? [] : [.unresolved(words: words)]
    }

    private static func report(
        _ error: MarkupError, _ wording: LintWording, _ context: LintContext, _ collector: inout LintCollector
    ) {
        let place = error.position.line == 1 ? "column \(error.position.column)" : error.position.description
        switch error.reason {
        case .unclosedRun, .missingAttributes, .syntax, .duplicateKey, .nestedTooDeep, .tooManyParts, .tooLarge:
            collector.add(.markupSyntax, context, wording, "\(place): \(error.reason)")
        case .invalidValue:
            collector.add(.markupAttribute, context, wording, "\(place): \(error.reason)")
        case .agreement:
            collector.add(.markupArgument, context, wording, "\(place): \(error.reason)")
        // Said by the checks of format specifiers, variations and languages.
        case .invalidSpecifier, .conflictingKinds, .unknownSubstitution, .recursiveSubstitution, .missingWording,
            .locale:
            return
        }
    }

    private static func check(
        _ attribute: MarkupMember, _ wording: LintWording, _ context: LintContext, _ collector: inout LintCollector
    ) {
        let key = attribute.key
        guard known.contains(key) || context.customAttributes.contains(key) else {
            let near = known.union(context.customAttributes).filter { distance(key, $0) <= 2 }.min()
            return collector.add(
                .markupAttribute, context, wording, "no attribute is called “\(key)”", suggestion: near)
        }
        // Foundation counts both from 1.
        guard key == "agreeWithArgument", let argument = attribute.value.integerValue else { return }
        let expected = context.subject.expected.uses.keys
        let own = context.text.arguments.uses.keys
        if !expected.contains(argument), !own.contains(argument) {
            collector.add(
                .markupArgument, context, wording,
                "\(key) is \(argument), but the text has \(own.isEmpty ? "no arguments" : "arguments to \(own.max() ?? 0)")"
            )
        }
    }

    private static let limit = 10

    /// Foundation's attributes for localized text, and this package's for numbers.
    private static let known: Set<String> = [
        "inflect", "morphology", "inflectionAlternative", "agreeWithArgument", "agreeWithConcept", "referentConcept",
        "assumedLocalizedFormat", "formatNumber",
    ]

    /// Edits from one word to another, up to three.
    private static func distance(_ left: String, _ right: String) -> Int {
        let (a, b) = (Array(left.lowercased().utf8.prefix(64)), Array(right.lowercased().utf8.prefix(64)))
        guard abs(a.count - b.count) < 3 else { return 3 }
        var row = Array(0...b.count)
        for (i, x) in a.enumerated() {
            var previous = row[0]
            row[0] = i + 1
            for (j, y) in b.enumerated() {
                let best = min(previous + (x == y ? 0 : 1), row[j] + 1, row[j + 1] + 1)
                previous = row[j + 1]
                row[j + 1] = best
            }
        }
        return row[b.count]
    }
}
