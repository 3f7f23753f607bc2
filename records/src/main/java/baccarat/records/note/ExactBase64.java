package baccarat.records.note;

import java.util.Base64;

/// Base64 with exactly one spelling for each value. Java's decoder accepts several.
final class ExactBase64 {

    private ExactBase64() {}

    static String write(byte[] bytes) {
        return Base64.getEncoder().encodeToString(bytes);
    }

    static byte[] read(String text) {
        try {
            byte[] bytes = Base64.getDecoder().decode(text);
            if (write(bytes).equals(text)) {
                return bytes;
            }
        } catch (IllegalArgumentException _) {
            // told below
        }
        throw new BadNote("this is not base64: " + BadNote.shortened(text));
    }
}
