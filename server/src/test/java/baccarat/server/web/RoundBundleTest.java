package baccarat.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.records.LogHeader;
import baccarat.records.Recorded;
import baccarat.reports.Json;
import baccarat.reports.Program;
import baccarat.reports.ProgramJson;
import baccarat.server.OpenCasino;
import baccarat.server.Patience;
import baccarat.server.Staff;
import baccarat.server.Visitor;
import baccarat.server.store.Checkpoints;
import baccarat.server.store.Logs;
import baccarat.server.store.Store;
import baccarat.table.Event;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A log of format 1 has names in its lines, which could be guessed from the hashes of a proof.
class RoundBundleTest {

    private static final String LOG = "ma-mini/1";

    @TempDir Path data;

    @Test
    void the_bundle_of_a_round_has_a_proof_but_not_in_a_log_of_format_1() {
        try (var open = OpenCasino.at(data)) {
            Visitor anna = open.visitor().walkIn("anna");
            long cleared =
                    Staff.played(Staff.seated(anna, "anna", "ma-mini", 1), 1, "player", "100.00")
                            .path("n")
                            .asLong();
            Store store = open.casino().store();
            Patience.until(
                    () -> store.read(it -> Checkpoints.last(it, LOG)),
                    last -> last.filter(it -> it.size() > cleared).isPresent());
            List<Recorded> lines = upTo(store, cleared);
            var bundle = new RoundBundle(open.casino(), LOG);

            assertTrue(bundle.of(Call.object(), lines).has("proof"));
            assertEquals(
                    Json.MAPPER.valueToTree(ProgramJson.of(Program.running())),
                    bundle.of(Call.object(), lines).path("program"));
            become(store, 1);
            assertFalse(bundle.of(Call.object(), lines).has("proof"));
            become(store, 2);
            assertTrue(bundle.of(Call.object(), lines).has("proof"));
        }
    }

    /// The lines of the log, its last round at the end.
    private static List<Recorded> upTo(Store store, long last) {
        var lines = new ArrayList<Recorded>();
        store.<Boolean>read(
                handle -> {
                    store.events()
                            .read(
                                    handle,
                                    LOG,
                                    1,
                                    it ->
                                            lines.add(
                                                    new Recorded(
                                                            it.number(),
                                                            it.happened(),
                                                            it.written())));
                    return true;
                });
        lines.removeIf(line -> line.number() > last);
        assertTrue(
                lines.stream()
                        .anyMatch(line -> line.happened().event() instanceof Event.EndOfRound));
        return lines;
    }

    private static void become(Store store, int format) {
        LogHeader now = store.read(it -> Logs.find(it, LOG)).orElseThrow().header();
        var header =
                new LogHeader(
                        format,
                        now.regulation(),
                        now.name(),
                        now.submission(),
                        Optional.empty(),
                        new LinkedHashMap<>());
        store.write(
                        handle ->
                                handle.execute(
                                        "UPDATE log SET header = ? WHERE id = ?",
                                        header.line(),
                                        LOG))
                .join();
    }
}
