package baccarat.regulations;

import static baccarat.regulations.CardRoomFolders.changed;
import static baccarat.regulations.CardRoomFolders.mistakes;
import static baccarat.regulations.CardRoomFolders.read;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// A folder that takes part of its document from another.
class SharedFolderTest {

    private static RegulationFolder sharing(String name) {
        return changed(
                "regulation.yaml",
                "title: Harbour Street Card Room\n",
                "title: Harbour Street Card Room\nshares: %s\n".formatted(name));
    }

    @Test
    void a_folder_that_is_not_there_cannot_be_shared() {
        assertEquals(
                List.of(
                        "laws/card-room/regulation.yaml:5: shares: there is no such folder with a file"
                                + " shared.yaml, beside this one or in the program"),
                mistakes(sharing("harbour")));
    }

    /// The document says which of the shared options and clauses it takes by naming no other.
    @Test
    void a_mistake_in_what_is_shared_is_named_in_its_own_file() {
        var shared =
                new RegulationFolder(
                        "laws/harbour",
                        "harbour",
                        Map.of(
                                "shared.yaml",
                                        "format: 1\ntable:\n  seats: 1 to 3\n  shade: green\n",
                                "clauses", "worth | enforced | CARD_VALUE | What cards count.\n"));

        List<String> found = mistakes(sharing("harbour"), shared);

        assertEquals(
                List.of(
                        "laws/harbour/clauses:1: there is no provision \"CARD_VALUE\"; did you mean CARD_VALUES?",
                        "laws/harbour/shared.yaml:4: table.shade: unknown key shade"),
                found.stream()
                        .map(line -> line.replaceAll("(unknown key [a-z-]+);.*", "$1"))
                        .toList());
    }

    @Test
    void a_document_of_ones_own_may_share_a_folder_of_the_program() {
        RegulationFolder own = sharing("massachusetts");
        var files = new HashMap<>(own.files());
        files.computeIfPresent("regulation.yaml", (_, t) -> t.replace("  cover-card: 20\n", ""));
        files.computeIfPresent(
                "clauses",
                (_, t) ->
                        t.replaceAll("(?m)^D 3 .*$", "D 3 = natural-stops-the-draw")
                                .replace(
                                        "E 4 | enforced |",
                                        "E 4 | enforced | ONE_HAND_OR_THE_OTHER,"));

        Regulation read = read(new RegulationFolder("x", "card-room", files));

        assertEquals(14, read.permits().table().coverCard());
        assertEquals(
                "A Natural in either hand ends the drawing for both.",
                read.clauses().stream()
                        .filter(clause -> clause.path().equals("D 3"))
                        .findFirst()
                        .orElseThrow()
                        .gist());
    }
}
