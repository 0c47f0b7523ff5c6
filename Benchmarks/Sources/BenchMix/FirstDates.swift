import Harness
import LocaleFormat
import RawICU

/// First texts of date styles that are not held, a style of ours and the same of ICU's in turn: lengths and skeletons in all
/// locales of the mix. Every text is compared with ICU's.
func firstDates() throws {
    let instant = try Instant(seconds: Moments.known)
    let lengths: [(DateStyle.Length, Int32)] = [(.full, 0), (.long, 1), (.medium, 2), (.short, 3)]
    try compare(
        "first-date-length",
        lengths.map { own, icu in
            (
                { DateStyle(date: own, time: .short, locale: $0).timeZone(.utc).format(instant) },
                { rawicu_date_open(icu, 3, nil, $0, "UTC") }
            )
        })
    try compare(
        "first-date-skeleton",
        ["yMMMd", "MMMEd", "yMMMM", "Hm"].map { skeleton in
            (
                { DateStyle(skeleton: skeleton, locale: $0).timeZone(.utc).format(instant) },
                { rawicu_date_skeleton_open(skeleton, $0, "UTC") }
            )
        })
}

private typealias Rivals = (ours: (LocaleID) -> String, icu: (String) -> UnsafeMutableRawPointer)

private func compare(_ task: String, _ styles: [Rivals]) throws {
    // What ICU reads of its data for these locales is nobody's.
    for locale in MixedStyle.locales { for style in styles { rawicu_date_close(style.icu(locale)) } }
    var (ours, theirs) = (0.0, 0.0)
    for (locale, name) in zip(locales, MixedStyle.locales) {
        for style in styles {
            var (first, second) = ("", "")
            ours += nanoseconds { first = style.ours(locale) }
            theirs += nanoseconds {
                let format = style.icu(name)
                defer { rawicu_date_close(format) }
                let count = rawicu_date(format, Double(Moments.known) * 1_000, buffer, capacity)
                second = String(decoding: UnsafeRawBufferPointer(start: buffer, count: Int(count)), as: UTF8.self)
            }
            require(first, second, "\(task), \(name)")
        }
    }
    let count = Double(locales.count * styles.count)
    print(Measurement(name: "\(task)/ours", samples: [ours / count]).line)
    print(Measurement(name: "\(task)/icu", samples: [theirs / count]).line)
}
