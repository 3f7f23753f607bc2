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
import static baccarat.rules.Dealing.ANNOUNCED_DURING;
import static baccarat.rules.Dealing.CARDS_CALLED;
import static baccarat.rules.Dealing.COVER_CARD_ENDS_THE_SHOE;
import static baccarat.rules.Dealing.FOUR_CARDS_DEALT;
import static baccarat.rules.Dealing.NO_MORE_BETS_ANNOUNCED;
import static baccarat.rules.Dealing.POINT_COUNTS_ANNOUNCED;
import static baccarat.rules.Dealing.RIGHT_TO_TURN_RELINQUISHED;
import static baccarat.rules.Dealing.TOTALS_CALLED;
import static baccarat.rules.Equipment.DECKS_CHANGED_WITHIN_A_DAY;
import static baccarat.rules.House.BETWEEN_ROUNDS;
import static baccarat.rules.House.CHIPS_BOUGHT;
import static baccarat.rules.House.LATE_WAGER_HAS_NO_ACTION;
import static baccarat.rules.House.ORDER_OF_DRAWING;
import static baccarat.rules.House.PATRON_LEAVES;
import static baccarat.rules.House.PAYOUT_CORRECTED;
import static baccarat.rules.House.PLACE_TAKEN_UP;
import static baccarat.rules.House.SOMETHING_ELSE_IS_DUE;
import static baccarat.rules.House.TABLE_OPENS_AND_CLOSES;
import static baccarat.rules.House.TRAY_FILLED_OR_CREDITED;
import static baccarat.rules.House.VIGORISH_WRITTEN_OFF;
import static baccarat.rules.House.WAGER_NEEDED;
import static baccarat.rules.Irregularity.DISCLOSED_CARD_DISCARDED;
import static baccarat.rules.Irregularity.DISCLOSED_CARD_OPENS_A_SIMULATED_ROUND;
import static baccarat.rules.Irregularity.REMEDIES_DOCUMENTED;
import static baccarat.rules.Irregularity.UNDISCLOSED_CARD_OPENS_THE_NEXT_HAND;
import static baccarat.rules.Paying.MARKED_VIGORISH_FALLS_DUE;
import static baccarat.rules.Royal9Terms.MUST_HIT_WINNER;
import static baccarat.rules.Settling.CARDS_TO_THE_DISCARDS;
import static baccarat.rules.Settling.HOUSE_MONEY_BEFORE_THIRD_CARDS;
import static baccarat.rules.Settling.HOUSE_MONEY_FROM_THE_LOWEST_SEAT;
import static baccarat.rules.Settling.HOUSE_MONEY_PRESSED;
import static baccarat.rules.Settling.LOSERS_COLLECTED_FIRST;
import static baccarat.rules.Settling.RESULT_ANNOUNCED;
import static baccarat.rules.Settling.THIRD_CARDS_AFTER_HOUSE_MONEY;
import static baccarat.rules.Settling.WINNERS_FROM_THE_HIGHEST_SEAT;
import static baccarat.rules.Shuffling.CUT_COMES_LAST;
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
import baccarat.rules.Royal9Terms;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.rules.Step;
import baccarat.table.Decision.Refused;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// What is due now and what may be done now: by whom, which command, under which provision.
///
/// The console and the automatic dealer read it, and [Table#decide] looks here first, so that the
/// three cannot disagree.
public final class Next {

    /// Always, at an open table.
    private static final List<Due> AT_ANY_TIME =
            List.of(
                    may(PATRON_OR_DEALER, Command.Leave.class, PATRON_LEAVES),
                    may(THE_FLOOR, Command.FillTray.class, TRAY_FILLED_OR_CREDITED),
                    may(THE_FLOOR, Command.CreditTray.class, TRAY_FILLED_OR_CREDITED),
                    may(THE_FLOOR, Command.WriteOffVigorish.class, VIGORISH_WRITTEN_OFF),
                    may(THE_FLOOR, Command.WriteOffDebt.class, VIGORISH_WRITTEN_OFF),
                    may(DEALER_OR_FLOOR, Command.CorrectPayout.class, PAYOUT_CORRECTED));

    private static final List<Due> BETWEEN_THE_ROUNDS =
            withAnyTime(
                    may(PATRON_OR_DEALER, Command.BuyIn.class, CHIPS_BOUGHT, BETWEEN_ROUNDS),
                    may(PATRON_OR_DEALER, Command.TakePlace.class, PLACE_TAKEN_UP, BETWEEN_ROUNDS),
                    may(PATRON_OR_DEALER, Command.GiveUpPlace.class, PATRON_LEAVES, BETWEEN_ROUNDS),
                    may(
                            PATRON_OR_DEALER,
                            Command.TakeChipsAway.class,
                            CHIPS_BOUGHT,
                            BETWEEN_ROUNDS),
                    may(THE_FLOOR, Command.CloseTable.class, TABLE_OPENS_AND_CLOSES),
                    may(THE_DEALER, Command.CollectVigorish.class, MARKED_VIGORISH_FALLS_DUE));

    private static final List<Due> WAGERS =
            List.of(
                    may(A_PATRON, Command.PlaceWager.class, CHIPS_OR_PLAQUES),
                    may(A_PATRON, Command.PlaceCoupon.class, MATCH_PLAY_COUPON),
                    may(A_PATRON, Command.WithdrawWager.class, CHIPS_OR_PLAQUES),
                    may(A_PATRON, Command.SpeakWager.class, VERBAL_WAGER_CONFIRMED),
                    may(THE_DEALER, Command.ConfirmSpokenWager.class, VERBAL_WAGER_CONFIRMED),
                    may(A_PATRON, Command.AskForAFreeHand.class, FREE_HAND));

    private static final List<Due> REPORTS =
            List.of(
                    may(
                            DEALER_OR_FLOOR,
                            Command.ReportSurplusCard.class,
                            UNDISCLOSED_CARD_OPENS_THE_NEXT_HAND,
                            REMEDIES_DOCUMENTED),
                    may(
                            DEALER_OR_FLOOR,
                            Command.ReportFaceUpInTheShoe.class,
                            DISCLOSED_CARD_OPENS_A_SIMULATED_ROUND,
                            REMEDIES_DOCUMENTED));

    private static final Due LATE_WAGERS =
            may(DEALER_OR_FLOOR, Command.ReportLateWager.class, LATE_WAGER_HAS_NO_ACTION);

    private static final Due MISPLACED =
            may(DEALER_OR_FLOOR, Command.ReportMisplacedCard.class, ORDER_OF_DRAWING);

    private static final Due COVER_CARD =
            may(THE_DEALER, Command.RemoveCoverCard.class, COVER_CARD_ENDS_THE_SHOE);

    private static List<Due> withAnyTime(Due... more) {
        return Stream.concat(Stream.of(more), AT_ANY_TIME.stream()).toList();
    }

    private final TableState state;
    private final List<Due> steps = new ArrayList<>(24);

    private Next(TableState state) {
        this.state = state;
    }

    /// Everything that is due or allowed, what is due first.
    public static List<Due> steps(TableState state) {
        var next = new Next(state);
        next.of(state.phase());
        return next.steps;
    }

    /// The same at a later time than the table's last event: decks grow old by themselves.
    public static List<Due> steps(TableState state, Instant now) {
        return steps(state.at(now));
    }

    /// Whether the card that is due at `place` is dealt face up.
    public static boolean isDealtFaceUp(TableState state, Place place) {
        return switch (state.phase()) {
            case Phase.InRound round -> DealingCards.isDealtFaceUp(state, round.play(), place);
            case Phase.AcceptingWagers open when comesFromTheShoe(state) ->
                    DealingCards.isDealtFaceUp(
                            state,
                            Play.begun(
                                    0,
                                    WagersOpen.standing(state).isEmpty()
                                            ? Play.Kind.FREE
                                            : Play.Kind.PLAYED,
                                    open.layout(),
                                    Right.dealer(),
                                    Right.dealer(),
                                    0),
                            place);
            default -> false;
        };
    }

    /// The first card is neither one that was kept nor missing.
    private static boolean comesFromTheShoe(TableState state) {
        return state.stock().shoe() > 0
                && state.shoe().keptFor(Aside.Fate.NEXT_HAND).count() < Place.FIRST_FOUR.size();
    }

    private void of(Phase phase) {
        switch (phase) {
            case Phase.AcceptingWagers wagers -> acceptingWagers(wagers);
            case Phase.InRound round -> inRound(round);
            case Phase.Closed _ ->
                    add(must(THE_FLOOR, Command.OpenTable.class, TABLE_OPENS_AND_CLOSES));
            case Phase.Preparing preparing -> preparing(preparing);
            case Phase.OfferingCut(var seats) -> offeringCut(seats.getFirst());
            case Phase.Cutting(var cutter) -> cutting(cutter.seat());
            case Phase.Covering _ -> {
                add(must(THE_DEALER, Command.PlaceCoverCard.class, COVER_CARD_PLACED));
                recut();
                between();
            }
            case Phase.Covered _ -> {
                add(confirm(Duty.LOAD_THE_SHOE, COVER_CARD_PLACED, CUT_COMES_LAST));
                recut();
                between();
            }
            case Phase.Loaded _ -> loaded();
            case Phase.Burning _ -> {
                add(must(THE_DEALER, Command.BurnRest.class, BURN));
                between();
            }
            case Phase.OfferingShoe(var seats, _) -> offeringShoe(seats.getFirst());
            case Phase.CallingLastHand _ -> {
                add(call(Call.LAST_HAND, COVER_CARD_ENDS_THE_SHOE, ANNOUNCED_AFTER));
                between();
            }
            case Phase.Irregular irregular -> irregular(irregular);
            case Phase.DiscardingOneMore _ -> {
                add(
                        must(
                                THE_DEALER,
                                Command.DiscardOneMore.class,
                                DISCLOSED_CARD_DISCARDED,
                                REMEDIES_DOCUMENTED));
                coverCard();
                steps.addAll(AT_ANY_TIME);
            }
        }
    }

    private void add(Due step) {
        steps.add(step);
    }

    private static Due confirm(Duty duty, Provision... because) {
        return must(THE_DEALER, Command.Confirm.class, duty, because);
    }

    private static Due call(Call call, Provision... because) {
        return must(THE_DEALER, Command.MakeCall.class, call, because);
    }

    private void between() {
        steps.addAll(BETWEEN_THE_ROUNDS);
    }

    /// Marked vigorish falls due first; what has been asked for once no longer holds anything up
    /// (reading 37).
    private boolean vigorishIsDue() {
        List<Spot> owing = state.roster().owing();
        if (owing.isEmpty()) {
            return false;
        }
        add(
                must(
                        THE_DEALER,
                        Command.CollectVigorish.class,
                        owing.getFirst(),
                        MARKED_VIGORISH_FALLS_DUE));
        return true;
    }

    private void preparing(Phase.Preparing preparing) {
        boolean reshuffle = state.rules().procedures().endOfShoe() == EndOfShoe.RESHUFFLE;
        if (!reshuffle || !vigorishIsDue()) {
            Task task = preparing.tasks().getFirst();
            By by = task.by() == Role.DEALER ? THE_DEALER : THE_FLOOR;
            if (task.duty() == Duty.LET_THE_FIRST_PATRON_LOOK) {
                by = PATRON_OR_DEALER;
            }
            add(new Due(by, Command.Confirm.class, Optional.of(task.duty()), true, task.because()));
            if (preparing.idle() && !preparing.faceUp()) {
                add(may(A_PATRON, Command.AskFaceUp.class, IDLE_CARDS_SPREAD));
            }
            if (preparing.idle() && state.rules().cards().shuffle() == Shuffle.MACHINE) {
                add(may(A_PATRON, Command.AskForASpread.class, SWAPPED_BATCH_SECURED));
            }
        }
        between();
    }

    private void offeringCut(Spot seat) {
        By patron = By.patronOrDealer(state.roster().ownerOf(seat));
        By alone = By.patron(state.roster().ownerOf(seat));
        add(must(alone, Command.AcceptCut.class, CUT_OFFERED));
        add(must(patron, Command.DeclineCut.class, CUT_OFFERED));
        between();
    }

    private void cutting(Optional<Spot> seat) {
        By by = seat.map(spot -> By.patron(state.roster().ownerOf(spot))).orElse(THE_DEALER);
        add(must(by, Command.CutCards.class, Preparation.whoCuts(state, seat), CUT_DEPTH));
        seat.map(spot -> By.patronOrDealer(state.roster().ownerOf(spot)))
                .ifPresent(patron -> add(may(patron, Command.DeclineCut.class, CUT_OFFERED)));
        between();
    }

    private void recut() {
        By by =
                state.rules().procedures().recutOrderedBy() == Authority.CASINO_SUPERVISOR
                        ? A_SUPERVISOR
                        : THE_FLOOR;
        add(may(by, Command.OrderRecut.class, RECUT_ORDERED, RECUT_BY));
    }

    private void loaded() {
        if (Preparation.areNearlyTooOld(state)) {
            add(confirm(Duty.CHANGE_DECKS, DECKS_CHANGED_WITHIN_A_DAY));
        } else if (!vigorishIsDue()) {
            add(must(THE_DEALER, Command.BurnFirst.class, BURN));
        }
        if (state.rules().procedures().recutUntil() == RecutUntil.FIRST_CARD_LEAVES_THE_SHOE) {
            recut();
        }
        between();
    }

    private void offeringShoe(Spot seat) {
        By patron = By.patronOrDealer(state.roster().ownerOf(seat));
        By alone = By.patron(state.roster().ownerOf(seat));
        add(must(alone, Command.AcceptShoe.class, Curators.offering(state)));
        add(must(patron, Command.DeclineShoe.class, Curators.offering(state)));
        add(must(alone, Command.NameDealer.class, DEALER_NAMED_BY_A_PATRON));
        between();
    }

    private void acceptingWagers(Phase.AcceptingWagers open) {
        if (!takesWagers(state)) {
            add(confirm(Duty.CHANGE_DECKS, DECKS_CHANGED_WITHIN_A_DAY));
            between();
            return;
        }
        boolean ready = !WagersOpen.standing(state).isEmpty() || open.freeHand().isPresent();
        if (state.rules().procedures().wagersClose() == WagersClose.NO_MORE_BETS) {
            add(
                    new Due(
                            THE_DEALER,
                            Command.MakeCall.class,
                            Optional.of(Call.NO_MORE_BETS),
                            ready,
                            List.of(NO_MORE_BETS_ANNOUNCED)));
        } else if (Rounds.isMade(state.rules(), Announcement.BEFORE) && !open.announced()) {
            add(call(Call.PLACE_YOUR_WAGERS, ANNOUNCED_BEFORE));
        } else {
            add(
                    new Due(
                            THE_DEALER,
                            Command.Draw.class,
                            Optional.of(firstPlace()),
                            ready,
                            List.of(FOUR_CARDS_DEALT)));
        }
        steps.addAll(WAGERS);
        curatorsChoice();
        boolean empty = open.layout().isEmpty();
        if (state.rules().procedures().idleSpread() && !Rounds.isContinuous(state)) {
            add(may(THE_FLOOR, Command.OrderShuffle.class, SHUFFLED_ON_ORDER));
            if (empty) {
                add(
                        may(
                                THE_DEALER,
                                Command.Confirm.class,
                                Duty.SPREAD_IDLE_CARDS,
                                IDLE_CARDS_SPREAD));
            }
        }
        coverCard();
        steps.addAll(REPORTS);
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
            add(may(By.patron(curator.get()), Command.PassShoe.class, CURATOR_MAY_PASS));
            add(may(DEALER_OR_FLOOR, Command.OrderPass.class, CURATOR_ORDERED_TO_PASS));
        }
    }

    private void coverCard() {
        if (state.shoe().cover() == Shoe.Cover.IN && !Rounds.isContinuous(state)) {
            add(COVER_CARD);
        }
    }

    private void irregular(Phase.Irregular irregular) {
        add(
                must(
                        DEALER_OR_FLOOR,
                        Command.ApplyRemedy.class,
                        irregular.remedy(),
                        Mishaps.provision(irregular.mishap()),
                        REMEDIES_DOCUMENTED));
        steps.addAll(AT_ANY_TIME);
    }

    private void inRound(Phase.InRound round) {
        switch (round) {
            case Phase.CallingCards _ -> {
                add(call(Call.CARDS, CARDS_CALLED));
                coverCard();
            }
            case Phase.Dealing(var play, var due) -> drawing(play, due, FOUR_CARDS_DEALT);
            case Phase.Drawing(var play, var due, var because) -> drawing(play, due, because);
            case Phase.Turning turning -> turning(turning);
            case Phase.CallingCount(_, var side) ->
                    add(
                            call(
                                    side == Side.PLAYER ? Call.PLAYER_COUNT : Call.BANKER_COUNT,
                                    POINT_COUNTS_ANNOUNCED,
                                    TOTALS_CALLED));
            case Phase.SettlingHouseMoney(var play) -> houseMoney(play);
            case Phase.CallingThirdCard(_, var side) ->
                    add(call(Rounds.thirdCardCall(side), ANNOUNCED_DURING));
            case Phase.CallingResult _ -> add(call(Call.RESULT, RESULT_ANNOUNCED, ANNOUNCED_AFTER));
            case Phase.Settling settling -> add(settling(settling.head()));
            case Phase.EndingProgressives _ ->
                    add(must(THE_DEALER, Command.EndProgressives.class, MUST_HIT_WINNER));
            case Phase.Clearing _ ->
                    add(must(THE_DEALER, Command.ClearCards.class, CARDS_TO_THE_DISCARDS));
        }
        steps.addAll(REPORTS);
        add(LATE_WAGERS);
        steps.addAll(AT_ANY_TIME);
    }

    private void drawing(Play play, Place due, Provision because) {
        add(must(whoDeals(play), Command.Draw.class, due, because));
        add(MISPLACED);
        coverCard();
    }

    /// The curator deals; the dealer does where there is none, in simulated rounds, and for a
    /// curator who has left (reading 36).
    private By whoDeals(Play play) {
        Optional<Patron> curator =
                play.kind() == Play.Kind.SIMULATED
                        ? Optional.empty()
                        : state.curator().flatMap(Curator::present).flatMap(state.roster()::at);
        return curator.filter(patron -> !patron.leaving())
                .map(patron -> By.patron(patron.name()))
                .orElse(THE_DEALER);
    }

    private void turning(Phase.Turning turning) {
        Side side = turning.side();
        List<Provision> because = Turns.because(state, turning);
        switch (turning.play().right(side)) {
            case Right.Dealers _ -> add(turn(THE_DEALER, side, because));
            case Right.Held _, Right.Accepted _ -> {
                Spot seat = turning.play().right(side).holder().orElseThrow();
                By holder = By.patron(state.roster().ownerOf(seat));
                add(turn(holder, side, because));
                add(new Due(holder, Command.Lift.class, Optional.empty(), false, because));
                add(may(holder, Command.GiveUpTheRight.class, side, RIGHT_TO_TURN_RELINQUISHED));
                add(
                        may(
                                DEALER_OR_FLOOR,
                                Command.TakeTheRightAway.class,
                                side,
                                RIGHT_TO_TURN_RELINQUISHED));
            }
            case Right.Offered(var seats) -> {
                String patron = state.roster().ownerOf(seats.getFirst());
                add(
                        must(
                                By.patron(patron),
                                Command.AcceptTheRight.class,
                                side,
                                RIGHT_TO_TURN_RELINQUISHED));
                add(
                        must(
                                By.patronOrDealer(patron),
                                Command.DeclineTheRight.class,
                                side,
                                RIGHT_TO_TURN_RELINQUISHED));
            }
        }
    }

    private static Due turn(By by, Side side, List<Provision> because) {
        return new Due(by, Command.Turn.class, Optional.of(side), true, because);
    }

    private void houseMoney(Play play) {
        Spot first = Payouts.houseMoneySpots(play).getFirst();
        add(
                must(
                        THE_DEALER,
                        Command.SettleHouseMoney.class,
                        first,
                        HOUSE_MONEY_FROM_THE_LOWEST_SEAT,
                        HOUSE_MONEY_BEFORE_THIRD_CARDS));
        add(may(A_PATRON, Command.ChoosePress.class, HOUSE_MONEY_PRESSED));
    }

    private static Due settling(Step head) {
        return switch (Payouts.stage(head)) {
            case LOSERS -> must(THE_DEALER, Command.CollectLosers.class, LOSERS_COLLECTED_FIRST);
            case SPOT ->
                    must(
                            THE_DEALER,
                            Command.PaySpot.class,
                            head.spot(),
                            WINNERS_FROM_THE_HIGHEST_SEAT);
            case AWARD ->
                    must(
                            THE_DEALER,
                            Command.PayAward.class,
                            head.spot(),
                            Royal9Terms.ROYAL_9_PAYS_FOR_ONE,
                            Royal9Terms.ROYAL_9_PAY_TABLE);
        };
    }

    /// Why a command is not for now, or not for this person; nothing if it is.
    static Optional<Refused> refusal(TableState state, Asked asked) {
        if (isAmong(WAGERS, asked) && takesWagers(state)) {
            return Optional.empty();
        }
        List<Due> steps = steps(state);
        Command command = asked.command();
        Optional<Due> sameKind = Optional.empty();
        Optional<Due> somebodyElses = Optional.empty();
        for (Due step : steps) {
            if (!step.isOfKind(command)) {
                continue;
            }
            if (!step.isAbout(command)) {
                sameKind = sameKind.isPresent() ? sameKind : Optional.of(step);
            } else if (step.by().includes(asked.who())) {
                return Optional.empty();
            } else {
                somebodyElses = Optional.of(step);
            }
        }
        if (somebodyElses.isPresent()) {
            Due step = somebodyElses.get();
            return Optional.of(new Refused(step.because(), "for " + step.by()));
        }
        return Optional.of(
                sameKind.map(Next::comesFirst).orElseGet(() -> notNow(state, steps, command)));
    }

    /// Most commands are wagers, and these lists are long.
    private static boolean isAmong(List<Due> steps, Asked asked) {
        for (Due step : steps) {
            if (step.isOfKind(asked.command()) && step.by().includes(asked.who())) {
                return true;
            }
        }
        return false;
    }

    private static boolean takesWagers(TableState state) {
        return state.phase() instanceof Phase.AcceptingWagers && !Preparation.areTooOld(state);
    }

    private static Refused comesFirst(Due step) {
        return new Refused(step.because(), "first " + step.inWords());
    }

    private static Refused notNow(TableState state, List<Due> steps, Command command) {
        if (command instanceof Command.OfWagers && Rounds.isUnderWay(state.phase())) {
            return new Refused(List.of(WagersOpen.closing(state)), "wagers are closed");
        }
        if (command instanceof Command.OfPatrons && Rounds.isUnderWay(state.phase())) {
            return new Refused(List.of(BETWEEN_ROUNDS), "a round is under way");
        }
        if (command instanceof Command.OrderRecut) {
            return new Refused(List.of(RECUT_ORDERED), "there is no cut to repeat any more");
        }
        if (command instanceof Command.Draw && state.phase() instanceof Phase.SettlingHouseMoney) {
            return new Refused(
                    List.of(THIRD_CARDS_AFTER_HOUSE_MONEY), "House Money is settled first");
        }
        for (Due step : steps) {
            if (step.required()) {
                return comesFirst(step);
            }
        }
        boolean waiting = state.phase() instanceof Phase.AcceptingWagers;
        return waiting && command instanceof Command.OfTheRound
                ? new Refused(List.of(WAGER_NEEDED), "wagers are awaited")
                : new Refused(List.of(SOMETHING_ELSE_IS_DUE), "not while wagers are taken");
    }
}
