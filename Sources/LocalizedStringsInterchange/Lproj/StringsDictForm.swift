internal import LocaleFormatAppleStrings
internal import LocaleFormatNumbers
internal import LocaleFormatTexts
internal import LocalizedStrings

/// One localized string in the grammar of `.stringsdict` files: a text, a format with variables, or these by device or width.
///
/// | in the template | in the file |
/// |---|---|
/// | one wording | the text |
/// | a choice by plural | `%#@value@`, and the wordings as the variable `value` |
/// | a substitution by plural | a variable of its name, with the position of its argument in the format |
/// | a substitution with one wording | the wording in its place |
/// | a choice by device, wherever it is | `NSStringDeviceSpecificRuleType` around everything |
/// | a choice by width around everything | `NSStringVariableWidthRuleType` |
struct StringsDictForm {
    private let template: TextTemplate
    private let key: String
    private(set) var losses: [ConversionLoss.Kind] = []
    /// Why there is no form, in words.
    private(set) var fault: String?
    private var used: Set<String> = []

    private static let deviceLimit = 100

    init(_ template: TextTemplate, key: String) { (self.template, self.key) = (template, key) }

    /// To be asked once; what was lost is told then.
    mutating func made() -> PropertyListValue {
        let value = everything()
        for name in template.substitutions.keys.sorted() where !used.contains(name) && fault == nil {
            lose(.notHeld("substitution", name), &losses)
        }
        return value
    }

    private mutating func everything() -> PropertyListValue {
        var devices: Set<String> = []
        Self.collect(template.variation, &devices)
        for substitution in template.substitutions.values { Self.collect(substitution.variation, &devices) }
        guard !devices.isEmpty else { return value(for: nil) ?? .string("") }
        guard devices.count <= Self.deviceLimit else {
            fault = "more than \(Self.deviceLimit) devices"
            return .string("")
        }
        let values = devices.sorted().compactMap { device in value(for: device).map { (device, $0) } }
        return .dictionary(
            PropertyListDictionary([(StringsDictEntry.Key.device, .dictionary(PropertyListDictionary(values)))]))
    }

    private static func collect(_ variation: TextVariation, _ devices: inout Set<String>) {
        switch variation {
        case .text: break
        case .device(let cases):
            devices.formUnion(cases.keys)
            for inner in cases.values { collect(inner, &devices) }
        case .plural(_, _, let cases): for inner in cases.values { collect(inner, &devices) }
        case .selection(_, let cases): for inner in cases.values { collect(inner, &devices) }
        case .width(let cases): for inner in cases.values { collect(inner, &devices) }
        }
    }

    /// Nil where the device has no wording.
    private mutating func value(for device: String?) -> PropertyListValue? {
        guard let outer = PlainVariation(template.variation, device, allowsWidths: true, &losses) else { return nil }
        var substitutions: [String: PlainVariation] = [:]
        for (name, substitution) in template.substitutions {
            substitutions[name] = PlainVariation(substitution.variation, device, allowsWidths: false, &losses)
        }
        var writer = VariableWriter(template, substitutions, key: key)
        let value: PropertyListValue
        switch outer {
        case .text(let text): value = writer.format(text)
        case .plural(let cases, let original): value = writer.format(cases, original)
        case .widths(let cases):
            let texts = cases.sorted { $0.key < $1.key }.map { (String($0.key), writer.format($0.value)) }
            if texts.contains(where: { $0.1.string == nil }) { fault = "plural forms within widths" }
            value = .dictionary(
                PropertyListDictionary([(StringsDictEntry.Key.width, .dictionary(PropertyListDictionary(texts)))]))
        }
        fault = fault ?? writer.fault
        used.formUnion(writer.used)
        return value
    }
}

/// A choice that a variable can say.
enum PlainVariation {
    case text(String)
    /// The wordings, and as the template has them: by these it finds the number that decides.
    case plural([PluralCategory: String], original: [PluralCategory: TextVariation])
    case widths([Int: String])

    /// - Parameter device: the one that is chosen.
    init?(_ variation: TextVariation, _ device: String?, allowsWidths: Bool, _ losses: inout [ConversionLoss.Kind]) {
        switch variation {
        case .text(let text): self = .text(text)
        case .device(let cases):
            guard let chosen = device.flatMap({ cases[$0] }) ?? cases["other"] else { return nil }
            self.init(chosen, device, allowsWidths: allowsWidths, &losses)
        case .plural(type: .cardinal, _, let cases):
            var texts: [PluralCategory: String] = [:]
            for (category, inner) in cases.sorted(by: { $0.key < $1.key }) {
                texts[category] = Self.text(inner, device, &losses)
            }
            self = .plural(texts, original: cases)
        case .plural(_, _, let cases):
            let named = cases.map { ("ordinal.\($0.key.rawValue)", $0.value) }
            self.init(chosen: "ordinal.other", of: Dictionary(named) { $1 }, device, &losses)
        case .selection(_, let cases):
            let named = cases.map { ("selection.\($0.key)", $0.value) }
            self.init(chosen: "selection.other", of: Dictionary(named) { $1 }, device, &losses)
        case .width(let cases):
            var texts: [Int: String] = [:]
            for (width, inner) in cases { if case .text(let text) = inner { texts[width] = text } }
            if allowsWidths, texts.count == cases.count {
                self = .widths(texts)
            } else {
                let named = cases.map { ("width.\($0.key)", $0.value) }
                self.init(
                    chosen: "width.\(cases.keys.max() ?? 0)", of: Dictionary(named) { $1 }, device, &losses)
            }
        }
    }

    /// One of the wordings for all.
    private init?(
        chosen name: String, of cases: [String: TextVariation], _ device: String?, _ losses: inout [ConversionLoss.Kind]
    ) {
        for (other, inner) in cases.sorted(by: { $0.key < $1.key }) where other != name {
            lose(.notHeld("variation \(other)", inner.anyText), &losses)
        }
        guard let chosen = cases[name] else { return nil }
        self.init(chosen, device, allowsWidths: false, &losses)
    }

    /// The one text of a wording, without choices in it.
    private static func text(
        _ variation: TextVariation, _ device: String?, _ losses: inout [ConversionLoss.Kind]
    ) -> String? {
        switch PlainVariation(variation, device, allowsWidths: false, &losses) {
        case .text(let text): return text
        case .plural(let cases, _):
            for (category, text) in cases.sorted(by: { $0.key < $1.key }) where category != .other {
                lose(.notHeld("plural form '\(category.rawValue)' within another", text), &losses)
            }
            return cases[.other]
        case .widths, nil: return nil
        }
    }
}

/// Each device tells the same again.
private func lose(_ loss: ConversionLoss.Kind, _ losses: inout [ConversionLoss.Kind]) {
    if !losses.contains(loss) { losses.append(loss) }
}

extension TextVariation {
    /// A wording of it, for messages.
    fileprivate var anyText: String {
        switch self {
        case .text(let text): text
        case .plural(_, _, let cases): cases.min { $0.key < $1.key }?.value.anyText ?? ""
        case .selection(_, let cases), .device(let cases): cases.min { $0.key < $1.key }?.value.anyText ?? ""
        case .width(let cases): cases.min { $0.key < $1.key }?.value.anyText ?? ""
        }
    }
}
