import LocalizedStrings

// embedded [LANGUAGE]: the texts are functions, which the compiler checks, and part of the program.
let reader = try Reader(CommandLine.arguments.dropFirst().first.map { [try LocaleID($0)] } ?? [.current])
let strings = LocalizedBundle.module.localized(for: reader)

print(strings(Strings.greeting(name: "Ada")))
print(strings(Strings.filesInFolder(count: 1234, folder: "Docs")))
print(strings(Strings.travelPlan(beds: 2, nights: 1)))
print(strings(Strings.Menu.quit))
