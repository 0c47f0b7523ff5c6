import LocaleFormat
import LocaleFormatOperations
import LocalizedMessages

/// Messages as people type them who know ICU's.
extension Invocation {
    /// `fmt message '{n, plural, …}' n=3`: arguments need no `--arg` where the message names them, and a message that is none of
    /// MessageFormat 2 and one of ICU is read as that. A message of MessageFormat 2 stays one.
    func withMessageArguments(on console: Console) -> Invocation {
        guard operation == .message, options[.syntax] == nil, options[.to] == nil, let message = values.first,
            message != "-"
        else { return self }
        var copy = self
        var plain: [String] = []
        for value in values.dropFirst() {
            if let name = value.argumentName, message.namesArgument(name) {
                copy.options[.arg] = value
                plain.append(name)
            }
        }
        copy.values.removeAll { value in value != message && value.argumentName.map(plain.contains) ?? false }
        let isSecond = (try? MessageFormat2(message)) != nil
        let isFirst = ((try? MessageFormat1(message, syntax: .icu))?.arguments.isEmpty ?? true) == false
        if !isSecond, isFirst { copy.options[.syntax] = MessageSyntax.mf1.rawValue }
        guard isSecond, isFirst else { return copy }
        // `{name}` is text to MessageFormat 2, and an argument to ICU.
        if plain.contains(where: { !message.contains("$" + $0) }) {
            copy.options[.syntax] = MessageSyntax.mf1.rawValue
        } else if let name = options.entries.lazy.filter({ $0.name == .arg }).compactMap(\.text.argumentName)
            .first(where: { message.namesArgument($0) && !message.contains("$" + $0) })
        {
            console.warn("'{\(name)}' is a word in MessageFormat 2; an argument is {$\(name)}, or --syntax mf1")
        }
        return copy
    }
}

extension String {
    /// `n` of `n=3` and `n:=3`.
    fileprivate var argumentName: String? {
        guard let equals = firstIndex(of: "=") else { return nil }
        let name = self[..<equals].last == ":" ? self[..<equals].dropLast() : self[..<equals]
        guard let first = name.first, first.isLetter || first.isNumber || first == "_",
            name.allSatisfy({ $0.isLetter || $0.isNumber || "_-.".contains($0) })
        else { return nil }
        return String(name)
    }

    /// Whether a message has `{name}`, `{name, plural, …}` or `$name`.
    fileprivate func namesArgument(_ name: String) -> Bool {
        for range in ranges(of: name) {
            let after = self[range.upperBound...].first
            let before = self[..<range.lowerBound].last { !$0.isWhitespace }
            if before == "{", after.map({ "}, ".contains($0) }) ?? false { return true }
            if before == "$", !(after.map { $0.isLetter || $0.isNumber || "_-.".contains($0) } ?? false) { return true }
        }
        return false
    }
}
