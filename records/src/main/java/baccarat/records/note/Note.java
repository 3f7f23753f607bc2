package baccarat.records.note;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A text with the signatures under it.
///
/// @param text ends in a line feed
public record Note(String text, List<NoteSignature> signatures) {

    private static final int LONGEST = 1 << 20;
    private static final int SIGNATURES_AT_MOST = 100;

    public Note {
        signatures = List.copyOf(signatures);
        if (!text.endsWith("\n")) {
            throw new BadNote("the text of a note ends in a line feed");
        }
        if (signatures.isEmpty() || signatures.size() > SIGNATURES_AT_MOST) {
            throw new BadNote("a note has 1 to %d signatures".formatted(SIGNATURES_AT_MOST));
        }
    }

    public String written() {
        var all = new StringBuilder(text).append('\n');
        signatures.forEach(signature -> all.append(signature.line()).append('\n'));
        return all.toString();
    }

    /// The opposite of [#written]; throws [BadNote] for any other text. No signature is checked
    /// yet.
    public static Note of(String written) {
        if (written.length() > LONGEST) {
            throw new BadNote("a note has at most %d characters".formatted(LONGEST));
        }
        if (written.chars().anyMatch(c -> (c < ' ' && c != '\n') || c == '\uFFFD')
                || hasLoneSurrogate(written)) {
            throw new BadNote("a note is text without control characters");
        }
        int split = written.lastIndexOf("\n\n");
        if (split < 0 || !written.endsWith("\n") || split + 2 == written.length()) {
            throw new BadNote("a note is text, an empty line, and lines with signatures");
        }
        var signatures = new ArrayList<NoteSignature>();
        for (String line : written.substring(split + 2, written.length() - 1).split("\n", -1)) {
            signatures.add(NoteSignature.of(line));
        }
        return new Note(written.substring(0, split + 1), signatures);
    }

    private static boolean hasLoneSurrogate(String text) {
        return text.codePoints()
                .anyMatch(c -> Character.MIN_SURROGATE <= c && c <= Character.MAX_SURROGATE);
    }

    /// The signature of a key under this note, if present. A false signature in the key's name is a
    /// [BadNote], which invalidates the whole note.
    public Optional<NoteSignature> by(PublicNoteKey key) {
        List<NoteSignature> claimed =
                signatures.stream().filter(signature -> signature.isOf(key)).toList();
        if (!claimed.stream().allMatch(signature -> signature.isRight(key, text))) {
            throw new BadNote("the signature of %s is wrong".formatted(key.name()));
        }
        return claimed.stream().findFirst();
    }

    /// The same with one more signature.
    public Note with(NoteSignature signature) {
        var more = new ArrayList<>(signatures);
        more.add(signature);
        return new Note(text, more);
    }
}
