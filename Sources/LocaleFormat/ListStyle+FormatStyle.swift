public import LocaleFormatCore
public import LocaleFormatLists

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension ListStyle: FormatStyle {
    /// With a real `Locale`, the style in that locale; with the stub of FoundationEssentials, the style unchanged.
    public func locale(_ locale: Locale) -> Self { LocaleID(exactly: locale).map(self.locale) ?? self }
}

extension FormatStyle where Self == ListStyle {
    /// `["A", "B", "C"].formatted(.list(.or, in: "en"))` is `A, B, or C`.
    public static func list(
        _ type: ListStyle.ListType = .and, width: ListStyle.Width = .wide, in locale: LocaleID
    ) -> Self {
        Self(type, width: width, locale: locale)
    }
}

extension Sequence {
    /// Texts as a list: `["A", "B"].formatted(.list(in: "fr"))` is `A et B`.
    public func formatted(_ style: ListStyle) -> String where Element == String { style.format(Array(self)) }

    /// Values as a list, each in a style of its own:
    /// `[0.1, 0.2].formatted(.list(in: "de"), memberStyle: .percent(in: "de"))` is `10 % und 20 %`.
    public func formatted<Member: FormatStyle>(_ style: ListStyle, memberStyle: Member) -> String
    where Member.FormatInput == Element, Member.FormatOutput == String {
        style.format(map(memberStyle.format))
    }
}
