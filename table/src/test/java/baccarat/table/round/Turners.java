package baccarat.table.round;

import static baccarat.rules.Side.BANKER;
import static baccarat.rules.Side.PLAYER;
import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.rules.Wager;
import baccarat.table.Phase;
import baccarat.table.Place;
import baccarat.table.Seated;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// Who turns a hand after wagers of every kind.
final class Turners {

    static final int[] SEATS = {2, 3, 7, 9};
    static final int[] STAKES = {0, 100, 200};

    private Turners() {}

    /// Each of four seats has nothing, 100 or 200 on either hand: 9 to the fourth patterns, at the
    /// tables that turn in the same way some of them. Nobody waits for the seats before.
    static void wagerInEveryWay(
            Seated table, int[] stakes, int turn, int[] onPlayer, int[] onBanker) {
        if (turn == SEATS.length) {
            assertHolders(table, onPlayer, onBanker);
            return;
        }
        int index = List.of(2, 0, 3, 1).get(turn);
        for (int player : STAKES) {
            for (int banker : stakes) {
                onPlayer[index] = player;
                onBanker[index] = banker;
                Seated more = wagered(table, SEATS[index], Wager.BANKER, banker);
                more = wagered(more, SEATS[index], Wager.PLAYER, player);
                wagerInEveryWay(more, stakes, turn + 1, onPlayer, onBanker);
            }
        }
    }

    static Seated wagered(Seated table, int seat, Wager wager, int dollars) {
        return dollars == 0 ? table : table.wager(seat, wager, dollars);
    }

    static void assertHolders(Seated table, int[] onPlayer, int[] onBanker) {
        if (Arrays.stream(onPlayer).sum() + Arrays.stream(onBanker).sum() == 0) {
            return;
        }
        Seated closed = table.step();
        assertEquals(expected(onPlayer), closed.turns(PLAYER), () -> Arrays.toString(onPlayer));
        assertEquals(expected(onBanker), closed.turns(BANKER), () -> Arrays.toString(onBanker));
    }

    static Optional<Spot> expected(int[] stakes) {
        int most = Math.max(Math.max(stakes[0], stakes[1]), Math.max(stakes[2], stakes[3]));
        if (most == 0) {
            return Optional.empty();
        }
        int index = 0;
        while (stakes[index] != most) {
            index++;
        }
        return Optional.of(Spot.seat(SEATS[index]));
    }

    /// Neither hand is a natural and both draw.
    static Seated bothDraw(String example, int player, int banker) {
        return Seated.open(example, SEATS)
                .wager(player, Wager.PLAYER, 200)
                .wager(banker, Wager.BANKER, 200)
                .dealing("2h,Ks,3h", "2c,Kd,4d");
    }

    static Seated turning(Seated table, Side side) {
        return table.step()
                .until(
                        "the turn of the hand " + side,
                        now ->
                                now.state().phase() instanceof Phase.Turning(_, var turns)
                                        && turns == side);
    }

    static Seated untilThird(Seated table, Side side) {
        Place third = Place.third(side);
        return table.until("a card at " + third, now -> now.state().play().has(third));
    }
}
