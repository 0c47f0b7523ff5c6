import LocaleFormat

extension PersonName {
    /// A name by CLDR's field names. A field may be there once.
    public init(commandFields fields: [OperationInput.Field]) throws(CommandFailure) {
        var texts: [String: String] = [:]
        for field in fields where texts.updateValue(field.text, forKey: field.key) != nil {
            throw .usage("the name's field '\(field.key)' is there twice")
        }
        do { try self.init(fields: texts) } catch {
            switch error {
            case let error as LocaleError: throw CommandFailure(error)
            case let error as PersonNameError: throw .usage(error.description)
            default: throw .usage("the name cannot be read")
            }
        }
    }

    /// A name on one line, taken apart as names in a locale are.
    public init(commandLine line: String, locale: LocaleID) throws(CommandFailure) {
        do { try self.init(parsing: line, locale: locale) } catch { throw .value(error.description) }
    }

    /// The fields by CLDR's names, in CLDR's order, each form behind its field.
    public var members: [(key: String, string: String)] {
        let fields = fields.filter { $0.key != "preferredOrder" }
        let order = NameField.allCases.map(\.rawValue)
        func position(_ key: String) -> Int {
            order.firstIndex(of: String(key.prefix { $0 != "-" })) ?? order.count
        }
        var members = fields.sorted { (position($0.key), $0.key) < (position($1.key), $1.key) }
            .map { (key: $0.key, string: $0.value) }
        if let preferredOrder { members.append(("preferredOrder", preferredOrder.rawValue)) }
        if let locale { members.append(("locale", locale.tag)) }
        return members
    }
}
