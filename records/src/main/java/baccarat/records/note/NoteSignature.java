package baccarat.records.note;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.OptionalLong;

/// A signature line of a note.
///
/// @param id of the key, eight hexadecimal digits
/// @param hex what follows the id: 64 bytes, after eight bytes of time in a cosignature
public record NoteSignature(String name, String id, String hex) {

    private static final String DASH = "— ";
    private static final int ID = 4;
    private static final int SIGNED = 64;

    public NoteSignature {
        PublicNoteKey.checkName(name);
    }

    public String line() {
        return DASH + name + " " + ExactBase64.write(HexFormat.of().parseHex(id + hex));
    }

    static NoteSignature of(String line) {
        int blank = line.lastIndexOf(' ');
        if (!line.startsWith(DASH) || blank < DASH.length()) {
            throw new BadNote("is no signature line: " + BadNote.shortened(line));
        }
        byte[] bytes = ExactBase64.read(line.substring(blank + 1));
        if (bytes.length <= ID) {
            throw new BadNote("a signature is longer than the id of its key");
        }
        String hex = HexFormat.of().formatHex(bytes);
        return new NoteSignature(
                line.substring(DASH.length(), blank),
                hex.substring(0, 2 * ID),
                hex.substring(2 * ID));
    }

    /// Whether this key claims to have made it.
    public boolean isOf(PublicNoteKey key) {
        return name.equals(key.name()) && id.equals(key.id());
    }

    /// Whether this key has signed the text with it.
    boolean isRight(PublicNoteKey key, String text) {
        byte[] bytes = HexFormat.of().parseHex(hex);
        return switch (key.kind()) {
            case NOTE ->
                    bytes.length == SIGNED
                            && key.verifies(text.getBytes(StandardCharsets.UTF_8), bytes);
            case COSIGNATURE ->
                    time().isPresent()
                            && key.verifies(
                                    cosigned(time().getAsLong(), text),
                                    Arrays.copyOfRange(bytes, Long.BYTES, bytes.length));
        };
    }

    /// When a witness made it, in seconds since 1970; empty if it is not a cosignature.
    public OptionalLong time() {
        boolean isTimed = hex.length() == 2 * (Long.BYTES + SIGNED);
        long seconds = isTimed ? HexFormat.fromHexDigitsToLong(hex, 0, 2 * Long.BYTES) : -1;
        return seconds >= 0 ? OptionalLong.of(seconds) : OptionalLong.empty();
    }

    /// What a witness signs.
    static byte[] cosigned(long seconds, String text) {
        return ("cosignature/v1\ntime " + seconds + "\n" + text).getBytes(StandardCharsets.UTF_8);
    }
}
