import LocaleFormat
import LocaleFormatOperations

/// Reads the command line of an operation directly.
///
/// swift-argument-parser takes about as long to read one line as ICU and this program take together to format a number
/// (1.0 of 2.5 ms), and it takes `-5` for an option. So a line that is plain is read here, by the same table of options;
/// help, completion and everything that is wrong goes to swift-argument-parser, whose messages are better.
extension Invocation {
    /// Nil when the line is not plain: it asks for help, has an unknown or incomplete option, or no value.
    init?(plain arguments: ArraySlice<String>) {
        guard let (operation, rest) = OperationName.leading(arguments) else { return nil }
        self.init(operation: operation)
        let fieldNames = operation.type.fields
        let names = OptionName.general + operation.type.options + fieldNames
        var index = rest.startIndex
        while index < rest.endIndex {
            let argument = rest[index]
            index += 1
            if argument.utf8.elementsEqual("--".utf8) {
                values += rest[index...]
                break
            }
            guard argument.utf8.first == UInt8(ascii: "-"), argument.utf8.count > 1, !argument.isNegativeNumber else {
                values.append(argument)
                continue
            }
            guard argument.utf8.starts(with: "--".utf8) else { return nil }
            let parts = argument.utf8.dropFirst(2).split(
                separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false
            ).map { String(Substring($0)) }
            let written = CombiningMarks.ordered(parts[0])
            // Not by raw value: an enumeration of so many texts makes a dictionary first, which takes a tenth of the process's time.
            // A lexicon is a file, which the command reads.
            guard let name = names.first(where: { $0.rawValue == written || $0.otherNames.contains(written) }),
                name != .lexicon
            else { return nil }
            let text: String
            switch (name.kind, parts.count) {
            case (.flag, 1): text = "true"
            case (.flag, _): return nil
            case (_, 2): text = parts[1]
            default:
                guard index < rest.endIndex, !rest[index].utf8.starts(with: "--".utf8) else { return nil }
                text = rest[index]
                index += 1
            }
            if fieldNames.contains(name) { fields[name] = text } else { options[name] = name.ordered(text) }
        }
        // A search with --pattern reads standard input.
        let needsValue = operation.type.valueOption == nil && (operation != .search || options[.pattern] == nil)
        if values.isEmpty, fields.entries.isEmpty, needsValue { return nil }
        if !operation.takesText { values = values.map(CombiningMarks.ordered) }
    }
}

extension OperationName {
    /// The operation that the first words name, and what follows them.
    static func leading(_ arguments: ArraySlice<String>) -> (OperationName, ArraySlice<String>)? {
        guard let first = arguments.first.map(CombiningMarks.ordered) else { return nil }
        if let operation = named(first), operation.words.count == 1 {
            return (operation, arguments.dropFirst())
        }
        guard let second = arguments.dropFirst().first.map(CombiningMarks.ordered),
            let operation = named(first + "-" + second),
            operation.words.count == 2
        else { return nil }
        return (operation, arguments.dropFirst(2))
    }

    /// Not by raw value: as with the names of options, that makes a dictionary first.
    private static func named(_ name: String) -> OperationName? { allCases.first { $0.rawValue == name } }
}

extension String {
    /// `-5`, `-१२`, `-US$ 5`, `-Infinity`: a value, though it begins as an option does. Options are letters behind one
    /// dash, and whatever is behind two.
    var isNegativeNumber: Bool {
        guard utf8.first == UInt8(ascii: "-"), !utf8.starts(with: "--".utf8), utf8.count > 1 else { return false }
        let isLetter = { (byte: UInt8) in (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
        return !utf8.dropFirst().allSatisfy(isLetter)
            || utf8.count < 16 && ["-inf", "-infinity"].contains(lowercased())
    }
}
