package baccarat.table;

import baccarat.rules.Acceptance;
import baccarat.rules.Placed;
import baccarat.rules.Side;
import baccarat.rules.Wager;
import baccarat.table.patrons.Places;
import baccarat.table.round.CoverCard;
import baccarat.table.settlement.HouseMoneyDesk;
import java.util.Optional;

/// Events in an older log that the table would refuse today. They are replayed all the same,
/// because the readings of their time allowed them; a reader of the log is told.
///
/// @param reading the number of the reading that rules it out today
public record EarlierReading(int reading) {

    /// The reading that an event on record goes against today, if there is one.
    ///
    /// @param before the table as the event found it
    public static Optional<EarlierReading> of(TableState before, Event event) {
        return switch (event) {
            case Event.PressChosen(_, var onto) -> press(before, onto);
            case Event.HouseMoneySettled(_, var onto, _) -> press(before, onto);
            case Event.WagerPlaced(var placed) -> wager(before, placed);
            case Event.PlaceTaken(var patron, var place) ->
                    Places.isOneKind(before, patron, place)
                            ? Optional.empty()
                            : Optional.of(new EarlierReading(52));
            case Event.CoverCardOut(int left) -> coverCard(before, left);
            case Event.OfPreparation _,
                    CuratorEvent _,
                    Event.OfPatrons _,
                    Event.OfWagers _,
                    Event.OfTheRound _,
                    Event.OfMishaps _,
                    Event.OfSettlement _,
                    SealEvent _,
                    Event.OfTheFloor _,
                    LinkEvent _ ->
                    Optional.empty();
        };
    }

    private static Optional<EarlierReading> press(TableState before, Optional<Side> onto) {
        return onto.isPresent() && HouseMoneyDesk.isThirdCardInView(before.play())
                ? Optional.of(new EarlierReading(41))
                : Optional.empty();
    }

    private static Optional<EarlierReading> wager(TableState before, Placed placed) {
        return placed.wager() == Wager.ROYAL_9
                        && !Acceptance.isRoyal9Chair(placed.spot(), before.rules())
                ? Optional.of(new EarlierReading(44))
                : Optional.empty();
    }

    /// In a sealed shoe the cover card is where it was placed.
    private static Optional<EarlierReading> coverCard(TableState before, int left) {
        return CoverCard.isSealed(before) && before.shoe().behind() != left
                ? Optional.of(new EarlierReading(56))
                : Optional.empty();
    }

    @Override
    public String toString() {
        return "by an earlier reading; today see reading " + reading;
    }
}
