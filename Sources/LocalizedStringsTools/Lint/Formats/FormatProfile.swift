internal import LocaleFormatMarkup

/// Which arguments a wording uses, and as what.
struct FormatProfile {
    /// What an argument must be. Sizes (`%d`, `%lld`) do not tell kinds apart: values are passed in full.
    enum Kind: String {
        case object = "text"
        case cString = "a C string"
        case integer = "a whole number"
        case floating = "a number with a fraction"

        /// By the last character of a specifier: `lld`, `@`, `.1f`.
        init?(specifier: String) {
            switch specifier.last {
            case "@": self = .object
            case "s", "S": self = .cString
            case "d", "D", "i", "u", "U", "x", "X", "o", "O", "c", "C": self = .integer
            case "f", "F", "e", "E", "g", "G", "a", "A": self = .floating
            default: return nil
            }
        }
    }

    struct Use {
        let kind: Kind
        /// As written: `%2$.1f`.
        let text: String
        let specifier: FormatSpecifier?
    }

    /// By argument, counted from 1.
    private(set) var uses: [Int: [Use]] = [:]
    /// Whether some arguments are numbered and others are not.
    private(set) var isMixed = false
    /// Substitutions that the wording names.
    private(set) var substitutions: [String] = []

    /// The arguments of a wording of the text itself, with those of the substitutions that it names.
    init(of wording: LintWording, in text: LintText) {
        var next = 1
        var (numbered, unnumbered) = (false, false)
        for specifier in wording.format.specifiers {
            take(specifier.width, &next, &numbered, &unnumbered)
            take(specifier.precision, &next, &numbered, &unnumbered)
            let written = wording.format.text(of: specifier)
            if case .substitution(let name) = specifier.conversion {
                substitutions.append(name)
                let known = text.substitutions[name]
                let argument = specifier.position ?? known?.argument
                if argument == nil { unnumbered = true }
                let position = argument ?? next
                if argument == nil { next += 1 }
                // What the substitution's wordings show counts too: a `%2$@` within one.
                add(substitution: name, at: position, known?.specifier ?? "", in: text)
                continue
            }
            guard let kind = Self.kind(of: specifier) else { continue }
            if specifier.position == nil { unnumbered = true } else { numbered = true }
            let position = specifier.position ?? next
            if specifier.position == nil { next += 1 }
            uses[position, default: []].append(Use(kind: kind, text: written, specifier: specifier))
        }
        isMixed = numbered && unnumbered
    }

    private mutating func take(
        _ amount: FormatSpecifier.Amount?, _ next: inout Int, _ numbered: inout Bool, _ unnumbered: inout Bool
    ) {
        guard case .argument(let position)? = amount else { return }
        if position == nil { unnumbered = true } else { numbered = true }
        uses[position ?? next, default: []].append(Use(kind: .integer, text: "*", specifier: nil))
        if position == nil { next += 1 }
    }

    private mutating func add(substitution name: String, at position: Int, _ specifier: String, in text: LintText) {
        if let kind = Kind(specifier: specifier) {
            uses[position, default: []].append(Use(kind: kind, text: "%" + specifier, specifier: nil))
        }
        for wording in text.wordings where wording.path.substitution == name {
            var next = position
            for inner in wording.format.specifiers {
                guard let kind = Self.kind(of: inner) else { continue }
                let own = inner.position ?? next
                if inner.position == nil { next += 1 }
                uses[own, default: []].append(Use(kind: kind, text: wording.format.text(of: inner), specifier: inner))
            }
        }
    }

    /// Nil for `%arg`, which is its substitution's argument, and for substitutions.
    static func kind(of specifier: FormatSpecifier) -> Kind? {
        switch specifier.conversion {
        case .object: .object
        case .string: .cString
        case .integer, .unsigned, .hexadecimal, .octal, .character: .integer
        case .fixed, .exponent, .general, .hexadecimalFloat: .floating
        case .substitution, .substitutionArgument: nil
        }
    }
}

/// What a program passes for a key: the arguments of the key itself if it has any, else those of the source language.
struct ExpectedArguments {
    let kinds: [Int: Set<FormatProfile.Kind>]
    let uses: [Int: [FormatProfile.Use]]
    /// Arguments that every wording shows but those for zero, one and two.
    let required: Set<Int>
    /// Who says so, for messages: `the key`, `en`.
    let origin: String

    init(key: LintText, source: LintText?, sourceLanguage: String) {
        let ofKey = FormatProfile(of: key.wordings[0], in: key)
        let profiles = (source?.top ?? []).map { (wording: $0, profile: FormatProfile(of: $0, in: source ?? key)) }
        // A key whose percent signs were not meant as specifiers says nothing.
        let byKey = !ofKey.uses.isEmpty && key.wordings[0].format.faults.isEmpty && !ofKey.isMixed
        origin = byKey ? "the key" : sourceLanguage
        var uses = byKey ? ofKey.uses : [:]
        if !byKey {
            for entry in profiles { uses.merge(entry.profile.uses) { $0 + $1 } }
        }
        self.uses = uses
        kinds = uses.mapValues { Set($0.map(\.kind)) }
        var required = Set(uses.keys)
        for entry in profiles where !["zero", "one", "two"].contains(entry.wording.category) {
            required.formIntersection(entry.profile.uses.keys)
        }
        self.required = required
    }
}
