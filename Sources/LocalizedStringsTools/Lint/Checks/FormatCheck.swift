internal import LocaleFormatAppleStrings
internal import LocaleFormatCore
internal import LocaleFormatNumbers
internal import LocaleFormatTexts

/// Format specifiers: whether each language asks for the values that the program passes.
enum FormatCheck {
    static func check(_ context: LintContext, _ collector: inout LintCollector) {
        let expected = context.subject.expected
        // "%H:%M": a pattern for dates, or another language's specifiers.
        if context.subject.keyText.wordings[0].format.isForeign { return }
        let isFormatted = !expected.uses.isEmpty
        for wording in context.text.wordings {
            faults(in: wording, isFormatted, context, &collector)
        }
        for wording in context.text.top where !wording.text.isEmpty {
            if wording.arguments.isMixed {
                collector.add(.formatMixed, context, wording, "some arguments are numbered and others are not")
            }
            // Without a source to compare with, one language is as right as the other. Unmeant arguments shift the others.
            guard context.subject.source != nil || isFormatted, wording.format.unmeant == expected.unmeant else {
                continue
            }
            compare(wording, expected, context, &collector)
        }
        if isFormatted { arguments(context, &collector) }
        for wording in context.text.wordings { hiddenNumber(wording, context, &collector) }
    }

    /// A key that is shown as it is, where the source language has no text of its own.
    static func check(keyOf subject: LintSubject, _ collector: inout LintCollector) {
        guard subject.source != nil, subject.texts[subject.sourceLanguage] == nil else { return }
        for fault in faults(ofKey: subject) {
            collector.add(.formatInvalid, key: subject.key, language: nil, "the key: " + fault.reason)
        }
    }

    /// Specifiers of the key that cannot be read; none for a pattern of dates.
    private static func faults(ofKey subject: LintSubject) -> [FormatReading.Fault] {
        let format = subject.keyText.wordings[0].format
        return format.isForeign ? [] : format.faults.filter { !$0.isSpaced }
    }

    private static func faults(
        in wording: LintWording, _ isFormatted: Bool, _ context: LintContext, _ collector: inout LintCollector
    ) {
        guard isFormatted else {
            // A text without arguments may be shown as it is: a lone percent sign is right then, two are not.
            let source = context.subject.source?.counterpart(of: wording.path)
            if let source, !context.isSource, wording.format.hasEscapedPercent, !source.format.hasEscapedPercent,
                !source.format.faults.isEmpty
            {
                collector.add(
                    .formatInvalid, context, wording, "writes %% where the source writes %", suggestion: "%")
            }
            // What is a specifier that cannot be read fails, whether or not there are others.
            guard !wording.format.isForeign else { return }
            let known = faults(ofKey: context.subject)
            for fault in wording.format.faults where !fault.isSpaced {
                guard context.isSource || !known.contains(where: { $0.text == fault.text }) else { continue }
                collector.add(.formatInvalid, context, wording, fault.reason, suggestion: "%%")
            }
            return
        }
        // What the key has too is the program's doing; a language's text repeats it.
        let known = Set(context.subject.keyText.wordings[0].format.faults.map(\.text))
        for fault in wording.format.faults where context.isSource || !known.contains(fault.text) {
            collector.add(.formatInvalid, context, wording, fault.reason, suggestion: "%%")
        }
    }

    /// What is wrong with the arguments of all wordings together; the same text tells it when a program compiles them.
    private static func arguments(_ context: LintContext, _ collector: inout LintCollector) {
        let faults =
            collector.table.countsApart
            ? context.text.wordings.flatMap(\.arguments.faults) : context.text.arguments.faults
        for fault in faults {
            let rule: LintRule = if case .conflictingKinds = fault { .formatType } else { .formatInvalid }
            collector.add(rule, context, nil, fault.description)
        }
        // POSIX (fprintf) and Foundation find an argument only if the text shows all before it.
        guard context.isSource, let last = context.text.arguments.uses.keys.max() else { return }
        if let argument = (1..<last).first(where: { context.text.arguments.uses[$0] == nil }) {
            let text = context.text.arguments.uses[last]?.first?.text ?? ""
            collector.add(
                .formatMissing, context, nil, "argument \(argument) is not used, though \(text) is argument \(last)")
        }
    }

    private static func compare(
        _ wording: LintWording, _ expected: ExpectedArguments, _ context: LintContext, _ collector: inout LintCollector
    ) {
        let meant = wording.arguments.meant
        for (argument, uses) in meant.sorted(by: { $0.key < $1.key }) {
            guard let passed = expected.passed[argument] else {
                let known = expected.uses.count
                let count = known == 0 ? "none" : known == 1 ? "one" : "\(known)"
                collector.add(
                    .formatExtra, context, wording,
                    "\(context.shown(uses[0], argument)) wants argument \(argument); \(expected.origin) has \(count)")
                continue
            }
            if let (use, found) = uses.first(where: { !passed.contains($1) }) {
                let other = expected.uses[argument]?.first
                collector.add(
                    .formatType, context, wording,
                    "argument \(argument) is \(found.rawValue) (\(context.shown(use, argument))) here and "
                        + "\(other?.kind.passing?.rawValue ?? "") (\(context.shown(other, argument))) in \(expected.origin)"
                )
                continue
            }
            // What no value suits is told for all wordings together.
            if let first = uses[0].kind.passing,
                let (use, found) = uses.first(where: {
                    $1 != first && !$0.kind.values.isDisjoint(with: uses[0].kind.values)
                })
            {
                collector.add(
                    .formatType, context, wording,
                    "argument \(argument) is \(first.rawValue) (\(context.shown(uses[0], argument))) and \(found.rawValue) (\(context.shown(use, argument))) in one text"
                )
                continue
            }
            style(uses, expected.uses[argument] ?? [], argument, expected.origin, wording, context, &collector)
        }
        let isOfFew = ["zero", "one", "two"].contains(wording.category)
        // “eins von %lld” for “%lld of %lld”: what shows the number that it counts has no reason to leave out another.
        let showsCounted =
            expected.passed.filter { $0.value == [.integer] }.keys.min().map { meant[$0] != nil } ?? false
        for argument in expected.required.sorted() where meant[argument] == nil {
            // “one file”: the wording says the number itself.
            if isOfFew, !showsCounted, expected.passed[argument] != [.object] { continue }
            let text = context.shown(expected.uses[argument]?.first, argument)
            collector.add(
                .formatMissing, context, wording, "argument \(argument) (\(text)) of \(expected.origin) is not used")
        }
    }

    private static func style(
        _ uses: [FormatArguments.Use], _ others: [FormatArguments.Use], _ argument: Int, _ origin: String,
        _ wording: LintWording, _ context: LintContext, _ collector: inout LintCollector
    ) {
        let styles = Set(others.compactMap(\.specifier).map(Style.init))
        guard !styles.isEmpty else { return }
        for use in uses {
            guard let specifier = use.specifier, !styles.contains(Style(specifier)) else { continue }
            let other = others.first { $0.specifier != nil }?.text ?? ""
            collector.add(
                .formatStyle, context, wording,
                "argument \(argument) is written \(use.text) here and \(other) in \(origin)")
            return
        }
    }

    /// What a reader sees of a specifier beyond the value.
    private struct Style: Hashable {
        let flags: FormatSpecifier.Flags
        let width: FormatSpecifier.Amount?
        let precision: FormatSpecifier.Amount?
        let conversion: FormatSpecifier.Conversion

        init(_ specifier: FormatSpecifier) {
            (flags, width, precision) = (specifier.flags, specifier.width, specifier.precision)
            // Signed or not makes no difference to the text of a number.
            conversion = specifier.conversion == .unsigned ? .integer : specifier.conversion
        }
    }

    /// The wording for `one` hides the number where, in this language, it is also said of 21.
    private static func hiddenNumber(
        _ wording: LintWording, _ context: LintContext, _ collector: inout LintCollector
    ) {
        guard let name = wording.category, name != "zero", let category = PluralCategory(rawValue: name),
            category != .other
        else { return }
        let numbers = context.plurals.numbers(of: category)
        guard numbers.count > 1, !showsNumber(wording),
            context.text.other(beside: wording.path).map(showsNumber) == true
        else { return }
        let examples = numbers.prefix(3).map(String.init).joined(separator: ", ")
        collector.add(
            .formatMissing, context, wording,
            "the number is not shown, though “\(name)” is for \(examples) … in this language")
    }

    private static func showsNumber(_ wording: LintWording) -> Bool {
        wording.format.specifiers.contains { specifier in
            specifier.conversion == .substitutionArgument || specifier.kind == .object
                || specifier.kind?.passing == .integer || specifier.kind == .floating
        }
    }
}

extension [FormatArguments.Use] {
    /// The first that C passes as something that is asked for.
    fileprivate func first(
        where isAsked: (FormatArguments.Use, ArgumentKind.Passing) -> Bool
    ) -> (use: FormatArguments.Use, passing: ArgumentKind.Passing)? {
        for use in self {
            if let passing = use.kind.passing, isAsked(use, passing) { return (use, passing) }
        }
        return nil
    }
}

extension LintContext {
    /// An argument's specifier as the text has it, with its name where it has one: `%(count)lld`.
    fileprivate func shown(_ use: FormatArguments.Use?, _ argument: Int) -> String {
        guard let use else { return "%@" }
        guard let name = subject.names[language]?[argument] else { return use.text }
        let rest = use.text.hasPrefix("%\(argument)$") ? use.text.drop { $0 != "$" }.dropFirst() : use.text.dropFirst()
        return "%(\(name))" + rest
    }
}
