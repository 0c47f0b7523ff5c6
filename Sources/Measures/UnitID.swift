internal import LocaleFormatBridge
public import LocaleFormatCore
public import LocaleFormatLocales
public import LocaleFormatNumbers

/// A unit of CLDR (UTS #35 part 6, "Unit Identifiers"): `meter`, `square-kilometer`, `kilometer-per-hour`,
/// `liter-per-100-kilometer`, `foot-and-inch`.
///
/// Prefixes (`kilo`, `kibi`), powers (`square`, `cubic`, `pow4`), products and `-per-` combine freely, as far as ICU knows
/// the parts; combinations without a name of their own are composed: "3 kilometers per minute".
///
/// ```swift
/// let unit: UnitID = "kilometer-per-hour"
/// UnitID.all.contains(unit)       // true
/// ```
public struct UnitID: Hashable, Sendable {
    /// CLDR's identifier.
    public let id: String

    /// Bytes that an identifier may have.
    public static let maximumLength = UnitExpression.maximumLength

    /// - Throws: ``UnitError/unknownUnit(_:)`` for what ICU does not know as a unit, such as `"parsec-per"` or `""`, and for what is
    ///   longer than ``maximumLength``.
    public init(_ id: some StringProtocol) throws(UnitError) {
        let id = String(id)
        guard id.utf8.count <= Self.maximumLength, !id.isEmpty, id.utf8.allSatisfy(Self.isAllowed) else {
            throw .unknownUnit(id)
        }
        do { _ = try NumberHandle(skeleton: "unit/\(id)", locale: "root") } catch { throw .unknownUnit(id) }
        self.id = id
    }

    /// An identifier that is known to be one of CLDR's.
    // Not an initializer, which `texts.map(UnitID.init)` would prefer to the one that throws.
    package static func known(_ id: String) -> UnitID { UnitID(unchecked: id) }

    private init(unchecked id: String) { self.id = id }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
    }

    /// The units that have names of their own in CLDR, sorted by identifier.
    public static let all: [UnitID] = kinds.keys.ordered().compactMap { try? UnitID($0) }

    /// What is measured, as CLDR files a unit: `length` for `kilometer`.
    private static let kinds: [String: String] = {
        let units = (try? ResourceBundle(package: "unit", name: "root", fallback: false))?.child("units")
        var kinds: [String: String] = [:]
        // Beside kinds of units there are patterns for compounds and for coordinates.
        for kind in units?.children ?? [] where kind.key != "compound" && kind.key != "coordinate" {
            for unit in kind.children { if let id = unit.key { kinds[id] = kind.key } }
        }
        return kinds
    }()

    /// What the unit is called, without a number: "kilometers per hour", short "km/hour", narrow "km/h". Nil for a unit that has
    /// no name of its own.
    ///
    /// ```swift
    /// let kilometer: UnitID = "kilometer"
    /// kilometer.displayName(in: "de")                       // "Kilometer"
    /// kilometer.displayName(in: "de", width: .short)        // "km"
    /// ```
    public func displayName(in locale: LocaleID, width: DisplayNames.Width = .standard) -> String? {
        guard let kind = Self.kinds[id] else { return nil }
        // In the root, long and narrow names are aliases of the short ones.
        let tables =
            switch width {
            case .narrow: ["unitsNarrow", "unitsShort"]
            case .short: ["unitsShort"]
            default: ["units", "unitsShort"]
            }
        return locale.resourceText("unit", anyOf: tables.map { [$0, kind, id, "dnam"] })
    }
}

extension UnitID: CheckedIdentifier, ExpressibleByStringLiteral {
    public var description: String { id }
}

/// Why a text is not a unit, or a quantity cannot be converted.
public enum UnitError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Not a unit identifier that ICU can read: `"parsnip"`, `"kilometers"`, `""`.
    case unknownUnit(String)
    /// Units of different quantities: miles to hours.
    case notConvertible(from: String, to: String)
    /// NaN, infinities, a result of more than a million digits, and zero where the inverse is taken.
    case outOfRange(value: String, from: String, to: String)
    /// The loaded ICU is older than the data of conversions.
    case unsupported(icu: String, since: Int)
    /// The number cannot be written in the style.
    case number(NumberError)

    public var description: String {
        switch self {
        case .unknownUnit(let id):
            "unknown unit '\(Self.short(id))'; expected a CLDR identifier such as kilometer-per-hour, see UnitID.all"
        case .notConvertible(let source, let target):
            "\(Self.short(source)) is not convertible to \(Self.short(target))"
        case .outOfRange(let value, let source, let target):
            "'\(Self.short(value))' cannot be converted from \(Self.short(source)) to \(Self.short(target))"
        case .unsupported(let icu, let since):
            "ICU \(icu) has no data of conversions; ICU \(since) or later has it"
        case .number(let error): error.description
        }
    }

    private static func short(_ text: String) -> String { VisibleText.shortened(text) }
}
