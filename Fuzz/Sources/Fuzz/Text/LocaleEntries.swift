import LocaleFormat

enum LocaleEntries {
    /// Line 1: an identifier. Then pairs of a key and a value.
    static func locale(_ fields: inout Fields) {
        guard let locale = try? LocaleID(fields.line()) else { return }
        let again = try? LocaleID(locale.tag)
        require(again == locale, "\(locale.tag) reads back as \(again?.tag ?? "none")")
        for type in LocaleID.IdentifierType.allCases where type != .icu || !locale.tag.contains("-yes") {
            let text = locale.identifier(type)
            require(
                text.utf8.count > LocaleID.maximumLength || (try? LocaleID(text)) == locale,
                "\(text) is not \(locale.tag)")
        }
        require(
            locale.parents.last == (locale.withoutExtensions == .root ? locale.parent : .root),
            "parents of \(locale.tag)")
        require(locale.isEquivalent(to: locale.maximized) && locale.hasCommonParent(with: locale), locale.tag)
        for problem in locale.validity.problems { _ = problem.description }
        for other in [locale.maximized, locale.minimized, locale.withoutExtensions] + locale.parents.prefix(4) {
            require((try? LocaleID(other.tag)) == other, "\(other.tag), of \(locale.tag), does not read back")
        }
        _ = locale.displayName(in: locale)
        _ = locale.displayName(in: "en", .standard)
        _ = locale.isRightToLeft
        _ = NumberStyle<Int>(locale: locale).format(1234)
        var changed = locale
        while !fields.isEmpty {
            let key = fields.line()
            let value = fields.line()
            guard let next = try? changed.setting(key, to: value.isEmpty ? nil : value) else { continue }
            require((try? LocaleID(next.tag)) == next, "\(next.tag), of \(changed.tag), does not read back")
            _ = next.keyword(key)
            changed = next
        }
    }

    /// Line 1: languages that are wished for. Line 2: languages that there are. Each with commas between.
    static func matcher(_ fields: inout Fields) {
        func locales(_ line: String) -> [LocaleID] {
            line.split(separator: ",").prefix(32).compactMap { try? LocaleID($0) }
        }
        let (preferred, available) = (locales(fields.line()), locales(fields.line()))
        var options = LanguageMatcher.Options()
        let flags = fields.flags()
        options.isTwoWay = flags & 1 != 0
        options.demotesLaterLanguages = flags & 2 != 0
        options.threshold = flags & 4 != 0 ? fields.integer() : nil
        let matcher = LanguageMatcher(available: available, default: available.last, options: options)
        if let match = matcher.match(preferred) {
            require(available.contains(match.available), "\(match.available) is not available")
            require(preferred.contains(match.preferred), "\(match.preferred) is not preferred")
        }
        _ = matcher.bestMatch(preferred)
    }
}
