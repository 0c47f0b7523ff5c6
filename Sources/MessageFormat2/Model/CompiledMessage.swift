public import LocaleFormatCore
public import LocaleFormatTexts

/// A message ready to run for one locale: immutable and shareable. Compile once, format many.
///
/// Formatting never fails: what cannot be formatted is written as the standard says, `{$name}`, and ``formatted(_:)`` tells why.
///
/// ```swift
/// let message = try MessageFormat2("{$when :date length=long}: {$price :currency currency=EUR}").compiled(in: "de")
/// message.format(["when": "2025-11-21", "price": 1234.5])      // "21. November 2025: 1.234,50 €"
/// message.formatted(["when": "soon", "price": 5]).errors.map(\.kind.rawValue)     // ["bad-operand"]
/// ```
public struct CompiledMessage: CompiledStyle {
    let program: MessageProgram

    /// The reader's locale.
    public var locale: LocaleID { program.locale }

    /// What was wrong with the message itself; see ``MessageFormat2/errors``.
    public var errors: [MessageFormat2Error] { program.errors }

    /// Whether all numbers are written without ICU once they are compiled; what dates and custom functions do is theirs.
    public var isFast: Bool { true }

    /// The text with its arguments, by name. Arguments that the message does not name are ignored.
    public func format(_ arguments: [String: TextArgument] = [:]) -> String {
        var run = MessageRun(program, arguments)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(64)
        run.append(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends the text with its arguments as UTF-8.
    public func append(_ arguments: [String: TextArgument], to bytes: inout [UInt8]) {
        var run = MessageRun(program, arguments)
        run.append(to: &bytes)
    }

    /// Appends the same, and tells what went wrong, as ``formatted(_:)`` does with the parts of the text.
    ///
    /// ```swift
    /// let message = try MessageFormat2("{$x :number} files").compiled(in: "en")
    /// var bytes: [UInt8] = []
    /// var errors: [MessageFormat2Error] = []
    /// message.append(["x": "many"], to: &bytes, errors: &errors)
    /// String(decoding: bytes, as: UTF8.self) == "\u{2068}{$x}\u{2069} files"        // true
    /// errors.map(\.kind.rawValue)                                 // ["bad-operand"]
    /// ```
    ///
    /// - Parameters:
    ///   - arguments: values by the names that the message has for them.
    ///   - bytes: the text is appended to them as UTF-8.
    ///   - errors: those of the message itself and then those of this run are appended to it.
    public func append(
        _ arguments: [String: TextArgument], to bytes: inout [UInt8], errors: inout [MessageFormat2Error]
    ) {
        var run = MessageRun(program, arguments)
        run.append(to: &bytes)
        if !program.errors.isEmpty { errors += program.errors }
        if !run.errors.isEmpty { errors += run.errors }
    }

    /// The text with its parts: placeholders, digits, markup.
    public func formattedText(_ arguments: [String: TextArgument] = [:]) -> FormattedText<MessageField> {
        formatted(arguments).text
    }

    /// The text with its parts, and what went wrong.
    ///
    /// ```swift
    /// let message = try MessageFormat2("{$x :number} {y :nonsense}").compiled(in: "en")
    /// message.formatted(["x": 1]).errors.map(\.description)
    /// // ["line 1, column 14: unknown-function: there is no function ':nonsense'"]
    /// ```
    public func formatted(_ arguments: [String: TextArgument] = [:]) -> FormattedMessage {
        var run = MessageRun(program, arguments)
        run.spans = []
        var bytes: [UInt8] = []
        run.append(to: &bytes)
        let text = FormattedText(text: String(decoding: bytes, as: UTF8.self), spans: run.spans ?? [])
        return FormattedMessage(text: text, errors: program.errors + run.errors)
    }
}

/// A formatted message: its text, which is always there, and what went wrong.
public struct FormattedMessage: Hashable, Sendable {
    /// The text with its parts. Ranges are in UTF-8 bytes.
    public let text: FormattedText<MessageField>
    /// In the order in which they were met; empty where all went well.
    public let errors: [MessageFormat2Error]
}

extension MessageFormat2 {
    /// The message made ready for a reader.
    public func compiled(in locale: LocaleID, options: MessageOptions = MessageOptions()) -> CompiledMessage {
        CompiledMessage(program: MessageProgram(self, locale, options))
    }
}
