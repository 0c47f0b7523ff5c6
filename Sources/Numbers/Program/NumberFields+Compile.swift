internal import LocaleFormatBridge
internal import LocaleFormatCore

/// Compiling: four numbers show the affixes with their fields, and others prove what is made of them.
extension NumberFields {
    convenience init(_ program: NumberProgram, _ handle: NumberHandle) {
        let learned = (try? Self.learn(program, NumberProbe(handle: handle))) ?? []
        self.init(Self.agree(learned, program, handle) ? learned : [])
    }

    private static func agree(_ learned: [Affixes], _ program: NumberProgram, _ handle: NumberHandle) -> Bool {
        let fields = NumberFields(learned)
        return proofs.allSatisfy { text, value in
            guard let ours = fields.text(of: value, by: program) else { return false }
            return (try? handle.formatWithFields(.decimal(text))).map { FormattedText($0) == ours } ?? true
        }
    }

    private static func learn(_ program: NumberProgram, _ probe: NumberProbe) throws -> [Affixes] {
        if program.exponent != nil { return [] }
        let one = "1E\(-program.shift)"
        return try [one, "0", "-0", "-" + one].map { number in
            let raw = try probe.handle.formatWithFields(.decimal(number))
            guard let body = NumberParts(raw).body else { return Affixes() }
            var affixes = Affixes()
            for span in FormattedText<NumberField>(raw).spans {
                if span.range.upperBound <= body.lowerBound {
                    affixes.prefix.append(span)
                } else if span.range.lowerBound >= body.upperBound {
                    affixes.suffix.append(span.moved(by: -body.upperBound))
                }
            }
            return affixes
        }
    }

    private static let proofs: [(text: String, value: NumberValue)] =
        ["0", "-0", "7", "-7", "0.125", "-1234.5", "1234567.891", "-98765432109876543210"].compactMap { text in
            (try? ExactDecimal(text)).map { (text, .decimal($0)) }
        }
}
