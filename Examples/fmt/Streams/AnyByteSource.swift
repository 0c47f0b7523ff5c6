/// A source whose type is not known: what a console has.
struct AnyByteSource: ByteSource {
    private var source: any ByteSource

    init(_ source: any ByteSource) { self.source = source }

    mutating func read(into bytes: inout [UInt8], limit: Int) throws(StreamFailure) {
        try source.read(into: &bytes, limit: limit)
    }
}

extension StreamFailure {
    var message: String {
        switch self {
        case .closed: "the stream is closed"
        case .failed(let message): message
        }
    }
}
