internal import LocaleFormatJSON

extension StringCatalog: ReadableFile {
    /// Reads a catalog.
    ///
    /// - Throws: ``StringsError/malformed(file:line:column:expected:found:)`` for what is no JSON: `{"strings" : `;
    ///   ``StringsError/unexpected(file:path:expected:found:)`` for JSON that is no catalog: `{"strings": []}`;
    ///   ``StringsError/notText(file:encoding:offset:)``; and for more than ``StringsLimits``.
    public init(reading bytes: [UInt8], file: String = "") throws(StringsError) {
        do {
            try self.init(checking: bytes)
        } catch {
            throw error.inFile(file)
        }
    }

    private init(checking bytes: [UInt8]) throws(StringsError) {
        try StringsLimits.check(marks: bytes)
        if let opened = CatalogFile.open(bytes) {
            self.init(opened.file, fields: opened.fields, entries: opened.entries, order: opened.order)
        } else {
            try self.init(readingAll: bytes)
        }
    }

    /// Reads every entry, and tells what is wrong with it.
    package init(readingAll bytes: [UInt8]) throws(StringsError) {
        // Where each key of `strings` stands matters only if one stands twice, which a first look at the keys tells.
        guard var fields = try JSONReader.read(bytes).object else {
            throw .unexpected(file: "", path: [], expected: "an object", found: "something else")
        }
        for (key, value) in fields.members.map({ ($0.key, $0.value) }) where key == "sourceLanguage" || key == "version"
        {
            guard value.string != nil else {
                throw .unexpected(file: "", path: [key], expected: "a text", found: value.kind)
            }
        }
        guard let strings = fields["strings"] else {
            throw .unexpected(file: "", path: [], expected: "the member 'strings'", found: "none")
        }
        // Whichever one took, the keys of the other would be lost.
        guard fields.members.count(where: { $0.key == "strings" }) == 1 else {
            throw .unexpected(file: "", path: ["strings"], expected: "one member 'strings'", found: "several")
        }
        guard let members = strings.object?.members else {
            throw .unexpected(file: "", path: ["strings"], expected: "an object", found: strings.kind)
        }
        fields["strings"] = .object(JSONObject())
        var entries: [String: CatalogEntry] = [:]
        entries.reserveCapacity(members.count)
        var order: [String] = []
        order.reserveCapacity(members.count)
        var places: [String: Int] = [:]
        places.reserveCapacity(members.count)
        var shadowed: [String: [JSONObject.Member]] = [:]
        for member in members {
            guard let object = member.value.object else {
                throw .unexpected(
                    file: "", path: ["strings", member.key], expected: "an object", found: member.value.kind)
            }
            try CatalogShape.check(object, key: member.key)
            let earlier = entries.updateValue(CatalogEntry(fields: object), forKey: member.key)
            if let earlier, let place = places[member.key] {
                shadowed[member.key, default: []].append(.init(key: order[place], value: .object(earlier.fields)))
                order[place] = member.key
            } else {
                places[member.key] = order.count
                order.append(member.key)
            }
        }
        self.init(
            fields: fields, layout: JSONLayout(of: bytes), entries: entries, order: order,
            shadowed: shadowed, duplicateKeys: order.count == members.count ? [] : Self.duplicates(in: bytes))
    }

    private static func duplicates(in bytes: [UInt8]) -> [DuplicateKey] {
        var seen: Set<String> = []
        var duplicates: [DuplicateKey] = []
        var isInStrings = false
        var lines = SourcePositionCounter()
        _ = try? JSONReader.read(bytes) { depth, key, offset in
            if depth == 1 { isInStrings = key == "strings" }
            if depth == 2, isInStrings, !seen.insert(key).inserted {
                duplicates.append(DuplicateKey(key: key, position: lines.position(of: offset, in: bytes)))
            }
        }
        return duplicates
    }

    /// The catalog as Xcode writes it, or in the layout of the file that it was read from: indented, or all on one line.
    /// A file whose lines follow no rule is laid out anew.
    public func bytes() -> [UInt8] {
        var writer = JSONWriter(layout)
        writer.write(fields.members) { writer, member in
            guard member.key == "strings" else { return writer.write(member.value) }
            let members = keys.flatMap { key in
                (shadowed[key] ?? []) + [JSONObject.Member(key: key, value: .object(self[key]?.fields ?? JSONObject()))]
            }
            writer.write(.object(JSONObject(members: members)))
        } key: {
            $0.key
        }
        return writer.finish()
    }
}

/// What a catalog's objects must hold where this package looks: a mistake there would otherwise read as an untranslated
/// string. What it does not know may hold anything.
enum CatalogShape {
    static func check(_ entry: JSONObject, key: String) throws(StringsError) {
        let path = ["strings", key]
        for member in entry.members {
            switch member.key {
            case "comment", "extractionState": try expect(member, path, "a text") { $0.string != nil }
            case "shouldTranslate", "generatesSymbol", "isCommentAutoGenerated":
                try expect(member, path, "true or false") { $0.bool != nil }
            case "localizations":
                try expectNames(member, path)
                for language in member.value.object?.members ?? [] {
                    try expect(language, path + [member.key], "an object") { $0.object != nil }
                    if let object = language.value.object {
                        try check(localization: object, path + [member.key, language.key])
                    }
                }
            default: break
            }
        }
    }

    private static func check(localization: JSONObject, _ path: [String]) throws(StringsError) {
        for member in localization.members {
            let inner = path + [member.key]
            switch member.key {
            case "stringUnit":
                try expect(member, path, "an object") { $0.object != nil }
                for field in member.value.object?.members ?? [] where field.key == "state" || field.key == "value" {
                    try expect(field, inner, "a text") { $0.string != nil }
                }
            case "variations":
                try expectNames(member, path)
                for kind in member.value.object?.members ?? [] {
                    try expectNames(kind, inner)
                    for choice in kind.value.object?.members ?? [] {
                        try expect(choice, inner + [kind.key], "an object") { $0.object != nil }
                        if let object = choice.value.object {
                            try check(localization: object, inner + [kind.key, choice.key])
                        }
                    }
                }
            case "substitutions":
                try expectNames(member, path)
                for substitution in member.value.object?.members ?? [] {
                    try expect(substitution, inner, "an object") { $0.object != nil }
                    if let object = substitution.value.object {
                        try check(localization: object, inner + [substitution.key])
                    }
                }
            case "argNum": try expect(member, path, "a whole number") { $0.integer != nil }
            case "formatSpecifier": try expect(member, path, "a text") { $0.string != nil }
            default: break
            }
        }
    }

    /// An object of as many members as are looked up one after another.
    private static func expectNames(_ member: JSONObject.Member, _ path: [String]) throws(StringsError) {
        try expect(member, path, "an object") { $0.object != nil }
        try StringsLimits.check(names: member.value.object?.members.count ?? 0, path + [member.key])
    }

    private static func expect(
        _ member: JSONObject.Member, _ path: [String], _ expected: String, _ isRight: (JSONValue) -> Bool
    ) throws(StringsError) {
        if !isRight(member.value) {
            throw .unexpected(file: "", path: path + [member.key], expected: expected, found: member.value.kind)
        }
    }
}
