package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.records.note.Checkpoint;
import baccarat.records.note.Note;
import baccarat.records.tree.ProofCheck;
import baccarat.records.tree.TreeHash;
import baccarat.server.store.Checkpoints;
import baccarat.server.store.Store;
import baccarat.verifier.Evidence;
import baccarat.verifier.Verdict;
import baccarat.verifier.Verifier;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// What anybody can hold the house to, over nothing but HTTP: its key, its checkpoints, the proofs
/// between them, and the bundle of a round.
@SuppressWarnings("NullAway.Init") // by JUnit, before all tests
@Tag("slow")
class CheckpointTest {

    @TempDir static Path data;
    private static OpenCasino open;
    private static Visitor anna;
    private static Visitor bert;
    private static Visitor floor;
    private static JsonNode first;
    private static JsonNode second;
    private static int round;

    /// A line of a wager on another spot than Anna's.
    private static final Pattern ANOTHERS_WAGER =
            Pattern.compile("\\\\\"spot\\\\\":\\\\\"(?!1\\\\\")");

    /// Anna has played at least two rounds, in the last one simulated patrons wagered too; Bert has
    /// only walked in.
    @BeforeAll
    static void playRounds() {
        open = OpenCasino.at(data);
        floor = Staff.of(open).hire("fay", "floorperson");
        anna = open.visitor().walkIn("anna");
        bert = open.visitor().walkIn("bert");
        Watching table = Staff.seated(anna, "anna", "ma-mini", 1);
        first = played(table);
        for (int rounds = 0; rounds < 50; rounds++) {
            second = played(table);
            round = lastRound();
            if (ANOTHERS_WAGER.matcher(bundle(floor, "json")).find()) {
                return;
            }
        }
        throw new AssertionError("nobody but Anna wagered");
    }

    private static int lastRound() {
        return anna.get("/v1/rounds").is(200).json().path("rounds").get(0).path("round").asInt();
    }

    @AfterAll
    static void closeTheCasino() {
        open.close();
    }

    /// Until the house has signed the round.
    private static JsonNode played(Watching table) {
        long cleared = Staff.played(table, 1, "player", "100.00").path("n").asLong();
        return Patience.until(
                CheckpointTest::last, checkpoint -> checkpoint.path("size").asLong() > cleared);
    }

    private static String path(String more) {
        return "/v1/tables/ma-mini" + more;
    }

    private static JsonNode last() {
        return open.visitor().get(path("/checkpoint")).is(200).json();
    }

    private static Checkpoint checkpoint(JsonNode told) {
        return Checkpoint.of(Note.of(told.path("checkpoint").asString()).text());
    }

    private static String keys() {
        return open.visitor().get("/v1/house/keys").is(200).text();
    }

    private static List<TreeHash> hashes(JsonNode list) {
        return list.values().stream().map(one -> new TreeHash(one.asString())).toList();
    }

    @Test
    void keys_checkpoints_and_consistency_proofs_are_public() {
        assertTrue(second.path("size").asLong() > first.path("size").asLong());
        String query =
                "/consistency?from=%d&to=%d"
                        .formatted(first.path("size").asLong(), second.path("size").asLong());

        JsonNode proof = open.visitor().get(path(query)).is(200).json();

        assertTrue(
                ProofCheck.isConsistent(
                        checkpoint(first).head(),
                        checkpoint(second).head(),
                        hashes(proof.path("proof"))));
        JsonNode all = open.visitor().get("/v1/checkpoints").is(200).json();
        assertEquals(5, all.path("checkpoints").size());
        String again = path("/checkpoint?size=" + first.path("size").asLong());
        assertEquals(first, open.visitor().get(again).is(200).json());
    }

    @Test
    void proofs_are_given_between_checkpoints_and_nowhere_else() {
        long size = first.path("size").asLong();
        anna.get(path("/consistency?from=%d&to=%d".formatted(size - 1, size))).is(404);
        anna.get(path("/consistency?from=%d".formatted(size))).is(400);
        anna.get(path("/consistency?from=%d&to=%d".formatted(second.path("size").asLong(), size)))
                .is(400);
        anna.get(path("/checkpoint?size=0")).is(400);
        anna.get(path("/checkpoint?run=2")).is(404);
        anna.get(path("/inclusion?line=1")).is(403);
        floor.get(path("/inclusion?line=%d&size=%d".formatted(size + 1, size))).is(400);
    }

    @Test
    void the_log_is_the_one_the_house_has_signed_line_by_line() {
        List<String> lines = floor.get(path("/log")).is(200).text().lines().toList();
        var evidence =
                new Evidence(
                        Optional.empty(),
                        Optional.of(keys()),
                        List.of(
                                first.path("checkpoint").asString(),
                                second.path("checkpoint").asString()),
                        List.of());

        Verdict verdict = Verifier.verify(lines.iterator(), evidence);

        assertTrue(verdict.good(), verdict.toString());
        assertTrue(verdict.answer().contains("those the house has signed"), verdict.answer());
        long size = second.path("size").asLong();
        JsonNode proof = floor.get(path("/inclusion?line=7&size=" + size)).is(200).json();
        assertTrue(
                ProofCheck.isIncluded(
                        TreeHash.leaf(lines.get(6)),
                        6,
                        size,
                        hashes(proof.path("path")),
                        checkpoint(second).root()));
    }

    private static Verdict verdict(String bundle, Optional<String> key) {
        return Verifier.verify(
                bundle.lines().iterator(),
                new Evidence(Optional.empty(), key, List.of(), List.of()));
    }

    private static String bundle(Visitor visitor, String form) {
        return visitor.get(path("/rounds/%d/bundle?form=%s".formatted(round, form))).is(200).text();
    }

    @Test
    void the_bundle_of_a_round_is_checked_alone_as_a_file_and_as_a_page() {
        for (String form : List.of("json", "html")) {
            Verdict verdict = verdict(bundle(anna, form), Optional.of(keys()));

            assertTrue(verdict.good(), verdict.toString());
            assertEquals(Verdict.Kind.BUNDLE, verdict.kind());
            String all = verdict.toString();
            for (String what : List.of("the cards", "the calls", "the wagers", "the settlement")) {
                assertTrue(all.contains(what + ": as the lines have it"), all);
            }
            assertTrue(verdict.answer().endsWith("which the house has signed."), verdict.answer());
            assertEquals(
                    form.equals("html"),
                    all.contains("what the page shows: only the record inside it was checked"),
                    all);
        }
        assertTrue(
                verdict(bundle(anna, "json"), Optional.empty())
                        .answer()
                        .endsWith("whether the key in the bundle is the house's was not checked."));
    }

    @Test
    void an_altered_bundle_is_found_whatever_was_altered() {
        String right = bundle(anna, "json");
        String stake = "\"stake\" : \"100.00\"";
        for (UnaryOperator<String> edit :
                List.<UnaryOperator<String>>of(
                        text -> text.replace(stake, "\"stake\" : \"900.00\""),
                        text ->
                                text.replace(
                                        "\\\"stake\\\":\\\"100.00\\\"",
                                        "\\\"stake\\\":\\\"900.00\\\""),
                        text ->
                                text.replaceFirst(
                                        "\"player\" : \\[ \"..\"", "\"player\" : [ \"Xx\""),
                        text ->
                                text.replaceFirst(
                                        "\\\\\"discarded\\\\\":\\[\\\\\"..",
                                        "\\\\\"discarded\\\\\":[\\\\\"Zz"),
                        text ->
                                text.replaceFirst(
                                        "\"amount\" : \"100.00\"", "\"amount\" : \"1.00\""),
                        text -> text.replaceFirst("\"path\" : \\[ \"..", "\"path\" : [ \"00"),
                        text -> text.replaceFirst("\\\\n\\d+\\\\n", "\\\\n1\\\\n"))) {
            String altered = edit.apply(right);
            assertFalse(altered.equals(right), "nothing was altered");
            Verdict verdict = verdict(altered, Optional.of(keys()));
            assertFalse(verdict.good(), verdict.toString());
        }
    }

    @Test
    void a_patron_gets_only_their_own_lines_of_a_round() {
        assertFalse(bundle(bert, "json").contains("\"proof\""));
        assertTrue(
                verdict(bundle(bert, "json"), Optional.of(keys()))
                        .answer()
                        .contains("Nothing in it could be checked"));
        String own = bundle(anna, "json");
        assertFalse(ANOTHERS_WAGER.matcher(own).find(), own);
        assertTrue(ANOTHERS_WAGER.matcher(bundle(floor, "json")).find(), "staff have them");
        assertTrue(verdict(bundle(floor, "json"), Optional.of(keys())).good());
    }

    /// A checkpoint that is about the round before, as in the moment until the house has signed.
    @Test
    void a_round_that_is_not_signed_yet_has_no_lines() {
        Store store = open.casino().store();
        List<Checkpoints.Stored> all = store.read(handle -> Checkpoints.all(handle, "ma-mini/1"));
        long before = first.path("size").asLong();
        String asked =
                Patience.until(
                        () -> {
                            store.write(handle -> forget(handle, before)).join();
                            String bundle = bundle(anna, "json");
                            return last().path("size").asLong() == before ? bundle : "";
                        },
                        bundle -> !bundle.isEmpty());
        store.write(handle -> all.stream().map(one -> Checkpoints.put(handle, one)).toList())
                .join();

        assertFalse(asked.contains("\"proof\""), asked);
        assertTrue(bundle(anna, "json").contains("\"proof\""));
    }

    private static int forget(Handle handle, long after) {
        return handle.execute("DELETE FROM checkpoint WHERE log = 'ma-mini/1' AND size > ?", after);
    }
}
