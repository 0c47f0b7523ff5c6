public import LocaleFormatCore
internal import LocaleFormatValuePrograms

/// A ``PersonNameStyle`` ready to run: patterns read, taken apart, and held. Immutable, so that threads may share it.
///
/// ```swift
/// let compiled = try PersonNameStyle(.medium, locale: "en-US").compiled()
/// compiled.format(PersonName(given: "Thomas", family: "Clark"))    // "Thomas Clark"
/// ```
///
/// A name from elsewhere may need the patterns of its own locale; these come from a cache that all styles share.
public final class CompiledPersonName: CompiledStyle {
    private enum Program: Sendable {
        case axes(NameProgram, ICUNameKnowledge)
        case foundation(FoundationProgram)
    }

    /// The style that was compiled.
    public let style: PersonNameStyle
    private let program: Program

    init(_ style: PersonNameStyle) throws(PersonNameError) {
        self.style = style
        switch style.presentation {
        case .axes(let length, let usage, let formality):
            let axes = NameAxes(length: length, usage: usage, formality: formality, order: style.order)
            let key = NameProgram.Key(
                axes: axes, locale: style.locale, capitalizesSurname: style.capitalizesSurname)
            program = .axes(try NameProgram(key), ICUNameKnowledge(key))
        case .style(let kind):
            program = .foundation(
                try FoundationProgram(
                    kind.program, locale: style.locale, order: style.order, prefersNicknames: style.prefersNicknames,
                    capitalizesSurname: style.capitalizesSurname))
        }
    }

    /// True: CLDR's rules run here. ICU is asked for letters of some scripts alone: their capitals, and where a character ends.
    public var isFast: Bool { true }

    /// The name in this style; empty if the name is, or if the style asks for parts that it lacks.
    public func format(_ name: PersonName) -> String { write(name, recordsSpans: false).text }

    /// The name with the range of each field in it, in UTF-8 bytes.
    public func formattedText(_ name: PersonName) -> FormattedText<NameField> {
        write(name, recordsSpans: true).formatted
    }

    /// Appends the name as UTF-8.
    public func append(_ name: PersonName, to bytes: inout [UInt8]) { bytes += format(name).utf8 }

    private func write(_ name: PersonName, recordsSpans: Bool) -> NameWriter {
        var writer = NameWriter(recordsSpans: recordsSpans)
        switch program {
        case .axes(let program, let known): program.format(name.parts, known, into: &writer)
        case .foundation(let program): program.format(name.parts, into: &writer)
        }
        return writer
    }
}

extension NameWriter {
    fileprivate var formatted: FormattedText<NameField> {
        FormattedText(text: text, spans: spans.map { .init(field: $0.field, range: $0.range) })
    }
}

extension PersonNameStyle.Style {
    var program: FoundationProgram.Style {
        switch self {
        case .long: .long
        case .medium: .medium
        case .short: .short
        case .abbreviated: .abbreviated
        }
    }
}
