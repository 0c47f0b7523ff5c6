import LocaleFormat
import LocaleFormatJSON
import LocaleFormatTransliteration

/// `fmt transliterate`: other letters, by ICU's transforms or by rules.
public struct TransliterateOperation: Operation {
    public static let options: [OptionName] = [.locale, .transform, .rules, .inverse]

    /// What is meant where nothing is said.
    public static let usual = "Any-Latin"

    /// The transforms that there are.
    public static var available: [TransliterationID] { TransliterationID.available }

    private let transliteration: CompiledTransliteration

    public init(_ values: OptionValues, isBrief: Bool) throws(CommandFailure) {
        if values.isSet(.transform), values.isSet(.rules) { throw .usage("--id and --rules exclude each other") }
        let direction: TransliterationStyle.Direction = values.isSet(.inverse) ? .reverse : .forward
        let style =
            values[.rules].map { TransliterationStyle(rules: $0, direction: direction) }
            ?? TransliterationStyle(values[.transform] ?? Self.usual, direction: direction)
        do throws(TransliterationError) { transliteration = try style.compiled() } catch {
            let lists = if case .unknownTransform(_, nil) = error { true } else { false }
            throw .usage(
                error.description + (lists ? "; '\(CommandName.own) transliterate --list' lists them" : ""))
        }
    }

    public func append(_ input: OperationInput, to bytes: inout [UInt8]) throws(CommandFailure) {
        let text = try input.text
        do throws(TransliterationError) { try transliteration.append(text, to: &bytes) } catch {
            throw .value(error.description)
        }
    }

    public func append(_ input: OperationInput, to object: inout JSONObjectWriter) throws(CommandFailure) {
        let text = try input.text
        object.member("value", string: text)
        object.member("transform", string: transliteration.id)
        do throws(TransliterationError) {
            object.member("text", string: try transliteration.transliterate(text))
        } catch { throw .value(error.description) }
    }
}
