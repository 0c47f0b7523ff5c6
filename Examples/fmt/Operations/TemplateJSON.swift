import LocaleFormat
import LocaleFormatJSON

/// Apple's texts as string catalogs have them: the text itself, or the JSON object of a localization where there is more than one.
extension TextTemplate {
    /// - Parameter text: a text, or `{"stringUnit": …}`, `{"variations": …}`, either with `"substitutions"` beside it.
    init(catalogText text: String) {
        guard text.utf8.first == UInt8(ascii: "{"), let json = try? JSONReader.value(of: Array(text.utf8)),
            let variation = TextVariation(json)
        else {
            self.init(text)
            return
        }
        var substitutions: [String: TextSubstitution] = [:]
        for member in json["substitutions"]?.object?.members ?? [] {
            guard let variation = TextVariation(member.value) else { continue }
            substitutions[member.key] = TextSubstitution(
                argument: member.value["argNum"]?.integer, specifier: member.value["formatSpecifier"]?.string ?? "@",
                variation: variation)
        }
        self.init(variation, substitutions: substitutions)
    }

    var catalogText: String {
        if case .text(let text) = variation, substitutions.isEmpty { return text }
        var object = variation.json
        if !substitutions.isEmpty {
            var all: [(String, JSONValue)] = []
            for (name, substitution) in substitutions.sorted(by: { $0.key < $1.key }) {
                var one: [(String, JSONValue)] = []
                if let argument = substitution.argument { one.append(("argNum", .number(String(argument)))) }
                one.append(("formatSpecifier", .string(substitution.specifier)))
                all.append((name, .object(JSONObject(one + substitution.variation.json))))
            }
            object.append(("substitutions", .object(JSONObject(all))))
        }
        return JSONValue.object(JSONObject(object)).text
    }
}

extension TextVariation {
    fileprivate init?(_ json: JSONValue) {
        if let text = json["stringUnit"]?["value"]?.string {
            self = .text(text)
            return
        }
        guard let kind = json["variations"]?.object?.members.first else { return nil }
        var cases: [String: TextVariation] = [:]
        for member in kind.value.object?.members ?? [] { cases[member.key] = TextVariation(member.value) }
        switch kind.key {
        case "plural", "ordinal":
            let pairs = cases.compactMap { name, variation in PluralCategory(rawValue: name).map { ($0, variation) } }
            self = .plural(
                type: kind.key == "plural" ? .cardinal : .ordinal, argument: nil,
                Dictionary(uniqueKeysWithValues: pairs))
        case "device": self = .device(cases)
        case "width":
            let pairs = cases.compactMap { name, variation in Int(name).map { ($0, variation) } }
            self = .width(Dictionary(pairs) { first, _ in first })
        default: self = .selection(argument: nil, cases)
        }
    }

    fileprivate var json: [(String, JSONValue)] {
        func variations(_ kind: String, _ cases: [(String, TextVariation)]) -> [(String, JSONValue)] {
            let inner = cases.map { name, variation in (name, JSONValue.object(JSONObject(variation.json))) }
            return [("variations", .object(JSONObject([(kind, .object(JSONObject(inner)))])))]
        }
        switch self {
        case .text(let text):
            return [
                (
                    "stringUnit",
                    .object(JSONObject([("state", .string("translated")), ("value", .string(text))]))
                )
            ]
        case .plural(let type, _, let wordings):
            return variations(
                type == .cardinal ? "plural" : "ordinal",
                wordings.sorted { $0.key < $1.key }.map { ($0.key.rawValue, $0.value) })
        case .selection(_, let wordings): return variations("selection", wordings.sorted { $0.key < $1.key })
        case .device(let wordings): return variations("device", wordings.sorted { $0.key < $1.key })
        case .width(let wordings):
            return variations("width", wordings.sorted { $0.key < $1.key }.map { (String($0.key), $0.value) })
        }
    }
}
