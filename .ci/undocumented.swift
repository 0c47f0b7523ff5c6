// Lists the public symbols of Sources without a documentation comment, from the symbol graphs in folders; see .ci/documented.
//
// Left out is what the compiler makes, and what fulfils a requirement of a protocol whose documentation says what it means.
import Foundation

struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Identifier: Decodable { var precise: String }
        struct Location: Decodable {
            struct Position: Decodable { var line: Int }
            var uri: String
            var position: Position
        }
        struct Comment: Decodable {}
        var identifier: Identifier
        var pathComponents: [String]
        var docComment: Comment?
        var location: Location?
    }

    struct Relationship: Decodable {
        struct Origin: Decodable {}
        var source: String
        var sourceOrigin: Origin?
    }

    var symbols: [Symbol]
    var relationships: [Relationship]
}

let sources = URL(filePath: "Sources").standardizedFileURL.absoluteString
let files = try CommandLine.arguments.dropFirst().flatMap {
    try FileManager.default.contentsOfDirectory(at: URL(filePath: $0), includingPropertiesForKeys: nil)
}
var count = 0
var missing: Set<String> = []
for file in files where file.lastPathComponent.hasSuffix(".symbols.json") {
    let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
    let witnesses = Set(graph.relationships.filter { $0.sourceOrigin != nil }.map(\.source))
    for symbol in graph.symbols {
        guard let location = symbol.location, location.uri.hasPrefix(sources) else { continue }
        count += 1
        if symbol.docComment == nil, !witnesses.contains(symbol.identifier.precise) {
            let path = "Sources/" + location.uri.dropFirst(sources.count).drop { $0 == "/" }
            missing.insert("\(path):\(location.position.line + 1): \(symbol.pathComponents.joined(separator: "."))")
        }
    }
}
for line in missing.sorted() { print(line) }
print("\(count) public symbols, \(missing.count) without documentation")
exit(count > 0 && missing.isEmpty ? 0 : 1)
