/// What a conversion between formats could not take along, or took along in another form.
///
/// ```swift
/// let made = catalog.androidStrings(for: "de")
/// for loss in made.losses { print(loss) }            // key '%lld files' (de): written as 'lld_files'
/// ```
public struct ConversionLoss: Hashable, Sendable, CustomStringConvertible {
    /// What the matter is.
    public enum Kind: Hashable, Sendable {
        /// The target has no place for a part of the text: `wording for 'few'`, `Dateien`.
        case notHeld(_ what: String, _ text: String)
        /// The target has no place for something beside the text, a state, a comment or a mark: `reference`, `main.c:12`.
        case aside(_ what: String, _ text: String)
        /// The text is no message in the syntax of its file, and was taken as it is written: `line 1, column 1: expected '}'`, `{name`.
        case noMessage(_ reason: String, _ text: String)
        /// The text asks for another one that the file does not have.
        case missingText(_ key: String)
        /// The key is no name in the target, and was given one.
        case renamed(_ name: String)
        /// A specifier that the target's printf has not; it stays as it is written.
        case specifier(_ written: String)
        /// The text differs from the one that was there.
        case changed(_ what: String, from: String, to: String)
        /// Something that the message says and its new syntax does not, in words: what `MessageLoss` tells.
        case message(_ loss: String)
        /// The entry was left out.
        case leftOut(_ reason: String)
    }

    /// What the matter is.
    public var kind: Kind
    /// The key, as the source of the conversion has it; empty for the whole file.
    public var key: String
    /// The language that it is about; nil for all.
    public var language: String?
    /// The line of the file that was read; nil where it is not known.
    public var line: Int?

    /// Something that was lost.
    public init(_ kind: Kind, key: String = "", language: String? = nil, line: Int? = nil) {
        (self.kind, self.key, self.language, self.line) = (kind, key, language, line)
    }

    /// `key 'Save' (de): no place for the reference 'main.c:12'`
    public var description: String {
        let what =
            switch kind {
            case .notHeld(let what, let text), .aside(let what, let text):
                "no place for the \(what)" + (text.isEmpty ? "" : " '\(VisibleScalars.text(text))'")
            case .noMessage(let reason, let text): "'\(VisibleScalars.text(text))' is no message: \(reason)"
            case .missingText(let key): "the file has no text '\(VisibleScalars.text(key))'"
            case .renamed(let name): "written as '\(VisibleScalars.text(name))'"
            case .specifier(let written): "the specifier '\(VisibleScalars.text(written))' is none in the target"
            case .changed(let what, let from, let to):
                "the \(what) was '\(VisibleScalars.text(from))' and is '\(VisibleScalars.text(to))'"
            case .message(let loss): VisibleScalars.text(loss, limit: 400)
            case .leftOut(let reason): "left out: \(reason)"
            }
        if key.isEmpty { return what }
        return "key '\(VisibleScalars.text(key))'" + (language.map { " (\($0))" } ?? "") + ": " + what
    }
}

extension [ConversionLoss.Kind] {
    /// Notes a loss that is not there yet.
    mutating func tell(_ loss: ConversionLoss.Kind) {
        if !contains(loss) { append(loss) }
    }
}

/// What a conversion made, and what it could not take along.
public struct Conversion<Value: Sendable>: Sendable {
    /// What was made.
    public var value: Value
    /// What was lost, in the order of what was read.
    public var losses: [ConversionLoss]

    /// The outcome of a conversion.
    public init(_ value: Value, losses: [ConversionLoss] = []) { (self.value, self.losses) = (value, losses) }
}
