public import LocaleFormatAppleStrings

extension PseudoStyle {
    /// One text in the pseudo-language.
    ///
    /// - Parameters:
    ///   - text: with its arguments and markup, which stay.
    ///   - isPart: whether the text becomes part of another, as the wordings of a substitution do: it gets no brackets.
    public func applied(to text: String, isPart: Bool = false) -> String {
        guard !text.isEmpty else { return text }
        let transform = PseudoTransform(style: self)
        let bytes = Array(text.utf8)
        var result = ""
        var length = 0
        var index = 0
        for kept in ProtectedRanges.ranges(in: text) + [bytes.count..<bytes.count] {
            if kept.lowerBound > index {
                let plain = String(decoding: bytes[index..<kept.lowerBound], as: UTF8.self)
                length += plain.count
                result += transform.applied(to: plain[...])
            }
            result += String(decoding: bytes[kept], as: UTF8.self)
            index = kept.upperBound
        }
        // Behind the text, but before the blanks and line breaks at its end, which the program relies on.
        let end = result.reversed().prefix { $0.isWhitespace }
        let body = String(result.dropLast(end.count)) + transform.padding(forLength: length)
        let start = body.prefix { $0.isWhitespace }
        let marked = brackets && !isPart ? "\(start)[!! \(body.dropFirst(start.count)) !!]" : body
        return marked + String(end.reversed())
    }

    /// A localized string with all its wordings in the pseudo-language. Variations and substitutions stay.
    public func applied(to template: TextTemplate) -> TextTemplate {
        TextTemplate(
            applied(to: template.variation, isPart: false),
            substitutions: template.substitutions.mapValues { substitution in
                var substitution = substitution
                substitution.variation = applied(to: substitution.variation, isPart: true)
                return substitution
            })
    }

    private func applied(to variation: TextVariation, isPart: Bool) -> TextVariation {
        switch variation {
        case .text(let text): .text(applied(to: text, isPart: isPart))
        case .plural(let type, let argument, let wordings):
            .plural(type: type, argument: argument, wordings.mapValues { applied(to: $0, isPart: isPart) })
        case .selection(let argument, let wordings):
            .selection(argument: argument, wordings.mapValues { applied(to: $0, isPart: isPart) })
        case .device(let wordings): .device(wordings.mapValues { applied(to: $0, isPart: isPart) })
        case .width(let wordings): .width(wordings.mapValues { applied(to: $0, isPart: isPart) })
        }
    }
}
