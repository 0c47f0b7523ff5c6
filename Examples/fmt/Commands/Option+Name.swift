import ArgumentParser
import LocaleFormatOperations

// Options are declared for swift-argument-parser by their names in the table, and keep the text as it was written: reading
// it into a type is ``OptionValues``'s, for all ways of giving an option.

extension Option where Value == String? {
    /// - Parameter values: what may follow, `auto|off`; also the completions.
    /// - Parameter completing: completions that are too many to be listed in the help.
    init(_ name: OptionName, _ help: String, values: String? = nil, completing: [String]? = nil) {
        let words = values.map { $0.split(separator: "|").map(String.init) }
        self.init(
            name: NameSpecification(([name.rawValue] + name.otherNames).map { .customLong($0) }),
            help: ArgumentHelp(stringLiteral: help + (values.map { ": \($0)" } ?? ".")),
            completion: (words ?? completing).map { .list($0) })
    }
}

extension Flag where Value == Bool {
    init(wrappedValue: Bool, _ name: OptionName, _ help: String) {
        self.init(
            wrappedValue: wrappedValue, name: .customLong(name.rawValue), help: ArgumentHelp(stringLiteral: help + "."))
    }
}
