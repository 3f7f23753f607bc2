package baccarat.records;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cards.Card;
import baccarat.cards.DrawnShoe;
import baccarat.rules.Side;
import baccarat.table.Command;
import baccarat.table.Event;
import baccarat.table.Happened;
import baccarat.table.Laid;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.Play;
import baccarat.table.Table;
import baccarat.table.TableState;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Any round of a log can be had again.
class RoundRebuildTest {

    private static RoundLog round(DealtShoe shoe, int number) {
        Rebuilt rebuilt = RoundRebuild.of(number, shoe.rules(), shoe.lines().iterator());
        return assertInstanceOf(Rebuilt.Found.class, rebuilt, rebuilt.toString()).round();
    }

    private static List<Card> cards(RoundLog round) {
        return Stream.of(Side.PLAYER, Side.BANKER)
                .flatMap(side -> round.hand(side).stream())
                .flatMap(card -> card.face().stream())
                .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"ma-mini", "ma-baccarat", "wa-mini", "ma-mini-everything"})
    void every_round_begins_with_its_wagers_and_ends_with_its_cards(String example) {
        var shoe = new DealtShoe(example).rounds(12);
        for (int number = 1; number <= 12; number++) {
            RoundLog round = round(shoe, number);

            assertTrue(round.isOver());
            assertEquals(number - 1, round.before().shoe().rounds());
            assertInstanceOf(Event.WagerPlaced.class, round.events().getFirst().event());
            assertEquals(new Event.CardsCleared(cards(round)), round.events().getLast().event());
            assertEquals(round.after(), Table.replay(round.before(), round.events()));
            assertEquals(1, round.plays().size());
            assertEquals(number, round.plays().getFirst().number());
        }
    }

    /// Whatever is not in a round is before the first wager.
    @Test
    void no_event_of_a_round_is_lost_between_two_of_them() {
        var shoe = new DealtShoe("ma-mini").rounds(12);
        long inRounds = 0;
        for (int number = 1; number <= 12; number++) {
            inRounds += ofARound(round(shoe, number).events());
        }

        assertEquals(ofARound(shoe.events()), inRounds);
    }

    private static long ofARound(List<Happened> events) {
        return events.stream()
                .filter(
                        one ->
                                one.event() instanceof Event.OfWagers
                                        || one.event() instanceof Event.CardDealt
                                        || one.event() instanceof Event.OfSettlement)
                .count();
    }

    @Test
    void a_round_that_was_not_dealt_is_not_there() {
        var shoe = new DealtShoe("wa-mini").rounds(3);

        for (int number : List.of(-1, 0, 4, Integer.MAX_VALUE)) {
            Rebuilt none = RoundRebuild.of(number, shoe.rules(), shoe.lines().iterator());
            assertEquals(new Rebuilt.NoSuchRound(number, 3), none);
            assertEquals(
                    "there is no round %d: the log has rounds 1 to 3".formatted(number),
                    none.toString());
        }
        assertEquals(
                "there is no round 1: no round has begun",
                RoundRebuild.of(1, shoe.rules(), shoe.lines().subList(0, 1).iterator()).toString());
    }

    @Test
    void a_round_that_is_under_way_is_told_as_far_as_it_went() {
        var shoe = new DealtShoe("wa-mini").rounds(1);
        stepUntilCardsLie(shoe, 3);

        RoundLog round = round(shoe, 2);

        assertFalse(round.isOver());
        assertEquals(shoe.state(), round.after());
        assertEquals(2, round.hand(Side.PLAYER).size());
        assertEquals(1, round.hand(Side.BANKER).size());
    }

    /// The card is in sight while the round is under way: it is finished, then one is simulated.
    @Test
    void a_simulated_round_belongs_to_the_round_before_it() {
        var shoe = new DealtShoe("ma-mini").rounds(1);
        stepUntilCardsLie(shoe, 2);
        shoe.does(Person.dealer("dealer"), new Command.ReportFaceUpInTheShoe(nextCard(shoe)));
        shoe.rounds(3);

        RoundLog round = round(shoe, 2);

        assertEquals(
                List.of(Play.Kind.PLAYED, Play.Kind.SIMULATED),
                round.plays().stream().map(Play::kind).toList());
        assertEquals(round.after(), Table.replay(round.before(), round.events()));
        assertInstanceOf(Event.CardsCleared.class, round.events().getLast().event());
        assertEquals(2, count(round, Event.CardsCleared.class));
        assertEquals(1, round(shoe, 3).plays().size());
        assertInstanceOf(Event.WagerPlaced.class, round(shoe, 3).events().getFirst().event());
    }

    /// The card is in sight before the first is dealt: the round is void, then one is simulated.
    @Test
    void a_void_round_ends_where_it_is_voided_and_what_is_simulated_belongs_to_it() {
        var shoe = new DealtShoe("ma-mini").rounds(1);
        stepUntilCardsLie(shoe, 0);
        shoe.does(Person.dealer("dealer"), new Command.ReportFaceUpInTheShoe(nextCard(shoe)));
        shoe.rounds(3);

        RoundLog round = round(shoe, 2);

        assertEquals(List.<Laid>of(), round.plays().getFirst().laid());
        assertEquals(Play.Kind.SIMULATED, round.plays().getLast().kind());
        assertEquals(1, count(round, Event.RoundVoided.class));
        assertEquals(round.after(), Table.replay(round.before(), round.events()));
        assertEquals(round.before().accounts(), round.after().accounts());
    }

    @Test
    void a_log_that_is_wrong_before_the_end_of_the_round_gives_no_round() {
        var shoe = new DealtShoe("wa-mini").rounds(3);
        List<String> lines =
                shoe.lines().stream().map(line -> line.replace("\"n\":50,", "\"n\":5,")).toList();

        Rebuilt rebuilt = RoundRebuild.of(3, shoe.rules(), lines.iterator());

        assertEquals(51, assertInstanceOf(Rebuilt.Unreadable.class, rebuilt).wrong().line());
    }

    private static long count(RoundLog round, Class<? extends Event> type) {
        return round.events().stream().filter(one -> type.isInstance(one.event())).count();
    }

    private static void stepUntilCardsLie(DealtShoe shoe, int cards) {
        shoe.until(
                () ->
                        shoe.state().phase() instanceof Phase.InRound round
                                && round.play().laid().size() >= cards);
    }

    private static Card nextCard(DealtShoe shoe) {
        TableState state = shoe.state();
        List<Card> cards =
                new DrawnShoe(DealtShoe.SEED, 1)
                        .order(state.rules().cards().decksInTheShoe())
                        .cards();
        return cards.get(cards.size() - state.stock().shoe());
    }
}
