import LocaleFormat
import LocalizedMessages
import Testing

/// Date and time literals: the regular expression of UTS #35 part 9, "Date and Time Operands", to its edges.
@Suite struct DateLiteralTests {
    private static func written(_ literal: String) -> (text: String, errors: [MessageFormat2Error.Kind]) {
        var options = MessageOptions()
        (options.isolation, options.timeZone) = (.none, .utc)
        let source = "{|\(literal)| :datetime dateLength=short timePrecision=second}"
        let result = MessageFormat2(lenient: source).compiled(in: "en-GB", options: options).formatted([:])
        return (result.text.text, result.errors.map(\.kind))
    }

    @Test(arguments: [
        ("2006-01-02", "02/01/06, 00:00:00"), ("2006-01-02T15:04:06", "02/01/06, 15:04:06"),
        ("2006-01-02T15:04:06.7", "02/01/06, 15:04:06"), ("2006-01-02T15:04:06.789", "02/01/06, 15:04:06"),
        ("2006-01-02T15:04:06Z", "02/01/06, 15:04:06"), ("2006-01-02T15:04:06.7Z", "02/01/06, 15:04:06"),
        ("2006-01-02T15:04:06+02:00", "02/01/06, 13:04:06"), ("2006-01-02T15:04:06.9-00:30", "02/01/06, 15:34:06"),
        ("2006-01-02T23:59:59", "02/01/06, 23:59:59"), ("2008-02-29T00:00:00", "29/02/08, 00:00:00"),
        ("9999-12-31T20:04:06", "31/12/99, 20:04:06"),
    ])
    func taken(literal: String, expected: String) {
        let found = Self.written(literal)
        #expect(found.errors.isEmpty && found.text == expected, "\(found)")
    }

    @Test(arguments: [
        "", "2006", "2006-01", "2006-01-0", "2006-01-02T", "2006-01-02T15", "2006-01-02T15:04", "2006-01-02T15:04:0",
        "2006-01-02T15:04:06.", "2006-01-02T15:04:06.Z", "2006-01-02T15:04:06.7890", "2006-01-02T15:04:06./",
        "2006-01-02T15:04:06.7:", "2006-01-02T15:04:06.7/", "2006-01-02T15:04:06z", "2006-01-02T15:04:06ZZ",
        "2006-01-02T15:04:06+02", "2006-01-02T15:04:06+0200", "2006-01-02T15:04:06+2:000", "2006-01-02T15:04:06+24:00",
        "2006-01-02T15:04:06 ", "2006-01-02 15:04:06", "2006-01-02t15:04:06", "2006/01/02", "2006-01-02Z",
        "2006-01-02T24:00:00", "2006-01-02T15:60:00", "2006-13-01", "2006-00-01", "2006-01-00", "2006-02-29",
        "0000-01-01", "12006-01-02", "+2006-01-0", "200:-01-02", "200/-01-02", "２006-01-02",
    ])
    func refused(literal: String) {
        let found = Self.written(literal)
        #expect(found.errors == [.badOperand] && found.text == "{|\(literal)|}", "\(found)")
    }
}
