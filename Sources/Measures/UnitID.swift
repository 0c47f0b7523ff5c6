internal import LocaleFormatBridge
internal import LocaleFormatCore

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
    public static let maximumLength = 256

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
    public static let all: [UnitID] = {
        guard let units = try? ResourceBundle(package: "unit", name: "root", fallback: false).child("units") else {
            return []
        }
        // Beside kinds of units there are patterns for compounds and for coordinates.
        let kinds = units.children.filter { $0.key != "compound" && $0.key != "coordinate" }
        let names = Set(kinds.flatMap { $0.children.compactMap(\.key) })
        return names.sorted().compactMap { try? UnitID($0) }
    }()
}

extension UnitID: ExpressibleByStringLiteral {
    /// A unit written in source code; an unknown one stops the program with the reason.
    public init(stringLiteral value: StaticString) {
        self = value.asLiteral { text throws(UnitError) in try UnitID(text) }
    }
}

extension UnitID: CustomStringConvertible {
    public var description: String { id }
}

extension UnitID: Codable {
    public init(from decoder: any Decoder) throws {
        try self.init(decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(id)
    }
}

/// Why a text is not a unit.
public enum UnitError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Not a unit identifier that ICU can read: `"parsnip"`, `"kilometers"`, `""`.
    case unknownUnit(String)

    public var description: String {
        switch self {
        case .unknownUnit(let id):
            "unknown unit '\(id.utf8.count > 60 ? id.prefix(57) + "..." : id)'; expected a CLDR identifier such as kilometer-per-hour, see UnitID.all"
        }
    }
}
