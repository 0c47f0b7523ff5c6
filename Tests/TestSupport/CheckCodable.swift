import Foundation
import Testing

/// Encodes, decodes, and compares.
public func checkCodable<Value: Codable & Equatable>(
    _ value: Value, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    #expect(
        try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value)) == value, sourceLocation: sourceLocation
    )
}
