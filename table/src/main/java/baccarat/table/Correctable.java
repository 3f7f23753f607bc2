package baccarat.table;

import baccarat.cards.Card;
import baccarat.rules.Money;
import baccarat.rules.MostPaid;
import baccarat.rules.Placed;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.rules.Wager;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// The payouts that may still be corrected: those of the last round, until the next one begins
/// (reading 40). What is older is no longer the table's business: the cage settles it as a
/// complaint.
///
/// @param round its number, 0 if there is none
/// @param ended the round with its cards, until they are gathered to be shuffled
public record Correctable(int round, List<Paid> wagers, Optional<Ended> ended) {

    static final Correctable NOTHING = new Correctable(0, List.of(), Optional.empty());

    /// A wager of that round.
    ///
    /// @param most the most it could have brought the patron
    /// @param toThePatron what corrections of it moved to the patron so far
    /// @param toTheHouse and what they moved back
    public record Paid(
            Spot spot,
            Wager wager,
            String patron,
            Money most,
            Money toThePatron,
            Money toTheHouse) {

        /// Whether another correction stays within what the wager could have paid.
        boolean allows(Money amount, boolean toPatron) {
            Money moved = toPatron ? toThePatron : toTheHouse;
            Money back = toPatron ? toTheHouse : toThePatron;
            return moved.plus(amount).isAtMost(most.plus(back));
        }

        Paid corrected(Money amount, boolean toPatron) {
            return new Paid(
                    spot,
                    wager,
                    patron,
                    most,
                    toPatron ? toThePatron.plus(amount) : toThePatron,
                    toPatron ? toTheHouse : toTheHouse.plus(amount));
        }
    }

    public Correctable {
        wagers = List.copyOf(wagers);
    }

    /// Those of the round that is being settled, with what was corrected of it already, or else of
    /// the one before.
    static Correctable last(TableState state) {
        return switch (state.phase()) {
            case Phase.Settling(var play, _, _) -> begun(state, play);
            case Phase.EndingProgressives(var play) -> begun(state, play);
            case Phase.Clearing(var play) -> begun(state, play);
            case Phase.OfPreparation _,
                    Phase.Interruption _,
                    Phase.Closed _,
                    Phase.OfferingShoe _,
                    Phase.AcceptingWagers _,
                    Phase.CallingLastHand _,
                    Phase.CallingCards _,
                    Phase.Dealing _,
                    Phase.Turning _,
                    Phase.CallingCount _,
                    Phase.SettlingHouseMoney _,
                    Phase.CallingThirdCard _,
                    Phase.Drawing _,
                    Phase.CallingResult _ ->
                    state.correctable();
        };
    }

    private static Correctable begun(TableState state, Play play) {
        return state.correctable().round() == play.number() ? state.correctable() : of(state, play);
    }

    private static Correctable of(TableState state, Play play) {
        Money meter =
                state.meters().states().values().stream()
                        .map(Meters.State::money)
                        .max(Comparator.naturalOrder())
                        .orElse(Money.ZERO);
        var wagers = new ArrayList<Paid>();
        for (Placed placed : play.placed()) {
            state.roster()
                    .at(placed.spot())
                    .ifPresent(
                            patron ->
                                    wagers.add(
                                            new Paid(
                                                    placed.spot(),
                                                    placed.wager(),
                                                    patron.name(),
                                                    MostPaid.of(
                                                            withPress(play, placed),
                                                            state.rules(),
                                                            meter),
                                                    Money.ZERO,
                                                    Money.ZERO)));
        }
        return new Correctable(play.number(), wagers, Optional.of(Ended.of(play)));
    }

    /// With the largest House Money payout where the patron pressed one onto the wager.
    private static Placed withPress(Play play, Placed placed) {
        Optional<Side> onto = play.presses().getOrDefault(placed.spot(), Optional.empty());
        if (onto.map(Wager::on).filter(placed.wager()::equals).isEmpty()) {
            return placed;
        }
        return play.placed().stream()
                .filter(it -> it.spot().equals(placed.spot()))
                .filter(it -> it.wager() == Wager.HOUSE_MONEY)
                .findFirst()
                .map(it -> placed.withPressed(MostPaid.houseMoney(it)))
                .orElse(placed);
    }

    /// The cards are gathered: nobody can look at them any more.
    Correctable withoutCards() {
        return new Correctable(round, wagers, Optional.empty());
    }

    Correctable with(Place place, Card face) {
        return new Correctable(round, wagers, ended.map(it -> it.with(place, face)));
    }

    Optional<Paid> at(int number, Spot spot, Wager wager) {
        return number != round
                ? Optional.empty()
                : wagers.stream()
                        .filter(it -> it.spot().equals(spot) && it.wager() == wager)
                        .findFirst();
    }

    Correctable corrected(Spot spot, Wager wager, Money amount, boolean toPatron) {
        return new Correctable(
                round,
                wagers.stream()
                        .map(
                                it ->
                                        it.spot().equals(spot) && it.wager() == wager
                                                ? it.corrected(amount, toPatron)
                                                : it)
                        .toList(),
                ended);
    }
}
