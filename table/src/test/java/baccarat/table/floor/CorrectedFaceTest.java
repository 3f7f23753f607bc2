package baccarat.table.floor;

import static baccarat.table.Seated.DEALER;
import static baccarat.table.Seated.FLOOR;
import static baccarat.table.Seated.card;
import static baccarat.table.Seated.name;
import static baccarat.table.Seated.patron;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.rules.Drawing;
import baccarat.rules.House;
import baccarat.rules.Money;
import baccarat.rules.Spot;
import baccarat.rules.Wager;
import baccarat.table.Command;
import baccarat.table.Decision;
import baccarat.table.Event;
import baccarat.table.Invariants;
import baccarat.table.Phase;
import baccarat.table.Place;
import baccarat.table.Seated;
import java.util.List;
import org.junit.jupiter.api.Test;

/// A face that was entered wrongly is put right after the round, and every wager with it.
class CorrectedFaceTest {

    private static Command face(int round, Place place, String face) {
        return new Command.CorrectFace(round, place, card(face), "misread");
    }

    /// 100 on the Player's Hand at seat 2 and on the Banker's Hand at seat 5; the Player wins.
    private static Seated played() {
        return Seated.open("ma-mini", 2, 5)
                .wager(2, Wager.PLAYER, 100)
                .wager(5, Wager.BANKER, 100)
                .dealing("4h,5s", "3c,5d")
                .playRound();
    }

    @Test
    void the_round_is_settled_again_and_each_wager_is_corrected_by_the_difference() {
        Seated wrong = played();
        Seated right = wrong.asks(FLOOR, face(1, Place.PLAYER_FIRST, "2h"));

        assertEquals(
                List.of(
                        new Event.FaceCorrected(
                                1, Place.PLAYER_FIRST, card("4h"), card("2h"), "misread")),
                right.told(Event.FaceCorrected.class));
        assertEquals(
                List.of(
                        new Event.WagerCorrected(
                                "p2",
                                1,
                                Spot.seat(2),
                                Wager.PLAYER,
                                Money.dollars(200),
                                false,
                                "misread"),
                        new Event.WagerCorrected(
                                "p5",
                                1,
                                Spot.seat(5),
                                Wager.BANKER,
                                Money.dollars(195),
                                true,
                                "misread")),
                right.told(Event.WagerCorrected.class));
        assertEquals(wrong.rack(2).minus(Money.dollars(200)), right.rack(2));
        Invariants.check(right.state());

        Seated back = right.asks(FLOOR, face(1, Place.PLAYER_FIRST, "4h"));
        assertEquals(wrong.rack(2), back.rack(2));
        assertEquals(wrong.rack(5), back.rack(5));
        assertEquals(wrong.state().stock(), back.state().stock());
    }

    @Test
    void where_the_draw_would_have_gone_otherwise_the_floor_rules_on_the_round() {
        Command changed = face(1, Place.PLAYER_SECOND, "As");
        Seated table =
                Seated.open("ma-mini", 2)
                        .wager(2, Wager.PLAYER, 100)
                        .dealing("4h,3s", "2c,4d")
                        .playRound();

        assertEquals(Drawing.PLAYER_DRAWS_BELOW_SIX, table.refuses(FLOOR, changed));
        String detail =
                assertInstanceOf(Decision.Refused.class, table.decide(FLOOR, changed)).detail();
        assertTrue(detail.contains("A slip cannot correct this: the floor must rule"), detail);
    }

    @Test
    void it_is_about_a_card_of_the_last_round_that_was_another_with_a_reason() {
        Seated table = played();
        assertEquals(House.NOTHING_THERE, table.refuses(FLOOR, face(1, Place.PLAYER_FIRST, "4h")));
        assertEquals(House.NOTHING_THERE, table.refuses(FLOOR, face(1, Place.BANKER_THIRD, "4h")));
        assertEquals(
                House.CORRECTED_BY_THE_FLOOR,
                table.refuses(FLOOR, face(2, Place.PLAYER_FIRST, "2h")));
        assertEquals(
                House.REASON_NEEDED,
                table.refuses(
                        FLOOR, new Command.CorrectFace(1, Place.PLAYER_FIRST, card("2h"), " ")));

        Seated later = table.wager(2, Wager.PLAYER, 100).dealing("4h,5s", "3c,5d").playRound();
        assertEquals(
                House.CORRECTED_BY_THE_FLOOR,
                later.refuses(FLOOR, face(1, Place.PLAYER_FIRST, "2h")));
    }

    /// A face of another suit changes no wager, so that nothing but the round can be wrong with it.
    @Test
    void nothing_but_the_last_round_is_corrected_and_only_between_rounds() {
        Command face = face(1, Place.PLAYER_FIRST, "4d");
        Seated table = played();
        assertEquals(List.of(), table.asks(FLOOR, face).told(Event.WagerCorrected.class));

        Seated next = table.wager(2, Wager.PLAYER, 100);
        Seated later = next.dealing("4h,5s", "3c,5d").playRound();
        assertEquals(House.CORRECTED_BY_THE_FLOOR, later.refuses(FLOOR, face));
        Seated dealt = next.dealing("4h,5s", "3c,5d").step().follow(Phase.Turning.class);
        assertInstanceOf(Decision.Refused.class, dealt.decide(FLOOR, face));
    }

    @Test
    void cards_that_were_gathered_to_be_shuffled_are_not_corrected() {
        Seated table = played();
        Seated gathered =
                table.asks(FLOOR, new Command.OrderShuffle("a card is marked"))
                        .follow(Phase.Preparing.class);

        assertEquals(
                House.CORRECTED_BY_THE_FLOOR,
                gathered.refuses(FLOOR, face(1, Place.PLAYER_FIRST, "4d")));
    }

    /// Seat 1 has the king of spades with the nine of hearts.
    @Test
    void a_royal_9_award_that_would_have_been_another_is_beyond_a_slip() {
        Seated table =
                Seated.open("ma-mini-everything", 1)
                        .wager(1, Wager.PLAYER, 100)
                        .wager(1, Wager.ROYAL_9, 5)
                        .dealing("Ks,9d", "2c,Kd")
                        .playRound();

        assertEquals(
                House.PAYOUT_CORRECTED, table.refuses(FLOOR, face(1, Place.PLAYER_SECOND, "9h")));
    }

    @Test
    void a_face_that_the_decks_do_not_hold_any_more_is_refused() {
        Seated table = Seated.open("ma-mini", 2);
        for (int i = 0; i < 4; i++) {
            table = table.wager(2, Wager.PLAYER, 100).dealing("9h,Kc", "9h,Kd").playRound();
        }
        Seated last = table.wager(2, Wager.PLAYER, 100).dealing("8h,Kc", "8d,Kd").playRound();

        assertEquals(
                House.NO_SUCH_CARD_LEFT, last.refuses(FLOOR, face(5, Place.PLAYER_FIRST, "9h")));
    }

    /// What was corrected before and what follows from the face together stay within the bound.
    @Test
    void it_never_exceeds_what_the_wager_could_have_paid() {
        Command more =
                new Command.CorrectPayout(
                        1, Spot.seat(5), Wager.BANKER, Money.dollars(10), true, "a chip short");
        Seated table = played().asks(DEALER, more);

        assertEquals(
                House.PAYOUT_CORRECTED, table.refuses(FLOOR, face(1, Place.PLAYER_FIRST, "2h")));
    }

    @Test
    void a_patron_who_has_left_is_not_corrected_at_the_table() {
        Seated left = played().asks(patron(2), new Command.Leave(name(2)));
        assertEquals(
                House.NOT_AT_THE_TABLE, left.refuses(FLOOR, face(1, Place.PLAYER_FIRST, "2h")));

        Seated table = played();
        Money most = table.rack(2).minus(Money.dollars(100));
        Seated poor = table.asks(patron(2), new Command.TakeChipsAway(name(2), most));
        assertEquals(House.CHIPS_NEEDED, poor.refuses(FLOOR, face(1, Place.PLAYER_FIRST, "2h")));
        assertEquals(Money.dollars(100), poor.rack(2));
    }

    @Test
    void a_coupon_that_would_have_come_back_is_beyond_a_slip() {
        Seated table =
                Seated.open("ma-midi", 5)
                        .issue(5, 50)
                        .wager(5, Wager.PLAYER, 100)
                        .asks(
                                patron(5),
                                new Command.PlaceCoupon(
                                        Spot.seat(5), Wager.PLAYER, Money.dollars(50)))
                        .dealing("4h,5s", "3c,5d")
                        .playRound();

        assertEquals(
                House.PAYOUT_CORRECTED, table.refuses(FLOOR, face(1, Place.BANKER_FIRST, "4c")));
        Seated lost = table.asks(FLOOR, face(1, Place.PLAYER_FIRST, "2h"));
        assertEquals(
                List.of(Money.dollars(250)),
                lost.told(Event.WagerCorrected.class).stream()
                        .map(Event.WagerCorrected::amount)
                        .toList(),
                "a coupon that is spent either way is no obstacle");
    }
}
