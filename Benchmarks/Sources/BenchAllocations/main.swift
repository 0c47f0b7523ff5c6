// Calls of malloc for one value, in the steady state.
import AllocationCounter
import FoundationEssentials
import LocaleFormat

func count(_ task: String, values: Int, _ body: () throws -> Void) throws {
    try body()
    let before = allocation_count()
    try body()
    // Before the line is put together, which allocates too.
    let taken = allocation_count() - before
    print("allocations\t\(task)\t\(Double(taken) / Double(values))")
}

let integers = (0..<1000).map { $0 * $0 * 997 }
let doubles = integers.map { Double($0) / 100 }
let number = try NumberStyle<Int>(locale: "en").compiled()
let devanagari = try NumberStyle<Int>(locale: "hi-IN-u-nu-deva").compiled()
let price = try CurrencyStyle<Double>(code: "EUR", locale: "de").compiled()
func appendAll<Value: NumberConvertible>(
    _ compiled: CompiledNumber, _ values: [Value], to buffer: inout [UInt8]
) throws {
    for value in values {
        buffer.removeAll(keepingCapacity: true)
        try compiled.append(value, to: &buffer)
    }
}

var buffer: [UInt8] = []
buffer.reserveCapacity(1024)
try count("number/buffer", values: integers.count) { try appendAll(number, integers, to: &buffer) }
try count("devanagari/buffer", values: integers.count) { try appendAll(devanagari, integers, to: &buffer) }
try count("currency/buffer", values: doubles.count) { try appendAll(price, doubles, to: &buffer) }
try count("number/string", values: integers.count) { for value in integers { _ = try number.format(value) } }
try count("devanagari/string", values: integers.count) { for value in integers { _ = try devanagari.format(value) } }
