package baccarat.verifier;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// A house that hands over from key to key, and a thief who has a former one.
class HouseKeysTest {

    private static final House HOUSE = new House();
    private static final House OTHER = new House();
    private static final List<String> LINES = CheckpointCheckTest.LINES;

    private static String keys(House inForce, String... handovers) {
        return "{\"key\":\"%s\",\"handovers\":[%s]}"
                .formatted(
                        inForce.key(),
                        Stream.of(handovers)
                                .map(note -> "\"" + note.replace("\n", "\\n") + "\"")
                                .collect(Collectors.joining(",")));
    }

    @Test
    void a_key_that_the_former_handed_over_to_is_followed_in_both_directions() {
        House third = new House();
        String kept = keys(third, HOUSE.handover(2, OTHER), OTHER.handover(3, third));

        for (House signer : List.of(HOUSE, OTHER, third)) {
            String checkpoint = signer.checkpoint(LINES);
            assertTrue(CheckpointCheckTest.verdict(LINES, Optional.of(kept), checkpoint).good());
        }
        String stranger = new House().checkpoint(LINES);
        assertFalse(CheckpointCheckTest.verdict(LINES, Optional.of(kept), stranger).good());
    }

    @Test
    void a_former_key_signs_nothing_beyond_what_a_later_one_has_signed() {
        Optional<String> kept = Optional.of(keys(OTHER, HOUSE.handover(2, OTHER)));
        List<String> half = LINES.subList(0, 30);

        assertTrue(
                CheckpointCheckTest.verdict(
                                LINES, kept, HOUSE.checkpoint(half), OTHER.checkpoint(LINES))
                        .good());
        Verdict stolen =
                CheckpointCheckTest.verdict(
                        LINES, kept, OTHER.checkpoint(half), HOUSE.checkpoint(LINES));
        assertFalse(stolen.good(), stolen.toString());
        assertTrue(
                stolen.toString().contains("a later key has signed fewer lines"),
                stolen.toString());
    }

    @Test
    void the_answer_says_when_only_a_former_key_has_signed() {
        Optional<String> kept = Optional.of(keys(OTHER, HOUSE.handover(2, OTHER)));
        String byFormer = HOUSE.checkpoint(LINES);

        Verdict former = CheckpointCheckTest.verdict(LINES, kept, byFormer);
        assertEquals(
                "%d lines, chain unbroken; all of them are those a former key of the house has signed."
                        .formatted(LINES.size()),
                former.answer());
        assertTrue(former.toString().contains("may have after it was replaced"));
        String later = OTHER.checkpoint(LINES);
        String inForce =
                "%d lines, chain unbroken; all of them are those the house has signed."
                        .formatted(LINES.size());
        assertEquals(inForce, CheckpointCheckTest.verdict(LINES, kept, byFormer, later).answer());
        assertEquals(inForce, CheckpointCheckTest.verdict(LINES, kept, later, byFormer).answer());
    }

    @Test
    void a_key_that_a_thief_of_a_former_key_handed_over_to_is_no_key_of_the_house() {
        House thief = new House();
        String kept = keys(OTHER, HOUSE.handover(2, OTHER), HOUSE.handover(2, thief));

        assertFalse(
                CheckpointCheckTest.verdict(LINES, Optional.of(kept), thief.checkpoint(LINES))
                        .good());
        assertTrue(
                CheckpointCheckTest.verdict(LINES, Optional.of(kept), OTHER.checkpoint(LINES))
                        .good());
    }

    @Test
    void a_handover_that_one_key_alone_has_signed_is_followed_nowhere() {
        String both = HOUSE.handover(2, OTHER);
        String alone = both.substring(0, both.lastIndexOf("— "));

        assertTrue(Verifier.wrongKey(keys(HOUSE, both), false).isEmpty());
        assertTrue(Verifier.wrongKey(keys(HOUSE, alone), false).isPresent());
        assertTrue(
                Verifier.wrongKey(HOUSE.key().replace("baccarat", "bakkarat"), false).isPresent());
        assertTrue(Verifier.wrongKey(HOUSE.key(), true).isPresent());
    }
}
