internal import LocaleFormatAppleStrings
internal import LocaleFormatTexts

/// What a program passes for a key: the arguments of the key itself if it has any, else those of the source language.
struct ExpectedArguments {
    let uses: [Int: [FormatArguments.Use]]
    let passed: [Int: Set<ArgumentKind.Passing>]
    /// Arguments that every wording shows but those for zero, one and two.
    let required: Set<Int>
    /// Who says so, for messages: `the key`, `en`.
    let origin: String
    /// How many percent signs of the origin read as arguments that nobody meant: they shift those after them.
    let unmeant: Int

    init(key: LintText, source: LintText?, sourceLanguage: String) {
        let ofKey = key.wordings[0]
        let wordings = source?.top ?? []
        // A key whose percent signs were not meant as specifiers says nothing.
        // One that is the singular alone, as gettext's is, may leave out the number.
        let isSingular = wordings.contains { $0.category == "one" && $0.text == ofKey.text }
        let byKey =
            !ofKey.arguments.meant.isEmpty && ofKey.format.faults.isEmpty && !ofKey.arguments.isMixed && !isSingular
        origin = byKey ? "the key" : sourceLanguage
        var uses = byKey ? ofKey.arguments.meant : [:]
        if !byKey {
            for wording in wordings { uses.merge(wording.arguments.meant) { $0 + $1 } }
        }
        self.uses = uses
        passed = uses.mapValues { Set($0.compactMap(\.kind.passing)) }
        unmeant = byKey ? 0 : wordings.map(\.format.unmeant).max() ?? 0
        var required = Set(uses.keys)
        for wording in wordings where !["zero", "one", "two"].contains(wording.category) {
            required.formIntersection(wording.arguments.uses.keys)
        }
        self.required = required
    }
}

extension FormatArguments {
    /// What takes each argument, without `% o` and the like, which nobody means; they count all the same.
    var meant: [Int: [Use]] {
        uses.compactMapValues { uses in
            let meant = uses.filter { $0.specifier?.flags.contains(.space) != true }
            return meant.isEmpty ? nil : meant
        }
    }
}
