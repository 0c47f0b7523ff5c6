internal import LocalizedStrings

/// How far translations are: new, waiting for review, empty.
enum TranslationCheck {
    static func check(_ context: LintContext, _ collector: inout LintCollector) {
        guard !context.isSource, context.subject.entry.shouldTranslate else { return }
        let wordings = context.text.wordings
        report(
            wordings.filter { $0.state == .new }, of: wordings, .translationNew, "is in state “new”", context,
            &collector)
        report(
            wordings.filter { $0.state == .needsReview }, of: wordings, .translationReview, "waits for review", context,
            &collector)
        report(
            wordings.filter { $0.state == .stale }, of: wordings, .translationReview,
            "belongs to a source that has changed", context, &collector)
        for wording in wordings where wording.text.isEmpty && wording.state != .new {
            guard let source = context.subject.source?.counterpart(of: wording.path), !source.text.isEmpty else {
                continue
            }
            collector.add(.translationEmpty, context, wording, "is empty")
        }
    }

    /// One finding for a text if all its wordings are alike, else one for each.
    private static func report(
        _ some: [LintWording], of all: [LintWording], _ rule: LintRule, _ message: String, _ context: LintContext,
        _ collector: inout LintCollector
    ) {
        if some.isEmpty { return }
        if some.count == all.count { return collector.add(rule, context, nil, message) }
        for wording in some { collector.add(rule, context, wording, message) }
    }
}
