// The first lines of the README, compiled and run. Each prints what its comment says.
import LocaleFormat
import LocalizedStrings

print(1_234_567.formatted(.number(in: "hi-IN-u-nu-deva")))  // १२,३४,५६७
print(1234.5.formatted(.currency("EUR", in: "de-AT")))  // € 1.234,50
print(1_234_567.formatted(.number(in: "ja").notation(.compactName())))  // 123万
print(try NumberStyle<Int>(locale: "fa").parse("۱٬۲۳۴"))  // 1234

let day = try Instant(iso8601: "2025-11-21T12:00:00Z")
print(DateStyle(date: .long, locale: "gu-IN-u-ca-gujarati").format(day))  // 1 માગશર, વિ. સં. 2082
print(DateStyle(date: .long, locale: "ja-u-ca-japanese").format(day))  // 令和7年11月21日

let forecast = try TextTemplate("^[%lld](formatNumber: true)-दिन का पूर्वानुमान").compiled(in: "hi-IN-u-nu-deva")
print(try forecast.format([10]))  // १०-दिन का पूर्वानुमान
