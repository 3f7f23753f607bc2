package baccarat.simulation.strategy;

import static java.util.stream.Collectors.joining;

import baccarat.rules.Wager;
import java.util.EnumMap;
import java.util.Map;

/// What a strategy puts down before a round.
public final class Stakes {

    /// More than any table takes, and so little that no sum leaves a `long`.
    public static final long UNITS_AT_MOST = 1_000_000_000;

    private final Map<Wager, Placed> places = new EnumMap<>(Wager.class);
    private final Placed[] placed;
    private int count;
    private long units;

    /// One wager of the table, its stake in this round, and what came of it in all rounds.
    static final class Placed {

        private final Wager wager;
        private final long[] paysByKind;
        private long units;
        private long times;
        private long allUnits;
        private long allWon;

        private Placed(Wager wager, long[] paysByKind) {
            this.wager = wager;
            this.paysByKind = paysByKind;
        }

        Wager wager() {
            return wager;
        }

        long times() {
            return times;
        }

        long allUnits() {
            return allUnits;
        }

        long allWon() {
            return allWon;
        }
    }

    Stakes(Payouts payouts) {
        payouts.byWager().forEach((wager, pays) -> places.put(wager, new Placed(wager, pays)));
        placed = new Placed[places.size()];
    }

    /// Wagers whole units. Calls on the same wager add up; zero places no wager.
    public void on(Wager wager, long more) {
        Placed place = places.get(wager);
        if (place == null) {
            throw new IllegalArgumentException(
                    "no strategy can wager on %s here, only on %s".formatted(wager, offered()));
        }
        if (more < 0 || more > UNITS_AT_MOST - place.units) {
            throw new IllegalArgumentException(
                    "a wager is 0 to %d units, not %d".formatted(UNITS_AT_MOST, more));
        }
        if (more > 0) {
            if (place.units == 0) {
                placed[count++] = place;
            }
            place.units += more;
            units += more;
        }
    }

    private String offered() {
        return places.keySet().stream().map(Wager::toString).collect(joining(", "));
    }

    /// All stakes together.
    long units() {
        return units;
    }

    /// What a strategy has put on one wager for the next round.
    public long units(Wager wager) {
        Placed place = places.get(wager);
        return place == null ? 0 : place.units;
    }

    /// On how many wagers.
    int count() {
        return count;
    }

    /// Takes everything up again, the round being of that kind, and gives what it won in parts.
    long settle(int kind) {
        long won = 0;
        for (int i = 0; i < count; i++) {
            Placed place = placed[i];
            long here = place.units * place.paysByKind[kind];
            won += here;
            place.times++;
            place.allUnits += place.units;
            place.allWon += here;
            place.units = 0;
        }
        count = 0;
        units = 0;
        return won;
    }

    /// Takes everything up again before a round that is not dealt.
    void withdraw() {
        for (int i = 0; i < count; i++) {
            placed[i].units = 0;
        }
        count = 0;
        units = 0;
    }

    /// What came of each wager so far.
    Iterable<Placed> all() {
        return places.values();
    }
}
