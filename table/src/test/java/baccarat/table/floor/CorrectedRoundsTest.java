package baccarat.table.floor;

import static baccarat.table.Seated.FLOOR;
import static baccarat.table.Seated.patron;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cards.Card;
import baccarat.cards.Rank;
import baccarat.cards.Suit;
import baccarat.rules.Dealt;
import baccarat.rules.Money;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.rules.Wager;
import baccarat.table.Command;
import baccarat.table.Decision;
import baccarat.table.Happened;
import baccarat.table.Invariants;
import baccarat.table.Phase;
import baccarat.table.Place;
import baccarat.table.Seated;
import baccarat.table.Table;
import baccarat.table.TableState;
import baccarat.table.Until;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// After a correction everybody has what the right cards would have brought.
class CorrectedRoundsTest {

    private static final int[] SEATS = {2, 5, 6};

    private static Money worth(Seated table, int seat) {
        return table.rack(seat).minus(table.state().roster().owed(Spot.seat(seat)));
    }

    /// The second way: the same round with the right face from the beginning.
    @ParameterizedTest
    @MethodSource("baccarat.table.Seated#examples")
    void everybody_has_what_the_right_cards_would_have_brought(String example) {
        var random = new Random(example.hashCode());
        Seated table = wagered(Seated.open(example, SEATS), random);
        int corrected = 0;
        for (int tries = 0; tries < 400 && corrected < 40; tries++) {
            List<Card> player = hand(random);
            List<Card> banker = hand(random);
            Place place = one(List.of(Place.values()), random);
            List<Card> hand = new ArrayList<>(place.side() == Side.PLAYER ? player : banker);
            int index = index(place);
            if (index >= hand.size() || !isDealt(player, banker)) {
                continue;
            }
            Card wrong = any(random);
            Card right = hand.set(index, wrong);
            List<Card> keyedPlayer = place.side() == Side.PLAYER ? hand : player;
            List<Card> keyedBanker = place.side() == Side.BANKER ? hand : banker;
            if (wrong.equals(right) || !isDealt(keyedPlayer, keyedBanker)) {
                continue;
            }
            Seated keyed = dealt(table, keyedPlayer, keyedBanker);
            if (!(keyed.decide(FLOOR, new Command.CorrectFace(1, place, right, "misread"))
                    instanceof Decision.Accepted(var events, var after))) {
                continue;
            }
            corrected++;
            Seated wanted = dealt(table, player, banker);
            Seated now = new Seated(after, List.of(), List.of(), events);
            Invariants.check(after);
            assertEquals(wanted.state().stock().unseen(), after.stock().unseen());
            assertEquals(
                    wanted.state().stock().lastRound().stream().sorted().toList(),
                    after.stock().lastRound().stream().sorted().toList());
            for (int seat : SEATS) {
                assertEquals(
                        worth(wanted, seat),
                        worth(now, seat),
                        () ->
                                "%s for %s at %s: %s %s"
                                        .formatted(right, wrong, place, player, banker));
            }
            TableState replayed = keyed.state();
            for (Happened happened : events) {
                replayed = Table.apply(replayed, happened);
            }
            assertEquals(after, replayed);
        }
        assertTrue(corrected >= 20, "few were corrected: " + corrected);
    }

    private static int index(Place place) {
        return place.isThird() ? 2 : place.name().endsWith("FIRST") ? 0 : 1;
    }

    /// Every wager that this table takes, somewhere.
    private static Seated wagered(Seated table, Random random) {
        Seated now = table;
        for (int seat : SEATS) {
            for (Wager wager : Wager.values()) {
                Command place =
                        new Command.PlaceWager(
                                Spot.seat(seat),
                                wager,
                                Money.dollars(100 + 25 * random.nextInt(4)));
                if (wager != Wager.ROYAL_9
                        && now.decide(patron(seat), place) instanceof Decision.Accepted) {
                    now = now.asks(patron(seat), place);
                }
            }
        }
        return now;
    }

    private static Seated dealt(Seated table, List<Card> player, List<Card> banker) {
        return Until.itCame(
                        new Seated(table.state(), player, banker, List.of()).step(),
                        "the end of the round",
                        now -> now.state().phase() instanceof Phase.Clearing,
                        CorrectedRoundsTest::pressOrStep)
                .step();
    }

    private static Seated pressOrStep(Seated now) {
        Command press = new Command.ChoosePress(Spot.seat(2), Optional.of(Side.PLAYER));
        return now.state().phase() instanceof Phase.InRound round
                        && !round.play().presses().containsKey(Spot.seat(2))
                        && now.decide(patron(2), press) instanceof Decision.Accepted
                ? now.asks(patron(2), press)
                : now.step();
    }

    private static boolean isDealt(List<Card> player, List<Card> banker) {
        return Dealt.refusal(player, banker, 8).isEmpty();
    }

    private static List<Card> hand(Random random) {
        var cards = new ArrayList<Card>();
        for (int i = 2 + random.nextInt(2); i > 0; i--) {
            cards.add(any(random));
        }
        return cards;
    }

    private static Card any(Random random) {
        return new Card(one(List.of(Rank.values()), random), one(List.of(Suit.values()), random));
    }

    private static <T> T one(List<T> of, Random random) {
        return of.get(random.nextInt(of.size()));
    }
}
