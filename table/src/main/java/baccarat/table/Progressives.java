package baccarat.table;

import static baccarat.rules.House.METERS_GROW;
import static baccarat.rules.House.METER_STARTS_AGAIN;
import static baccarat.rules.House.MUST_HIT_WITHIN_ITS_BOUNDS;
import static baccarat.rules.House.NO_ROYAL_9_AT_THE_SEAT;
import static baccarat.rules.Royal9Terms.MUST_HIT_WINNER;
import static baccarat.rules.Royal9Terms.ROYAL_9_METERS;
import static baccarat.rules.Wagering.MUST_HIT_OFFERED;
import static baccarat.table.Account.Fixed.CAGE;
import static baccarat.table.Account.Fixed.TRAY;
import static baccarat.table.Story.fine;
import static baccarat.table.Story.refuse;

import baccarat.rules.Meter;
import baccarat.rules.MeterTerms;
import baccarat.rules.Money;
import baccarat.rules.MultiLevelRoyal9;
import baccarat.rules.MustHit;
import baccarat.rules.PersonalRoyal9;
import baccarat.rules.Provision;
import baccarat.rules.Refusal;
import baccarat.rules.Royal9;
import baccarat.rules.Spot;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The meters: seeded, grown by wagers, won, and started again.
public final class Progressives {

    private Progressives() {}

    /// A share of every Royal 9 wager goes to the meters once the round stands.
    static void credit(Story story) {
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
            add(transfers, new Account.Jackpot(meter), is.money().minus(was.money()));
            add(transfers, new Account.Reserve(meter), is.reserveMoney().minus(was.reserveMoney()));
        }
        story.tell(
                new Event.MetersCredited(wagers),
                because(story.state().rules(), METERS_GROW),
                transfers);
    }

    /// The multi-level pay table has the seeds and rates of its meters. How a personal meter and
    /// Must Hit start and grow stands in no document, so that the rule is the house's (readings 23
    /// and 24).
    public static List<Provision> because(TableRules rules, Provision house) {
        return switch (rules.wagers().royal9().orElseThrow()) {
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
        Money stakes = Royal9.STAKE.times(wagers);
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
                                        new Transfer(
                                                CAGE, new Account.Jackpot(meter), terms.seed()));
                            }
                        });
        return transfers;
    }

    public static Meters seeded(TableState state) {
        Meters meters = state.meters();
        for (Map.Entry<Meter, MeterTerms> entry : Meters.terms(state.rules().wagers()).entrySet()) {
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
        MeterTerms terms = Meters.terms(story.state().rules().wagers()).get(meter);
        if (terms == null) {
            throw new IllegalStateException("there are no terms for the meter " + meter);
        }
        Meters.State was = story.state().meters().of(meter);
        Meters.State is = restarted(was, terms.seed());
        var transfers = new ArrayList<Transfer>();
        if (was.reserveMoney().isAboveZero()) {
            transfers.add(
                    new Transfer(
                            new Account.Reserve(meter),
                            new Account.Jackpot(meter),
                            was.reserveMoney()));
        }
        Money fromTheHouse = is.money().minus(was.money()).minus(was.reserveMoney());
        if (fromTheHouse.isAboveZero()) {
            transfers.add(new Transfer(CAGE, new Account.Jackpot(meter), fromTheHouse));
        }
        story.tell(
                new Event.MeterRestarted(meter, is.money()),
                because(story.state().rules(), METER_STARTS_AGAIN),
                transfers);
    }

    /// The seed is what the meter starts from at least; what is left over from a win and the
    /// reserve count towards nothing but themselves.
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
            return fine();
        }
        boolean wagered =
                story.state().play().placed().stream()
                        .anyMatch(
                                placed ->
                                        placed.wager() == Wager.ROYAL_9
                                                && placed.spot().equals(winner.get()));
        if (!wagered) {
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
                                new Account.Jackpot(Meter.MUST_HIT),
                                new Account.Rack(story.state().roster().ownerOf(winner.get())),
                                amount)));
        restart(story, Meter.MUST_HIT);
        return fine();
    }

    private static MustHit mustHit(TableState state) {
        return state.rules().wagers().royal9().flatMap(Royal9::mustHit).orElseThrow();
    }

    public static TableState paid(TableState state, Meter meter, Money amount) {
        Meters.State paid = state.meters().of(meter).paidOut(amount);
        return state.with(state.meters().with(meter, paid));
    }

    public static TableState restarted(TableState state, Meter meter) {
        MeterTerms terms = Meters.terms(state.rules().wagers()).get(meter);
        if (terms == null) {
            throw new CorruptLog("there are no terms for the meter " + meter);
        }
        Meters.State after = restarted(state.meters().of(meter), terms.seed());
        return state.with(state.meters().with(meter, after));
    }
}
