// UTS #35 part 8, "Process a namePattern".

extension NameProgram {
    /// Fills a pattern. Empty fields go with the text around them:
    ///
    /// | pattern `1{title}1 2{given}2 3{given2}3 4{surname}4` | result |
    /// |---|---|
    /// | all | 1Dr.1 2Richard2 3Theodore3 4Gillam4 |
    /// | no title: all before the first populated field goes | Richard2 3Theodore3 4Gillam4 |
    /// | no middle name: what remains is cut at the spaces nearest to it | 1Dr.1 2Richard2 4Gillam4 |
    /// | no surname: all after the last populated field goes | 1Dr.1 2Richard2 3Theodore |
    func process(
        _ pattern: NamePattern, _ name: NameParts, _ known: any NameKnowledge, into writer: inout NameWriter
    ) {
        var hasWritten = false
        var isMissing = false
        var before: NamePattern.Literal?
        var after: NamePattern.Literal?
        // Text before the first field stays only if that field is populated.
        var skipsLeading = false
        for element in pattern.elements {
            guard case .field(let field, let modifiers) = element,
                let text = text(of: field, modifiers, in: name, known), !text.isEmpty
            else {
                if case .literal(let literal) = element {
                    if skipsLeading { continue }
                    if isMissing { after = literal } else { before = literal }
                } else if hasWritten {
                    isMissing = true
                    after = nil
                } else {
                    skipsLeading = true
                    before = nil
                }
                continue
            }
            skipsLeading = false
            if isMissing {
                writer.appendCoalesced(before, after)
            } else if let before {
                writer.append(before.text)
            }
            (before, after, isMissing, hasWritten) = (nil, nil, false, true)
            writer.append(text, as: field)
        }
        if !isMissing, let before { writer.append(before.text) }
    }

    /// A field's text with all modifiers done, or nil.
    private func text(
        of field: NameField, _ modifiers: NameModifiers, in name: NameParts, _ known: any NameKnowledge
    ) -> String? {
        var modifiers = modifiers
        if capitalizesSurname, field == .surname { modifiers.insert(.allCaps) }
        guard let (value, remaining) = name.value(of: field, modifiers) else { return nil }
        if remaining.isEmpty { return value }
        // A prefix that the name does not supply is empty; a core, or an informal or inflected form, is the plain text.
        if remaining.contains(.prefix) { return nil }
        var text = value
        if remaining.contains(.initial) {
            text = initials.initials(of: text, retainsPunctuation: remaining.contains(.retain), known)
        } else if remaining.contains(.monogram) {
            text = Grapheme.first(of: text, known)
        }
        if remaining.contains(.allCaps) {
            text = casing.uppercased(text)
        } else if remaining.contains(.initialCap) {
            text = casing.initialCapitalized(text)
        }
        return text
    }
}

extension NameWriter {
    /// What remains of two texts when the fields between them are empty: up to the first space of the one, and after the
    /// last space of the other ("Process a namePattern", step 4). A text that ends the one before it is not written twice (since CLDR
    /// 43): the monogram of `{given}.{given2}.{surname}` without a middle name is `A.B`.
    mutating func appendCoalesced(_ before: NamePattern.Literal?, _ after: NamePattern.Literal?) {
        if let before { append(before.head) }
        guard let after, before?.ends(with: after) != true else { return }
        append(before?.hasSpace == true ? after.tailAfterSpace : after.tail)
    }
}
