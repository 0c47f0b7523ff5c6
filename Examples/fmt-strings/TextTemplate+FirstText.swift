import LocalizedStrings

extension TextTemplate {
    /// The wording itself, or the one for `other`.
    var firstText: String {
        var variation = variation
        while true {
            switch variation {
            case .text(let text): return text
            case .plural(_, _, let cases): variation = cases[.other] ?? cases.values.first ?? .text("")
            case .selection(_, let cases), .device(let cases):
                variation = cases["other"] ?? cases.values.first ?? .text("")
            case .width(let cases): variation = cases.max { $0.key < $1.key }?.value ?? .text("")
            }
        }
    }
}
