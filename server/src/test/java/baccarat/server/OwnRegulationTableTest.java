package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.regulations.Review;
import baccarat.server.store.Rounds;
import baccarat.server.store.Significant;
import baccarat.server.tables.Dealing;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A live table under a document that the house brings.
@Tag("slow")
class OwnRegulationTableTest {

    private static final Path LAWS = Path.of("../regulations/src/test/resources/laws");

    @TempDir private Path data = Path.of("");

    private Settings settings(Path laws) {
        return Settings.USUAL
                .with(data.resolve("casino"))
                .with(OpenCasino.QUICK)
                .withRegulations(List.of(laws));
    }

    private Path laws(String before, String after) throws IOException {
        Path own = Files.createDirectories(data.resolve("laws/card-room"));
        for (String file : List.of("regulation.yaml", "clauses")) {
            Files.writeString(
                    own.resolve(file),
                    Files.readString(LAWS.resolve("card-room").resolve(file))
                            .replace(before, after));
        }
        return data.resolve("laws");
    }

    private static List<String> notes(Casino casino) {
        return casino.store().read(handle -> Significant.last(handle, 100)).stream()
                .filter(entry -> entry.kind().equals("regulation"))
                .map(entry -> entry.table().orElseThrow() + " " + entry.detail())
                .toList();
    }

    @Test
    void rounds_are_played_under_it_and_other_data_is_noted_at_the_next_start() throws IOException {
        try (OpenCasino open = OpenCasino.with(settings(LAWS))) {
            Casino casino = open.casino();
            String submission = Files.readString(LAWS.resolve("harbour-3.yaml"));
            assertTrue(casino.floor().review(submission) instanceof Review.Approved);
            var table =
                    casino.floor()
                            .add(
                                    new CasinoTables.NewTable(
                                            "harbour",
                                            "Harbour 3",
                                            "Main",
                                            Dealing.AUTOMATIC,
                                            submission));
            assertEquals("card-room", table.setting().approved().regulation().id());
            Watching anna = Staff.seated(open.visitor().walkIn("anna"), "anna", "harbour", 1);
            Staff.played(anna, 1, "player", "25.00");
            assertEquals(1, casino.store().read(h -> Rounds.last(h, "harbour/1", 1)).size());
            assertTrue(
                    open.visitor()
                            .get("/v1/regulations/card-room/clauses")
                            .is(200)
                            .text()
                            .contains("A cover card goes in with 20 cards or more behind it."));
        }
        try (OpenCasino open = OpenCasino.with(settings(LAWS))) {
            assertEquals(List.of(), notes(open.casino()));
        }
        try (OpenCasino open = OpenCasino.with(settings(laws("20 cards", "twenty cards")))) {
            assertEquals(
                    List.of(
                            "harbour {\"words\":\"harbour/1 was begun under other data of card-room"
                                    + " and is followed by what is there now\"}"),
                    notes(open.casino()));
        }
    }

    @Test
    void a_folder_with_a_mistake_keeps_the_casino_closed() throws IOException {
        Path laws = laws("seats: 4 to 7", "seats: 4 to 70");

        var wrong = assertThrows(RegulationFolders.Wrong.class, () -> Casino.open(settings(laws)));

        assertEquals(
                List.of(
                        laws
                                + "/card-room/regulation.yaml:14: table.seats: \"4 to 70\" is not from 1 to 14, as in 1 to 9"),
                wrong.lines());
    }
}
