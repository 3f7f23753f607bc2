package baccarat.records;

import baccarat.rules.Acceptance;
import baccarat.rules.Meter;
import baccarat.rules.Money;
import baccarat.rules.MustHit;
import baccarat.rules.Placed;
import baccarat.rules.Refusal;
import baccarat.rules.Royal9;
import baccarat.rules.Spot;
import baccarat.rules.TableRules;
import baccarat.table.Account;
import baccarat.table.Due;
import baccarat.table.Event;
import baccarat.table.Happened;
import baccarat.table.Invariants;
import baccarat.table.Laid;
import baccarat.table.Meters;
import baccarat.table.Next;
import baccarat.table.Patron;
import baccarat.table.Phase;
import baccarat.table.Play;
import baccarat.table.TableState;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// What has to hold at a table, whatever the people at it do.
final class CarelessChecks {

    private static final int WRITTEN_EVERY = 16;

    private final TableRules rules;
    private final CarelessCards cards;
    private final Map<String, Money> chips = new HashMap<>();
    private long contributed;
    private long written;

    CarelessChecks(TableRules rules, CarelessCards cards) {
        this.rules = rules;
        this.cards = cards;
    }

    void saw(TableState before, Happened happened, TableState after) {
        Event event = happened.event();
        checkPress(before, event);
        writeDown(happened);
        switch (event) {
            case Event.RoundBegun(_, var kind) -> begun(kind, after);
            case Event.RoundVoided _ -> voided(after);
            case Event.WagerCorrected(var patron, _, _, _, var amount, boolean toThePatron, _) ->
                    chips.computeIfPresent(
                            patron, (_, had) -> toThePatron ? had.plus(amount) : had.minus(amount));
            default -> {}
        }
    }

    /// The wagers of a round may lie as they do, and everybody's chips are remembered.
    private void begun(Play.Kind kind, TableState after) {
        List<Placed> placed = ((Phase.InRound) after.phase()).play().placed();
        if (placed.isEmpty() == (kind == Play.Kind.PLAYED)) {
            throw new AssertionError("a round is played for " + placed);
        }
        List<Refusal> wrong = Acceptance.refusals(placed, rules);
        if (!wrong.isEmpty()) {
            throw new AssertionError("wagers closed with " + wrong);
        }
        chips.clear();
        after.roster()
                .patrons()
                .forEach(patron -> chips.put(patron.name(), chips(patron, placed, after)));
        contributed = contributions(after);
    }

    private static Money chips(Patron patron, List<Placed> placed, TableState at) {
        Money chips = at.accounts().of(new Account.Rack(patron.name()));
        for (Placed lies : placed) {
            if (patron.places().contains(lies.spot())) {
                chips = chips.plus(lies.chips());
            }
        }
        return chips;
    }

    private static long contributions(TableState at) {
        return at.meters().states().values().stream().mapToLong(Meters.State::contributed).sum();
    }

    /// Everybody has what they had before the round, and the meters too (reading 20).
    private void voided(TableState after) {
        chips.forEach(
                (patron, had) -> {
                    Money has = after.accounts().of(new Account.Rack(patron));
                    if (!has.equals(had)) {
                        throw new AssertionError(
                                "%s had %s before the void round, and has %s"
                                        .formatted(patron, had, has));
                    }
                });
        if (contributions(after) != contributed) {
            throw new AssertionError("a void round put something into the meters");
        }
    }

    /// House Money is pressed before third cards: nobody chooses with one in view (reading 41).
    private static void checkPress(TableState before, Event event) {
        boolean pressed =
                switch (event) {
                    case Event.PressChosen(_, var onto) -> onto.isPresent();
                    case Event.HouseMoneySettled(_, var onto, _) -> onto.isPresent();
                    default -> false;
                };
        boolean inView =
                CarelessPeople.laid(before.phase()).stream()
                        .anyMatch(card -> card.place().isThird() && card.seen() == Laid.Seen.UP);
        if (pressed && inView) {
            throw new AssertionError("House Money was pressed with a third card in view");
        }
    }

    void check(TableState state, TableState now) {
        Invariants.check(state);
        cards.count(state.stock());
        state.accounts()
                .held()
                .forEach(
                        (account, money) -> {
                            if (account != Account.Fixed.CAGE
                                    && account != Account.Coupons.ISSUED
                                    && !money.isAboveZero()) {
                                throw new AssertionError(account + " holds " + money);
                            }
                        });
        for (Meters.State meter : state.meters().states().values()) {
            long in = meter.seeded() + meter.contributed();
            if (in != meter.paid() + meter.shown() + meter.reserve() || meter.shown() < 0) {
                throw new AssertionError("a meter does not balance: " + meter);
            }
        }
        rules.wagers()
                .royal9()
                .flatMap(Royal9::mustHit)
                .map(MustHit::ceiling)
                .filter(ceiling -> !state.meters().of(Meter.MUST_HIT).money().isAtMost(ceiling))
                .ifPresent(
                        ceiling -> {
                            throw new AssertionError("Must Hit shows more than " + ceiling);
                        });
        checkOwners(state);
        for (Due due : Next.steps(now)) {
            due.by()
                    .patron()
                    .filter(
                            name ->
                                    state.roster().patron(name).stream()
                                            .noneMatch(CarelessChecks::stays))
                    .ifPresent(
                            name -> {
                                throw new AssertionError(name + " is gone: " + due.inWords());
                            });
        }
    }

    private static boolean stays(Patron patron) {
        return !patron.leaving();
    }

    /// Nothing lies or is owed to a table where nobody is.
    private static void checkOwners(TableState state) {
        if (!(state.phase() instanceof Phase.AcceptingWagers open)) {
            return;
        }
        open.layout().forEach(placed -> checkOwner(state, placed.spot()));
        open.spoken().forEach(spoken -> checkOwner(state, spoken.spot()));
        open.freeHand()
                .filter(patron -> state.roster().patron(patron).isEmpty())
                .ifPresent(
                        patron -> {
                            throw new AssertionError(patron + " asked for a free hand and left");
                        });
    }

    private static void checkOwner(TableState state, Spot spot) {
        if (state.roster().at(spot).isEmpty()) {
            throw new AssertionError("a wager lies at " + spot + ", where nobody is");
        }
    }

    /// One event in sixteen goes through JSON and back: writing takes longer than happening.
    private void writeDown(Happened happened) {
        if (written++ % WRITTEN_EVERY != 0) {
            return;
        }
        String json = EventJson.write(new EventJson.Numbered(written, happened));
        if (!EventJson.read(json).happened().equals(happened)) {
            throw new AssertionError("read otherwise than written: " + json);
        }
    }
}
