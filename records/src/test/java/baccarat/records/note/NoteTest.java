package baccarat.records.note;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.records.tree.TreeHash;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What is no note is none, and a signature counts for its key, its text and nothing else.
class NoteTest {

    private static final PrivateNoteKey HOUSE = Keys.of("baccarat/house", 1);
    private static final PrivateNoteKey OTHER = Keys.of("baccarat/house", 2);
    private static final Checkpoint CHECKPOINT =
            new Checkpoint("baccarat/house/ma-mini/1", 5, TreeHash.leaf("all of it"));
    private static final String WRITTEN = CHECKPOINT.signed(HOUSE).written();

    private static PublicNoteKey key() {
        return HOUSE.open().as(CHECKPOINT.origin());
    }

    @Test
    void what_was_written_is_read_and_checked() {
        Note note = Note.of(WRITTEN);
        assertEquals(WRITTEN, note.written());
        assertTrue(note.by(key()).isPresent());
        assertEquals(CHECKPOINT, Checkpoint.of(note.text()));
    }

    @Test
    void a_key_of_another_name_or_another_key_of_the_name_has_not_signed() {
        Note note = Note.of(WRITTEN);
        assertEquals(Optional.empty(), note.by(HOUSE.open()));
        assertEquals(Optional.empty(), note.by(OTHER.open().as(CHECKPOINT.origin())));
    }

    @Test
    void another_text_under_the_same_signature_is_no_note_at_all() {
        Note rewritten = Note.of(WRITTEN.replace("\n5\n", "\n6\n"));
        assertThrows(BadNote.class, () -> rewritten.by(key()));
    }

    /// A wrong signature beside a right one spoils the note.
    @Test
    void a_signature_that_claims_a_key_and_is_not_by_it_spoils_the_note() {
        NoteSignature right = HOUSE.as(CHECKPOINT.origin()).sign(CHECKPOINT.text());
        NoteSignature wrong =
                new NoteSignature(
                        right.name(),
                        right.id(),
                        OTHER.as(CHECKPOINT.origin()).sign(CHECKPOINT.text()).hex());
        var note = new Note(CHECKPOINT.text(), List.of(right, wrong));
        assertThrows(BadNote.class, () -> note.by(key()));
    }

    @Test
    void a_cosignature_counts_for_its_time_and_not_as_a_signature_of_a_note() {
        PrivateNoteKey witness = Keys.witness("witness.example/one", 3);
        NoteSignature made = witness.cosign(CHECKPOINT, Instant.ofEpochSecond(1_000));
        Note note = Note.of(WRITTEN).with(made);
        assertTrue(note.by(witness.open()).isPresent());
        var asNote =
                new PublicNoteKey(
                        witness.open().name(), PublicNoteKey.Kind.NOTE, witness.open().hex());
        assertEquals(Optional.empty(), note.by(asNote));
        var later =
                new NoteSignature(
                        made.name(), made.id(), "00000000000003e9" + made.hex().substring(16));
        assertThrows(BadNote.class, () -> Note.of(WRITTEN).with(later).by(witness.open()));
        assertThrows(IllegalStateException.class, () -> witness.sign("a text\n"));
        assertThrows(IllegalStateException.class, () -> HOUSE.cosign(CHECKPOINT, Instant.EPOCH));
    }

    static Stream<String> notNotes() {
        return Stream.of(
                "",
                "\n",
                "\n\n",
                "text\n",
                "text\n\n",
                WRITTEN.substring(0, WRITTEN.length() - 1),
                WRITTEN + "\n",
                WRITTEN.replace("— ", "- "),
                WRITTEN.replace("— ", "—"),
                WRITTEN.replace("\n\n", "\n"),
                WRITTEN.replace("\n", "\r\n"),
                WRITTEN.replace("house", "ho\u0001use"),
                WRITTEN.replace("house", "ho\ud800use"),
                WRITTEN.replaceAll("=\n$", "\n"),
                WRITTEN.replaceAll(" [^ ]*\n$", " \n"),
                WRITTEN.replaceAll(" [^ ]*\n$", " AAAA\n"),
                WRITTEN + "a line that is no signature\n",
                "text\n\n— a b c AAAAAAAA\n",
                "text\n\n— a+b AAAAAAAA\n",
                "text\n\n—  AAAAAAAA\n");
    }

    @ParameterizedTest
    @MethodSource("notNotes")
    void what_is_no_note_is_refused(String text) {
        assertThrows(BadNote.class, () -> Note.of(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "origin\n5\n",
                "origin\n5\nROOT",
                "origin\n05\nROOT\n",
                "origin\n-5\nROOT\n",
                "origin\n5 \nROOT\n",
                "origin\n9999999999999999999\nROOT\n",
                "origin\n5\nAAAA\n",
                "\n5\nROOT\n",
                "two words\n5\nROOT\n",
                "origin\n5\nROOT\nmore\n",
                "origin\n5\nROOT\n\n"
            })
    void what_is_no_checkpoint_is_refused(String text) {
        String written = text.replace("ROOT", CHECKPOINT.root().base64());
        assertThrows(BadNote.class, () -> Checkpoint.of(written));
        String right = "origin\n5\n" + CHECKPOINT.root().base64() + "\n";
        assertDoesNotThrow(() -> Checkpoint.of(right));
    }

    @Test
    void a_key_is_read_as_it_is_written_and_in_no_other_way() {
        String written = HOUSE.open().written();
        assertEquals(HOUSE.open(), PublicNoteKey.of(written));
        List.of(
                        written.substring(0, written.length() - 1),
                        written.replace("baccarat/house", "baccarat/mouse"),
                        written + " ",
                        "name+00000000+AAAA",
                        "")
                .forEach(wrong -> assertThrows(BadNote.class, () -> PublicNoteKey.of(wrong)));
        assertFalse(HOUSE.toString().contains(Keys.seed(1)));
        assertThrows(BadNote.class, () -> PrivateNoteKey.of(HOUSE.open(), Keys.seed(2)));
    }

    @Test
    void a_change_of_keys_is_signed_by_both() {
        String house = KeyChange.nameOf(HOUSE.open().hex());
        var change = new KeyChange(house, 2, HOUSE.open().hex(), OTHER.open().hex());
        Note note = Note.of(change.signed(HOUSE, OTHER).written());
        assertEquals(change, KeyChange.of(note));
        assertTrue(house.matches("baccarat/[0-9a-f]{16}"), house);

        var oneAlone = new Note(note.text(), note.signatures().subList(0, 1));
        assertThrows(BadNote.class, () -> KeyChange.of(oneAlone));
        Note altered = Note.of(note.written().replace("\n2\n", "\n3\n"));
        assertThrows(BadNote.class, () -> KeyChange.of(altered));
    }
}
