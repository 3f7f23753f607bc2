package baccarat.table;

import static baccarat.table.Seated.DEALER;
import static baccarat.table.Seated.FLOOR;
import static baccarat.table.Seated.patron;
import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.cards.Decks;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// The shoes that a house gave up after they were cut, of those that it sealed.
class HouseChoicesTest {

    private static final TableRules RULES =
            Seated.rules("ma-mini", "cut: offered ", "cut: dealer ");

    private static Seated sealed(Seated preparing) {
        return preparing.asks(DEALER, new Command.PublishSeal("ab".repeat(32)));
    }

    private static Seated rounds(Seated table, int count) {
        Seated now = table.follow(Phase.AcceptingWagers.class);
        for (int round = 0; round < count; round++) {
            now =
                    now.wager(2, Wager.PLAYER, 100)
                            .dealing("9h,Ks", "2c,Kd")
                            .playRound()
                            .follow(Phase.AcceptingWagers.class);
        }
        return now;
    }

    private static Optional<HouseChoices.GivenUp> last(Seated table) {
        return table.state().shoe().choices().last();
    }

    @Test
    void a_shoe_is_given_up_with_the_rounds_that_were_dealt_from_it() {
        var order = new Command.OrderShuffle("seen");
        Seated first = rounds(sealed(Seated.at(RULES).sit(2)), 1).asks(FLOOR, order);
        assertEquals(Optional.of(new HouseChoices.GivenUp(1, 1, FLOOR, "seen")), last(first));

        Seated opened = first.asks(DEALER, new Command.OpenSeal("cd".repeat(32), Decks.of(8)));
        Seated second = rounds(sealed(opened), 2).asks(FLOOR, order);
        assertEquals(Optional.of(new HouseChoices.GivenUp(2, 2, FLOOR, "seen")), last(second));
        assertEquals(2, second.state().shoe().choices().givenUp());
    }

    @Test
    void a_table_that_closes_gives_up_a_shoe_that_is_cut_and_no_other() {
        Seated sealed = sealed(Seated.at(RULES).sit(2));
        for (var phase : List.of(Phase.Preparing.class, Phase.Cutting.class)) {
            assertEquals(Optional.empty(), last(closed(sealed.follow(phase))));
        }
        for (var phase :
                List.of(
                        Phase.Covering.class,
                        Phase.Covered.class,
                        Phase.Loaded.class,
                        Phase.Burning.class,
                        Phase.AcceptingWagers.class)) {
            assertEquals(
                    Optional.of(new HouseChoices.GivenUp(1, 0, FLOOR, "the table closed")),
                    last(closed(sealed.follow(phase))));
        }
    }

    private static Seated closed(Seated table) {
        return table.asks(patron(2), new Command.Leave("p2")).asks(FLOOR, new Command.CloseTable());
    }
}
