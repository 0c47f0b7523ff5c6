// Unicode MessageFormat 2 by ICU4J, which has had it since 72: the messages and values of `bench message/mf2`, compiled once.
// Prints a fingerprint of all texts and the least time for one, as the others do.

import com.ibm.icu.message2.MessageFormatter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

public final class MessageTask {
    private static final int COUNT = 1024;

    /** Sources/Harness/Values.swift: 1 to 12 digits, one in four negative. */
    private static List<Map<String, Object>> values() {
        List<Map<String, Object>> values = new ArrayList<>();
        long state = 0x9E3779B97F4A7C15L;
        for (int index = 0; index < COUNT; index++) {
            long limit = 1;
            for (int digit = 0; digit < 1 + index % 12; digit++) limit *= 10;
            state ^= state << 13;
            state ^= state >>> 7;
            state ^= state << 17;
            long magnitude = Long.remainderUnsigned(state, limit);
            values.add(Map.of("n", index % 4 == 3 ? -magnitude : magnitude));
        }
        return values;
    }

    private static void run(String task, String pattern) {
        MessageFormatter message =
            MessageFormatter.builder().setPattern(pattern).setLocale(Locale.ENGLISH).build();
        List<Map<String, Object>> values = values();
        long fingerprint = 0xCBF29CE484222325L;
        for (Map<String, Object> value : values) {
            for (byte unit : message.formatToString(value).getBytes(StandardCharsets.UTF_8)) {
                fingerprint = (fingerprint ^ (unit & 0xFF)) * 0x100000001B3L;
            }
            fingerprint = (fingerprint ^ 0xFF) * 0x100000001B3L;
        }
        System.out.println("text\t" + task + "\t" + Long.toUnsignedString(fingerprint));
        long least = Long.MAX_VALUE;
        long length = 0;
        // The first turns are the compiler's.
        for (int turn = 0; turn < 300; turn++) {
            long start = System.nanoTime();
            for (Map<String, Object> value : values) length += message.formatToString(value).length();
            least = Math.min(least, System.nanoTime() - start);
        }
        if (length == 0) throw new IllegalStateException("nothing was written");
        System.out.println("time\t" + task + "/icu4j\t" + (double) least / COUNT);
    }

    public static void main(String[] arguments) {
        run("message/mf2-number", "{$n :number} km");
        run("message/mf2-plural", ".input {$n :integer} .match $n one {{{$n} file}} * {{{$n} files}}");
    }
}
