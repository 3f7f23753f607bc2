package baccarat.table.round;

import static baccarat.rules.Dealing.COVER_CARD_ENDS_THE_SHOE;
import static baccarat.rules.House.COVER_CARD_WHERE_IT_WAS_PLACED;
import static baccarat.table.Seated.DEALER;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import baccarat.cites.Cites;
import baccarat.rules.Refusal;
import baccarat.rules.Spot;
import baccarat.rules.Wager;
import baccarat.table.Asked;
import baccarat.table.Command;
import baccarat.table.Decision;
import baccarat.table.Event;
import baccarat.table.Happened;
import baccarat.table.Move;
import baccarat.table.Phase;
import baccarat.table.Place;
import baccarat.table.Seated;
import baccarat.table.Table;
import baccarat.table.Until;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Where the cover cards lie and where the one of them comes out (reading 56).
class CoverCardTest {

    private static final Command OUT = new Command.RemoveCoverCard();
    private static final Command OUT_FOR_A_REASON =
            new Command.RemoveCoverCard(Optional.of("the stack was dropped"));

    private static Seated covered(Seated covering, int behind) {
        return covering.asks(DEALER, new Command.PlaceCoverCard(behind));
    }

    /// A few cards are left before the place of the cover card.
    private static Seated sealed() {
        Seated covering =
                Seated.at("ma-mini")
                        .sit(9)
                        .asks(DEALER, new Command.PublishSeal("a".repeat(64)))
                        .follow(Phase.Cutting.class)
                        .asks(
                                Seated.patron(9),
                                new Command.PledgeShare(Spot.seat(9), "1".repeat(64)))
                        .follow(Phase.Covering.class);
        return covered(covering, 400).follow(Phase.AcceptingWagers.class);
    }

    @Cites({"ma-baccarat ma-midi 5(e)", "ma-mini ma-mini-earlier 5(d)"})
    @ParameterizedTest
    @ValueSource(strings = {"ma-baccarat", "ma-midi", "ma-mini", "ma-mini-earlier"})
    void both_cover_cards_are_placed_and_recorded(String example) {
        Seated placed = covered(Seated.at(example).sit(1).follow(Phase.Covering.class), 20);

        assertEquals(
                List.of(new Event.CoverCardPlaced(20), new Event.SecondCoverCardPlaced()),
                placed.told().stream().map(Happened::event).toList());
        assertEquals(20, placed.state().shoe().behind());
    }

    @Test
    void the_cover_card_of_a_sealed_shoe_comes_out_where_it_was_placed() {
        Seated now = sealed().wager(9, Wager.PLAYER, 100).step();
        while (now.state().stock().shoe() > 400) {
            assertEquals(COVER_CARD_WHERE_IT_WAS_PLACED, now.refuses(DEALER, OUT));
            assertEquals(COVER_CARD_WHERE_IT_WAS_PLACED, now.refuses(DEALER, OUT_FOR_A_REASON));
            now = nextCard(now);
        }

        assertEquals(new Move.RemoveCoverCard(), now.due().move());
        Place next = ((Phase.Dealing) now.state().phase()).due();
        assertEquals(
                COVER_CARD_ENDS_THE_SHOE,
                now.refuses(DEALER, new Command.Draw(next, Optional.empty())));
        assertEquals(new Event.CoverCardOut(400), now.asks(DEALER, OUT).told().getFirst().event());
    }

    /// Everything that is due until a card may leave the shoe again.
    private static Seated nextCard(Seated from) {
        return Until.itCame(
                from.step(),
                "a card",
                now ->
                        now.due().move() instanceof Move.Draw
                                || now.due().move() instanceof Move.RemoveCoverCard,
                now -> wagerOrStep(now, 9, 100));
    }

    private static Seated wagerOrStep(Seated now, int seat, long dollars) {
        return now.state().phase() instanceof Phase.AcceptingWagers
                ? now.wager(seat, Wager.PLAYER, dollars).step()
                : now.step();
    }

    @Test
    void a_house_that_keeps_more_cards_behind_it_takes_it_out_before_them() {
        Seated room =
                Seated.at(
                                "wa-mini-no-commission",
                                "  decks: ",
                                "  decks: 3 #",
                                "  seats: 7",
                                "  seats: 7\n  cover-card: 100")
                        .sit(1)
                        .follow(Phase.Covering.class);
        Seated wagered =
                covered(room, 100)
                        .follow(Phase.AcceptingWagers.class)
                        .wager(1, Wager.PLAYER, 10)
                        .step();
        Seated now =
                Until.itCame(
                        wagered,
                        "the cover card",
                        here -> here.due().move() instanceof Move.RemoveCoverCard,
                        here -> wagerOrStep(here, 1, 10));

        assertEquals(100, now.state().stock().shoe());
    }

    @Test
    void with_real_cards_a_cover_card_elsewhere_needs_a_reason_and_is_recorded() {
        Seated now =
                covered(Seated.at("ma-mini").sit(9).follow(Phase.Covering.class), 14)
                        .follow(Phase.AcceptingWagers.class);
        int left = now.state().stock().shoe();

        for (Command without : List.of(OUT, new Command.RemoveCoverCard(Optional.of(" ")))) {
            Decision.Refused no =
                    assertInstanceOf(
                            Decision.Refused.class,
                            Table.decide(
                                    now.state(), new Asked(DEALER, now.state().clock(), without)));
            assertEquals(List.of(COVER_CARD_WHERE_IT_WAS_PLACED), no.because());
            assertEquals(Optional.of(Refusal.Missing.REASON), no.missing());
        }
        assertEquals(
                List.of(
                        new Event.CoverCardElsewhere(14, left, "the stack was dropped"),
                        new Event.CoverCardOut(left)),
                now.asks(DEALER, OUT_FOR_A_REASON).told().stream().map(Happened::event).toList());
    }

    @Test
    void with_real_cards_six_cards_more_or_less_need_no_reason() {
        Seated now =
                covered(Seated.at("ma-mini").sit(9).follow(Phase.Covering.class), 405)
                        .follow(Phase.AcceptingWagers.class)
                        .wager(9, Wager.PLAYER, 100)
                        .step();
        while (now.state().stock().shoe() > 411) {
            assertEquals(COVER_CARD_WHERE_IT_WAS_PLACED, now.refuses(DEALER, OUT));
            now = now.step();
        }

        assertEquals(
                List.of(new Event.CoverCardOut(411)),
                now.asks(DEALER, OUT).told().stream().map(Happened::event).toList());
    }
}
