package baccarat.regulations;

import static baccarat.regulations.Examples.approved;
import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.rules.Money;
import baccarat.rules.PayoutOdds;
import baccarat.rules.Rate;
import baccarat.rules.TableRules;
import baccarat.rules.Vigorish;
import baccarat.rules.Vigorish.Collected;
import baccarat.rules.Vigorish.Rounding;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What a submission leaves out, rounds, and says in minutes.
class ApprovedDefaultsTest {

    @Test
    void vigorish_is_rounded_as_submitted() {
        for (Rounding rounding : Rounding.values()) {
            var rules =
                    approved("ma-mini", "rounding: exact", "rounding: " + Written.word(rounding));

            assertEquals(
                    new Vigorish.Share(Rate.percent(5), rounding, Collected.MARKED),
                    rules.vigorish());
        }
    }

    @Test
    void the_lead_on_a_change_of_decks_is_as_submitted_in_minutes() {
        assertEquals(Duration.ofHours(2), approved("ma-mini-everything").cards().changeLead());
        for (String mini : List.of("ma-mini", "ma-mini-earlier")) {
            for (int minutes : List.of(0, 45, 1439)) {
                assertEquals(
                        Duration.ofMinutes(minutes),
                        approved(mini, "cards:", "cards:\n  change-lead: " + minutes)
                                .cards()
                                .changeLead());
            }
        }
    }

    @Test
    void what_is_left_out_has_a_sensible_default() {
        TableRules rules = approved("wa-mini-no-commission", ", odds: 9 to 1", "");

        assertEquals(new PayoutOdds(8), rules.wagers().tieOdds());
        assertEquals(Money.dollars(1), rules.seating().smallestChip());
        for (String mini : List.of("ma-mini", "ma-mini-earlier")) {
            assertEquals(Duration.ofMinutes(90), approved(mini).cards().changeLead());
        }
        assertEquals(Rate.WHOLE, approved("ma-mini", ", press: all", "").wagers().pressed());
        assertEquals(Rate.percent(50), approved("ma-midi").wagers().pressed());
        assertEquals(
                0,
                approved("ma-mini", "free-hands: true", "free-hands: false").seating().freeHands());
        assertEquals(
                4, approved("ma-mini", "free-hands: true", "free-hands: 4").seating().freeHands());
    }

    @Test
    void notes_are_texts_under_every_document_and_change_nothing() {
        for (String example : List.of("ma-baccarat", "ma-midi", "ma-mini", "wa-mini")) {
            assertEquals(
                    approved(example),
                    approved(example, "format: 1", "format: 1\nnotes: [green felt, table 7]"));
        }
        assertEquals(
                List.of("notes"),
                Examples.objections(
                                Examples.with("ma-mini", "format: 1", "format: 1\nnotes: green"))
                        .stream()
                        .map(Objection::at)
                        .toList());
    }
}
