package baccarat.verifier;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every way to write another past, with and without a new chain, against a checkpoint of the
/// house.
class CheckpointCheckTest {

    private static final House HOUSE = new House();
    private static final House OTHER = new House();
    static final List<String> LINES = lines();

    private static List<String> lines() {
        try {
            return Files.readAllLines(
                    Path.of("../records/src/test/resources/baccarat/records/format-2.log"));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static List<String> sealed() {
        return LogCheckTest.chained(SealCheckTest.objects(SealCheckTest.events()));
    }

    static Verdict verdict(List<String> lines, Optional<String> key, String... notes) {
        return Verifier.verify(
                lines.iterator(), new Evidence(Optional.empty(), key, List.of(notes), List.of()));
    }

    private static Verdict withKey(List<String> lines, String... notes) {
        return verdict(lines, Optional.of(HOUSE.key()), notes);
    }

    private static String json(String line) {
        return line.substring(0, line.length() - 76) + "}";
    }

    /// What somebody may do to the lines of a log.
    private record Edit(List<String> log, UnaryOperator<List<String>> edit) {}

    private static Edit each(List<String> log, String part, String other) {
        return new Edit(
                log,
                lines -> {
                    assertTrue(lines.stream().anyMatch(line -> line.contains(part)), part);
                    return lines.stream().map(line -> line.replace(part, other)).toList();
                });
    }

    private static Edit list(List<String> log, Consumer<List<String>> edit) {
        return new Edit(
                log,
                lines -> {
                    var edited = new ArrayList<>(lines);
                    edit.accept(edited);
                    return edited;
                });
    }

    private static final Map<String, Edit> EDITS = edits();

    private static Map<String, Edit> edits() {
        var edits = new TreeMap<String, Edit>();
        edits.put("a card", each(LINES, "\"faces\":[\"8c\",\"9h\"]", "\"faces\":[\"8d\",\"9h\"]"));
        edits.put("a wager", each(LINES, "\"stake\":\"100.00\"", "\"stake\":\"900.00\""));
        edits.put(
                "a settlement",
                each(
                        LINES,
                        "\"action\":\"PAY\",\"amount\":\"100.00\"",
                        "\"action\":\"PAY\",\"amount\":\"9999.00\""));
        edits.put("a patron everywhere", each(LINES, "p-c84417f02e69", "p-000000000000"));
        edits.put("who dealt", each(LINES, "\"who\":\"dealer\"", "\"who\":\"another\""));
        edits.put(
                "a call",
                each(LINES, "Player 7, Banker 6, Player wins", "Player 7, Banker 8, Banker wins"));
        edits.put(
                "a time",
                each(
                        LINES,
                        "\"at\":\"2026-01-01T12:01:36.250Z\"",
                        "\"at\":\"2026-01-01T12:01:36.251Z\""));
        edits.put("the rules", each(LINES, "\"submission\":\"", "\"submission\":\"# other\\n"));
        edits.put("an event left out", list(LINES, lines -> lines.remove(20)));
        edits.put("an event doubled", list(LINES, lines -> lines.add(21, lines.get(20))));
        edits.put("two events exchanged", list(LINES, lines -> Collections.swap(lines, 36, 37)));
        edits.put(
                "lines cut off at the end",
                list(LINES, lines -> lines.subList(lines.size() - 5, lines.size()).clear()));
        edits.put(
                "a payout invented",
                list(
                        LINES,
                        lines ->
                                lines.add(
                                        40,
                                        json(lines.get(39))
                                                        .replaceFirst(
                                                                "\"event\":.*\"because\"",
                                                                "\"event\":\"PayoutCorrected\",\"patron\":\"p-c84417f02e69\","
                                                                        + "\"amount\":\"5000.00\",\"toThePatron\":true,"
                                                                        + "\"reason\":\"x\",\"because\"")
                                                        .replaceFirst("}$", "")
                                                + lines.get(39)
                                                        .substring(lines.get(39).length() - 76))));
        edits.putAll(sealedEdits());
        return edits;
    }

    private static Map<String, Edit> sealedEdits() {
        var edits = new TreeMap<String, Edit>();
        String root = "\"root\":\"";
        edits.put("a seal", each(sealed(), root, root + "00"));
        edits.put(
                "a faced card of a sealed shoe",
                each(sealed(), "\"shown\":[\"", "\"shown\":[\"2c\",\""));
        edits.put("an opening left out", list(sealed(), List::removeLast));
        edits.put("a nonce", each(sealed(), "\"nonce\":\"04", "\"nonce\":\"05"));
        return edits;
    }

    static Stream<String> names() {
        return EDITS.keySet().stream();
    }

    /// With numbers and chain as they have to be.
    private static List<String> writtenAnew(List<String> lines) {
        var objects = new ArrayList<String>();
        for (String line : lines) {
            objects.add(json(line).replaceFirst("\"n\":\\d+", "\"n\":" + objects.size()));
        }
        return LogCheckTest.chained(objects);
    }

    @ParameterizedTest
    @MethodSource("names")
    void every_edit_is_found_with_a_checkpoint_at_hand(String name) {
        Edit edit = Objects.requireNonNull(EDITS.get(name));
        String checkpoint = HOUSE.checkpoint(edit.log());
        assertTrue(withKey(edit.log(), checkpoint).good());

        List<String> edited = edit.edit().apply(edit.log());
        Verdict plain = withKey(edited, checkpoint);
        assertFalse(plain.good(), plain.toString());

        Verdict anew = withKey(writtenAnew(edited), checkpoint);
        assertFalse(anew.good(), anew.toString());
        assertTrue(
                anew.findings().stream()
                        .anyMatch(
                                found ->
                                        found.isWrong()
                                                && (found.what().contains("are not those of")
                                                        || found.what()
                                                                .contains("are missing at the end")
                                                        || found.what().startsWith("line "))),
                anew.toString());
    }

    /// The chain alone does not show it: that is what checkpoints are for.
    @Test
    void without_a_checkpoint_a_rewritten_log_passes_with_fewer_claims() {
        List<String> anew =
                writtenAnew(Objects.requireNonNull(EDITS.get("a wager")).edit().apply(LINES));

        Verdict verdict = verdict(anew, Optional.empty());

        assertTrue(verdict.good(), verdict.toString());
        assertEquals(
                "%d lines, chain unbroken; not compared with a signed checkpoint."
                        .formatted(LINES.size()),
                verdict.answer());
    }

    @Test
    void the_answer_says_which_lines_are_signed_and_checked() {
        String all = HOUSE.checkpoint(LINES);
        String some = HOUSE.checkpoint(LINES.subList(0, 30));

        assertEquals(
                "%d lines, chain unbroken; all of them are those the house has signed."
                        .formatted(LINES.size()),
                withKey(LINES, some, all).answer());
        assertEquals(
                "%d lines, chain unbroken; the first 30 are those the house has signed."
                        .formatted(LINES.size()),
                withKey(LINES, some).answer());
        assertEquals(
                "%d lines, chain unbroken; all of them are those of a checkpoint, whose signature was not checked."
                        .formatted(LINES.size()),
                verdict(LINES, Optional.empty(), all).answer());
    }

    @Test
    void a_checkpoint_that_another_has_signed_or_that_was_altered_is_wrong() {
        assertFalse(withKey(LINES, OTHER.checkpoint(LINES)).good());
        assertFalse(withKey(LINES, HOUSE.checkpoint(LINES).replace("AA", "BB") + "x").good());
        String forged =
                House.text(LINES.subList(0, 30))
                        + "\n"
                        + HOUSE.line(House.ORIGIN, House.text(LINES));
        assertFalse(withKey(LINES.subList(0, 30), forged).good());
    }

    @Test
    void a_witness_who_was_asked_for_must_have_cosigned() {
        String name = "witness.example/one";
        var witness = new House();
        String key = witness.written(name, SignedNote.COSIGNATURE);
        String text = House.text(LINES);
        String plain = HOUSE.checkpoint(LINES);
        String seen = plain + witness.cosigned(name, text, 1_790_000_000);
        String forged = plain + new House().cosigned(name, text, 1_790_000_000);

        assertTrue(witnessed(seen, key).good());
        assertTrue(witnessed(seen, key).toString().contains("2026-09-21"));
        assertFalse(witnessed(plain, key).good());
        assertFalse(witnessed(forged, key).good());
    }

    private static Verdict witnessed(String checkpoint, String witness) {
        return Verifier.verify(
                LINES.iterator(),
                new Evidence(
                        Optional.empty(),
                        Optional.of(HOUSE.key()),
                        List.of(checkpoint),
                        List.of(witness)));
    }
}
