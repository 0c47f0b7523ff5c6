public import Foundation
public import LocalizedStrings

// A product of its own, because `Bundle` is in the half of Foundation that the rest of this package does not link.

extension LocalizedBundle {
    /// The localized strings and files of one of Foundation's bundles: `LocalizedBundle(bundle: .module)`.
    ///
    /// - Parameters:
    ///   - bundle: whose resources are read, all of them and now.
    ///   - developmentLanguage: nil for what the bundle's `Info.plist` says (`CFBundleDevelopmentRegion`), or a catalog's source language,
    ///     or English.
    ///   - isLenient: whether a file that cannot be read is passed over and kept in `problems` instead of being thrown.
    /// - Throws: `StringsError`, among them `StringsError.noTables(folder:)`.
    public init(
        bundle: Bundle, developmentLanguage: LocaleID? = nil, isLenient: Bool = false
    ) throws(StringsError) {
        let region = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String
        let development = developmentLanguage ?? region.flatMap { try? LocaleID($0) }
        // The list lies above the resources' folder in some bundles.
        let localizations = bundle.infoDictionary?["CFBundleLocalizations"] as? [String] ?? []
        func strings(in folder: String) throws(StringsError) -> LocalizedBundle {
            try LocalizedBundle(
                contentsOf: folder, developmentLanguage: development, localizations: localizations,
                isLenient: isLenient)
        }
        // A folder of the bundle that is only called `Resources` has no tables: SwiftPM puts them beside it.
        do { self = try strings(in: bundle.resourcePath ?? bundle.bundlePath) } catch .noTables {
            self = try strings(in: bundle.bundlePath)
        }
    }
}
