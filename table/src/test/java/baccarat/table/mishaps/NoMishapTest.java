package baccarat.table.mishaps;

import static baccarat.rules.Dealing.THIRD_CARDS_DECIDED;
import static baccarat.rules.House.ORDER_OF_DRAWING;
import static baccarat.table.Seated.DEALER;
import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.rules.Wager;
import baccarat.table.Command;
import baccarat.table.Phase;
import baccarat.table.Place;
import baccarat.table.Seated;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// What is reported as a mishap and is none.
class NoMishapTest {

    private static Seated dealing() {
        return Seated.open("ma-mini", 2).wager(2, Wager.PLAYER, 100).follow(Phase.Dealing.class);
    }

    @Test
    void a_third_card_is_not_too_many_before_both_hands_are_turned() {
        assertEquals(
                THIRD_CARDS_DECIDED,
                dealing().refuses(DEALER, new Command.ReportSurplusCard(true, Optional.empty())));
    }

    @Test
    void a_card_at_the_place_that_is_due_is_in_its_place() {
        assertEquals(
                ORDER_OF_DRAWING,
                dealing()
                        .refuses(
                                DEALER,
                                new Command.ReportMisplacedCard(
                                        Place.FIRST_FOUR.getFirst(), Optional.empty())));
    }
}
