package baccarat.verifier;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads JSON as RFC 8259 has it, and stops at a key that comes twice: two readers could take
/// different ones.
final class JsonReader {

    private static final int DEPTH_AT_MOST = 32;
    private static final Pattern NUMBER =
            Pattern.compile("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][-+]?[0-9]+)?");
    private static final Pattern FOUR_DIGITS = Pattern.compile("[0-9a-fA-F]{4}");
    private static final Pattern WORD = Pattern.compile("true|false|null");

    private final String text;
    private int at;
    private int depth;

    private JsonReader(String text) {
        this.text = text;
    }

    /// The one value that this text is.
    static Json read(String text) {
        var reader = new JsonReader(text);
        Json value = reader.value();
        reader.space();
        if (reader.at < text.length()) {
            throw reader.wrong("nothing should follow");
        }
        return value;
    }

    private Json value() {
        space();
        return switch (peek()) {
            case '{' -> members();
            case '[' -> items();
            case '"' -> new Json.Text(string());
            case 't', 'f', 'n' -> new Json.Word(matched(WORD, "true, false or null"));
            default -> new Json.Digits(matched(NUMBER, "a value"));
        };
    }

    private Json members() {
        deeper();
        Map<String, Json> values = new LinkedHashMap<>();
        if (!isNext('}')) {
            do {
                space();
                String key = string();
                expect(':');
                if (values.put(key, value()) != null) {
                    throw wrong("the key \"%s\" stands twice".formatted(Wrong.shortened(key)));
                }
            } while (isNext(','));
            expect('}');
        }
        depth--;
        return new Json.Members(values);
    }

    private Json items() {
        deeper();
        List<Json> values = new ArrayList<>();
        if (!isNext(']')) {
            do {
                values.add(value());
            } while (isNext(','));
            expect(']');
        }
        depth--;
        return new Json.Items(values);
    }

    private void deeper() {
        at++;
        depth++;
        if (depth > DEPTH_AT_MOST) {
            throw wrong("this is nested too deep");
        }
    }

    private String string() {
        if (peek() != '"') {
            throw wrong("a text should begin");
        }
        at++;
        var string = new StringBuilder();
        while (peek() != '"') {
            char c = text.charAt(at++);
            if (c < ' ') {
                throw wrong("a character stands in a text that has to be escaped");
            }
            string.append(c == '\\' ? escaped() : c);
        }
        at++;
        return string.toString();
    }

    private char escaped() {
        char c = peek();
        at++;
        return switch (c) {
            case '"', '\\', '/' -> c;
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> (char) Integer.parseInt(matched(FOUR_DIGITS, "four digits"), 16);
            default -> throw wrong("there is no such escape");
        };
    }

    private String matched(Pattern pattern, String expected) {
        Matcher matcher = pattern.matcher(text).region(at, text.length());
        if (!matcher.lookingAt()) {
            throw wrong(expected + " should stand here");
        }
        at = matcher.end();
        return matcher.group();
    }

    private boolean isNext(char c) {
        space();
        if (at < text.length() && text.charAt(at) == c) {
            at++;
            return true;
        }
        return false;
    }

    private void expect(char c) {
        if (!isNext(c)) {
            throw wrong("'%c' should stand here".formatted(c));
        }
    }

    private char peek() {
        if (at >= text.length()) {
            throw wrong("the text ends too early");
        }
        return text.charAt(at);
    }

    private void space() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }

    private Wrong wrong(String what) {
        String before = text.substring(0, Math.min(at, text.length()));
        long line = 1 + before.chars().filter(c -> c == '\n').count();
        int column = before.length() - before.lastIndexOf('\n');
        String where = text.contains("\n") ? "line %d, ".formatted(line) : "";
        return new Wrong("%scolumn %d: %s".formatted(where, column, what));
    }
}
