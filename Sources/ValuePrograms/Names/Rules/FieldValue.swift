// UTS #35 part 8, "Modifiers" and "Handle core and prefix".

extension NameParts {
    /// The surname, whole or built of its parts.
    var plainSurname: String? {
        if let surname { return surname }
        return variants.isEmpty ? nil : wholeSurname(.surname)
    }

    /// A field's text as a pattern finds it, before modifiers: see the table at ``NameField``.
    func plain(_ field: NameField) -> String? {
        if let value = self[field] { return value }
        switch field {
        case .surname, .surname2: return variants.isEmpty ? nil : wholeSurname(field)
        case .suffix:
            guard let generation else { return credentials }
            return credentials.map { "\(generation), \($0)" } ?? generation
        case .generation: return suffix.flatMap { Generation.isGeneration($0) ? $0 : nil }
        case .credentials: return suffix.flatMap { Generation.isGeneration($0) ? nil : $0 }
        case .title, .given, .given2: return nil
        }
    }

    /// A field's text with as many of the modifiers as the name itself supplies, and the modifiers that are left to do.
    ///
    /// A form that the name supplies exactly is taken. Else, where several modifiers are asked, the form that covers most
    /// of them; of equals, the first in the alphabet: `{given-informal-initial}` takes `given-informal` and leaves the
    /// initial to be made. Else the plain field.
    func value(of field: NameField, _ modifiers: NameModifiers) -> (text: String, remaining: NameModifiers)? {
        if !variants.isEmpty, !modifiers.isEmpty {
            if let exact = variants.first(where: { $0.field == field && $0.modifiers == modifiers }) {
                return (exact.value, [])
            }
            guard let plain = plain(field) else { return nil }
            var best: Variant?
            if modifiers.count > 1 {
                for variant in variants where variant.field == field && variant.modifiers.isSubset(of: modifiers) {
                    guard let current = best else {
                        best = variant
                        continue
                    }
                    let (new, old) = (variant.modifiers, current.modifiers)
                    if new.count > old.count || new.count == old.count && new.suffixText < old.suffixText {
                        best = variant
                    }
                }
            }
            guard let best else { return (plain, modifiers) }
            return (best.value, modifiers.subtracting(best.modifiers))
        }
        return plain(field).map { ($0, modifiers) }
    }
}

/// Suffixes that number the generations of a family, apart from degrees and honours.
package enum Generation {
    /// `Jr`, `Sr.`, `III`, `2nd`; a comma before it does not matter.
    package static func isGeneration(_ suffix: String) -> Bool {
        let word = suffix.lowercased().filter { $0 != "." && $0 != "," && $0 != " " }
        if ["jr", "sr", "jnr", "snr", "junior", "senior", "2nd", "3rd", "4th", "5th"].contains(word) { return true }
        return !word.isEmpty && word.count <= 5 && word.allSatisfy { $0 == "i" || $0 == "v" || $0 == "x" }
    }
}
