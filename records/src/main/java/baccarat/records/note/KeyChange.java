package baccarat.records.note;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/// A house signs with another key from now on. The former key signs the change, so that a reader
/// who trusts it can follow; the new key signs it too, so that a reader who knows only the new key
/// can go back.
///
/// @param house the name of the house
/// @param number of the new key, counted from 1
/// @param former the public key so far, in hexadecimal digits
/// @param next the public key from now on
public record KeyChange(String house, int number, String former, String next) {

    private static final String KEYS = "/keys";
    private static final int SHOWN = 8;

    /// The name of a house, derived from its first key, so that two houses never share one.
    public static String nameOf(String firstKey) {
        try {
            byte[] hash =
                    MessageDigest.getInstance("SHA-256").digest(HexFormat.of().parseHex(firstKey));
            return "baccarat/" + HexFormat.of().formatHex(hash, 0, SHOWN);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /// The name of a signature under it.
    private String name() {
        return house + KEYS;
    }

    public String text() {
        return String.join("\n", name(), String.valueOf(number), base64(former), base64(next), "");
    }

    private static String base64(String hex) {
        return ExactBase64.write(HexFormat.of().parseHex(hex));
    }

    public Note signed(PrivateNoteKey formerKey, PrivateNoteKey nextKey) {
        return new Note(
                text(),
                List.of(formerKey.as(name()).sign(text()), nextKey.as(name()).sign(text())));
    }

    /// The change in a note that both keys have signed; throws [BadNote] otherwise.
    public static KeyChange of(Note note) {
        String[] lines = note.text().split("\n", -1);
        if (lines.length != 5
                || !lines[0].endsWith(KEYS)
                || !lines[1].matches("[1-9][0-9]{0,5}")
                || !lines[4].isEmpty()) {
            throw new BadNote("a change of keys has four lines: name, number, former and next key");
        }
        var change =
                new KeyChange(
                        lines[0].substring(0, lines[0].length() - KEYS.length()),
                        Integer.parseInt(lines[1]),
                        hex(lines[2]),
                        hex(lines[3]));
        for (String key : List.of(change.former, change.next)) {
            var open = new PublicNoteKey(change.name(), PublicNoteKey.Kind.NOTE, key);
            if (note.by(open).isEmpty()) {
                throw new BadNote("a change of keys is signed by both keys");
            }
        }
        return change;
    }

    private static String hex(String base64) {
        return HexFormat.of().formatHex(ExactBase64.read(base64));
    }
}
