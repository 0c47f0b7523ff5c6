public import LocaleFormatCore

/// A region, by its code of ISO 3166 or UN M.49: a country, a continent, or a group of countries.
///
/// Which region is in which is CLDR's (UTS #35 part 6, "Territory Containment"), as the system's ICU has it.
///
/// ```swift
/// let germany: RegionID = "DE"
/// germany.containingRegion?.code                      // "155"; Western Europe
/// germany.continent?.displayName(in: "de")            // "Europa"
/// RegionID("155").subRegions.map(\.code)              // ["AT", "BE", "CH", "DE", "FR", "LI", "LU", "MC", "NL"]
/// RegionID("EU").contains(germany)                    // true
/// RegionID("EU").category                             // .grouping
/// ```
public struct RegionID: CheckedIdentifier, ExpressibleByStringLiteral {
    /// What kind of region it is.
    public enum Category: String, Hashable, Codable, Sendable, CaseIterable {
        /// All of them: `001`.
        case world
        /// The parts of the world: `150`, Europe.
        case continent
        /// Parts of a continent: `155`, Western Europe.
        case subcontinent
        /// What has no others in it: `DE`.
        case territory
        /// What is no part of the one tree of the world: `EU`, `419`.
        case grouping
    }

    /// Two capitals, or three digits.
    public let code: String
    public var description: String { code }

    /// - Throws: `LocaleError.unknownRegion(_:)` for a code that CLDR does not know. Codes out of use are known: `SU`.
    public init(_ text: some StringProtocol) throws(LocaleError) {
        let code = text.utf8.count <= 3 ? text.uppercased() : ""
        switch ValidityTable.regions.status(of: code) {
        case nil, .unknown?, .privateUse?: throw .unknownRegion(String(text))
        default: self.code = code
        }
    }

    init(known code: String) { self.code = code }

    /// The region of a locale: its own, or the one that is likely; nil where none is.
    public init?(of locale: LocaleID) {
        guard let code = locale.region ?? locale.maximized.region, let region = try? RegionID(code) else { return nil }
        self = region
    }

    /// Those of a kind, by their codes.
    public static func all(_ category: Category) -> [RegionID] {
        ValidityTable.regions.inUse { ValidityTable.regions.status(of: $0) != .special }.map(RegionID.init(known:))
            .filter { $0.category == category }.ordered {
                $0.code < $1.code
            }
    }

    /// The region's name in a language.
    public func displayName(in locale: LocaleID) -> String { DisplayNames(locale: locale).region(code) ?? code }
}

// MARK: Containment

extension RegionID {
    /// What kind of region it is.
    public var category: Category {
        let containment = RegionContainment.shared
        if code == "001" { return .world }
        if containment.groupings[code] != nil { return .grouping }
        guard containment.parts[code] != nil else { return .territory }
        return containment.containing[code] == "001" ? .continent : .subcontinent
    }

    /// The next larger region; nil for the world, for groups, and for codes out of use.
    public var containingRegion: RegionID? { RegionContainment.shared.containing[code].map(RegionID.init(known:)) }

    /// The larger regions, the nearest first; the world is the last.
    public var containingRegions: [RegionID] {
        var regions: [RegionID] = []
        while let next = (regions.last ?? self).containingRegion, regions.count < 8 { regions.append(next) }
        return regions
    }

    /// The continent that it is or is in; nil for the world, for groups, and for codes out of use.
    public var continent: RegionID? { ([self] + containingRegions).first { $0.category == .continent } }

    /// What is right in it, by CLDR's order; empty for territories.
    public var subRegions: [RegionID] {
        let containment = RegionContainment.shared
        return (containment.parts[code] ?? containment.groupings[code] ?? []).map(RegionID.init(known:))
    }

    /// What is in it, of one kind, however far down; by their codes.
    ///
    /// ```swift
    /// RegionID("001").subRegions(.continent).map(\.code)          // ["002", "009", "019", "142", "150"]
    /// RegionID("419").subRegions(.territory).count > 40           // true
    /// ```
    public func subRegions(_ category: Category) -> [RegionID] {
        var (found, open) = (Set<RegionID>(), subRegions)
        while let region = open.popLast() {
            if region.category == category { found.insert(region) }
            open += region.subRegions
        }
        return found.ordered { $0.code < $1.code }
    }

    /// Whether another region is in this one, however far down. No region is in itself.
    public func contains(_ other: RegionID) -> Bool {
        if RegionContainment.shared.groupings[code] == nil { return other.containingRegions.contains(self) }
        // Groups have no way up.
        return subRegions.contains { $0 == other || $0.contains(other) }
    }
}
