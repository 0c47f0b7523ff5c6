public import LocaleFormatNumbers

/// What a `.stringsdict` file says about one key: a format with variables, or wordings by device or width.
///
/// Everything that the file says is kept, also rules that this package does not know.
public struct StringsDictEntry: Hashable, Sendable {
    package var value: PropertyListValue

    package init(value: PropertyListValue) { self.value = value }

    /// An entry that is a format such as `%#@files@` and its variables.
    public init(format: String, variables: [String: StringsDictVariable] = [:]) {
        var dictionary = PropertyListDictionary([(Key.format, .string(format))])
        for (name, variable) in variables.sorted(by: { $0.key < $1.key }) {
            dictionary[name] = .dictionary(variable.dictionary)
        }
        value = .dictionary(dictionary)
    }

    package enum Key {
        package static let format = "NSStringLocalizedFormatKey"
        package static let rule = "NSStringFormatSpecTypeKey"
        package static let valueType = "NSStringFormatValueTypeKey"
        package static let width = "NSStringVariableWidthRuleType"
        package static let device = "NSStringDeviceSpecificRuleType"
        package static let plural = "NSStringPluralRuleType"
    }

    /// The text with its `%#@variable@`; nil where the wordings are by device or width.
    public var format: String? {
        get { value.dictionary?[Key.format]?.string ?? value.string }
        set {
            guard var dictionary = value.dictionary else {
                value = .string(newValue ?? "")
                return
            }
            dictionary[Key.format] = newValue.map(PropertyListValue.string)
            value = .dictionary(dictionary)
        }
    }

    /// The names of the variables, in the order of the file.
    public var variableNames: [String] {
        guard let dictionary = value.dictionary, dictionary[Key.format] != nil else { return [] }
        return dictionary.members.compactMap { member in
            member.value.dictionary != nil && member.key != Key.width && member.key != Key.device ? member.key : nil
        }
    }

    /// The variable that the format calls `%#@name@`; nil where the entry has none, and to remove one.
    public subscript(variable name: String) -> StringsDictVariable? {
        get { value.dictionary?[name]?.dictionary.map(StringsDictVariable.init(dictionary:)) }
        set {
            guard var dictionary = value.dictionary else { return }
            dictionary[name] = newValue.map { .dictionary($0.dictionary) }
            value = .dictionary(dictionary)
        }
    }

    /// All texts for people, each with the keys that lead to it: `["files", "one"]`, `["NSStringLocalizedFormatKey"]`.
    public var texts: [(path: [String], text: String)] {
        var texts: [(path: [String], text: String)] = []
        Self.collect(value, [], &texts)
        return texts
    }

    /// The text that some keys lead to. Setting one makes the dictionaries on the way; nil removes it.
    public subscript(path: [String]) -> String? {
        get { path.reduce(PropertyListValue?.some(value)) { $0?.dictionary?[$1] }?.string }
        set { value = Self.setting(newValue, in: value, path[...]) ?? .dictionary(PropertyListDictionary()) }
    }

    private static func collect(
        _ value: PropertyListValue, _ path: [String], _ texts: inout [(path: [String], text: String)]
    ) {
        switch value {
        case .string(let text): texts.append((path, text))
        case .dictionary(let dictionary):
            for member in dictionary.members where member.key != Key.rule && member.key != Key.valueType {
                collect(member.value, path + [member.key], &texts)
            }
        default: break
        }
    }

    private static func setting(
        _ text: String?, in value: PropertyListValue?, _ path: ArraySlice<String>
    ) -> PropertyListValue? {
        guard let key = path.first else { return text.map(PropertyListValue.string) }
        var dictionary = value?.dictionary ?? PropertyListDictionary()
        dictionary[key] = setting(text, in: dictionary[key], path.dropFirst())
        return .dictionary(dictionary)
    }
}

/// A variable of a `.stringsdict` entry: which rule chooses among its wordings, how its argument is written, the wordings.
public struct StringsDictVariable: Hashable, Sendable {
    package var dictionary: PropertyListDictionary

    package init(dictionary: PropertyListDictionary) { self.dictionary = dictionary }

    /// A choice by plural category.
    public init(specifier: String, _ cases: [PluralCategory: String]) {
        dictionary = PropertyListDictionary([
            (StringsDictEntry.Key.rule, .string(StringsDictEntry.Key.plural)),
            (StringsDictEntry.Key.valueType, .string(specifier)),
        ])
        for (category, text) in cases.sorted(by: { $0.key < $1.key }) { dictionary[category.rawValue] = .string(text) }
    }

    /// `NSStringPluralRuleType`, or another that is kept as it is.
    public var rule: String {
        get { dictionary[StringsDictEntry.Key.rule]?.string ?? StringsDictEntry.Key.plural }
        set { dictionary[StringsDictEntry.Key.rule] = .string(newValue) }
    }

    /// How the argument is written, without percent sign: `d`, `lld`; `@` where the file does not say it (Foundation Release
    /// Notes for OS X v10.9, "Localized Property List File").
    public var specifier: String {
        get { dictionary[StringsDictEntry.Key.valueType]?.string ?? "@" }
        set { dictionary[StringsDictEntry.Key.valueType] = .string(newValue) }
    }

    /// The wordings by plural category or by another rule's case, in the order of the file.
    public var cases: [(name: String, text: String)] {
        dictionary.members.compactMap { member in
            guard member.key != StringsDictEntry.Key.rule, member.key != StringsDictEntry.Key.valueType else {
                return nil
            }
            return member.value.string.map { (member.key, $0) }
        }
    }

    /// The wording of a case such as `one`; nil where there is none, and to remove one.
    public subscript(name: String) -> String? {
        get { dictionary[name]?.string }
        set { dictionary[name] = newValue.map(PropertyListValue.string) }
    }
}
