import LocaleFormat

/// The options of one command, as they were written. Reading them into types, with their errors, is here and nowhere else.
public struct OptionValues: Hashable, Sendable {
    /// An option with its text.
    public struct Entry: Hashable, Sendable {
        /// The option.
        public let name: OptionName
        /// Its text; `true` for a flag.
        public let text: String

        // By its bytes: what is written in two ways may have two results.
        /// Whether option and bytes are the same.
        public static func == (left: Entry, right: Entry) -> Bool {
            left.name == right.name && ByteText(left.text) == ByteText(right.text)
        }

        /// By the bytes.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(name)
            hasher.combine(ByteText(text))
        }
    }

    /// In the order given. Equal texts in another order are another key of the batch cache, which costs only time.
    public private(set) var entries: [Entry] = []

    /// None.
    public init() {}

    /// The text of an option; `true` for a flag. A repeated option: the last one counts.
    public subscript(name: OptionName) -> String? {
        get { entries.last { $0.name == name }?.text }
        set { newValue.map { entries.append(Entry(name: name, text: $0)) } }
    }

    /// Whether an option is given.
    public func isSet(_ name: OptionName) -> Bool { entries.contains { $0.name == name } }

    /// Takes an option away.
    package mutating func remove(_ name: OptionName) { entries.removeAll { $0.name == name } }

    /// Adds options that have a text, and flags that are on.
    public mutating func append(_ texts: [(OptionName, String?)], flags: [(OptionName, Bool)] = []) {
        for (name, text) in texts { self[name] = text }
        for (name, isOn) in flags where isOn { self[name] = "true" }
    }

    /// These, with those of `defaults` for what is not given here.
    public func filling(from defaults: OptionValues) -> OptionValues {
        var copy = self
        for entry in defaults.entries where !isSet(entry.name) { copy.entries.append(entry) }
        return copy
    }
}

extension OptionValues {
    /// `--locale`, or the environment's for what is written: for texts the first language of `LANGUAGE`.
    public func locale(_ category: LocaleCategory = .messages) throws(CommandFailure) -> LocaleID {
        let locale =
            try self[.locale].map { text throws(CommandFailure) in try LocaleID(commandText: text) }
            ?? (category == .messages ? .current : .current(category))
        if isSet(.strict), let unknown = UnknownLanguage(locale) { throw .usage(unknown.message) }
        return locale
    }

    /// `--numbering-system`
    public func numberingSystem() throws(CommandFailure) -> NumberingSystem? {
        guard let text = self[.numberingSystem] else { return nil }
        do { return try NumberingSystem(text) } catch { throw CommandFailure(error) }
    }

    /// `--locale` with the numerals of `--numbering-system`.
    package func localeWithNumberingSystem(_ category: LocaleCategory = .messages) throws(CommandFailure) -> LocaleID {
        let locale = try locale(category)
        guard let numbering = try numberingSystem() else { return locale }
        do { return try locale.setting("nu", to: numbering.name) } catch { throw CommandFailure(error) }
    }

    /// The words of a list, between commas and blanks.
    public func words(_ name: OptionName) -> [Substring] {
        self[name]?.split(whereSeparator: { $0 == "," || $0.isWhitespace }) ?? []
    }

    /// One of a closed set of words, by raw value.
    public func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ name: OptionName, _: Choice.Type
    ) throws(CommandFailure) -> Choice? {
        guard let text = self[name] else { return nil }
        guard let choice = Choice(rawValue: text) else {
            let allowed = Choice.allCases.map(\.rawValue).joined(separator: ", ")
            throw .usage("\(name.commandLineName) is '\(text.shortened)'; allowed is one of: \(allowed)")
        }
        return choice
    }

    /// A whole number within limits.
    public func integer(_ name: OptionName, in allowed: ClosedRange<Int>) throws(CommandFailure) -> Int? {
        guard let text = self[name] else { return nil }
        return try Self.integer(text, of: name, in: allowed)
    }

    /// `2`, `2..4`, `2..` or `..4`; the ends that are not given are nil.
    public func range(_ name: OptionName, in allowed: ClosedRange<Int>) throws(CommandFailure) -> (
        lower: Int?, upper: Int?
    )? {
        guard let text = self[name] else { return nil }
        guard let dots = text.range(of: "..") else {
            let both = try Self.integer(text, of: name, in: allowed)
            return (both, both)
        }
        let ends = (text[..<dots.lowerBound], text[dots.upperBound...])
        guard !ends.0.isEmpty || !ends.1.isEmpty else { throw Self.notADigitCount(text, of: name, in: allowed) }
        let lower = ends.0.isEmpty ? nil : try Self.integer(String(ends.0), of: name, in: allowed)
        let upper = ends.1.isEmpty ? nil : try Self.integer(String(ends.1), of: name, in: allowed)
        if let lower, let upper, lower > upper {
            throw .usage("\(name.commandLineName) is '\(text)'; the first number must not be more than the second")
        }
        return (lower, upper)
    }

    /// The beginning of a text, for messages.
    package static func shortened(_ text: String) -> String {
        let beginning = String(String.UnicodeScalarView(text.unicodeScalars.prefix(240)))
        return beginning.utf8.count == text.utf8.count && text.count <= 60 ? text : beginning.prefix(57) + "..."
    }

    /// A decimal number.
    public func decimal(_ name: OptionName) throws(CommandFailure) -> ExactDecimal? {
        guard let text = self[name] else { return nil }
        do { return try ExactDecimal(text) } catch {
            throw .usage("\(name.commandLineName) is '\(text.shortened)'; expected a decimal number such as 0.05")
        }
    }

    private static func integer(
        _ text: String, of name: OptionName, in allowed: ClosedRange<Int>
    ) throws(CommandFailure) -> Int {
        guard let number = Int(text), allowed.contains(number) else {
            throw notADigitCount(text, of: name, in: allowed)
        }
        return number
    }

    private static func notADigitCount(
        _ text: String, of name: OptionName, in allowed: ClosedRange<Int>
    ) -> CommandFailure {
        let range = "\(allowed.lowerBound) to \(allowed.upperBound)"
        return .usage("\(name.commandLineName) is '\(text.shortened)'; expected a whole number from \(range)")
    }
}

extension String {
    /// At most 60 characters, for messages, and 240 Unicode scalars, since one character may have any number of marks.
    public var shortened: String { OptionValues.shortened(self) }

    fileprivate func range(of dots: String) -> Range<Index>? {
        indices.first { self[$0...].hasPrefix(dots) }.map { $0..<index($0, offsetBy: dots.count) }
    }
}
