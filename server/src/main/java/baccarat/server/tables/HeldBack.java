package baccarat.server.tables;

import baccarat.rules.House;
import baccarat.rules.Placed;
import baccarat.rules.Spot;
import baccarat.rules.Wager;
import baccarat.server.care.Care;
import baccarat.server.names.Naming;
import baccarat.server.views.TableView;
import baccarat.table.Command;
import baccarat.table.Patron;
import baccarat.table.TableState;
import java.util.List;
import java.util.Optional;

/// What a patron may not do at a table now because of a limit they have set for themselves, even if
/// someone else enters it for them.
record HeldBack(Surroundings around, Naming naming) {

    /// Whether a patron, given by the table's id, is signed in.
    boolean isPresent(String patron) {
        return around.attendance().isPresent().test(naming.name(patron));
    }

    Optional<Answer> from(Command command, TableState state) {
        return switch (command) {
            case Command.BuyIn(var patron, _) -> play(patron);
            case Command.TakePlace(var patron, _) -> play(patron);
            case Command.PlaceWager(var spot, var wager, var stake) ->
                    wager(spot, wager, stake.cents(), state);
            case Command.SpeakWager(var spot, var wager, var cash) ->
                    wager(spot, wager, cash.cents(), state);
            case Command.PlaceCoupon(var spot, _, _) ->
                    state.roster().at(spot).flatMap(it -> play(it.name()));
            case Command.WithdrawWager _,
                    Command.ConfirmSpokenWager _,
                    Command.AskForAFreeHand _,
                    Command.ReportLateWager _,
                    Command.OfPreparation _,
                    Command.OfTheCurator _,
                    Command.OfTheRound _,
                    Command.OfMishaps _,
                    Command.OfSettlement _,
                    Command.OfTheSeal _,
                    Command.OfTheFloor _,
                    Command.GiveUpPlace _,
                    Command.TakeChipsAway _,
                    Command.Leave _,
                    Command.TakeVigorishFromTheAccount _ ->
                    Optional.empty();
        };
    }

    private Optional<Answer> play(String patron) {
        return naming.person(patron).flatMap(around.care()::refusesPlay).map(HeldBack::refused);
    }

    private Optional<Answer> wager(Spot spot, Wager wager, long cents, TableState state) {
        Optional<Patron> patron = state.roster().at(spot);
        if (patron.isEmpty()) {
            return Optional.empty();
        }
        long others =
                TableView.lies(state.phase()).stream()
                        .filter(it -> patron.get().places().contains(it.spot()))
                        .filter(it -> !(it.spot().equals(spot) && it.wager().equals(wager)))
                        .map(Placed::stake)
                        .mapToLong(stake -> stake.cents())
                        .sum();
        var stake = new Care.Stake(naming.log(), state.shoe().rounds() + 1);
        return naming.person(patron.get().name())
                .flatMap(person -> around.care().refusesWager(person, stake, others + cents))
                .map(HeldBack::refused);
    }

    private static Answer refused(String why) {
        return new Answer.Refused(List.of(House.OWN_LIMITS), why);
    }
}
