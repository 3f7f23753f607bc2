package baccarat.table.settlement;

import static baccarat.rules.House.NOTHING_TO_PRESS;
import static baccarat.rules.House.SOMEBODY_ELSES_PART;
import static baccarat.rules.Settling.HOUSE_MONEY_BEFORE_THIRD_CARDS;
import static baccarat.rules.Settling.HOUSE_MONEY_FROM_THE_LOWEST_SEAT;
import static baccarat.rules.Settling.HOUSE_MONEY_NOT_TOUCHED;
import static baccarat.rules.Settling.HOUSE_MONEY_PRESSED;
import static baccarat.table.Account.Fixed.TRAY;
import static baccarat.table.By.A_PATRON;
import static baccarat.table.By.THE_DEALER;
import static baccarat.table.Due.may;
import static baccarat.table.Due.must;
import static baccarat.table.Story.refuse;

import baccarat.rules.HouseMoneySettlement;
import baccarat.rules.Money;
import baccarat.rules.Placed;
import baccarat.rules.Provision;
import baccarat.rules.Refusal;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.rules.Step;
import baccarat.rules.Wager;
import baccarat.table.Account;
import baccarat.table.Event;
import baccarat.table.Move;
import baccarat.table.Patron;
import baccarat.table.Play;
import baccarat.table.Role;
import baccarat.table.Steps;
import baccarat.table.Story;
import baccarat.table.TableState;
import baccarat.table.Transfer;
import baccarat.table.round.RoundPhases;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// House Money, settled seat by seat before third cards.
public final class HouseMoneyDesk {

    private HouseMoneyDesk() {}

    static void steps(Steps steps, Play play) {
        Spot first = houseMoneySpots(play).getFirst();
        steps.add(
                must(
                        THE_DEALER,
                        new Move.SettleHouseMoney(first),
                        HOUSE_MONEY_FROM_THE_LOWEST_SEAT,
                        HOUSE_MONEY_BEFORE_THIRD_CARDS));
        steps.add(may(A_PATRON, new Move.ChoosePress(), HOUSE_MONEY_PRESSED));
    }

    static Optional<Refusal> choosePress(Story story, Spot spot, Optional<Side> onto) {
        Play play = story.state().play();
        if (onto.isPresent() && isThirdCardInView(play)) {
            return refuse(
                    HOUSE_MONEY_BEFORE_THIRD_CARDS,
                    "A third card is in view: House Money is paid and can no longer be pressed.");
        }
        if (Payouts.find(play, spot, Wager.HOUSE_MONEY).isEmpty()) {
            return refuse(NOTHING_TO_PRESS, "There is no House Money wager at " + spot + ".");
        }
        if (story.who().role() == Role.PATRON
                && !story.state().roster().ownerOf(spot).equals(story.who().name())) {
            return refuse(
                    SOMEBODY_ELSES_PART, "The wagers at " + spot + " belong to another patron.");
        }
        if (onto.isPresent() && Payouts.find(play, spot, Wager.on(onto.get())).isEmpty()) {
            return refuse(
                    NOTHING_TO_PRESS,
                    "There is no wager on the %s at %s.".formatted(onto.get(), spot));
        }
        story.tell(new Event.PressChosen(spot, onto), HOUSE_MONEY_PRESSED, HOUSE_MONEY_NOT_TOUCHED);
        return Optional.empty();
    }

    /// The seats whose House Money is still to be settled, from the dealer's right.
    static List<Spot> houseMoneySpots(Play play) {
        return play.layout().stream()
                .filter(placed -> placed.wager() == Wager.HOUSE_MONEY)
                .map(Placed::spot)
                .sorted(Spot.LOWEST_FIRST)
                .toList();
    }

    private static HouseMoneySettlement houseMoney(
            TableState state, Play play, Spot spot, Optional<Side> onto) {
        List<Placed> here =
                play.layout().stream().filter(placed -> placed.spot().equals(spot)).toList();
        return HouseMoneySettlement.of(
                play.firstTwo(Side.PLAYER),
                play.firstTwo(Side.BANKER),
                here,
                onto.isPresent() ? Map.of(spot, onto.get()) : Map.of(),
                state.rules());
    }

    /// A patron who has left is paid (reading 36), and everybody is once a third card is in view
    /// (reading 41).
    private static Optional<Side> chosen(TableState state, Play play, Spot spot) {
        boolean leaving = state.roster().at(spot).map(Patron::leaving).orElse(false);
        return leaving || isThirdCardInView(play)
                ? Optional.empty()
                : play.presses().getOrDefault(spot, Optional.empty());
    }

    /// A face-up third card could give the result away.
    public static boolean isThirdCardInView(Play play) {
        return play.laid().stream().anyMatch(card -> card.place().isThird() && card.isUp());
    }

    /// What would be pressed if all House Money were settled now.
    public static Map<Spot, Side> presses(TableState state, Play play) {
        var presses = new HashMap<Spot, Side>();
        for (Spot spot : houseMoneySpots(play)) {
            chosen(state, play, spot).ifPresent(side -> presses.put(spot, side));
        }
        return presses;
    }

    static Optional<Refusal> settleHouseMoney(Story story, Spot spot) {
        TableState state = story.state();
        settle(story, spot, chosen(state, state.play(), spot));
        return Optional.empty();
    }

    /// A third card has come into view: whatever House Money is left is settled at once, and wins
    /// are paid, whether or not a press was asked for (reading 41).
    public static void payAll(Story story) {
        for (Spot spot : houseMoneySpots(story.state().play())) {
            settle(story, spot, Optional.empty());
        }
    }

    private static void settle(Story story, Spot spot, Optional<Side> onto) {
        TableState state = story.state();
        Play play = state.play();
        Money stake = Payouts.find(play, spot, Wager.HOUSE_MONEY).orElseThrow().stake();
        HouseMoneySettlement settlement = houseMoney(state, play, spot, onto);
        Account rack = new Account.Rack(state.roster().ownerOf(spot));
        Account wagers = new Account.Wagers(spot);
        var transfers = new ArrayList<Transfer>();
        var because = new ArrayList<Provision>();
        for (Step step : settlement.steps()) {
            step.because().stream().filter(one -> !because.contains(one)).forEach(because::add);
            switch (step.action()) {
                case COLLECT -> transfers.add(new Transfer(wagers, TRAY, step.amount()));
                case PAY -> transfers.add(new Transfer(TRAY, rack, step.amount()));
                case PRESS -> transfers.add(new Transfer(TRAY, wagers, step.amount()));
                default -> throw new IllegalStateException(step + " is not House Money's");
            }
        }
        boolean won = settlement.steps().stream().noneMatch(HouseMoneyDesk::isCollect);
        if (won) {
            transfers.add(new Transfer(wagers, rack, stake));
            because.add(HOUSE_MONEY_NOT_TOUCHED);
        }
        because.add(HOUSE_MONEY_BEFORE_THIRD_CARDS);
        story.tell(
                new Event.HouseMoneySettled(
                        spot, won ? onto : Optional.empty(), settlement.steps()),
                because,
                transfers);
    }

    private static boolean isCollect(Step step) {
        return step.action() == Step.Action.COLLECT;
    }

    /// The pressed amount is the one on record, not the one under today's readings.
    static TableState houseMoneySettled(
            TableState state, Event.HouseMoneySettled event, List<Transfer> transfers) {
        Spot spot = event.spot();
        Play play = state.play();
        var layout = new ArrayList<Placed>();
        play.layout().stream().filter(placed -> !placed.spot().equals(spot)).forEach(layout::add);
        layout.addAll(houseMoney(state, play, spot, event.onto()).layout());
        return RoundPhases.in(state, play.withHouseMoney(layout, transfers));
    }
}
