internal import LocaleFormatCore
internal import LocaleFormatMemory
internal import LocaleFormatOperations
internal import LocaleFormat

/// A style as C has it: an operation with its options, and what it compiled to, where nothing is left to an option column.
package final class ColumnStyle: Sendable {
    /// The most bytes of JSON that say a style.
    package static let maximumLength = 1 << 20

    let name: OperationName
    let options: OptionValues
    /// The text that is compiled, with the arguments that are the same for all rows.
    let template: OperationInput?
    /// Whether it writes keys of an order.
    package let isSortKey: Bool
    /// Whether the style says its time zone.
    let saysZone: Bool
    /// The style as it is, or why it says too little.
    let prepared: Result<PreparedStyle, ColumnFailure>
    /// Styles of other options: engines hand a column over in pieces of 2,048 rows, which have the same locales again.
    private let others = CompiledCache<[String], PreparedStyle>(capacity: 128)

    /// - Parameter json: the object, as `localeformat.h` says.
    package init(json: [UInt8]) throws(ColumnFailure) {
        guard json.count <= Self.maximumLength else {
            throw ColumnFailure(.usage, "the style is longer than \(Self.maximumLength) bytes")
        }
        let request = BatchRequest(style: json[...])
        guard request.failure == nil, let name = request.operation else {
            throw ColumnFailure(.usage, request.failure ?? "'op' is missing")
        }
        self.name = name
        isSortKey = request.isSortKey
        template = request.input
        var options = request.options
        saysZone = options.isSet(.timeZone)
        // Never the environment's.
        if !saysZone, name.type.options.contains(.timeZone) { options[.timeZone] = "UTC" }
        self.options = options
        prepared = try Self.prepare(name, options, template)
    }

    /// What an option column has to say stays open; all else is checked now.
    private static func prepare(
        _ name: OperationName, _ options: OptionValues, _ template: OperationInput?
    ) throws(ColumnFailure) -> Result<PreparedStyle, ColumnFailure> {
        var trial = options
        var missing: ColumnFailure?
        let isWithoutLocale = name == .locale || name == .match
        if !options.isSet(.locale), name.type.options.contains(.locale) {
            if !isWithoutLocale {
                missing = ColumnFailure(.usage, "'locale' is missing: in the style, or in an option column")
            }
            trial[.locale] = "en-US"
        }
        do throws(ColumnFailure) {
            let style = try PreparedStyle(name, trial, template)
            if let missing { return .failure(missing) }
            return .success(style)
        } catch {
            guard name == .currency, !options.isSet(.code) else { throw error }
            trial[.code] = "EUR"
            _ = try PreparedStyle(name, trial, template)
            return .failure(missing ?? ColumnFailure(.usage, "'code' is missing: in the style, or in an option column"))
        }
    }

    /// The same style with other options.
    func preparing(_ changes: [(OptionName, String)]) throws(ColumnFailure) -> PreparedStyle {
        try others.value(for: changes.flatMap { [$0.rawValue, $1] }) { () throws(ColumnFailure) in try made(changes) }
    }

    private func made(_ changes: [(OptionName, String)]) throws(ColumnFailure) -> PreparedStyle {
        var options = options
        for (name, text) in changes {
            switch (name.kind, text) {
            case (.flag, "false"): options.remove(name)
            case (.flag, "true"): options[name] = text
            case (.flag, _):
                throw ColumnFailure(
                    .usage, "'\(name.batchName)' must be true or false, not '\(VisibleText.shortened(text))'")
            default: options[name] = name.ordered(text)
            }
        }
        if !options.isSet(.locale), name.type.options.contains(.locale) {
            guard name == .locale || name == .match else {
                throw ColumnFailure(.usage, "'locale' is missing: in the style, or in an option column")
            }
            options[.locale] = "en-US"
        }
        return try PreparedStyle(name, options, template)
    }
}

/// An operation that is ready, with what it runs for values that are no texts.
final class PreparedStyle: Sendable {
    let operation: any Operation
    let form: CompiledForm
    let template: OperationInput?

    init(_ name: OperationName, _ options: OptionValues, _ template: OperationInput?) throws(ColumnFailure) {
        do throws(CommandFailure) { operation = try name.type.init(options, isBrief: false) } catch {
            throw ColumnFailure(.usage, error.message)
        }
        form = CompiledForm(operation)
        self.template = template
    }
}

extension ColumnFailure {
    init(_ failure: CommandFailure) { self.init(failure.kind == .usage ? .usage : .value, failure.message) }
}
