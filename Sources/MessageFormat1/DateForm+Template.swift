package import LocaleFormatDates

extension MessageFormat1.DateForm {
    /// The style that writes the form.
    package func template(isTime: Bool) -> DateStyle.Template {
        func lengths(_ length: DateStyle.Length) -> DateStyle.Template {
            isTime ? .lengths(date: .none, time: length) : .lengths(date: length, time: .none)
        }
        return switch self {
        case .standard, .medium, .named: lengths(.medium)
        case .short: lengths(.short)
        case .long: lengths(.long)
        case .full: lengths(.full)
        case .skeleton(let skeleton): .skeleton(FormatJSSkeleton.fields(of: skeleton))
        case .pattern(let pattern): .pattern(pattern)
        }
    }
}
