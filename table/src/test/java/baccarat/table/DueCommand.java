package baccarat.table;

import baccarat.cards.Card;
import java.util.List;
import java.util.Optional;

/// The command that does what is due at a table, with the faces that a test chose.
record DueCommand(Seated table) {

    Command of(Due due) {
        return switch (due.move()) {
            case Move.OfAPatron patrons -> command(patrons);
            case Move.OfTheHouse house -> command(house);
            case Move.Free free -> throw new AssertionError("nothing waits for " + free);
        };
    }

    private Command command(Move.OfAPatron move) {
        return switch (move) {
            case Move.AcceptCut _ -> new Command.AcceptCut();
            case Move.CutCards _ -> new Command.CutCards(table.state().stock().total() / 2);
            case Move.AcceptShoe _ -> new Command.AcceptShoe();
            case Move.Turn(var side) -> new Command.Turn(side, table.faceDown(side));
            case Move.AcceptTheRight(var side) -> new Command.AcceptTheRight(side);
            case Move.DeclineCut _,
                    Move.PledgeShare _,
                    Move.DeclineShoe _,
                    Move.NameDealer _,
                    Move.DeclineTheRight _ ->
                    throw new AssertionError(move + " never comes first");
        };
    }

    private Command command(Move.OfTheHouse move) {
        return switch (move) {
            case Move.Confirm(var duty) -> new Command.Confirm(duty);
            case Move.MakeCall(var call) -> new Command.MakeCall(call);
            case Move.Draw(var place) -> new Command.Draw(place, face(place));
            case Move.ApplyRemedy(var remedy) -> new Command.ApplyRemedy(remedy);
            case Move.SettleHouseMoney(var spot) -> new Command.SettleHouseMoney(spot);
            case Move.PaySpot(var spot) -> new Command.PaySpot(spot);
            case Move.PayAward(var spot) -> new Command.PayAward(spot);
            case Move.CollectVigorish(var spot) -> new Command.CollectVigorish(spot.orElseThrow());
            case Move.ClosePledges _ -> new Command.ClosePledges();
            case Move.CloseReveals _ -> new Command.CloseReveals();
            case Move.PlaceCoverCard _ -> new Command.PlaceCoverCard(14);
            case Move.BurnFirst _ -> new Command.BurnFirst(table.unseen(1).getFirst());
            case Move.BurnRest _ -> new Command.BurnRest(burned());
            case Move.CollectLosers _ -> new Command.CollectLosers();
            case Move.EndProgressives _ -> new Command.EndProgressives(Optional.empty());
            case Move.ClearCards _ -> new Command.ClearCards();
            case Move.RemoveCoverCard _ -> new Command.RemoveCoverCard();
            case Move.DiscardOneMore _ -> new Command.DiscardOneMore();
            case Move.OpenTable _, Move.WriteOffVigorish _, Move.WriteOffDebt _ ->
                    throw new AssertionError(move + " takes a word of the floor");
        };
    }

    private List<Card> burned() {
        int count = ((Phase.Burning) table.state().phase()).first().rank().burnCount();
        return table.state().rules().handling().burnShown() ? table.unseen(count) : List.of();
    }

    private Optional<Card> face(Place place) {
        return Next.isDealtFaceUp(table.state(), place)
                ? Optional.of(table.chosen(place))
                : Optional.empty();
    }
}
