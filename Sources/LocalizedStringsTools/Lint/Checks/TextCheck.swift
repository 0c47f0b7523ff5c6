internal import LocalizedStrings

/// The text itself: edges, end marks, digits, invisible characters.
enum TextCheck {
    static func check(_ context: LintContext, _ collector: inout LintCollector) {
        var reported: Set<LintRule> = []
        for wording in context.text.wordings where wording.state != .new {
            if let name = ControlCharacters.first(in: wording.text) {
                collector.add(.controlCharacter, context, wording, "has \(name)")
            }
            if let (control, isOpening) = BidiBalance.firstUnpaired(in: wording.text) {
                collector.add(
                    .bidi, context, wording, "\(control) is not \(isOpening ? "closed" : "opened") in its paragraph")
            }
            if let numbers = context.digits, !context.isPseudo {
                number(wording, numbers, context, &reported, &collector)
            }
            if !context.isSource, !wording.text.isEmpty, context.subject.entry.shouldTranslate {
                compare(wording, context, &reported, &collector)
            }
        }
    }

    private static func number(
        _ wording: LintWording, _ numbers: RawNumber, _ context: LintContext, _ reported: inout Set<LintRule>,
        _ collector: inout LintCollector
    ) {
        guard !reported.contains(.rawNumber) else { return }
        let kept = ProtectedRanges.ranges(in: wording.text, runsWith: ["formatNumber"])
        guard let number = numbers.first(in: wording.text, except: kept) else { return }
        reported.insert(.rawNumber)
        collector.add(
            .rawNumber, context, wording,
            "“\(number)” is always shown in Latin digits; readers may prefer \(numbers.preferred)",
            suggestion: "^[\(number)](formatNumber: true)")
    }

    /// Edges and end marks, once for a text: what one wording lacks, its siblings mostly lack too.
    private static func compare(
        _ wording: LintWording, _ context: LintContext, _ reported: inout Set<LintRule>,
        _ collector: inout LintCollector
    ) {
        guard let source = context.subject.source?.counterpart(of: wording.path) else { return }
        let code = context.languageCode
        if !reported.contains(.whitespace),
            let message = EdgeWhitespace.difference(wording.text, from: source.text, language: code)
        {
            reported.insert(.whitespace)
            collector.add(.whitespace, context, wording, message)
        }
        if !reported.contains(.punctuation),
            let message = EndPunctuation.difference(wording.text, from: source.text, language: code)
        {
            reported.insert(.punctuation)
            collector.add(.punctuation, context, wording, message)
        }
    }
}
