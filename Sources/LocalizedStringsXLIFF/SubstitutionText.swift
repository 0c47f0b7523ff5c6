internal import LocaleFormatAppleStrings
internal import LocaleFormatTexts
internal import LocalizedStrings

/// How Xcode writes the arguments of substitutions in XLIFF: `%1$#@files@` for `%#@files@`, and in a substitution `%1$lld` for `%arg`,
/// so that a translator sees the place and the type of each.
struct SubstitutionText {
    /// By name: the argument, from 1, and its specifier.
    var arguments: [String: (argument: Int, specifier: String)] = [:]
    /// By name: the specifiers of substitutions that state no argument.
    var specifiers: [String: String] = [:]

    init(_ localizations: [CatalogLocalization]) {
        for localization in localizations {
            for (name, argument, specifier) in localization.statedSubstitutions where arguments[name] == nil {
                if let argument {
                    arguments[name] = (argument, specifier)
                } else if specifiers[name] == nil {
                    specifiers[name] = specifier
                }
            }
        }
    }

    func exported(_ text: String, at path: CatalogUnitPath) -> String {
        if arguments.isEmpty { return text }
        let own = path.substitution.flatMap { arguments[$0] }
        return text.rewritingSpecifiers { specifier, written in
            switch specifier.conversion {
            case .substitutionArgument: own.map { "%\($0.argument)$\($0.specifier)" }
            case .substitution(let name) where specifier.position == nil:
                arguments[name].map { "%\($0.argument)$" + written.dropFirst() }
            default: nil
            }
        }
    }

    func imported(_ text: String, at path: CatalogUnitPath) -> String {
        if arguments.isEmpty { return text }
        let own = path.substitution.flatMap { arguments[$0] }
        return text.rewritingSpecifiers { specifier, written in
            if let own, written == "%\(own.argument)$\(own.specifier)" { return "%arg" }
            guard case .substitution(let name) = specifier.conversion, let position = specifier.position,
                arguments[name]?.argument == position
            else { return nil }
            return "%" + written.dropFirst("%\(position)$".count)
        }
    }

    /// Takes from the texts of units which arguments their substitutions have, for a catalog that does not know yet: the text
    /// says `%2$#@files@`, and the wordings of `files` show argument 2 as `%2$lld`. Where no text names the substitution, it is
    /// the first argument that the wordings show.
    mutating func learn(_ texts: [(path: CatalogUnitPath, text: String)]) {
        /// By name: the positions with which a text names it.
        var positions: [String: [Int?]] = [:]
        for text in texts {
            for specifier in FormatSpecifier.specifiers(of: text.text) {
                guard case .substitution(let name) = specifier.conversion else { continue }
                positions[name, default: []].append(specifier.position)
            }
        }
        for text in texts {
            guard let name = text.path.substitution, arguments[name] == nil, specifiers[name] == nil else { continue }
            let stated = positions[name]?.lazy.compactMap { $0 }.first
            if stated == nil, positions[name] != nil { continue }
            let bytes = Array(text.text.utf8)
            for specifier in FormatSpecifier.specifiers(of: text.text) {
                guard let position = specifier.position, position == stated ?? position else { continue }
                let written = String(decoding: bytes[specifier.range], as: UTF8.self).dropFirst("%\(position)$".count)
                // `%3$*i` stands for no %arg: it takes a width besides.
                guard TextSubstitution(specifier: String(written), variation: .text("")).formatSpecifier != nil else {
                    continue
                }
                arguments[name] = (position, String(written))
                break
            }
        }
    }
}
