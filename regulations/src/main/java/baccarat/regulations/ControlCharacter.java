package baccarat.regulations;

import baccarat.regulations.SubmissionNode.Entry;
import baccarat.regulations.SubmissionNode.Section;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/// Characters that no YAML text may have, such as the escape character of terminals.
final class ControlCharacter {

    private ControlCharacter() {}

    /// The position of the first one.
    static OptionalInt first(String text) {
        return IntStream.range(0, text.length()).filter(i -> isOne(text.charAt(i))).findFirst();
    }

    private static boolean isOne(char c) {
        boolean whitespace = c == '\n' || c == '\r' || c == '\t' || c == '\u0085';
        return Character.isISOControl(c) && !whitespace;
    }

    /// The text with a plain letter for each.
    static String replaced(String text) {
        var clean = new StringBuilder(text);
        for (int i = 0; i < clean.length(); i++) {
            if (isOne(clean.charAt(i))) {
                clean.setCharAt(i, 'x');
            }
        }
        return clean.toString();
    }

    /// The innermost key on a line, or the last one before it.
    static String keyAt(Section section, int line) {
        String key = "";
        for (Entry entry : section.entries()) {
            if (entry.line() <= line) {
                key = entry.key();
                String inner = entry.node() instanceof Section below ? keyAt(below, line) : "";
                key = inner.isEmpty() ? key : key + "." + inner;
            }
        }
        return key;
    }
}
