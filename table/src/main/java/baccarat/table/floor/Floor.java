package baccarat.table.floor;

import static baccarat.rules.House.AMOUNT_ABOVE_ZERO;
import static baccarat.rules.House.CORRECTED_BY_THE_FLOOR;
import static baccarat.rules.House.COUPON_ISSUED;
import static baccarat.rules.House.NOTHING_THERE;
import static baccarat.rules.House.NOT_AT_THE_TABLE;
import static baccarat.rules.House.PAYOUT_CORRECTED;
import static baccarat.rules.House.REASON_NEEDED;
import static baccarat.rules.House.TABLE_OPENS_AND_CLOSES;
import static baccarat.rules.House.TRAY_FILLED_OR_CREDITED;
import static baccarat.rules.House.VIGORISH_WRITTEN_OFF;
import static baccarat.table.Account.Fixed.CAGE;
import static baccarat.table.Account.Fixed.DROP;
import static baccarat.table.Account.Fixed.TRAY;
import static baccarat.table.By.DEALER_OR_FLOOR;
import static baccarat.table.By.THE_FLOOR;
import static baccarat.table.Due.may;
import static baccarat.table.Due.must;
import static baccarat.table.Story.refuse;

import baccarat.rules.Money;
import baccarat.rules.Provision;
import baccarat.rules.Refusal;
import baccarat.rules.Spot;
import baccarat.table.Account;
import baccarat.table.Accounts;
import baccarat.table.Command;
import baccarat.table.Correctable;
import baccarat.table.Due;
import baccarat.table.Event;
import baccarat.table.Move;
import baccarat.table.Patron;
import baccarat.table.Phase;
import baccarat.table.RefusalWords;
import baccarat.table.Shoe;
import baccarat.table.Steps;
import baccarat.table.Stock;
import baccarat.table.Story;
import baccarat.table.TableState;
import baccarat.table.Transfer;
import baccarat.table.curator.Curators;
import baccarat.table.preparation.Preparation;
import baccarat.table.settlement.Corrections;
import baccarat.table.settlement.Progressives;
import baccarat.table.wagers.CouponDesk;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The floor's part: opening and closing, chips for the tray, corrections with a reason.
public final class Floor {

    /// Always, at an open table.
    public static final List<Due> AT_ANY_TIME =
            List.of(
                    may(THE_FLOOR, new Move.FillTray(), TRAY_FILLED_OR_CREDITED),
                    may(THE_FLOOR, new Move.CreditTray(), TRAY_FILLED_OR_CREDITED),
                    may(
                            THE_FLOOR,
                            new Move.WriteOffVigorish(Optional.empty()),
                            VIGORISH_WRITTEN_OFF),
                    may(THE_FLOOR, new Move.WriteOffDebt(Optional.empty()), VIGORISH_WRITTEN_OFF));

    public static final List<Due> CORRECTIONS =
            List.of(may(DEALER_OR_FLOOR, new Move.CorrectPayout(), PAYOUT_CORRECTED));

    public static final List<Due> BETWEEN_ROUNDS =
            List.of(
                    may(DEALER_OR_FLOOR, new Move.CorrectFace(), PAYOUT_CORRECTED),
                    may(THE_FLOOR, new Move.CloseTable(), TABLE_OPENS_AND_CLOSES));

    private static final Due COUPONS = may(THE_FLOOR, new Move.IssueCoupon(), COUPON_ISSUED);

    private Floor() {}

    /// The table is closed.
    public static void steps(Steps steps) {
        steps.add(must(THE_FLOOR, new Move.OpenTable(), TABLE_OPENS_AND_CLOSES));
    }

    /// Match play coupons are issued at any time, where the game takes them.
    public static void coupons(Steps steps) {
        TableState state = steps.state();
        if (state.rules().procedures().wagers().matchPlay()
                && !(state.phase() instanceof Phase.Closed)) {
            steps.add(COUPONS);
        }
    }

    public static Optional<Refusal> decide(Story story, Command.OfTheFloor command) {
        return switch (command) {
            case Command.OpenTable(var tray) -> open(story, tray);
            case Command.CloseTable _ -> close(story);
            case Command.FillTray(var amount) ->
                    tray(story, new Event.TrayFilled(amount), CAGE, TRAY, amount);
            case Command.CreditTray(var amount) ->
                    tray(story, new Event.TrayCredited(amount), TRAY, CAGE, amount);
            case Command.WriteOffVigorish(var spot, var reason) -> writeOff(story, spot, reason);
            case Command.WriteOffDebt(var patron, var reason) ->
                    writeOffDebt(story, patron, reason);
            case Command.CorrectPayout correct -> correct(story, correct);
            case Command.CorrectFace correct -> FaceDesk.correct(story, correct);
            case Command.IssueCoupon issue -> CouponDesk.issue(story, issue);
        };
    }

    private static Optional<Refusal> open(Story story, Money tray) {
        if (!tray.isAboveZero()) {
            return refuse(
                    AMOUNT_ABOVE_ZERO,
                    "The tray must hold more than zero, not %s.".formatted(tray));
        }
        if (isTooMuch(story, tray)) {
            return refuse(
                    TABLE_OPENS_AND_CLOSES,
                    "A tray cannot hold %s; %s is the most.".formatted(tray, Accounts.MOST));
        }
        var transfers = new ArrayList<Transfer>();
        transfers.add(new Transfer(CAGE, TRAY, tray));
        List<Transfer> seeds = Progressives.seeds(story.state());
        transfers.addAll(seeds);
        List<Provision> because =
                seeds.isEmpty()
                        ? List.of(TABLE_OPENS_AND_CLOSES)
                        : Progressives.because(story.state().rules(), TABLE_OPENS_AND_CLOSES);
        story.tell(new Event.TableOpened(tray), because, transfers);
        return Optional.empty();
    }

    /// Tray, drop and vigorish go to the cage; meters keep what they show.
    private static Optional<Refusal> close(Story story) {
        TableState state = story.state();
        if (!state.roster().patrons().isEmpty()) {
            return refuse(
                    TABLE_OPENS_AND_CLOSES,
                    "%s is still at the table."
                            .formatted(state.roster().patrons().getFirst().name()));
        }
        var transfers = new ArrayList<Transfer>();
        for (Map.Entry<Account, Money> held : state.accounts().held().entrySet()) {
            boolean goes =
                    held.getKey() == TRAY
                            || held.getKey() == DROP
                            || held.getKey() instanceof Account.VigorishBox;
            if (goes) {
                transfers.add(new Transfer(held.getKey(), CAGE, held.getValue()));
            }
        }
        story.tell(new Event.TableClosed(), List.of(TABLE_OPENS_AND_CLOSES), transfers);
        return Optional.empty();
    }

    private static Optional<Refusal> tray(
            Story story, Event event, Account from, Account to, Money amount) {
        if (!amount.isAboveZero()) {
            return refuse(AMOUNT_ABOVE_ZERO, RefusalWords.aboveZero(amount));
        }
        if (isTooMuch(story, amount)) {
            return refuse(
                    TRAY_FILLED_OR_CREDITED,
                    "The amount of %s is too large; a tray holds at most %s."
                            .formatted(amount, Accounts.MOST));
        }
        story.tell(
                event, List.of(TRAY_FILLED_OR_CREDITED), List.of(new Transfer(from, to, amount)));
        return Optional.empty();
    }

    private static boolean isTooMuch(Story story, Money amount) {
        return !amount.isAtMost(Accounts.MOST.minus(story.state().accounts().of(TRAY)));
    }

    private static Optional<Refusal> writeOff(Story story, Spot spot, String reason) {
        Money owed = story.state().roster().owed(spot);
        if (!owed.isAboveZero()) {
            return refuse(NOTHING_THERE, "No vigorish is marked at " + spot + ".");
        }
        if (reason.isBlank()) {
            return refuse(REASON_NEEDED, "Give a reason for writing off vigorish.");
        }
        story.tell(new Event.VigorishWrittenOff(spot, owed, reason), VIGORISH_WRITTEN_OFF);
        return Optional.empty();
    }

    private static Optional<Refusal> writeOffDebt(Story story, String patron, String reason) {
        Money owed = story.state().roster().owedAfterLeaving(patron);
        if (!owed.isAboveZero()) {
            return refuse(NOTHING_THERE, patron + " owes no vigorish.");
        }
        if (reason.isBlank()) {
            return refuse(REASON_NEEDED, "Give a reason for writing off vigorish.");
        }
        story.tell(new Event.DebtWrittenOff(patron, owed, reason), VIGORISH_WRITTEN_OFF);
        return Optional.empty();
    }

    private static Optional<Refusal> correct(Story story, Command.CorrectPayout correct) {
        if (correct.reason().isBlank()) {
            return refuse(REASON_NEEDED, "Give a reason for correcting a payout.");
        }
        if (!correct.amount().isAboveZero()) {
            return refuse(AMOUNT_ABOVE_ZERO, RefusalWords.aboveZero(correct.amount()));
        }
        return corrected(story, correct);
    }

    /// A correction, together with the earlier ones of the same wager, is bounded by the most the
    /// wager could have won.
    static Optional<Refusal> corrected(Story story, Command.CorrectPayout correct) {
        Correctable last = Corrections.last(story.state());
        Optional<Correctable.Paid> paid = last.at(correct.round(), correct.spot(), correct.wager());
        if (paid.isEmpty()) {
            return refuse(
                    last.round() == correct.round() ? PAYOUT_CORRECTED : CORRECTED_BY_THE_FLOOR,
                    "Round %d has no payout on %s at %s that can be corrected now."
                            .formatted(correct.round(), correct.wager().spoken(), correct.spot()));
        }
        String patron = paid.get().patron();
        if (story.state()
                .roster()
                .at(correct.spot())
                .map(Patron::name)
                .filter(patron::equals)
                .isEmpty()) {
            return refuse(
                    NOT_AT_THE_TABLE, "%s is no longer at %s.".formatted(patron, correct.spot()));
        }
        if (!paid.get().allows(correct.amount(), correct.toThePatron())) {
            return refuse(
                    PAYOUT_CORRECTED,
                    "Corrections of this wager may add up to at most %s; %s was corrected before."
                            .formatted(
                                    paid.get().most(),
                                    correct.toThePatron()
                                            ? paid.get().toThePatron()
                                            : paid.get().toTheHouse()));
        }
        Account rack = new Account.Rack(patron);
        Account from = correct.toThePatron() ? TRAY : rack;
        Account to = correct.toThePatron() ? rack : TRAY;
        story.tell(
                new Event.WagerCorrected(
                        patron,
                        correct.round(),
                        correct.spot(),
                        correct.wager(),
                        correct.amount(),
                        correct.toThePatron(),
                        correct.reason()),
                List.of(PAYOUT_CORRECTED),
                List.of(new Transfer(from, to, correct.amount())));
        return Optional.empty();
    }

    public static boolean fits(Phase phase, Event.OfTheFloor event) {
        return switch (event) {
            case Event.TableOpened _ -> phase instanceof Phase.Closed;
            case Event.TableClosed _ -> !(phase instanceof Phase.Closed) && !phase.isInARound();
            case Event.TrayFilled _,
                    Event.TrayCredited _,
                    Event.WagerCorrected _,
                    Event.FaceCorrected _,
                    Event.PayoutCorrected _,
                    Event.CouponIssued _ ->
                    !(phase instanceof Phase.Closed);
        };
    }

    public static TableState apply(TableState state, Event.OfTheFloor event) {
        return switch (event) {
            case Event.TableOpened _ -> opened(state);
            case Event.TableClosed _ -> closed(state);
            case Event.WagerCorrected(_, _, var spot, var wager, var amount, boolean to, _) ->
                    state.with(Corrections.last(state).corrected(spot, wager, amount, to));
            case Event.FaceCorrected corrected -> FaceDesk.apply(state, corrected);
            case Event.TrayFilled _,
                    Event.TrayCredited _,
                    Event.PayoutCorrected _,
                    Event.CouponIssued _ ->
                    state;
        };
    }

    private static TableState opened(TableState state) {
        return Preparation.opened(state.with(Progressives.seeded(state.meters(), state.rules())));
    }

    private static TableState closed(TableState state) {
        return Curators.closed(state)
                .with(Stock.none(state.stock().decks()))
                .with(state.shoe().with(Shoe.Cover.DONE).withoutAside())
                .in(new Phase.Closed());
    }
}
