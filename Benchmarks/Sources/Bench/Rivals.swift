import FoundationEssentials
import Harness
import LocaleFormat
import RawICU

/// A value that ICU's C functions take.
protocol RawValue: NumberConvertible {
    /// Formats into the buffer; the count of bytes.
    func format(_ formatter: OpaquePointer, _ buffer: UnsafeMutablePointer<CChar>) -> Int32
}

let rawCapacity: Int32 = 512

extension Int: RawValue {
    func format(_ formatter: OpaquePointer, _ buffer: UnsafeMutablePointer<CChar>) -> Int32 {
        rawicu_int(formatter, Int64(self), buffer, rawCapacity)
    }
}

extension Double: RawValue {
    func format(_ formatter: OpaquePointer, _ buffer: UnsafeMutablePointer<CChar>) -> Int32 {
        rawicu_double(formatter, self, buffer, rawCapacity)
    }
}

/// A decimal that knows its text, which is the form ICU takes.
struct TextDecimal: RawValue {
    let decimal: Decimal
    let text: [CChar]

    init(_ decimal: Decimal) {
        self.decimal = decimal
        text = decimal.description.utf8.map(CChar.init(bitPattern:))
    }

    var numberValue: NumberValue { decimal.numberValue }
    init?(exactly decimal: ExactDecimal) { nil }

    func format(_ formatter: OpaquePointer, _ buffer: UnsafeMutablePointer<CChar>) -> Int32 {
        rawicu_decimal(formatter, text, Int32(text.count), buffer, rawCapacity)
    }
}

/// The two rivals at one task, after all their texts have been compared.
func rivals<Value: RawValue>(
    _ task: String, _ values: [Value], ours compiled: CompiledNumber, skeleton: String, icuLocale: String,
    first: (value: Value, text: String)
) throws -> [Benchmark] {
    guard compiled.isFast || task.contains("compact") else { fatalError("\(task): no program") }
    let formatter = rawicu_open(skeleton, icuLocale)
    let buffer = UnsafeMutablePointer<CChar>.allocate(capacity: Int(rawCapacity))
    func raw(_ value: Value) -> String {
        let count = value.format(formatter, buffer)
        return String(decoding: UnsafeRawBufferPointer(start: buffer, count: Int(count)), as: UTF8.self)
    }
    require(try compiled.format(first.value), first.text, "\(task)/ours")
    var fingerprint = Fingerprint()
    for value in values {
        require(try compiled.format(value), raw(value), "\(task), \(value)")
        fingerprint.add(raw(value).utf8)
    }
    print(fingerprint.line(task))
    return [
        Benchmark("\(task)/ours", count: values.count) { () -> Int in
            var bytes = 0
            for value in values { bytes &+= (try? compiled.format(value))?.utf8.count ?? 0 }
            return bytes
        },
        Benchmark("\(task)/icu", count: values.count) { () -> Int in
            var bytes = 0
            for value in values { bytes &+= Int(value.format(formatter, buffer)) }
            return bytes
        },
    ]
}
