package baccarat.server.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.records.LogHeader;
import baccarat.server.store.Logs;
import baccarat.server.store.Store;
import baccarat.server.store.Stores;
import baccarat.server.views.TableView;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.verifier.Verdict;
import baccarat.verifier.Verifier;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A table that was put up by an earlier program plays on: its log keeps the spelling of its
/// format, and people are told what a table of today tells.
class EarlierFormatTest {

    @TempDir Path data;

    @ParameterizedTest
    @CsvSource({"2, DRAGON_7", "3, dragon-7"})
    void the_log_keeps_its_spelling_and_people_are_told_one(int format, String spelled) {
        try (Store store = Stores.open("sqlite", data)) {
            DrivenTable table = DrivenTable.ofFormat(format, store, "ma-mini-ez", 5, 0);
            var told = new Frames();
            table.join(told);
            table.sit("anna", 3);
            table.until(() -> table.state().phase() instanceof Phase.AcceptingWagers);
            table.must(
                    "anna", "{'command':'PlaceWager','spot':'3','wager':'player','stake':'25.00'}");
            table.must(
                    "anna",
                    "{'command':'PlaceWager','spot':'3','wager':'dragon-7','stake':'5.00'}");
            table.restart();
            table.join(told);
            int rounds = table.state().shoe().rounds();
            table.until(() -> table.state().shoe().rounds() > rounds);
            table.until(() -> TableView.play(table.state().phase()).isEmpty());

            String log = String.join("\n", log(store, table.setting().log()));
            assertTrue(log.startsWith("{\"format\":" + format), log.substring(0, 20));
            assertTrue(
                    log.contains(
                            "\"event\":\"WagerPlaced\",\"placed\":{\"spot\":\"3\",\"wager\":\""
                                    + spelled),
                    spelled);
            assertTrue(log.contains("\"step\":{\"spot\":\"3\",\"wager\":\"" + spelled), spelled);
            String frames = String.join("\n", told.all);
            assertTrue(frames.contains("\"step\":{\"spot\":\"3\",\"wager\":\"dragon-7\""), frames);
            assertFalse(frames.contains("\"wager\":\"DRAGON_7\""));
            Verdict verdict = Verifier.verify(log.lines().iterator(), Optional.empty());
            assertTrue(verdict.good(), verdict.toString());
        }
    }

    @ParameterizedTest
    @CsvSource({"DRAGON_7", "dragon-7"})
    void a_command_may_say_a_wager_in_capitals(String wager) {
        try (Store store = Stores.open("sqlite", data)) {
            DrivenTable table = DrivenTable.ofFormat(LogHeader.FORMAT, store, "ma-mini-ez", 5, 0);
            table.sit("anna", 3);
            table.until(() -> table.state().phase() instanceof Phase.AcceptingWagers);
            table.must(
                    "anna",
                    "{'command':'PlaceWager','spot':'3','wager':'%s','stake':'5.00'}"
                            .formatted(wager));

            List<String> log = log(store, table.setting().log());
            assertEquals(
                    1,
                    log.stream().filter(line -> line.contains("\"wager\":\"dragon-7\"")).count());
        }
    }

    private static List<String> log(Store store, String id) {
        return store.read(
                handle -> {
                    var lines = new ArrayList<String>();
                    lines.add(Logs.find(handle, id).orElseThrow().header().line());
                    store.events().read(handle, id, 1, event -> lines.add(event.written().line()));
                    return lines;
                });
    }

    private static final class Frames implements Viewer {

        private final List<String> all = new ArrayList<>();

        @Override
        public Person person() {
            return Person.patron("anna");
        }

        @Override
        public void send(String frame) {
            all.add(frame);
        }
    }
}
