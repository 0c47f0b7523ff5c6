// fuzz ENTRY [libFuzzer's options and folders]. libFuzzer starts itself again for some of its options, so that the entry
// is handed on in the environment.

if CommandLine.argc > 1, let entry = Entry(rawValue: CommandLine.arguments[1]) {
    Driver.handedOn = entry
    Driver.run(entry, droppingFirstArgument: true)
}
if let entry = Driver.handedOn { Driver.run(entry, droppingFirstArgument: false) }
Driver.fail(
    """
    usage: fuzz ENTRY [libFuzzer options] [folders or files]
    entries: \(Entry.allCases.map(\.rawValue).joined(separator: " "))

    """)
