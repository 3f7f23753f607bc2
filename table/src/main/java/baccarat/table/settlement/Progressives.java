package baccarat.table.settlement;

import static baccarat.rules.House.METERS_GROW;
import static baccarat.rules.House.METERS_LINKED;
import static baccarat.rules.House.METER_STARTS_AGAIN;
import static baccarat.rules.House.MUST_HIT_WITHIN_ITS_BOUNDS;
import static baccarat.rules.House.NO_ROYAL_9_AT_THE_SEAT;
import static baccarat.rules.Royal9Terms.MUST_HIT_WINNER;
import static baccarat.rules.Royal9Terms.ROYAL_9_METERS;
import static baccarat.rules.Wagering.MUST_HIT_OFFERED;
import static baccarat.table.Account.Fixed.CAGE;
import static baccarat.table.Account.Fixed.TRAY;
import static baccarat.table.Story.refuse;

import baccarat.rules.Award;
import baccarat.rules.Meter;
import baccarat.rules.MeterTerms;
import baccarat.rules.Money;
import baccarat.rules.MultiLevelRoyal9;
import baccarat.rules.MustHit;
import baccarat.rules.PersonalRoyal9;
import baccarat.rules.Provision;
import baccarat.rules.Rate;
import baccarat.rules.Refusal;
import baccarat.rules.Royal9;
import baccarat.rules.Spot;
import baccarat.rules.Step;
import baccarat.rules.TableRules;
import baccarat.table.Account;
import baccarat.table.CorruptLog;
import baccarat.table.Event;
import baccarat.table.MeterMove;
import baccarat.table.Meters;
import baccarat.table.Phase;
import baccarat.table.Story;
import baccarat.table.TableState;
import baccarat.table.Transfer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The meters: seeded, grown by wagers, won, and started again.
public final class Progressives {

    private Progressives() {}

    /// A share of every Royal 9 wager goes to the meters once the round stands.
    public static void credit(Story story) {
        int wagers = story.state().play().royal9Wagers();
        if (wagers == 0) {
            return;
        }
        Meters before = story.state().meters();
        Meters after = credited(before, story.state().rules(), wagers);
        var transfers = new ArrayList<Transfer>();
        for (Meter meter : after.states().keySet().stream().sorted().toList()) {
            Meters.State was = before.of(meter);
            Meters.State is = after.of(meter);
            if (story.state().meters().isShared()) {
                add(transfers, new Account.LinkedMeter(meter), is.held().minus(was.held()));
                continue;
            }
            add(transfers, new Account.Jackpot(meter), is.money().minus(was.money()));
            add(transfers, new Account.Reserve(meter), is.reserveMoney().minus(was.reserveMoney()));
        }
        story.tell(
                new Event.MetersCredited(wagers),
                because(story.state().rules(), METERS_GROW),
                transfers);
    }

    /// What the round won of shared meters leaves them as the result is called: while the dealer
    /// settles, another table may win the same meter (reading 55).
    public static void setAside(Story story) {
        if (!story.state().meters().isShared()
                || !(story.state().phase() instanceof Phase.Settling settling)) {
            return;
        }
        for (Step step : settling.steps()) {
            Meters.wonIn(step).ifPresent(won -> setAside(story, step, won));
        }
    }

    private static void setAside(Story story, Step step, Award.OfMeter won) {
        story.tell(
                new Event.AwardSetAside(step.spot(), won.meter(), step.amount()),
                because(story.state().rules(), METERS_LINKED),
                List.of(new Transfer(new Account.LinkedMeter(won.meter()), TRAY, step.amount())));
        if (won.share().equals(Rate.WHOLE)) {
            restart(story, won.meter());
        }
    }

    /// The account that holds the money of a meter at this table.
    private static Account holding(TableState state, Meter meter) {
        return state.meters().isShared()
                ? new Account.LinkedMeter(meter)
                : new Account.Jackpot(meter);
    }

    /// The multi-level pay table has the seeds and rates of its meters. No document says how a
    /// personal meter and Must Hit start and grow, so that is a house rule (readings 23 and 24).
    public static List<Provision> because(TableRules rules, Provision house) {
        return switch (royal9(rules)) {
            case MultiLevelRoyal9 _ -> List.of(ROYAL_9_METERS, house);
            case PersonalRoyal9 _ -> List.of(house);
        };
    }

    private static void add(List<Transfer> transfers, Account to, Money amount) {
        if (amount.isAboveZero()) {
            transfers.add(new Transfer(TRAY, to, amount));
        }
    }

    public static Meters credited(Meters meters, TableRules rules, int wagers) {
        Money stakes = royal9(rules).stake().times(wagers);
        Meters after = meters;
        for (Map.Entry<Meter, MeterTerms> entry : Meters.terms(rules.wagers()).entrySet()) {
            MeterTerms terms = entry.getValue();
            Meters.State state = after.of(entry.getKey());
            after =
                    after.with(
                            entry.getKey(),
                            state.contributed(stakes, terms.rate(), terms.secondary()));
        }
        Optional<MustHit> mustHit =
                rules.wagers().royal9().flatMap(Royal9::mustHit).filter(MustHit::isCapped);
        return mustHit.isPresent()
                ? after.with(
                        Meter.MUST_HIT, after.of(Meter.MUST_HIT).capped(mustHit.get().ceiling()))
                : after;
    }

    /// What puts the seeds into meters that have never been started.
    public static List<Transfer> seeds(TableState state) {
        var transfers = new ArrayList<Transfer>();
        Meters.terms(state.rules().wagers())
                .forEach(
                        (meter, terms) -> {
                            if (!state.meters().states().containsKey(meter)
                                    && terms.seed().isAboveZero()) {
                                transfers.add(
                                        new Transfer(CAGE, holding(state, meter), terms.seed()));
                            }
                        });
        return transfers;
    }

    /// The meters once the table is open: those that have never been started have their seeds.
    public static Meters seeded(Meters meters, TableRules rules) {
        Map<Meter, MeterTerms> terms = Meters.terms(rules.wagers());
        return meters.states().keySet().containsAll(terms.keySet())
                ? meters
                : after(meters, rules, new MeterMove.Seeded());
    }

    /// The table after a move of its meters.
    public static TableState moved(TableState state, MeterMove move) {
        return state.with(after(state.meters(), state.rules(), move));
    }

    /// The meters after a move, whichever table made it.
    public static Meters after(Meters meters, TableRules rules, MeterMove move) {
        return switch (move) {
            case MeterMove.Seeded _ -> withSeeds(meters, rules).moved();
            case MeterMove.Credited(int wagers) -> credited(meters, rules, wagers).moved();
            case MeterMove.Won(var meter, var amount) ->
                    meters.with(meter, meters.of(meter).paidOut(amount)).moved();
            case MeterMove.Restarted(var meter) ->
                    meters.with(meter, restarted(meters.of(meter), seed(rules, meter))).moved();
        };
    }

    private static Money seed(TableRules rules, Meter meter) {
        MeterTerms terms = Meters.terms(rules.wagers()).get(meter);
        if (terms == null) {
            throw new CorruptLog("there are no terms for the meter " + meter);
        }
        return terms.seed();
    }

    private static Meters withSeeds(Meters before, TableRules rules) {
        Meters meters = before;
        for (Map.Entry<Meter, MeterTerms> entry : Meters.terms(rules.wagers()).entrySet()) {
            if (!meters.states().containsKey(entry.getKey())) {
                meters =
                        meters.with(
                                entry.getKey(),
                                Meters.State.EMPTY.seededWith(entry.getValue().seed()));
            }
        }
        return meters;
    }

    /// A meter that was won whole starts again: from its reserve, which the house makes up to the
    /// seed.
    public static void restart(Story story, Meter meter) {
        TableState state = story.state();
        Meters.State was = state.meters().of(meter);
        Meters.State is = restarted(was, seed(state.rules(), meter));
        var transfers = new ArrayList<Transfer>();
        if (was.reserveMoney().isAboveZero() && !state.meters().isShared()) {
            transfers.add(
                    new Transfer(
                            new Account.Reserve(meter),
                            new Account.Jackpot(meter),
                            was.reserveMoney()));
        }
        Money fromTheHouse = is.held().minus(was.held());
        if (fromTheHouse.isAboveZero()) {
            transfers.add(new Transfer(CAGE, holding(state, meter), fromTheHouse));
        }
        story.tell(
                new Event.MeterRestarted(meter, is.money()),
                because(state.rules(), METER_STARTS_AGAIN),
                transfers);
    }

    /// The house makes the reserve up to the seed. An amount left over from a win comes on top.
    private static Meters.State restarted(Meters.State was, Money seed) {
        Meters.State with = was.reserveReleased();
        long reserve = was.reserve() / Meters.UNITS_PER_CENT;
        Money missing = new Money(Math.max(0, seed.cents() - reserve));
        return with.seededWith(missing);
    }

    public static Optional<Refusal> end(Story story, Optional<Spot> winner) {
        MustHit terms = mustHit(story.state());
        Money meter = story.state().meters().of(Meter.MUST_HIT).money();
        if (winner.isEmpty()) {
            if (terms.ceiling().isAtMost(meter)) {
                return refuse(
                        MUST_HIT_WITHIN_ITS_BOUNDS,
                        "The meter shows %s and the ceiling is %s, so Must Hit is won."
                                .formatted(meter, terms.ceiling()));
            }
            story.tell(new Event.MustHitNotReached(), MUST_HIT_OFFERED);
            return Optional.empty();
        }
        if (!story.state().play().mustHitSpots().contains(winner.get())) {
            return refuse(
                    NO_ROYAL_9_AT_THE_SEAT, "There is no Royal 9 wager at " + winner.get() + ".");
        }
        if (meter.isAtMost(terms.reset())) {
            return refuse(
                    MUST_HIT_WITHIN_ITS_BOUNDS,
                    "The meter shows %s; Must Hit is won only above %s."
                            .formatted(meter, terms.reset()));
        }
        Money amount = meter.isAtMost(terms.ceiling()) ? meter : terms.ceiling();
        story.tell(
                new Event.MustHitWon(winner.get(), amount),
                List.of(MUST_HIT_WINNER, MUST_HIT_OFFERED),
                List.of(
                        new Transfer(
                                holding(story.state(), Meter.MUST_HIT),
                                new Account.Rack(story.state().roster().ownerOf(winner.get())),
                                amount)));
        restart(story, Meter.MUST_HIT);
        return Optional.empty();
    }

    private static MustHit mustHit(TableState state) {
        return royal9(state.rules()).mustHit().orElseThrow();
    }

    private static Royal9 royal9(TableRules rules) {
        return rules.wagers().royal9().orElseThrow();
    }
}
