package baccarat.records.note;

import java.util.Base64;

/// Base64 of which each value has one spelling: Java's reader alone takes several for the same.
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
