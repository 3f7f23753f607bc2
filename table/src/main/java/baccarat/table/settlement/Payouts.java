package baccarat.table.settlement;

import static baccarat.rules.House.VIGORISH_FIRST;
import static baccarat.rules.Paying.COUPON_PAYS_EVEN_MONEY;
import static baccarat.rules.Paying.VIGORISH_TRACKED_BY_MARKER;
import static baccarat.table.Account.Fixed.TRAY;

import baccarat.rules.Award;
import baccarat.rules.Money;
import baccarat.rules.Placed;
import baccarat.rules.Procedures.VigorishOrder;
import baccarat.rules.Provision;
import baccarat.rules.Rate;
import baccarat.rules.Refusal;
import baccarat.rules.Spot;
import baccarat.rules.Step;
import baccarat.rules.Vigorish;
import baccarat.rules.Wager;
import baccarat.table.Account;
import baccarat.table.Event;
import baccarat.table.Meters;
import baccarat.table.Phase;
import baccarat.table.Play;
import baccarat.table.Story;
import baccarat.table.TableState;
import baccarat.table.Transfer;
import baccarat.table.wagers.CouponDesk;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Wagers settled step by step: House Money before third cards, everything else after the result.
public final class Payouts {

    private Payouts() {}

    static Optional<Placed> find(Play play, Spot spot, Wager wager) {
        for (Placed placed : play.layout()) {
            if (placed.wager() == wager && placed.spot().equals(spot)) {
                return Optional.of(placed);
            }
        }
        return Optional.empty();
    }

    /// The group that a step of the settlement belongs to.
    enum Stage {
        LOSERS,
        SPOT,
        AWARD
    }

    /// Losers come first, so that a collection at the head is theirs, unless it is the stake of an
    /// award.
    static Stage stage(Step head) {
        if (head.isOfAnAward()) {
            return Stage.AWARD;
        }
        return head.action() == Step.Action.COLLECT ? Stage.LOSERS : Stage.SPOT;
    }

    static Optional<Refusal> take(Story story, Stage stage) {
        Spot spot = ((Phase.Settling) story.state().phase()).head().spot();
        boolean first = true;
        while (story.state().phase() instanceof Phase.Settling settling
                && belongs(settling.head(), stage, spot, first)) {
            settle(story, settling.head());
            first = false;
            if (story.isRefused()) {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }

    private static boolean belongs(Step step, Stage stage, Spot spot, boolean first) {
        return switch (stage) {
            case LOSERS -> stage(step) == Stage.LOSERS;
            case AWARD -> stage(step) == Stage.AWARD && step.spot().equals(spot);
            case SPOT ->
                    step.spot().equals(spot)
                            && stage(step) != Stage.AWARD
                            && (!first || stage(step) == Stage.SPOT);
        };
    }

    private static void settle(Story story, Step step) {
        TableState state = story.state();
        Account rack = new Account.Rack(state.roster().ownerOf(step.spot()));
        Account wagers = new Account.Wagers(step.spot());
        switch (step.action()) {
            case COLLECT ->
                    tell(
                            story,
                            step,
                            step.because().contains(COUPON_PAYS_EVEN_MONEY)
                                    ? CouponDesk.spent(state, placed(state, step))
                                    : move(wagers, TRAY, step.amount()));
            case RETURN ->
                    tell(
                            story,
                            step,
                            both(
                                    move(wagers, rack, step.amount()),
                                    CouponDesk.back(state, placed(state, step))));
            case PAY -> tell(story, step, payout(state, step, wagers, rack));
            case MARK ->
                    story.tell(
                            new Event.Settled(step),
                            plus(step.because(), VIGORISH_TRACKED_BY_MARKER),
                            List.of());
            case VIGORISH -> vigorish(story, step, wagers, rack);
            case AWARD -> award(story, step, rack);
            case PRESS -> throw new IllegalStateException("House Money is settled before");
        }
    }

    private static Placed placed(TableState state, Step step) {
        return find(state.play(), step.spot(), step.wager()).orElseThrow();
    }

    private static List<Transfer> both(List<Transfer> first, List<Transfer> second) {
        return second.isEmpty() ? first : Stream.concat(first.stream(), second.stream()).toList();
    }

    private static List<Provision> plus(List<Provision> because, Provision more) {
        var all = new ArrayList<>(because);
        all.add(more);
        return all;
    }

    private static void tell(Story story, Step step, List<Transfer> transfers) {
        story.tell(new Event.Settled(step), step.because(), transfers);
    }

    private static List<Transfer> move(Account from, Account to, Money amount) {
        return amount.isAboveZero() ? List.of(new Transfer(from, to, amount)) : List.of();
    }

    /// The winnings out of the tray; the wager itself goes back, less the vigorish that was taken
    /// out of it before.
    private static List<Transfer> payout(
            TableState state, Step step, Account wagers, Account rack) {
        var transfers = new ArrayList<>(move(TRAY, rack, step.amount()));
        Placed placed = placed(state, step);
        boolean coupon =
                placed.coupon().isAboveZero()
                        && state.phase() instanceof Phase.Settling settling
                        && !isFirstPay(settling, step);
        if (!coupon) {
            Money back = placed.chips().minus(takenOutOf(state, placed));
            transfers.addAll(move(wagers, rack, back));
        }
        return transfers;
    }

    /// A coupon is paid in a step of its own after the chips: the stake goes back with the first.
    private static boolean isFirstPay(Phase.Settling settling, Step step) {
        return settling.steps().stream()
                        .skip(settling.taken())
                        .filter(
                                other ->
                                        other.action() == Step.Action.PAY
                                                && other.spot().equals(step.spot())
                                                && other.wager() == step.wager())
                        .count()
                == 2;
    }

    /// The vigorish that a wager on the Banker's Hand has paid already, where it comes before the
    /// payout.
    private static Money takenOutOf(TableState state, Placed placed) {
        boolean before =
                state.rules().procedures().wagers().vigorishOrder() == VigorishOrder.BEFORE_PAYOUT;
        if (placed.wager() != Wager.BANKER
                || !before
                || !(state.rules().vigorish() instanceof Vigorish.Share share)
                || share.collected() != Vigorish.Collected.AT_PAYOUT) {
            return Money.ZERO;
        }
        Money vigorish = share.on(placed.chips().plus(placed.coupon()));
        return vigorish.isAtMost(placed.chips()) ? vigorish : placed.chips();
    }

    /// Set off against the payout, then the rack; what is still missing is marked (reading 37).
    private static void vigorish(Story story, Step step, Account wagers, Account rack) {
        TableState state = story.state();
        Placed placed = placed(state, step);
        Money outOfTheWager = takenOutOf(state, placed);
        Money rest = step.amount().minus(outOfTheWager);
        Money has = state.accounts().of(rack);
        Money outOfTheRack = rest.isAtMost(has) ? rest : has;
        Money missing = rest.minus(outOfTheRack);
        Account box = new Account.VigorishBox(step.spot());
        var transfers = new ArrayList<>(move(wagers, box, outOfTheWager));
        transfers.addAll(move(rack, box, outOfTheRack));
        tell(story, step, transfers);
        if (missing.isAboveZero()) {
            story.tell(
                    new Event.VigorishShort(step.spot(), missing),
                    VIGORISH_TRACKED_BY_MARKER,
                    VIGORISH_FIRST);
        }
    }

    /// The meter that pays a step now. At a table of a link the award was set aside before.
    static Optional<Award.OfMeter> outOfAMeter(TableState state, Step step) {
        return state.meters().isShared() ? Optional.empty() : Meters.wonIn(step);
    }

    private static void award(Story story, Step step, Account rack) {
        Optional<Award.OfMeter> won = outOfAMeter(story.state(), step);
        Account from = won.<Account>map(it -> new Account.Jackpot(it.meter())).orElse(TRAY);
        tell(story, step, move(from, rack, step.amount()));
        won.filter(it -> it.share().equals(Rate.WHOLE))
                .ifPresent(it -> Progressives.restart(story, it.meter()));
    }
}
