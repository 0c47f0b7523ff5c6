internal import LocaleFormatDates
internal import LocaleFormatMessageFormat2

/// Templates of dates as functions of MessageFormat 2.
extension DateFunction {
    /// The function and its options: those of LDML 48 where they say the same fields, else those of LDML 47, `style` and single fields; nil
    /// where none does.
    static func reference(_ template: DateStyle.Template) -> MessageFormat2.FunctionReference? {
        switch template {
        case .automatic: return .init("date")
        case .pattern: return nil
        case .lengths(let date, .none): return .init("date", options: [option("style", date.rawValue)])
        case .lengths(.none, let time): return .init("time", options: [option("style", time.rawValue)])
        case .lengths(let date, let time):
            return .init("datetime", options: [option("dateStyle", date.rawValue), option("timeStyle", time.rawValue)])
        case .skeleton(let skeleton): return semantic[key(of: skeleton)] ?? fields(skeleton)
        }
    }

    private static func option(_ name: String, _ value: String) -> MessageFormat2.Option {
        .init(name, .literal(value))
    }

    /// The letters in their order, which has no meaning in a skeleton.
    private static func key(of skeleton: String) -> String { String(skeleton.sorted()) }

    /// What the options of LDML 48 ask for, by ``key(of:)``.
    private static let semantic: [String: MessageFormat2.FunctionReference] = {
        var result: [String: MessageFormat2.FunctionReference] = [:]
        func note(_ function: DateFunction, _ options: [(String, String)]) {
            let inputs = Dictionary(options.map { ($0.0, OptionInput(text: $0.1, isLiteral: true)) }) { first, _ in
                first
            }
            var reading = DateOptionReading(function, inputs, inherited: [:])
            guard case .skeleton(let skeleton) = reading.template(hasEra: false) else { return }
            let key = key(of: skeleton)
            guard result[key] == nil else { return }
            result[key] = .init(function.rawValue, options: options.map { option($0.0, $0.1) })
        }
        // Years of two digits depend on the reader's calendar there.
        let dates = ["medium", "long", "short"].flatMap { length in
            (DateFunction.date.options["fields"] ?? []).filter { length != "short" || !$0.hasPrefix("year") }.map {
                ($0, length)
            }
        }
        let zones = ["", "short", "long"]
        let times = ["minute", "hour", "second"].flatMap { precision in zones.map { (precision, $0) } }
        func time(_ name: String, _ time: (String, String)) -> [(String, String)] {
            [(name, time.0)] + (time.1.isEmpty ? [] : [("timeZoneStyle", time.1)])
        }
        for (fields, length) in dates { note(.date, [("fields", fields), ("length", length)]) }
        for each in times { note(.time, time("precision", each)) }
        for (fields, length) in dates {
            for each in times {
                note(.datetime, [("dateFields", fields), ("dateLength", length)] + time("timePrecision", each))
            }
        }
        return result
    }()

    /// Single fields, which LDML 47 has.
    private static func fields(_ skeleton: String) -> MessageFormat2.FunctionReference? {
        var rest: [Character: String] = [:]
        for letter in skeleton { rest[letter, default: ""].append(letter) }
        // One to three letters are the same name.
        for letter in ["G", "E"] as [Character] where rest[letter]?.utf8.count ?? 3 < 3 {
            rest[letter] = String(repeating: letter, count: 3)
        }
        let choices = DateFunction.datetime.olderOptions
        var options: [MessageFormat2.Option] = []
        for name in fieldOrder {
            for word in choices[name] ?? [] {
                let letters = Self.letters(name, word)
                guard let letter = letters.first, rest[letter] == letters else { continue }
                rest[letter] = nil
                options.append(option(name, word))
                break
            }
        }
        return rest.isEmpty && !options.isEmpty ? .init("datetime", options: options) : nil
    }
}
