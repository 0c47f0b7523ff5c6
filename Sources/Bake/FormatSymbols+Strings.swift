import LocaleFormat
import LocaleFormatBaked
internal import LocaleFormatSwiftSource
import LocaleFormatValueOperations

/// A string of a table as a function in Swift: its key as a name, and its arguments as parameters.
struct StringSymbol {
    private struct Parameter {
        /// The message's name for it; nil where arguments have numbers.
        let name: String?
        var sample: ArgumentSample
    }

    private let key: String
    private let name: String
    private var parameters: [Parameter] = []

    /// Those of a table whose keys make names of their own, in the order of the keys.
    static func all(of table: FormatList.StringTable) -> [StringSymbol] {
        let names = table.keys.map(SymbolName.member)
        var counts: [String: Int] = [:]
        for name in names { if let name { counts[name, default: 0] += 1 } }
        let texts = table.languages.map { table.texts(in: $0) }
        return zip(table.keys, names).compactMap { key, name in
            guard let name, counts[name] == 1 else { return nil }
            var symbol = StringSymbol(key: key, name: name)
            for text in texts { if let text = try? text(key) { symbol.take(text) } }
            return symbol
        }
    }

    private init(key: String, name: String) { (self.key, self.name) = (key, name) }

    /// What another language asks of the arguments; of where they differ, anything is taken.
    private mutating func take(_ text: SourceText) {
        let names = text.argumentNames
        for (place, sample) in text.argumentSamples.enumerated() {
            let name = names.indices.contains(place) ? names[place] : nil
            let known =
                name.map { name in parameters.firstIndex { $0.name == name } }
                ?? (place < parameters.count ? place : nil)
            if let known {
                if parameters[known].sample.type != sample.type { parameters[known].sample = .text }
            } else {
                parameters.append(Parameter(name: name, sample: sample))
            }
        }
    }

    /// - Parameters:
    ///   - table: the expression of the table.
    ///   - prefix: who sees it.
    func source(_ table: String, _ prefix: String) -> String {
        var used: Set<String> = ["locale"]
        var list = ""
        var values: [String] = []
        for (place, parameter) in parameters.enumerated() {
            let label = parameter.name.flatMap(SymbolName.member)
            var name = label ?? ""
            // A word of the language, or a name that another parameter has.
            if name.isEmpty || SymbolName.written(name) != name || !used.insert(name).inserted {
                name = "value\(place)"
                used.insert(name)
            }
            list += label == name ? name : "\(label ?? "_") \(name)"
            list += ": \(parameter.sample.type), "
            values.append((parameter.name.map { SwiftLiteral.text($0) + ": " } ?? "") + parameter.sample.value(name))
        }
        let arguments = values.isEmpty ? "" : ", [" + values.joined(separator: ", ") + "]"
        return """
                        /// `\(VisibleText.line(key))`
                        \(prefix)static func \(SymbolName.written(self.name))(\(list)in locale: some StringProtocol) throws(BakedError) -> String {
                            try \(table).text(\(SwiftLiteral.text(key))\(arguments), in: locale)
                        }

            """
    }
}

extension ArgumentSample {
    /// The type of its parameter.
    fileprivate var type: String {
        switch self {
        case .number: "some NumberConvertible"
        case .keys: "String"
        case .text, .date: "BakedArgument"
        }
    }

    /// The parameter as an argument.
    fileprivate func value(_ name: String) -> String {
        switch self {
        case .number: ".number(\(name))"
        case .keys: ".string(\(name))"
        case .text, .date: name
        }
    }
}
