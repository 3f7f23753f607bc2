package baccarat.table;

import static baccarat.rules.House.NOTHING_TO_PRESS;
import static baccarat.rules.House.SOMEBODY_ELSES_PART;
import static baccarat.rules.Settling.HOUSE_MONEY_BEFORE_THIRD_CARDS;
import static baccarat.rules.Settling.HOUSE_MONEY_NOT_TOUCHED;
import static baccarat.rules.Settling.HOUSE_MONEY_PRESSED;
import static baccarat.table.Account.Fixed.TRAY;
import static baccarat.table.Story.fine;
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
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// House Money, settled seat by seat before third cards.
final class HouseMoneyDesk {

    private HouseMoneyDesk() {}

    static Optional<Refusal> choosePress(Story story, Spot spot, Optional<Side> onto) {
        Play play = Turns.playOf(story.state().phase());
        if (Payouts.find(play, spot, Wager.HOUSE_MONEY).isEmpty()) {
            return refuse(NOTHING_TO_PRESS, "no House Money lies at " + spot);
        }
        if (story.who().role() == Role.PATRON
                && !story.state().roster().ownerOf(spot).equals(story.who().name())) {
            return refuse(SOMEBODY_ELSES_PART, spot + " is somebody else's");
        }
        if (onto.isPresent() && Payouts.find(play, spot, Wager.on(onto.get())).isEmpty()) {
            return refuse(NOTHING_TO_PRESS, "no wager on the %s at %s".formatted(onto.get(), spot));
        }
        story.tell(new Event.PressChosen(spot, onto), HOUSE_MONEY_PRESSED, HOUSE_MONEY_NOT_TOUCHED);
        return fine();
    }

    /// The seats whose House Money is still to be settled, from the dealer's right.
    static List<Spot> houseMoneySpots(Play play) {
        return play.layout().stream()
                .filter(placed -> placed.wager() == Wager.HOUSE_MONEY)
                .map(Placed::spot)
                .sorted(Spot.LOWEST_FIRST)
                .toList();
    }

    private static HouseMoneySettlement houseMoney(TableState state, Play play, Spot spot) {
        List<Placed> here =
                play.layout().stream().filter(placed -> placed.spot().equals(spot)).toList();
        Optional<Side> onto = chosen(state, play, spot);
        return HouseMoneySettlement.of(
                play.firstTwo(Side.PLAYER),
                play.firstTwo(Side.BANKER),
                here,
                onto.isPresent() ? Map.of(spot, onto.get()) : Map.of(),
                state.rules());
    }

    /// Who has left is paid out (reading 36).
    private static Optional<Side> chosen(TableState state, Play play, Spot spot) {
        boolean leaving = state.roster().at(spot).map(Patron::leaving).orElse(false);
        return leaving ? Optional.empty() : play.presses().getOrDefault(spot, Optional.empty());
    }

    static Optional<Refusal> settleHouseMoney(Story story, Spot spot) {
        TableState state = story.state();
        Play play = Turns.playOf(state.phase());
        Money stake = Payouts.find(play, spot, Wager.HOUSE_MONEY).orElseThrow().stake();
        HouseMoneySettlement settlement = houseMoney(state, play, spot);
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
        Optional<Side> onto = chosen(state, play, spot);
        story.tell(
                new Event.HouseMoneySettled(
                        spot, won ? onto : Optional.empty(), settlement.steps()),
                because,
                transfers);
        return fine();
    }

    private static boolean isCollect(Step step) {
        return step.action() == Step.Action.COLLECT;
    }

    static TableState houseMoneySettled(TableState state, Spot spot, List<Transfer> transfers) {
        Play play = Turns.playOf(state.phase());
        var layout = new ArrayList<Placed>();
        play.layout().stream().filter(placed -> !placed.spot().equals(spot)).forEach(layout::add);
        layout.addAll(houseMoney(state, play, spot).layout());
        return Rounds.in(state, play.withHouseMoney(layout, transfers));
    }
}
