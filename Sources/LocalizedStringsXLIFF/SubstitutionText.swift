internal import LocalizedStrings

/// How Xcode writes the arguments of substitutions in XLIFF: `%1$#@files@` for `%#@files@`, and in a substitution `%1$lld` for `%arg`,
/// so that a translator sees the place and the type of each.
struct SubstitutionText {
    /// By name: the argument, from 1, and its specifier.
    var arguments: [String: (argument: Int, specifier: String)] = [:]

    init(_ localizations: [CatalogLocalization]) {
        for localization in localizations {
            for name in localization.substitutionNames where arguments[name] == nil {
                if let known = localization[substitution: name], let argument = known.argument {
                    arguments[name] = (argument, known.specifier)
                }
            }
        }
    }

    func exported(_ text: String, at path: CatalogUnitPath) -> String {
        if arguments.isEmpty { return text }
        if let name = path.substitution {
            guard let known = arguments[name] else { return text }
            return text.replacing("%arg", with: "%\(known.argument)$\(known.specifier)")
        }
        var text = text
        for (name, known) in arguments { text = text.replacing("%#@\(name)@", with: "%\(known.argument)$#@\(name)@") }
        return text
    }

    func imported(_ text: String, at path: CatalogUnitPath) -> String {
        if arguments.isEmpty { return text }
        if let name = path.substitution {
            guard let known = arguments[name] else { return text }
            return text.replacing("%\(known.argument)$\(known.specifier)", with: "%arg")
        }
        var text = text
        for (name, known) in arguments { text = text.replacing("%\(known.argument)$#@\(name)@", with: "%#@\(name)@") }
        return text
    }

    /// Takes from units what arguments their substitutions have, for a catalog that does not know yet.
    mutating func learn(_ path: CatalogUnitPath, _ text: String) {
        if let name = path.substitution {
            guard arguments[name] == nil,
                let found = text.firstMatch(of: /%(\d+)\$([a-zA-Z@.0-9]*?[a-zA-Z@])(?![a-zA-Z])/),
                let argument = Int(found.1)
            else { return }
            arguments[name] = (argument, String(found.2))
        }
    }
}
