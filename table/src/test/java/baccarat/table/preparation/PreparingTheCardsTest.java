package baccarat.table.preparation;

import static baccarat.rules.Cutting.BURN;
import static baccarat.rules.Cutting.BURN_FACE_DOWN;
import static baccarat.rules.Cutting.BURN_SHOWN;
import static baccarat.rules.House.NOT_AT_THE_TABLE;
import static baccarat.rules.Shuffling.WASHED_AND_SHUFFLED_BY_THREE;
import static baccarat.table.Seated.DEALER;
import static baccarat.table.Seated.NOON;
import static baccarat.table.Seated.patron;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import baccarat.rules.Money;
import baccarat.rules.Spot;
import baccarat.rules.Wager;
import baccarat.table.Command;
import baccarat.table.Due;
import baccarat.table.Duty;
import baccarat.table.Event;
import baccarat.table.Move;
import baccarat.table.Next;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.Seated;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Who may do what while cards are made ready, and when.
class PreparingTheCardsTest {

    private static final Person STRANGER = Person.patron("a stranger");
    private static final Command SPREAD = new Command.Confirm(Duty.SPREAD_IDLE_CARDS);

    private static Seated until(Seated table, Duty duty) {
        return table.until(duty.toString(), now -> now.due().move().equals(new Move.Confirm(duty)));
    }

    private static Due dueAt(Seated table, Instant time) {
        return Next.steps(table.state(), time).getFirst();
    }

    @Test
    void the_first_look_is_for_a_patron_at_the_table() {
        var look = new Command.Confirm(Duty.LET_THE_FIRST_PATRON_LOOK);
        Seated looking = until(Seated.at("ma-mini").sit(2), Duty.LET_THE_FIRST_PATRON_LOOK);

        assertEquals(NOT_AT_THE_TABLE, looking.refuses(STRANGER, look));
        looking.asks(patron(2), look);
        looking.asks(DEALER, look);
    }

    @Test
    void idle_cards_are_turned_for_a_patron_at_the_table() {
        Seated idle = Seated.open("ma-mini", 2).asks(DEALER, SPREAD);

        assertEquals(NOT_AT_THE_TABLE, idle.refuses(STRANGER, new Command.AskFaceUp()));
        assertEquals(
                List.of(new Event.FaceUpAsked("p2")),
                idle.asks(patron(2), new Command.AskFaceUp()).told(Event.FaceUpAsked.class));
    }

    @Test
    void a_swapped_batch_is_spread_for_a_patron_at_the_table() {
        Seated idle =
                Seated.open(
                                Seated.rules(
                                        "ma-mini",
                                        "decks: 8 ",
                                        "decks: 16 ",
                                        "manual  ",
                                        "machine\n  procedure: P "),
                                2)
                        .asks(DEALER, SPREAD);

        assertEquals(NOT_AT_THE_TABLE, idle.refuses(STRANGER, new Command.AskForASpread()));
        assertEquals(
                List.of(new Event.SpreadAsked("p2")),
                idle.asks(patron(2), new Command.AskForASpread()).told(Event.SpreadAsked.class));
    }

    @Test
    void a_spoken_wager_lapses_when_the_dealer_spreads_the_cards() {
        var spoken = new Command.SpeakWager(Spot.seat(2), Wager.PLAYER, Money.dollars(100));
        Seated spread = Seated.open("ma-mini", 2).asks(patron(2), spoken).asks(DEALER, SPREAD);

        assertEquals(1, spread.told(Event.SpokenWagerLapsed.class).size());
    }

    /// The dealer who washes may shuffle first; each shuffle is by another dealer.
    @Test
    void a_wash_is_no_shuffle_and_each_of_three_shuffles_is_by_another_dealer() {
        Person one = Person.dealer("one");
        Person two = Person.dealer("two");
        Seated washed =
                until(Seated.at("ma-baccarat", "lacing: true ", "lacing: false ").sit(2), Duty.WASH)
                        .asks(one, new Command.Confirm(Duty.WASH))
                        .asks(one, new Command.Confirm(Duty.WASH));
        Seated shuffled = washed.asks(one, new Command.Confirm(Duty.SHUFFLE));
        var second = new Command.Confirm(Duty.SHUFFLE_BY_A_SECOND_DEALER);
        var third = new Command.Confirm(Duty.SHUFFLE_BY_A_THIRD_DEALER);

        assertEquals(WASHED_AND_SHUFFLED_BY_THREE, shuffled.refuses(one, second));
        Seated twice = shuffled.asks(two, second);
        assertEquals(WASHED_AND_SHUFFLED_BY_THREE, twice.refuses(one, third));
        assertEquals(WASHED_AND_SHUFFLED_BY_THREE, twice.refuses(two, third));
        twice.asks(Person.dealer("three"), third);
    }

    @Test
    void decks_that_grew_old_in_the_shoe_are_changed_before_a_card_is_burned() {
        Seated loaded = Seated.at("ma-mini").sit(2).follow(Phase.Loaded.class);
        Instant late = loaded.state().clock().plus(Duration.ofHours(23));

        assertInstanceOf(Move.BurnFirst.class, loaded.due().move());
        assertEquals(new Move.Confirm(Duty.CHANGE_DECKS), dueAt(loaded, late).move());
        assertInstanceOf(
                Phase.Preparing.class,
                loaded.asks(late, DEALER, new Command.Confirm(Duty.CHANGE_DECKS)).state().phase());
    }

    @Test
    void a_table_is_idle_a_quarter_of_an_hour_after_the_last_wager() {
        Instant wagered = NOON.plus(Duration.ofMinutes(10));
        var place = new Command.PlaceWager(Spot.seat(2), Wager.PLAYER, Money.dollars(100));
        var withdraw = new Command.WithdrawWager(Spot.seat(2), Wager.PLAYER);
        Seated table =
                Seated.open("ma-mini", 2)
                        .asks(wagered, patron(2), place)
                        .asks(wagered, patron(2), withdraw);
        Instant idle = wagered.plus(Duration.ofMinutes(15));
        var spread = new Move.Confirm(Duty.SPREAD_IDLE_CARDS);

        assertEquals(false, dueAt(table, idle.minusSeconds(1)).move().equals(spread));
        assertEquals(spread, dueAt(table, idle).move());
    }

    @Test
    void the_burn_names_the_rule_that_shows_or_hides_the_cards() {
        for (boolean shown : List.of(true, false)) {
            Seated burning =
                    Seated.at(
                                    Seated.rules(
                                            "ma-mini",
                                            "burn-shown: true ",
                                            "burn-shown: " + shown + " "))
                            .sit(2)
                            .follow(Phase.Burning.class);

            assertEquals(
                    List.of(BURN, shown ? BURN_SHOWN : BURN_FACE_DOWN),
                    burning.step().told().getFirst().because());
        }
    }
}
