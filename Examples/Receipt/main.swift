// The first lines of the README, compiled and run. Each prints what its comment says.
import LocaleFormat

print(1_234_567.formatted(.number(in: "hi-IN-u-nu-deva")))                  // १२,३४,५६७
print(1234.5.formatted(.currency("EUR", in: "de-AT")))                      // € 1.234,50
print(0.25.formatted(.percent(in: "tr")))                                   // %25
print(2026.formatted(.number(in: "en").numbering(.roman)))                  // MMXXVI
print(1_234_567.formatted(.number(in: "ja").notation(.compactName())))      // 123万
print(try NumberStyle<Int>(locale: "fa").parse("۱٬۲۳۴"))                    // 1234
