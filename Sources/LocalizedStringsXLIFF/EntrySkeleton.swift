internal import LocaleFormatJSON
internal import LocalizedStrings

/// An entry of a catalog with null for each wording that units carry: what is left is written beside the first unit of the key.
enum EntrySkeleton {
    /// - Parameter carried: for a language, the paths whose wordings units carry.
    static func json(of entry: CatalogEntry, languages: [String], carried: (String, CatalogUnitPath) -> Bool) -> String
    {
        var fields = entry.fields
        if let all = fields["localizations"]?.object {
            var kept = JSONObject()
            kept.members = all.members.filter { languages.contains($0.key) }.map { member in
                var member = member
                if let object = member.value.object {
                    member.value = .object(
                        change(object, .root) { unit, path in
                            if carried(member.key, path) { unit["value"] = .null }
                        })
                }
                return member
            }
            fields["localizations"] = .object(kept)
        }
        return CompactJSON.text(.object(fields))
    }

    static func entry(_ json: String) -> CatalogEntry? {
        // As deep as it lies in a catalog, so that it can be read there too.
        let inCatalog = try? JSONReader.read(Array("[[\(json)]]".utf8))
        return inCatalog?.array?.first?.array?.first?.object.map(CatalogEntry.init(fields:))
    }

    /// Puts wordings where the skeleton has none; those that no unit carries any more go.
    static func fill(_ localization: CatalogLocalization, _ wording: (CatalogUnitPath) -> String?)
        -> CatalogLocalization
    {
        var missing: [CatalogUnitPath] = []
        let fields = change(localization.fields, .root) { unit, path in
            guard unit["value"] == nil || unit["value"] == .null else { return }
            if let text = wording(path) { unit["value"] = .string(text) } else { missing.append(path) }
        }
        var filled = CatalogLocalization(fields: fields)
        for path in missing { filled[path] = nil }
        return filled
    }

    /// Goes through every `stringUnit`.
    private static func change(
        _ fields: JSONObject, _ path: CatalogUnitPath, _ body: (inout JSONObject, CatalogUnitPath) -> Void
    ) -> JSONObject {
        var fields = fields
        for index in fields.members.indices {
            guard var inner = fields.members[index].value.object else { continue }
            switch fields.members[index].key {
            case "stringUnit": body(&inner, path)
            case "variations":
                for kind in inner.members.indices {
                    guard var cases = inner.members[kind].value.object else { continue }
                    for choice in cases.members.indices {
                        guard let object = cases.members[choice].value.object else { continue }
                        let step = CatalogUnitPath.Step.variation(
                            kind: inner.members[kind].key, case: cases.members[choice].key)
                        cases.members[choice].value = .object(change(object, path.appending(step), body))
                    }
                    inner.members[kind].value = .object(cases)
                }
            case "substitutions":
                for name in inner.members.indices {
                    guard let object = inner.members[name].value.object else { continue }
                    let step = CatalogUnitPath.Step.substitution(inner.members[name].key)
                    inner.members[name].value = .object(change(object, path.appending(step), body))
                }
            default: break
            }
            fields.members[index].value = .object(inner)
        }
        return fields
    }
}

/// JSON on one line, of characters that XML can hold.
enum CompactJSON {
    static func text(_ value: JSONValue) -> String {
        var text = ""
        for scalar in value.text.unicodeScalars {
            if scalar.isXML {
                text.unicodeScalars.append(scalar)
            } else {
                // The writer escapes control characters itself; these are U+FFFE and U+FFFF.
                text += "\\u" + String(scalar.value, radix: 16)
            }
        }
        return text
    }
}
