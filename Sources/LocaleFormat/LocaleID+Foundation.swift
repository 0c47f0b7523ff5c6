public import LocaleFormatCore

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension LocaleID {
    /// The locale that Foundation means; nil where Foundation is stubbed.
    ///
    /// In a program that links FoundationEssentials alone, every `Locale` is a stub that calls itself `en_001`, whatever it
    /// was made from. That is found out once, by asking a German one for its name.
    public init?(exactly locale: Locale) {
        guard Self.foundationHasLocales, let id = try? LocaleID(locale.identifier) else { return nil }
        self = id
    }

    /// The locale that Foundation means, with the calendar, digits and the like that its identifier asks for.
    ///
    /// ```swift
    /// import Foundation
    ///
    /// try LocaleID(Locale(identifier: "sr_Latn_RS")).tag       // "sr-Latn-RS"
    /// ```
    ///
    /// - Throws: `LocaleError.foundationStub` in a program that links FoundationEssentials alone, and other errors for an
    ///   identifier that is no locale.
    public init(_ locale: Locale) throws(LocaleError) {
        guard Self.foundationHasLocales else { throw .foundationStub }
        try self.init(locale.identifier)
    }

    private static let foundationHasLocales = Locale(identifier: "de_DE").identifier.hasPrefix("de")

    /// A locale from its components, which Foundation keeps faithfully even where `Locale` itself is a stub.
    ///
    /// - Throws: `LocaleError` when the components make no locale, for example without a language.
    public init(_ components: Locale.Components) throws(LocaleError) {
        let languages = components.languageComponents
        var tag = languages.languageCode?.identifier ?? "und"
        for part in [languages.script?.identifier, languages.region?.identifier] { tag += part.map { "-\($0)" } ?? "" }
        var keywords: [(String, String)] = []
        if let system = components.numberingSystem?.identifier { keywords.append(("numbers", system)) }
        if let currency = components.currency?.identifier { keywords.append(("currency", currency)) }
        if let region = components.region?.identifier, region != languages.region?.identifier, region.utf8.count == 2 {
            keywords.append(("rg", region.lowercased() + "zzzz"))
        }
        let list = keywords.map { "\($0)=\($1)" }.joined(separator: ";")
        try self.init(list.isEmpty ? tag : "\(tag)@\(list)")
    }
}

extension Locale {
    /// Foundation's locale of the same name. In a program that links FoundationEssentials alone it is the stub that every `Locale` is
    /// there, `en_001`.
    ///
    /// ```swift
    /// import Foundation
    ///
    /// Locale(LocaleID("hi-IN-u-nu-deva")).numberingSystem.identifier      // "deva"
    /// ```
    public init(_ locale: LocaleID) { self.init(identifier: locale.tag) }
}
