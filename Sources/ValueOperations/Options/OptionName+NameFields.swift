extension OptionName {
    /// The options that are fields of a person's name.
    public static let nameFields: [OptionName] = [
        .given, .family, .middle, .prefix, .suffix, .nickname, .generation, .credentials, .family2, .nameLocale,
        .preferredOrder,
    ]

    /// CLDR's name of a name's field, as `fmt batch` has it inside `"name":{…}`; nil for options that are none.
    var cldrField: String? {
        switch self {
        case .given: "given"
        case .family: "surname"
        case .middle: "given2"
        case .prefix: "prefix"
        case .suffix: "suffix"
        case .nickname: "given-informal"
        case .generation: "generation"
        case .credentials: "credentials"
        case .family2: "surname2"
        case .nameLocale: "locale"
        case .preferredOrder: "preferredOrder"
        default: nil
        }
    }
}

extension OptionValues {
    /// The fields of a name among these; of a field given twice the last one.
    public var nameFields: [OperationInput.Field] {
        OptionName.nameFields.compactMap { name in
            guard let key = name.cldrField, let text = self[name] else { return nil }
            return OperationInput.Field(key: key, text: text)
        }
    }
}
