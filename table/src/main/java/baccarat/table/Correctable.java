package baccarat.table;

import baccarat.cards.Card;
import baccarat.rules.Money;
import baccarat.rules.Spot;
import baccarat.rules.Wager;
import java.util.List;
import java.util.Optional;

/// The payouts that may still be corrected: those of the last round, until the next one begins
/// (reading 40). The cage settles anything older as a complaint.
///
/// @param round its number, 0 if no round can be corrected
/// @param ended the round with its cards, until they are gathered to be shuffled
public record Correctable(int round, List<Paid> wagers, Optional<Ended> ended) {

    public static final Correctable NOTHING = new Correctable(0, List.of(), Optional.empty());

    /// A wager of that round.
    ///
    /// @param most the most that the patron could have won with it
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
        public boolean allows(Money amount, boolean toPatron) {
            Money moved = toPatron ? toThePatron : toTheHouse;
            Money back = toPatron ? toTheHouse : toThePatron;
            return moved.plus(amount).isAtMost(most.plus(back));
        }

        public Paid corrected(Money amount, boolean toPatron) {
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

    /// The cards are gathered: they cannot be inspected any more.
    public Correctable withoutCards() {
        return new Correctable(round, wagers, Optional.empty());
    }

    public Correctable with(Place place, Card face) {
        return new Correctable(round, wagers, ended.map(it -> it.with(place, face)));
    }

    public Optional<Paid> at(int number, Spot spot, Wager wager) {
        return number != round
                ? Optional.empty()
                : wagers.stream()
                        .filter(it -> it.spot().equals(spot) && it.wager() == wager)
                        .findFirst();
    }

    public Correctable corrected(Spot spot, Wager wager, Money amount, boolean toPatron) {
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
