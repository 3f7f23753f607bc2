package baccarat.regulations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.regulations.StatedChoices.Said;
import baccarat.regulations.StatedChoices.Stated;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// What a submission says, choice by choice.
class StatedChoicesTest {

    static final List<String> EXAMPLES = ExampleFiles.NAMES;

    private static StatedChoices.All of(String submission) {
        Review review = RulesSubmission.review(submission, Regulations.shipped());
        return switch (review) {
            case Review.Approved approved -> StatedChoices.of(submission, approved.regulation());
            case Review.Objected objected ->
                    throw new AssertionError(objected.objections().toString());
        };
    }

    private static Stated about(StatedChoices.All all, String about) {
        return all.choices().stream()
                .filter(one -> one.line().about().equals(about))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @FieldSource("EXAMPLES")
    void everything_that_is_said_is_in_one_choice_and_every_choice_is_there(String example) {
        String submission = ExampleFiles.text(example);
        StatedChoices.All all = of(submission);
        Map<String, String> said = new TreeMap<>(SubmissionDiff.values(submission));
        said.keySet().removeAll(List.of("format", "regulation", "name"));
        var found = new TreeMap<String, String>();
        var twice = new ArrayList<String>();
        for (Stated one : all.choices()) {
            for (Said value : one.said()) {
                boolean isSaid = said.containsKey(value.key());
                if (isSaid && found.put(value.key(), value.value()) != null) {
                    twice.add(value.key());
                }
            }
        }
        assertEquals(said, found);
        assertEquals(List.of(), twice);
        assertEquals(List.of(), all.others());
        assertEquals(
                ChosenLines.of(approved(submission)),
                all.choices().stream().map(Stated::line).toList());
    }

    private static Regulation approved(String submission) {
        return ((Review.Approved) RulesSubmission.review(submission, Regulations.shipped()))
                .regulation();
    }

    @Test
    void a_choice_of_another_shuffle_is_not_for_this_one() {
        StatedChoices.All all = of(ExampleFiles.text("ma-mini"));
        assertEquals(Optional.empty(), about(all, "cards.decks, manual").idle());
        assertEquals(
                Optional.of("not for this shuffle"), about(all, "cards.decks, machine").idle());
        assertEquals(List.of(), about(all, "cards.decks, machine").said());
        assertEquals(
                List.of(new Said("cards.decks", "8")), about(all, "cards.decks, manual").said());
    }

    @Test
    void a_choice_left_out_shows_its_default() {
        StatedChoices.All mini = of(ExampleFiles.text("ma-mini"));
        assertEquals(Optional.of("false"), about(mini, "cards.reshuffle").held());
        assertEquals(Optional.empty(), about(mini, "table.cut").held(), "it is said");
        StatedChoices.All ez = of(ExampleFiles.text("ma-mini-ez"));
        assertEquals(Optional.empty(), about(ez, "vigorish.rounding").held());
        assertEquals(Optional.of("not in EZ Baccarat"), about(ez, "vigorish.rounding").idle());
        assertEquals(Optional.of("not offered"), about(ez, "wagers.house-money.press").idle());
        assertEquals(Optional.of("not permitted"), about(ez, "table.gallery").idle());
    }

    @Test
    void wagers_are_named_and_their_limits_are_one_choice() {
        StatedChoices.All all = of(ExampleFiles.text("ma-mini-everything"));
        assertEquals(
                "player, banker, tie, dragon-bonus, dragon-7, panda-8, house-money, royal-9",
                about(all, "wagers").said().getFirst().value());
        assertTrue(
                about(all, "wagers.*.min, wagers.*.max")
                        .said()
                        .contains(new Said("wagers.panda-8.max", "100.00")));
        assertEquals("offered", about(all, "wagers.royal-9").said().getFirst().value());
        assertEquals(
                List.of(new Said("wagers.tie.odds", "8 to 1")),
                about(all, "wagers.tie.odds").said());
    }
}
