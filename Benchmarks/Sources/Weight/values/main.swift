import LocaleFormat

print(1234.5.formatted(.currency("EUR", in: "de-AT")))
print(DateStyle(date: .long, locale: "gu-IN-u-ca-gujarati").format(try Instant(iso8601: "2025-11-21T12:00:00Z")))
