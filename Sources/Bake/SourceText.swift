import LocaleFormat
import LocaleFormatBaked
internal import LocaleFormatMemory
import LocalizedMessages
import LocalizedStrings

/// A string of a table in a locale, as ICU runs it.
enum SourceText {
    case text(CompiledText)
    case message(CompiledMessage, MessageOutline)

    /// - Throws: for a message whose options or functions are known at run time alone.
    init(_ message: CompiledMessage) throws(BakingFailure) {
        do throws(MessageOutline.Refusal) { self = .message(message, try message.outline()) } catch {
            throw .refusal(error.reason)
        }
    }

    /// - Returns: the place of the string's record.
    func bake(
        _ zones: [TimeZoneID], _ styles: inout StringStyles, to writer: inout BakedWriter
    ) throws(BakingFailure) -> Int {
        switch self {
        case .text(let text): try StringBaking.bake(text, zones, &styles, to: &writer)
        case .message(_, let outline): try MessageBaking.bake(outline, zones, &styles, to: &writer)
        }
    }

    var argumentNames: [String] {
        switch self {
        case .text(let text): text.argumentNames
        case .message(_, let outline): outline.names
        }
    }
}
