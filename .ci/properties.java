// Random .properties files and what java.util.Properties makes of them, a row a file: the bytes in hexadecimal, then names and texts in
// hexadecimal of UTF-8, or "error". Files are read as Latin-1, and as UTF-8 in each second row.
//   java .ci/properties.java 10000 SEED > properties.tsv
import java.io.*;
import java.nio.charset.*;
import java.util.*;

class Rows {
    static final String[] PIECES = {
        "a", "b", "key", "=", ":", " ", "\t", "\f", "\n", "\r", "\r\n", "\\", "\\\\", "#", "!", "\\n", "\\t", "\\r", "\\f", "\\u00e4",
        "\\u", "\\u12", "\\uD83D\\uDE00", "\\uD83D", "\\uDE00", "\\ ", "\\=", "\\:", "\\#", "\\!", "\\\n", "\\\r\n", "\\\r", "  ", "\u00e4", "\u00ff",
        "{0}", "''", "'", "x y", " = ", " : ", "value", "\\z", "\\\"", "\u0000", "\u000b", "\u00a0", "\\u0301"
    };

    static String hex(byte[] bytes) {
        StringBuilder text = new StringBuilder();
        for (byte b : bytes) text.append(String.format("%02x", b));
        return text.toString();
    }

    static boolean isText(String text) {
        return new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8).equals(text);
    }

    public static void main(String[] arguments) throws IOException {
        int count = Integer.parseInt(arguments[0]);
        Random random = new Random(Long.parseLong(arguments[1]));
        PrintStream out = new PrintStream(new BufferedOutputStream(System.out), false, "US-ASCII");
        for (int row = 0; row < count; row++) {
            Charset charset = row % 2 == 0 ? StandardCharsets.ISO_8859_1 : StandardCharsets.UTF_8;
            StringBuilder text = new StringBuilder();
            for (int n = random.nextInt(24); n >= 0; n--) text.append(PIECES[random.nextInt(PIECES.length)]);
            byte[] bytes = text.toString().getBytes(charset);
            StringBuilder result = new StringBuilder();
            Properties properties = new Properties();
            try {
                properties.load(new InputStreamReader(new ByteArrayInputStream(bytes), charset));
                TreeMap<String, String> sorted = new TreeMap<>();
                for (String name : properties.stringPropertyNames()) sorted.put(name, properties.getProperty(name));
                for (Map.Entry<String, String> entry : sorted.entrySet()) {
                    // Half of a surrogate pair is text in Java, and nowhere else.
                    if (!isText(entry.getKey()) || !isText(entry.getValue())) result.append("half");
                    result.append(hex(entry.getKey().getBytes(StandardCharsets.UTF_8))).append("=");
                    result.append(hex(entry.getValue().getBytes(StandardCharsets.UTF_8))).append(",");
                }
            } catch (IllegalArgumentException error) {
                result = new StringBuilder("error");
            }
            out.println((row % 2 == 0 ? "latin1" : "utf8") + "\t" + hex(bytes) + "\t" + result);
        }
        out.flush();
    }
}
