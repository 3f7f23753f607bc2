package baccarat.table;

import static baccarat.rules.Cutting.CUT_DEPTH;
import static baccarat.rules.House.CARDS_OF_THE_HAND;
import static baccarat.rules.House.FACE_IS_KNOWN_ONCE;
import static baccarat.rules.House.NO_SUCH_CARD_LEFT;
import static baccarat.rules.Side.BANKER;
import static baccarat.rules.Side.PLAYER;
import static baccarat.table.BadCommands.TEN;
import static baccarat.table.BadCommands.mini;
import static baccarat.table.Seated.DEALER;
import static baccarat.table.Seated.card;
import static baccarat.table.Seated.cards;
import static baccarat.table.Seated.patron;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import baccarat.rules.Wager;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// A card that cannot be where somebody says it is refused.
class BadCardsTest {

    /// Eight decks hold eight of a card: one burned, seven shown, and no ninth anywhere.
    @Test
    void the_decks_hold_no_ninth_of_a_card() {
        Seated now = Seated.at("ma-mini").sit(2, 5).follow(Phase.Loaded.class);
        now = now.asks(DEALER, new Command.BurnFirst(card("8s")));
        assertEquals(
                NO_SUCH_CARD_LEFT,
                now.refuses(DEALER, new Command.BurnRest(Collections.nCopies(8, card("8s")))));
        now = now.asks(DEALER, new Command.BurnRest(cards("8s,8s,8s,8s,8s,8s,2d,2d")));
        now = now.wager(2, Wager.PLAYER, TEN).step();
        var ninth = new Command.Draw(Place.BANKER_FIRST, Optional.of(card("8s")));
        now = now.asks(DEALER, new Command.Draw(Place.PLAYER_FIRST, Optional.of(card("8s"))));
        assertEquals(NO_SUCH_CARD_LEFT, now.refuses(DEALER, ninth));
        assertEquals(
                NO_SUCH_CARD_LEFT,
                now.refuses(DEALER, new Command.ReportSurplusCard(false, Optional.of(card("8s")))));
        assertEquals(
                NO_SUCH_CARD_LEFT,
                now.refuses(DEALER, new Command.ReportFaceUpInTheShoe(card("8s"))));
        now = now.follow(Phase.Turning.class);
        assertEquals(
                NO_SUCH_CARD_LEFT,
                now.refuses(patron(2), new Command.Lift(Place.PLAYER_SECOND, card("8s"))));
        assertEquals(
                NO_SUCH_CARD_LEFT, now.refuses(patron(2), new Command.Turn(PLAYER, cards("8s"))));
    }

    @Test
    void a_cut_too_shallow_is_refused() {
        Seated cutting = Seated.at("ma-mini").sit(2).follow(Phase.Cutting.class);

        for (int depth : new int[] {Integer.MIN_VALUE, -1, 0, 51, 365, 416, Integer.MAX_VALUE}) {
            assertEquals(CUT_DEPTH, cutting.refuses(patron(2), new Command.CutCards(depth)));
        }
    }

    @Test
    void a_card_is_turned_as_it_was_lifted() {
        Seated now = mini().wager(2, Wager.PLAYER, TEN).step().follow(Phase.Turning.class);
        now = now.asks(patron(2), new Command.Lift(Place.PLAYER_SECOND, card("9h")));

        assertEquals(
                FACE_IS_KNOWN_ONCE,
                now.refuses(patron(2), new Command.Turn(PLAYER, cards("Ks,8h"))));
        assertEquals(
                FACE_IS_KNOWN_ONCE,
                now.refuses(patron(2), new Command.Turn(PLAYER, cards("9h,Ks"))));
        assertEquals(
                FACE_IS_KNOWN_ONCE,
                now.refuses(patron(2), new Command.Lift(Place.PLAYER_SECOND, card("9h"))));
        for (String faces : List.of("9h", "Ks,9h,2c")) {
            assertEquals(
                    CARDS_OF_THE_HAND,
                    now.refuses(patron(2), new Command.Turn(PLAYER, cards(faces))));
        }
        assertInstanceOf(
                Decision.Refused.class,
                now.decide(patron(2), new Command.Turn(BANKER, cards("Ks,9h"))));
        assertInstanceOf(
                Decision.Refused.class,
                now.decide(patron(2), new Command.Lift(Place.BANKER_FIRST, card("5h"))));
        assertInstanceOf(
                Decision.Refused.class,
                now.decide(patron(2), new Command.Lift(Place.PLAYER_THIRD, card("5h"))));
        Seated turned = now.asks(patron(2), new Command.Turn(PLAYER, cards("Ks,9h")));
        assertEquals(
                List.of(new Event.HandTurned(PLAYER, cards("Ks,9h"))),
                turned.told(Event.HandTurned.class));
    }
}
