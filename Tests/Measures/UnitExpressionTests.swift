import LocaleFormatMeasures
import LocaleFormatNumbers
import TestSupport
import Testing

/// What identifiers of units say: UTS #35 part 6, "Unit Identifiers".
@Suite(.icu(from: 68, "data of conversions")) struct UnitExpressionTests {
    private static func expression(_ id: String) throws -> UnitExpression? {
        UnitExpression(id, in: try #require(UnitTable.shared))
    }

    private static func parts(_ id: String) throws -> [String]? {
        try expression(id).map { found in
            found.parts.map { "\($0.name)^\($0.power)" } + (found.divisor.map { ["/\($0)"] } ?? [])
        }
    }

    @Test(arguments: [
        ("meter", ["meter^1"]), ("kilometer", ["kilometer^1"]), ("kilogram", ["kilogram^1"]),
        ("square-meter", ["meter^2"]), ("cubic-centimeter", ["centimeter^3"]), ("pow2-meter", ["meter^2"]),
        ("pow15-second", ["second^15"]), ("kilometer-per-hour", ["kilometer^1", "hour^-1"]),
        ("meter-per-square-second", ["meter^1", "second^-2"]), ("per-second", ["second^-1"]),
        ("kilogram-square-meter-per-square-second", ["kilogram^1", "meter^2", "second^-2"]),
        // All behind `per` is divided by.
        ("meter-per-second-kilogram", ["meter^1", "second^-1", "kilogram^-1"]),
        ("meter-per-second-per-second", ["meter^1", "second^-2"]), ("meter-meter", ["meter^2"]),
        ("meter-per-meter", ["meter^1", "meter^-1"]), ("pound-force-foot", ["pound-force^1", "foot^1"]),
        ("liter-per-1e2-kilometer", ["liter^1", "kilometer^-1", "/100"]),
        ("liter-per-500-kilometer", ["liter^1", "kilometer^-1", "/500"]),
    ])
    func taken(id: String, parts: [String]) throws {
        #expect(try Self.parts(id) == parts)
    }

    @Test(arguments: [
        "", "-", "meter-", "-meter", "meter--second", "parsnip", "square", "square-square-meter", "pow1-meter",
        "pow16-meter", "pow-meter", "pow02x-meter", "per", "meter-per", "meter-per-per-second", "kilo", "kilofoo",
        "meter-and-centimeter", "per-100", "meter-100", "liter-per-0-kilometer", "liter-per-1.5-kilometer",
        "liter-per-500-kilometer-per-500-hour", "liter-per-1e21-kilometer", "Meter", "pow8-meter-pow8-meter",
    ])
    func refused(id: String) throws {
        #expect(try Self.parts(id) == nil)
    }

    /// The largest of each that is taken is followed by one that is not.
    @Test func limits() throws {
        #expect(try Self.parts("pow15-meter") != nil && Self.parts("pow15-meter-meter") == nil)
        #expect(try Self.parts("pow15-meter-per-pow15-second") != nil)
        #expect(try Self.parts("second-per-pow15-meter") != nil && Self.parts("second-per-pow15-meter-meter") == nil)
        #expect(try Self.parts("liter-per-1e19-kilometer") != nil && Self.parts("liter-per-1e20-kilometer") == nil)
        let zeros = String(repeating: "0", count: 27)
        #expect(try Self.parts("liter-per-\(zeros)100-kilometer") == ["liter^1", "kilometer^-1", "/100"])
        #expect(try Self.parts("liter-per-\(zeros)0100-kilometer") == nil)
    }

    /// UTS #35 part 6, "Unit Identifier Normalization".
    @Test(arguments: [
        ("second-meter", "meter-second"), ("meter-per-second", "meter-per-second"),
        ("per-second", "per-second"), ("meter-meter", "square-meter"), ("pow4-meter", "pow4-meter"),
        ("kilometer-per-500-liter", "kilometer-per-500-liter"), ("hour-kilowatt", "kilowatt-hour"),
        ("meter-per-second-per-second", "meter-per-square-second"), ("pow3-meter", "cubic-meter"),
    ])
    func normalized(id: String, expected: String) throws {
        let expression = try #require(try Self.expression(id))
        #expect(expression.id(in: try #require(UnitTable.shared)) == expected)
    }

    @Test func cancelled() throws {
        let ratio = try #require(try Self.expression("meter-second-per-meter")).simplified
        #expect(ratio.parts.map(\.name) == ["second"] && ratio.parts.map(\.power) == [1])
        let inverse = try #require(try Self.expression("meter-per-square-second")).inverse
        #expect(inverse.parts.map(\.power) == [-1, 2])
        let table = try #require(UnitTable.shared)
        #expect(
            try #require(try Self.expression("newton")).dimensions(in: table)
                == ["kilogram": 1, "meter": 1, "second": -2])
        #expect(try #require(try Self.expression("meter-per-kilometer")).dimensions(in: table) == [:])
    }
}
