import LocaleFormatJSON

// An executor for Unicode's conformance suite: tests on standard input, replies on standard output, a line each.

var session = Session(input: LineReader(limit: 16 << 20, fill: StandardStreams.fill))
while let replies = session.nextReplies() { StandardStreams.send(replies) }
