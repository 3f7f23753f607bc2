package baccarat.table.round;

import static baccarat.rules.Dealing.HIGHEST_WAGER_TURNS_THE_BANKER;
import static baccarat.rules.Dealing.HIGHEST_WAGER_TURNS_THE_PLAYER;
import static baccarat.rules.Dealing.RIGHT_TO_TURN_RELINQUISHED;
import static baccarat.rules.House.REASON_NEEDED;
import static baccarat.rules.Side.BANKER;
import static baccarat.rules.Side.PLAYER;
import static baccarat.table.Seated.DEALER;
import static baccarat.table.Seated.FLOOR;
import static baccarat.table.Seated.card;
import static baccarat.table.Seated.name;
import static baccarat.table.Seated.patron;
import static baccarat.table.round.Turners.SEATS;
import static baccarat.table.round.Turners.STAKES;
import static baccarat.table.round.Turners.bothDraw;
import static baccarat.table.round.Turners.turning;
import static baccarat.table.round.Turners.untilThird;
import static baccarat.table.round.Turners.wagerInEveryWay;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import baccarat.cites.Cites;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.rules.Wager;
import baccarat.table.By;
import baccarat.table.Call;
import baccarat.table.Command;
import baccarat.table.Decision;
import baccarat.table.Laid;
import baccarat.table.Move;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.Place;
import baccarat.table.Seated;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Who turns a hand: the highest wager on it, who it is offered to after that, and the dealer.
class RightToTurnTest {

    @Cites({
        "ma-baccarat 9(d)",
        "ma-baccarat 9(d)(2)",
        "ma-baccarat 9(d)(3)",
        "ma-baccarat 9(d)(6)",
        "ma-baccarat 9(d)(7)",
        "ma-midi ma-mini ma-mini-earlier 8(c)(1)",
        "ma-midi ma-mini ma-mini-earlier 8(c)(2)",
        "ma-midi ma-mini ma-mini-earlier 8(c)(6)"
    })
    @ParameterizedTest
    @ValueSource(strings = {"ma-baccarat-ez", "ma-midi", "ma-mini", "ma-mini-earlier"})
    void the_highest_wager_turns_its_hand_of_equal_ones_the_lowest_seat(String example) {
        int[] all = example.equals("ma-mini") ? STAKES : new int[] {200};
        wagerInEveryWay(Seated.open(example, SEATS), all, 0, new int[4], new int[4]);
    }

    @Cites({
        "ma-baccarat 9(d)(2)",
        "ma-baccarat 9(d)(3)",
        "ma-midi ma-mini ma-mini-earlier 8(c)(1)",
        "ma-midi ma-mini ma-mini-earlier 8(c)(2)"
    })
    @ParameterizedTest
    @ValueSource(strings = {"ma-baccarat-ez", "ma-midi", "ma-mini", "ma-mini-earlier"})
    void only_who_has_the_right_turns_and_the_bankers_hand_waits(String example) {
        Seated table = turning(bothDraw(example, 7, 3), PLAYER);
        var playersHand = new Command.Turn(PLAYER, Seated.cards("2h,Ks"));
        var bankersHand = new Command.Turn(BANKER, Seated.cards("2c,Kd"));

        for (Person other : List.of(DEALER, FLOOR, patron(2), patron(3), patron(9))) {
            assertEquals(HIGHEST_WAGER_TURNS_THE_PLAYER, table.refuses(other, playersHand));
        }
        assertEquals(HIGHEST_WAGER_TURNS_THE_PLAYER, table.refuses(patron(3), bankersHand));
        Seated turned = table.asks(patron(7), playersHand);
        assertEquals(new Move.MakeCall(Call.PLAYER_COUNT), turned.due().move());
        turned = turned.step();
        for (Person other : List.of(DEALER, FLOOR, patron(2), patron(7), patron(9))) {
            assertEquals(HIGHEST_WAGER_TURNS_THE_BANKER, turned.refuses(other, bankersHand));
        }
        turned = turned.asks(patron(3), bankersHand);
        assertEquals(new Move.MakeCall(Call.BANKER_COUNT), turned.due().move());
    }

    @Cites({
        "ma-baccarat 9(d)(4)",
        "ma-baccarat 9(d)(5)",
        "ma-midi ma-mini ma-mini-earlier 8(c)(4)",
        "ma-midi ma-mini ma-mini-earlier 8(c)(5)"
    })
    @ParameterizedTest
    @ValueSource(strings = {"ma-baccarat-ez", "ma-midi", "ma-mini", "ma-mini-earlier"})
    void a_third_card_goes_face_down_to_who_turned_the_hand(String example) {
        Seated drawn = bothDraw(example, 7, 3).step();
        for (Side side : List.of(PLAYER, BANKER)) {
            drawn = untilThird(drawn, side);
            Laid third = drawn.state().play().at(Place.third(side)).orElseThrow();
            assertEquals(new Laid(Place.third(side), Optional.empty(), Laid.Seen.DOWN), third);
            assertEquals(new Move.Turn(side), drawn.due().move());
            assertEquals(Optional.of(name(side == PLAYER ? 7 : 3)), drawn.due().by().patron());
        }
    }

    @Cites({
        "ma-baccarat 9(d)(7)",
        "ma-mini ma-mini-earlier 8(c)(1)",
        "ma-mini ma-mini-earlier 8(c)(2)"
    })
    @ParameterizedTest
    @EnumSource(Side.class)
    void a_hand_nobody_wagered_on_is_turned_by_the_dealer_with_its_third_card(Side side) {
        for (String example : List.of("ma-baccarat-ez", "ma-mini", "ma-mini-earlier")) {
            Seated table =
                    Seated.open(example, SEATS)
                            .wager(7, Wager.on(side.other()), 200)
                            .dealing("2h,Ks,3h", "2c,Kd,4d");
            Seated now = turning(table, side);
            assertEquals(By.THE_DEALER, now.due().by());
            now = untilThird(now, side);
            assertEquals(
                    Laid.Seen.UP, now.state().play().at(Place.third(side)).orElseThrow().seen());
        }
    }

    /// Every holder, either hand, given up or taken away, and each of the others may accept.
    @Cites({"ma-baccarat 9(f)", "ma-midi ma-mini ma-mini-earlier 8(d)"})
    @ParameterizedTest
    @ValueSource(strings = {"ma-baccarat-ez", "ma-midi", "ma-mini", "ma-mini-earlier"})
    void a_right_given_up_is_offered_to_the_right_in_turn_and_at_last_to_the_dealer(
            String example) {
        for (int holder = 0; holder < SEATS.length; holder++) {
            for (Side side : List.of(PLAYER, BANKER)) {
                Seated table = turning(bothDraw(example, SEATS[holder], SEATS[holder]), side);
                Person who = patron(SEATS[holder]);
                offeredOn(table.asks(who, new Command.GiveUpTheRight(side)), side, holder);
                for (Person staff : List.of(DEALER, FLOOR)) {
                    var taken = new Command.TakeTheRightAway(side, "too slow");
                    offeredOn(table.asks(staff, taken), side, holder);
                }
                assertEquals(
                        REASON_NEEDED,
                        table.refuses(FLOOR, new Command.TakeTheRightAway(side, "")));
                assertEquals(
                        RIGHT_TO_TURN_RELINQUISHED,
                        table.refuses(patron(20), new Command.GiveUpTheRight(side)));
                assertEquals(
                        RIGHT_TO_TURN_RELINQUISHED,
                        table.refuses(who, new Command.TakeTheRightAway(side, "too slow")));
            }
        }
    }

    /// `declining` of the other three decline; then the next accepts, or the dealer turns.
    private static void offeredOn(Seated table, Side side, int holder) {
        for (int declining = 0; declining < SEATS.length; declining++) {
            Seated now = table;
            for (int right = 1; right <= declining; right++) {
                int seat = SEATS[(holder + right) % SEATS.length];
                assertEquals(new Move.AcceptTheRight(side), now.due().move());
                assertEquals(Optional.of(name(seat)), now.due().by().patron());
                Person who = right == 2 ? DEALER : patron(seat);
                now = now.asks(who, new Command.DeclineTheRight(side));
            }
            if (declining == SEATS.length - 1) {
                assertEquals(Optional.empty(), now.turns(side));
            } else {
                int seat = SEATS[(holder + declining + 1) % SEATS.length];
                assertEquals(
                        RIGHT_TO_TURN_RELINQUISHED,
                        now.refuses(DEALER, new Command.AcceptTheRight(side)));
                now = now.asks(patron(seat), new Command.AcceptTheRight(side));
                assertEquals(Optional.of(Spot.seat(seat)), now.turns(side));
            }
            assertTurnsTheThirdCardToo(now, side);
        }
    }

    private static void assertTurnsTheThirdCardToo(Seated table, Side side) {
        Optional<Spot> holder = table.turns(side);
        By first = table.due().by();
        Seated now = untilThird(table, side);
        assertEquals(holder, now.turns(side));
        if (holder.isPresent()) {
            assertEquals(new Move.Turn(side), now.due().move());
            assertEquals(first, now.due().by());
        }
    }

    @Cites({"ma-baccarat 9(f)", "ma-midi ma-mini ma-mini-earlier 8(d)"})
    @ParameterizedTest
    @ValueSource(strings = {"ma-baccarat-ez", "ma-midi", "ma-mini", "ma-mini-earlier"})
    void a_right_accepted_and_given_up_again_goes_on_from_there(String example) {
        Seated now = turning(bothDraw(example, 7, 7), PLAYER);
        now = now.asks(patron(7), new Command.GiveUpTheRight(PLAYER));
        now = now.asks(patron(9), new Command.DeclineTheRight(PLAYER));
        now = now.asks(patron(2), new Command.AcceptTheRight(PLAYER));
        now = now.asks(patron(2), new Command.GiveUpTheRight(PLAYER));

        assertEquals(Optional.of(name(3)), now.due().by().patron());
        now = now.asks(patron(3), new Command.DeclineTheRight(PLAYER));
        assertEquals(Optional.empty(), now.turns(PLAYER));
    }

    @Cites({"ma-baccarat 9(f)", "ma-midi ma-mini ma-mini-earlier 8(d)"})
    @ParameterizedTest
    @ValueSource(strings = {"ma-baccarat-ez", "ma-midi", "ma-mini", "ma-mini-earlier"})
    void the_next_round_starts_from_the_wagers_again(String example) {
        Seated table = turning(bothDraw(example, 7, 3), PLAYER);
        table = table.asks(patron(7), new Command.GiveUpTheRight(PLAYER));
        table = table.follow(Phase.Clearing.class).step().follow(Phase.AcceptingWagers.class);
        Seated again = table.wager(7, Wager.PLAYER, 200).dealing("2h,Ks", "9c,Kd").step();
        assertEquals(Optional.of(Spot.seat(7)), again.turns(PLAYER));
    }

    @Cites({"ma-baccarat 9(c)"})
    @Test
    void where_the_dealer_turns_no_patron_does() {
        Seated table = Seated.open("ma-baccarat", SEATS).wager(7, Wager.PLAYER, 100);
        Seated now = turning(table.dealing("2h,Ks,3h", "2c,Kd,4d"), PLAYER);

        assertEquals(By.THE_DEALER, now.due().by());
        assertInstanceOf(
                Decision.Refused.class,
                now.decide(patron(7), new Command.Lift(Place.PLAYER_FIRST, card("2h"))));
        assertInstanceOf(
                Decision.Refused.class,
                now.decide(patron(7), new Command.Turn(PLAYER, Seated.cards("2h,Ks"))));
        Seated drawn = now.follow(Phase.Drawing.class).step();
        assertEquals(
                Laid.Seen.UP, drawn.state().play().at(Place.PLAYER_THIRD).orElseThrow().seen());
    }

    /// Reading 6: at this table even the dealer's third card is laid face down first.
    @Cites({"ma-midi 8(c)(4)", "ma-midi 8(c)(5)"})
    @ParameterizedTest
    @EnumSource(Side.class)
    void at_the_midi_table_the_dealer_too_gets_the_third_card_face_down(Side side) {
        Place third = Place.third(side);
        Seated wagered =
                Seated.open("ma-midi", SEATS)
                        .wager(7, Wager.on(side.other()), 200)
                        .dealing("2h,Ks,3h", "2c,Kd,4d")
                        .step();
        Seated table = untilThird(wagered, side);

        assertEquals(Laid.Seen.DOWN, table.state().play().at(third).orElseThrow().seen());
        assertEquals(By.THE_DEALER, table.due().by());
    }
}
