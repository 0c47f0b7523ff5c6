internal import LocaleFormatCore
internal import LocaleFormatNumbers

extension UnitTable {
    /// - Throws: ``UnitError/unsupported(icu:since:)`` where the loaded ICU has no such data.
    static func loaded() throws(UnitError) -> UnitTable {
        guard let shared else { throw .unsupported(icu: ICULibrary.version, since: 68) }
        return shared
    }
}

extension MixedUnit {
    /// - Throws: ``UnitError/unknownUnit(_:)``, and ``UnitError/notConvertible(from:to:)`` for units that do not go together.
    init(_ unit: UnitID, in table: UnitTable) throws(UnitError) {
        do throws(Fault) { self = try MixedUnit(unit.id, in: table) } catch {
            switch error {
            case .unknownUnit(let id): throw .unknownUnit(id)
            case .notConvertible(let source, let target): throw .notConvertible(from: source, to: target)
            }
        }
    }
}
