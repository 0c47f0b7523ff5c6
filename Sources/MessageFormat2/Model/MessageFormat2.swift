/// A message in Unicode MessageFormat 2 (UTS #35 part 9), read: its data model, and what is wrong with it.
///
/// ```swift
/// let message = try MessageFormat2(".input {$count :number} .match $count one {{{$count} file}} * {{{$count} files}}")
/// message.compiled(in: "en").format(["count": 1])        // "1 file"
/// message.compiled(in: "en").format(["count": 1234])     // "1,234 files"
/// ```
public struct MessageFormat2: Hashable, Sendable {
    /// The message as data.
    public let message: Message
    /// Syntax errors and data model errors, in the order of their places; not empty only after ``init(lenient:fallback:)``.
    public let errors: [MessageFormat2Error]

    /// Reads a message.
    ///
    /// - Throws: ``MessageFormat2Error``, the first one, for what is not well-formed or not valid, or larger than `TextLimits`.
    public init(_ source: some StringProtocol) throws(MessageFormat2Error) {
        var parser = MessageParser(source)
        let message = try parser.message()
        if let error = MessageValidator.errors(of: message).first { throw error }
        (self.message, errors) = (message, [])
    }

    /// Reads a message, or takes a text in its place where it is not well-formed and valid, as the standard asks of formatters.
    ///
    /// ```swift
    /// let message = MessageFormat2(lenient: "Hello {$name")
    /// message.compiled(in: "en").format() == "{\u{FFFD}}"     // true
    /// message.errors.map(\.kind.rawValue)                      // ["syntax-error"]
    /// ```
    ///
    /// - Parameters:
    ///   - source: the message as it is written.
    ///   - fallback: the text in its place; nil for U+FFFD in braces.
    public init(lenient source: some StringProtocol, fallback: String? = nil) {
        var parser = MessageParser(source)
        do throws(MessageFormat2Error) {
            let message = try parser.message()
            let errors = MessageValidator.errors(of: message)
            self.init(errors.isEmpty ? message : Self.placeholder(fallback), errors)
        } catch {
            self.init(Self.placeholder(fallback), [error])
        }
    }

    /// A message made of data.
    ///
    /// - Throws: ``MessageFormat2Error``, the first one, where it is not valid. Places are those in ``Message/description``.
    public init(_ message: Message) throws(MessageFormat2Error) { try self.init(message.description) }

    private init(_ message: Message, _ errors: [MessageFormat2Error]) {
        (self.message, self.errors) = (message, errors)
    }

    private static func placeholder(_ fallback: String?) -> Message {
        let text = fallback.flatMap { $0.isEmpty ? nil : $0 } ?? "{\u{FFFD}}"
        return Message(pattern: [.text(text)])
    }
}

extension MessageFormat2: CustomStringConvertible {
    /// The message in the standard's syntax.
    public var description: String { message.description }
}

extension MessageFormat2: Codable {
    /// The standard's interchange form of the data model.
    ///
    /// - Throws: also ``MessageFormat2Error`` where the message is not valid.
    public init(from decoder: any Decoder) throws { try self.init(Message(from: decoder)) }

    public func encode(to encoder: any Encoder) throws { try message.encode(to: encoder) }
}
