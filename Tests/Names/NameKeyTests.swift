import LocaleFormatCore
import LocaleFormatValuePrograms
import Testing

@testable import LocaleFormatNames

/// Keys of compiled names say all of a style: two that differ in anything have two keys.
@Suite struct NameKeyTests {
    @Test func keysAreOfOneStyle() {
        var keys: [NameProgram.Key] = []
        for locale in ["en", "ja"] as [LocaleID] {
            for length in NameLength.allCases {
                for usage in NameUsage.allCases {
                    for formality in NameFormality.allCases {
                        for order in NameOrder.allCases {
                            let axes = NameAxes(length: length, usage: usage, formality: formality, order: order)
                            for form in [nil, .full, .plain, .monogram] as [FoundationForm?] {
                                keys.append(.init(axes: axes, locale: locale, form: form))
                                keys.append(.init(axes: axes, locale: locale, capitalizesSurname: true, form: form))
                            }
                        }
                    }
                }
            }
        }
        #expect(Set(keys).count == keys.count && keys.count >= 2 * 4 * 3 * 3 * 3 * 8)
        #expect(Set(keys.map(\.words)).count == keys.count)
    }
}
