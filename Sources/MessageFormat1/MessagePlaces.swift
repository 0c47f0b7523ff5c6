package import LocaleFormatCore

/// Where the arguments of a message stand in the text that it was read from. No part of the message's value.
package struct MessagePlaces: Hashable, Sendable {
    private let bytes: [UInt8]
    private let offsets: [Int]

    package init(_ bytes: [UInt8] = [], _ offsets: [Int] = []) { (self.bytes, self.offsets) = (bytes, offsets) }

    package var positions: [SourcePosition] { SourcePosition.positions(of: offsets, in: bytes) }

    package static func == (left: MessagePlaces, right: MessagePlaces) -> Bool { true }
    package func hash(into hasher: inout Hasher) {}
}
