package baccarat.table;

import static baccarat.rules.Curatorship.CURATOR_MAY_PASS;
import static baccarat.rules.Curatorship.CURATOR_ORDERED_TO_PASS;
import static baccarat.rules.Curatorship.DEALER_NAMED_BY_A_PATRON;
import static baccarat.rules.Cutting.BURN;
import static baccarat.rules.Cutting.COVER_CARD_PLACED;
import static baccarat.rules.Cutting.CUT_DEPTH;
import static baccarat.rules.Cutting.CUT_OFFERED;
import static baccarat.rules.Cutting.RECUT_BY;
import static baccarat.rules.Cutting.RECUT_ORDERED;
import static baccarat.rules.Dealing.ANNOUNCED_AFTER;
import static baccarat.rules.Dealing.ANNOUNCED_BEFORE;
import static baccarat.rules.Dealing.COVER_CARD_ENDS_THE_SHOE;
import static baccarat.rules.Dealing.FOUR_CARDS_DEALT;
import static baccarat.rules.Dealing.NO_MORE_BETS_ANNOUNCED;
import static baccarat.rules.Equipment.DECKS_CHANGED_WITHIN_A_DAY;
import static baccarat.rules.House.BETWEEN_ROUNDS;
import static baccarat.rules.House.CHIPS_BOUGHT;
import static baccarat.rules.House.COUPON_ISSUED;
import static baccarat.rules.House.LATE_WAGER_HAS_NO_ACTION;
import static baccarat.rules.House.ORDER_OF_DRAWING;
import static baccarat.rules.House.OTHER_DECKS_ORDERED;
import static baccarat.rules.House.PATRON_LEAVES;
import static baccarat.rules.House.PAYOUT_CORRECTED;
import static baccarat.rules.House.PLACE_TAKEN_UP;
import static baccarat.rules.House.SHARES_PLEDGED_FIRST;
import static baccarat.rules.House.TABLE_OPENS_AND_CLOSES;
import static baccarat.rules.House.TRAY_FILLED_OR_CREDITED;
import static baccarat.rules.House.VIGORISH_WRITTEN_OFF;
import static baccarat.rules.Irregularity.DISCLOSED_CARD_DISCARDED;
import static baccarat.rules.Irregularity.DISCLOSED_CARD_OPENS_A_SIMULATED_ROUND;
import static baccarat.rules.Irregularity.REMEDIES_DOCUMENTED;
import static baccarat.rules.Irregularity.UNDISCLOSED_CARD_OPENS_THE_NEXT_HAND;
import static baccarat.rules.Paying.MARKED_VIGORISH_FALLS_DUE;
import static baccarat.rules.Paying.MARKER_STAYS_UNTIL_COLLECTED;
import static baccarat.rules.Shuffling.IDLE_CARDS_SPREAD;
import static baccarat.rules.Shuffling.SHUFFLED_ON_ORDER;
import static baccarat.rules.Shuffling.SWAPPED_BATCH_SECURED;
import static baccarat.rules.Wagering.CHIPS_OR_PLAQUES;
import static baccarat.rules.Wagering.FREE_HAND;
import static baccarat.rules.Wagering.MATCH_PLAY_COUPON;
import static baccarat.rules.Wagering.VERBAL_WAGER_CONFIRMED;
import static baccarat.table.By.A_PATRON;
import static baccarat.table.By.A_SUPERVISOR;
import static baccarat.table.By.DEALER_OR_FLOOR;
import static baccarat.table.By.PATRON_OR_DEALER;
import static baccarat.table.By.THE_DEALER;
import static baccarat.table.By.THE_FLOOR;
import static baccarat.table.Due.may;
import static baccarat.table.Due.must;

import baccarat.rules.CardRules.Shuffle;
import baccarat.rules.Handling.Announcement;
import baccarat.rules.Procedures.Authority;
import baccarat.rules.Procedures.EndOfShoe;
import baccarat.rules.Procedures.RecutUntil;
import baccarat.rules.Procedures.WagersClose;
import baccarat.rules.Provision;
import baccarat.rules.Spot;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The steps of [Next], collected phase by phase; those of a round are in [RoundSteps].
final class Steps {

    /// Always, at an open table.
    private static final List<Due> AT_ANY_TIME =
            List.of(
                    may(PATRON_OR_DEALER, new Move.Leave(), PATRON_LEAVES),
                    may(THE_FLOOR, new Move.FillTray(), TRAY_FILLED_OR_CREDITED),
                    may(THE_FLOOR, new Move.CreditTray(), TRAY_FILLED_OR_CREDITED),
                    may(
                            THE_FLOOR,
                            new Move.WriteOffVigorish(Optional.empty()),
                            VIGORISH_WRITTEN_OFF),
                    may(THE_FLOOR, new Move.WriteOffDebt(Optional.empty()), VIGORISH_WRITTEN_OFF),
                    may(
                            THE_DEALER,
                            new Move.TakeVigorishFromTheAccount(),
                            MARKER_STAYS_UNTIL_COLLECTED),
                    may(DEALER_OR_FLOOR, new Move.CorrectPayout(), PAYOUT_CORRECTED));

    private static final List<Due> BETWEEN_THE_ROUNDS =
            withAnyTime(
                    may(PATRON_OR_DEALER, new Move.BuyIn(), CHIPS_BOUGHT, BETWEEN_ROUNDS),
                    may(PATRON_OR_DEALER, new Move.TakePlace(), PLACE_TAKEN_UP, BETWEEN_ROUNDS),
                    may(PATRON_OR_DEALER, new Move.GiveUpPlace(), PATRON_LEAVES, BETWEEN_ROUNDS),
                    may(PATRON_OR_DEALER, new Move.TakeChipsAway(), CHIPS_BOUGHT, BETWEEN_ROUNDS),
                    may(DEALER_OR_FLOOR, new Move.CorrectFace(), PAYOUT_CORRECTED),
                    may(THE_FLOOR, new Move.CloseTable(), TABLE_OPENS_AND_CLOSES),
                    may(
                            THE_DEALER,
                            new Move.CollectVigorish(Optional.empty()),
                            MARKED_VIGORISH_FALLS_DUE));

    static final List<Due> WAGERS =
            List.of(
                    may(A_PATRON, new Move.PlaceWager(), CHIPS_OR_PLAQUES),
                    may(A_PATRON, new Move.WithdrawWager(), CHIPS_OR_PLAQUES),
                    may(A_PATRON, new Move.SpeakWager(), VERBAL_WAGER_CONFIRMED),
                    may(THE_DEALER, new Move.ConfirmSpokenWager(), VERBAL_WAGER_CONFIRMED),
                    may(A_PATRON, new Move.AskForAFreeHand(), FREE_HAND));

    private static final Due COUPONS = may(THE_FLOOR, new Move.IssueCoupon(), COUPON_ISSUED);

    private static final List<Due> REPORTS =
            List.of(
                    may(
                            DEALER_OR_FLOOR,
                            new Move.ReportSurplusCard(),
                            UNDISCLOSED_CARD_OPENS_THE_NEXT_HAND,
                            REMEDIES_DOCUMENTED),
                    may(
                            DEALER_OR_FLOOR,
                            new Move.ReportFaceUpInTheShoe(),
                            DISCLOSED_CARD_OPENS_A_SIMULATED_ROUND,
                            REMEDIES_DOCUMENTED));

    private static final Due LATE_WAGERS =
            may(DEALER_OR_FLOOR, new Move.ReportLateWager(), LATE_WAGER_HAS_NO_ACTION);

    static final Due MISPLACED =
            may(DEALER_OR_FLOOR, new Move.ReportMisplacedCard(), ORDER_OF_DRAWING);

    private static final Due COVER_CARD =
            may(THE_DEALER, new Move.RemoveCoverCard(), COVER_CARD_ENDS_THE_SHOE);

    private static final List<Due> IN_A_ROUND =
            withAnyTime(REPORTS.getFirst(), REPORTS.getLast(), LATE_WAGERS);

    private static List<Due> withAnyTime(Due... more) {
        return Stream.concat(Stream.of(more), AT_ANY_TIME.stream()).toList();
    }

    /// More than there ever are.
    private static final int MANY = 40;

    private final TableState state;
    private final List<Due> steps = new ArrayList<>(MANY);

    private Steps(TableState state) {
        this.state = state;
    }

    static List<Due> of(TableState state) {
        var steps = new Steps(state);
        steps.of(state.phase());
        Seals.steps(steps);
        return Collections.unmodifiableList(steps.steps);
    }

    TableState state() {
        return state;
    }

    private void addAll(List<Due> more) {
        for (Due step : more) {
            steps.add(step);
        }
    }

    private void of(Phase phase) {
        switch (phase) {
            case Phase.AcceptingWagers wagers -> acceptingWagers(wagers);
            case Phase.InRound round -> RoundSteps.add(this, round);
            case Phase.Closed _ ->
                    add(must(THE_FLOOR, new Move.OpenTable(), TABLE_OPENS_AND_CLOSES));
            case Phase.Preparing preparing -> preparing(preparing);
            case Phase.OfferingCut(var seats) -> offeringCut(seats.getFirst());
            case Phase.Cutting(var cutter) -> cutting(cutter.seat());
            case Phase.Covering _ -> {
                add(must(THE_DEALER, new Move.PlaceCoverCard(), COVER_CARD_PLACED));
                recut();
                between();
            }
            case Phase.Covered _ -> {
                add(
                        new Due(
                                THE_DEALER,
                                new Move.Confirm(Duty.LOAD_THE_SHOE),
                                true,
                                CutAndBurn.lastStep(state, COVER_CARD_PLACED)));
                recut();
                between();
            }
            case Phase.Loaded _ -> loaded();
            case Phase.Burning _ -> {
                add(must(THE_DEALER, new Move.BurnRest(), BURN));
                between();
            }
            case Phase.OfferingShoe(var seats, _) -> offeringShoe(seats.getFirst());
            case Phase.CallingLastHand _ -> {
                add(call(Call.LAST_HAND, COVER_CARD_ENDS_THE_SHOE, ANNOUNCED_AFTER));
                between();
            }
            case Phase.Irregular irregular -> irregular(irregular);
            case Phase.DiscardingOneMore _ -> {
                coverCardIsDue();
                add(
                        must(
                                THE_DEALER,
                                new Move.DiscardOneMore(),
                                DISCLOSED_CARD_DISCARDED,
                                REMEDIES_DOCUMENTED));
                coverCard();
                atAnyTime();
            }
        }
    }

    void add(Due step) {
        steps.add(step);
    }

    private static Due confirm(Duty duty, Provision... because) {
        return must(THE_DEALER, new Move.Confirm(duty), because);
    }

    static Due call(Call call, Provision... because) {
        return must(THE_DEALER, new Move.MakeCall(call), because);
    }

    private void between() {
        addAll(BETWEEN_THE_ROUNDS);
        coupons();
    }

    private void atAnyTime() {
        addAll(AT_ANY_TIME);
        coupons();
    }

    void inARound() {
        addAll(IN_A_ROUND);
        coupons();
    }

    private void coupons() {
        if (state.rules().procedures().matchPlay()) {
            add(COUPONS);
        }
    }

    /// A coupon is for the patron who holds one.
    private void couponsToPlace() {
        CouponDesk.places(state)
                .forEach(
                        held ->
                                add(
                                        may(
                                                By.patron(held.getKey()),
                                                new Move.PlaceCoupon(held.getValue()),
                                                MATCH_PLAY_COUPON)));
    }

    /// Marked vigorish falls due first. What a patron cannot pay, or left behind, waits for the
    /// floor (reading 43).
    private boolean vigorishIsDue() {
        Roster roster = state.roster();
        Optional<Spot> payable = VigorishDesk.payable(state);
        if (payable.isPresent()) {
            add(must(THE_DEALER, new Move.CollectVigorish(payable), MARKED_VIGORISH_FALLS_DUE));
            return true;
        }
        Optional<Spot> marked = roster.markers().keySet().stream().min(Spot.LOWEST_FIRST);
        marked.ifPresent(
                _ ->
                        add(
                                must(
                                        THE_FLOOR,
                                        new Move.WriteOffVigorish(marked),
                                        MARKER_STAYS_UNTIL_COLLECTED,
                                        VIGORISH_WRITTEN_OFF)));
        Optional<Unpaid> left = marked.isPresent() ? Optional.empty() : roster.firstUnpaid();
        left.ifPresent(
                unpaid ->
                        add(
                                must(
                                        THE_FLOOR,
                                        new Move.WriteOffDebt(Optional.of(unpaid.patron())),
                                        MARKER_STAYS_UNTIL_COLLECTED,
                                        VIGORISH_WRITTEN_OFF)));
        return marked.isPresent() || left.isPresent();
    }

    private void preparing(Phase.Preparing preparing) {
        boolean reshuffle = state.rules().procedures().endOfShoe() == EndOfShoe.RESHUFFLE;
        if (!reshuffle || !vigorishIsDue()) {
            Task task = preparing.tasks().getFirst();
            By by = task.by() == Role.DEALER ? THE_DEALER : THE_FLOOR;
            if (task.duty() == Duty.LET_THE_FIRST_PATRON_LOOK) {
                by = PATRON_OR_DEALER;
            }
            add(new Due(by, new Move.Confirm(task.duty()), true, task.because()));
            floorsVerdict(task);
            if (preparing.idle() && !preparing.faceUp()) {
                add(may(A_PATRON, new Move.AskFaceUp(), IDLE_CARDS_SPREAD));
            }
            boolean machine = state.rules().cards().shuffle() == Shuffle.MACHINE;
            boolean spread =
                    preparing.tasks().stream().anyMatch(each -> each.duty() == Duty.SPREAD);
            boolean filed = state.rules().cards().idle().isSwapFiled();
            if (preparing.idle() && machine && filed && !spread) {
                add(may(A_PATRON, new Move.AskForASpread(), SWAPPED_BATCH_SECURED));
            }
        }
        between();
    }

    /// Who verifies may find a fault: another shuffle, or other decks (reading 46).
    private void floorsVerdict(Task task) {
        boolean stack = task.duty() == Duty.VERIFY_THE_FEATHERED_STACK;
        if (stack) {
            add(may(THE_FLOOR, new Move.OrderShuffle(), SHUFFLED_ON_ORDER));
        }
        if (stack || task.duty() == Duty.VERIFY_INSPECTION) {
            add(
                    may(
                            THE_FLOOR,
                            new Move.OrderOtherDecks(),
                            task.because().getFirst(),
                            OTHER_DECKS_ORDERED));
        }
    }

    private void offeringCut(Spot seat) {
        By patron = By.patronOrDealer(state.roster().ownerOf(seat));
        By alone = By.patron(state.roster().ownerOf(seat));
        add(must(alone, new Move.AcceptCut(), CUT_OFFERED));
        add(must(patron, new Move.DeclineCut(), CUT_OFFERED));
        between();
    }

    private void cutting(Optional<Spot> seat) {
        Optional<Due> closing = Seals.closing(state);
        if (closing.isPresent()) {
            add(closing.get());
        } else {
            toCut(seat);
        }
        between();
    }

    private void toCut(Optional<Spot> seat) {
        By by = seat.map(spot -> By.patron(state.roster().ownerOf(spot))).orElse(THE_DEALER);
        add(
                Seals.isPledgeMissing(state, seat)
                        ? must(by, new Move.PledgeShare(), SHARES_PLEDGED_FIRST)
                        : must(
                                by,
                                new Move.CutCards(),
                                CutAndBurn.whoCuts(state, seat),
                                CUT_DEPTH));
        seat.map(spot -> By.patronOrDealer(state.roster().ownerOf(spot)))
                .ifPresent(patron -> add(may(patron, new Move.DeclineCut(), CUT_OFFERED)));
    }

    private void recut() {
        By by =
                state.rules().procedures().recutOrderedBy() == Authority.CASINO_SUPERVISOR
                        ? A_SUPERVISOR
                        : THE_FLOOR;
        add(may(by, new Move.OrderRecut(), RECUT_ORDERED, RECUT_BY));
    }

    private void loaded() {
        if (Preparation.areNearlyTooOld(state)) {
            add(confirm(Duty.CHANGE_DECKS, DECKS_CHANGED_WITHIN_A_DAY));
        } else if (!vigorishIsDue()) {
            add(must(THE_DEALER, new Move.BurnFirst(), BURN));
        }
        if (state.rules().procedures().recutUntil() == RecutUntil.FIRST_CARD_LEAVES_THE_SHOE) {
            recut();
        }
        between();
    }

    private void offeringShoe(Spot seat) {
        By patron = By.patronOrDealer(state.roster().ownerOf(seat));
        By alone = By.patron(state.roster().ownerOf(seat));
        add(must(alone, new Move.AcceptShoe(), Curators.offering(state)));
        add(must(patron, new Move.DeclineShoe(), Curators.offering(state)));
        add(must(alone, new Move.NameDealer(), DEALER_NAMED_BY_A_PATRON));
        between();
    }

    private void acceptingWagers(Phase.AcceptingWagers open) {
        if (Preparation.areTooOld(state)) {
            add(confirm(Duty.CHANGE_DECKS, DECKS_CHANGED_WITHIN_A_DAY));
            between();
            return;
        }
        if (IdleTable.isDue(state)) {
            add(confirm(Duty.SPREAD_IDLE_CARDS, IDLE_CARDS_SPREAD));
            add(may(THE_FLOOR, new Move.OrderShuffle(), SHUFFLED_ON_ORDER));
            between();
            return;
        }
        boolean ready = !ClosingWagers.standing(state).isEmpty() || open.freeHand().isPresent();
        if (state.rules().procedures().wagersClose() == WagersClose.NO_MORE_BETS) {
            add(
                    new Due(
                            THE_DEALER,
                            new Move.MakeCall(Call.NO_MORE_BETS),
                            ready,
                            List.of(NO_MORE_BETS_ANNOUNCED)));
        } else if (Rounds.isMade(state.rules(), Announcement.BEFORE) && !open.announced()) {
            add(call(Call.PLACE_YOUR_WAGERS, ANNOUNCED_BEFORE));
        } else {
            add(new Due(THE_DEALER, new Move.Draw(firstPlace()), ready, List.of(FOUR_CARDS_DEALT)));
        }
        addAll(WAGERS);
        couponsToPlace();
        curatorsChoice();
        boolean empty = open.layout().isEmpty();
        if (state.rules().procedures().idleSpread() && !Rounds.isContinuous(state)) {
            add(may(THE_FLOOR, new Move.OrderShuffle(), SHUFFLED_ON_ORDER));
            if (empty) {
                add(may(THE_DEALER, new Move.Confirm(Duty.SPREAD_IDLE_CARDS), IDLE_CARDS_SPREAD));
            }
        }
        coverCard();
        addAll(REPORTS);
        between();
    }

    /// Cards kept for this hand are laid first.
    private Place firstPlace() {
        int kept = (int) state.shoe().keptFor(Aside.Fate.NEXT_HAND).count();
        return Place.FIRST_FOUR.get(Math.min(kept, Place.FIRST_FOUR.size() - 1));
    }

    private void curatorsChoice() {
        Optional<String> curator =
                state.curator().flatMap(Curator::present).map(state.roster()::ownerOf);
        if (curator.isPresent()) {
            add(may(By.patron(curator.get()), new Move.PassShoe(), CURATOR_MAY_PASS));
            add(may(DEALER_OR_FLOOR, new Move.OrderPass(), CURATOR_ORDERED_TO_PASS));
        }
    }

    /// With the cover card at the mouth of the shoe it comes out before the card that is due.
    void coverCardIsDue() {
        if (CoverCard.missing(state).isPresent()) {
            add(must(THE_DEALER, new Move.RemoveCoverCard(), COVER_CARD_ENDS_THE_SHOE));
        }
    }

    void coverCard() {
        if (state.shoe().cover() == Shoe.Cover.IN && !Rounds.isContinuous(state)) {
            add(COVER_CARD);
        }
    }

    private void irregular(Phase.Irregular irregular) {
        add(
                must(
                        DEALER_OR_FLOOR,
                        new Move.ApplyRemedy(irregular.remedy()),
                        Mishaps.provision(irregular.mishap()),
                        REMEDIES_DOCUMENTED));
        atAnyTime();
    }

    static boolean takesWagers(TableState state) {
        return state.phase() instanceof Phase.AcceptingWagers
                && !Preparation.areTooOld(state)
                && !IdleTable.isDue(state);
    }
}
