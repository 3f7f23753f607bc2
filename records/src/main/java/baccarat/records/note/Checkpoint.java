package baccarat.records.note;

import baccarat.records.tree.ProofCheck;
import baccarat.records.tree.TreeHash;
import java.util.List;

/// The house's statement about a log: its number of lines and their root.
///
/// @param origin the name of the log
/// @param size the number of its lines, including the header
/// @param root the root of the tree over these lines
public record Checkpoint(String origin, long size, TreeHash root) {

    public Checkpoint {
        PublicNoteKey.checkName(origin);
        if (size < 0) {
            throw new BadNote("a log has no fewer lines than none, not " + size);
        }
    }

    public ProofCheck.Head head() {
        return new ProofCheck.Head(size, root);
    }

    /// The text that is signed.
    public String text() {
        return origin + "\n" + size + "\n" + root.base64() + "\n";
    }

    /// Parses what [#text] writes; throws [BadNote] for any other text.
    public static Checkpoint of(String text) {
        String[] lines = text.split("\n", -1);
        if (lines.length != 4 || !lines[3].isEmpty()) {
            throw new BadNote("a checkpoint has three lines: origin, size and root");
        }
        if (!lines[1].matches("0|[1-9][0-9]{0,17}")) {
            throw new BadNote(
                    "the size of a checkpoint is a whole number, not "
                            + BadNote.shortened(lines[1]));
        }
        TreeHash root =
                TreeHash.ofBase64(lines[2])
                        .orElseThrow(
                                () ->
                                        new BadNote(
                                                "the root of a checkpoint is 32 bytes in base64"));
        return new Checkpoint(lines[0], Long.parseLong(lines[1]), root);
    }

    /// Signed by a key that has the origin's name.
    public Note signed(PrivateNoteKey key) {
        return new Note(text(), List.of(key.as(origin).sign(text())));
    }
}
