package baccarat.server.tables;

import static baccarat.rules.House.ENGINE_PAYS;
import static baccarat.rules.House.NO_HUMAN_DEALER;
import static baccarat.rules.House.PATRONS_OWN_MONEY;
import static baccarat.rules.House.THE_CASINO_DOES_IT;
import static baccarat.rules.House.TWO_SIGNATURES;

import baccarat.rules.House;
import baccarat.table.Command;
import baccarat.table.Role;

/// Whether a person may give a command alone. The rules of the game say when a command is due; this
/// says who could profit from it and therefore needs a second person.
public sealed interface Power {

    /// The rules of the game decide.
    record Alone() implements Power {}

    /// Two people sign, and then the casino gives the command.
    record Signed(String why) implements Power {}

    /// No one may give it at this kind of table.
    record Never(House because, String why) implements Power {}

    Power ALONE = new Alone();

    /// The power of a role over a command, for this way of dealing.
    static Power of(Dealing dealing, Role role, Command command) {
        if (dealing == Dealing.AUTOMATIC && role == Role.DEALER) {
            return new Never(NO_HUMAN_DEALER, "An automatic table has no human dealer.");
        }
        boolean casinos =
                command instanceof Command.OfTheSeal
                        || command instanceof Command.TakeVigorishFromTheAccount;
        if (role == Role.PATRON && !casinos) {
            return ALONE;
        }
        return switch (command) {
            case Command.OfTheSeal seal -> ofTheSeal(seal);
            case Command.OfTheFloor floor -> ofTheFloor(dealing, floor);
            case Command.OfMishaps mishap -> ofMishaps(dealing, mishap);
            case Command.TakeVigorishFromTheAccount _ ->
                    new Never(
                            THE_CASINO_DOES_IT, "The casino collects owed vigorish automatically.");
            case Command.OfPatrons _ -> ofPatrons(dealing);
            case Command.OfPreparation preparation -> ofPreparation(preparation);
            case Command.OfTheCurator _,
                    Command.OfWagers _,
                    Command.OfTheRound _,
                    Command.OfSettlement _ ->
                    ALONE;
        };
    }

    private static Power ofTheSeal(Command.OfTheSeal command) {
        return switch (command) {
            case Command.PledgeShare _, Command.AddNonce _ -> ALONE;
            case Command.PublishSeal _,
                    Command.ClosePledges _,
                    Command.CloseReveals _,
                    Command.OpenSeal _ ->
                    new Never(
                            THE_CASINO_DOES_IT,
                            "The casino seals and opens its shoes automatically.");
        };
    }

    private static Power ofTheFloor(Dealing dealing, Command.OfTheFloor command) {
        return switch (command) {
            case Command.OpenTable _,
                    Command.CloseTable _,
                    Command.FillTray _,
                    Command.CreditTray _,
                    Command.IssueCoupon _ ->
                    new Never(TWO_SIGNATURES, "This needs a slip with two signatures.");
            case Command.WriteOffVigorish _, Command.WriteOffDebt _ ->
                    new Signed("A floorperson and a second person must sign a write-off.");
            case Command.CorrectPayout _, Command.CorrectFace _ ->
                    switch (dealing) {
                        case REAL_CARDS ->
                                new Signed("The dealer and a floorperson must sign a correction.");
                        case AUTOMATIC, SEALED ->
                                new Never(
                                        ENGINE_PAYS,
                                        "The engine settles this table. The cage handles it as a complaint.");
                    };
        };
    }

    /// A report moves a card, and with a sealed shoe it is a card that no one has seen.
    private static Power ofMishaps(Dealing dealing, Command.OfMishaps command) {
        return switch (command) {
            case Command.ApplyRemedy _, Command.DiscardOneMore _, Command.WithdrawReport _ -> ALONE;
            case Command.CorrectFaceInPlay _ ->
                    switch (dealing) {
                        case REAL_CARDS ->
                                new Signed("The dealer and a floorperson must sign a correction.");
                        case AUTOMATIC, SEALED ->
                                new Never(
                                        ENGINE_PAYS,
                                        "The cards come from the sealed shoe. None of them was entered.");
                    };
            case Command.ReportSurplusCard _,
                    Command.ReportMisplacedCard _,
                    Command.ReportFaceUpInTheShoe _ ->
                    switch (dealing) {
                        case REAL_CARDS -> ALONE;
                        case SEALED ->
                                new Signed("The dealer and a floorperson must sign the report.");
                        case AUTOMATIC ->
                                new Never(
                                        NO_HUMAN_DEALER,
                                        "The automatic dealer makes no mistakes with cards.");
                    };
        };
    }

    private static Power ofPatrons(Dealing dealing) {
        return switch (dealing) {
            case REAL_CARDS -> ALONE;
            case AUTOMATIC, SEALED ->
                    new Never(
                            PATRONS_OWN_MONEY, "Only the patron may move the patron's chips here.");
        };
    }

    private static Power ofPreparation(Command.OfPreparation command) {
        return switch (command) {
            case Command.OrderShuffle _, Command.OrderOtherDecks _ ->
                    new Signed("A floorperson and a second person must sign to abandon a shoe.");
            case Command.Confirm _,
                    Command.AcceptCut _,
                    Command.DeclineCut _,
                    Command.CutCards _,
                    Command.PlaceCoverCard _,
                    Command.OrderRecut _,
                    Command.BurnFirst _,
                    Command.BurnRest _,
                    Command.AskFaceUp _,
                    Command.AskForASpread _ ->
                    ALONE;
        };
    }
}
