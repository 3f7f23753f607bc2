package baccarat.table;

import java.util.Optional;

/// Events at this table by which a person who knows an order could have chosen among orders,
/// counted over its whole log. A sealed shoe cannot be changed, but it can be cut by the house
/// alone, cut again, cut without a share that was pledged, or given up.
///
/// @param sealed shoes sealed so far; the number of the last one
/// @param alone cuts without a share of any patron
/// @param withheld shares that were pledged and not revealed
/// @param recut cuts that were repeated
/// @param givenUp sealed shoes that were cut and given up before their end
/// @param roundsBefore rounds of the table before the shoe that was sealed last
/// @param last the shoe that was given up last
public record HouseChoices(
        int sealed,
        int alone,
        int withheld,
        int recut,
        int givenUp,
        int roundsBefore,
        Optional<GivenUp> last) {

    /// A shoe that was given up.
    ///
    /// @param shoe its number among the sealed ones
    /// @param rounds how many rounds were dealt from it
    /// @param by who gave it up
    public record GivenUp(int shoe, int rounds, Person by, String reason) {}

    static final HouseChoices NONE = new HouseChoices(0, 0, 0, 0, 0, 0, Optional.empty());

    /// The counts after an event at a table with a seal; empty if the event is not counted.
    ///
    /// @param before the table before the event
    public Optional<HouseChoices> after(TableState before, Happened happened) {
        return switch (happened.event()) {
            case SealEvent.SealPublished _ -> Optional.of(sealed(before.shoe().rounds()));
            case Event.CardsCut _ when shares(before) == 0 -> Optional.of(plus(1, 0, 0));
            case SealEvent.SharesWithheld(var seats) -> Optional.of(plus(0, seats.size(), 0));
            case Event.RecutOrdered _ -> Optional.of(plus(0, 0, 1));
            case Event.ShuffleOrdered(var reason) when isCut(before) ->
                    Optional.of(givenUp(before, happened.who(), reason));
            case Event.ShoeEnded(var end) when isEarly(end) ->
                    Optional.of(givenUp(before, happened.who(), end.toString()));
            case Event.TableClosed _ when isCut(before) ->
                    Optional.of(givenUp(before, happened.who(), "the table closed"));
            case Event.DutyDone _,
                    Event.PatronsWord _,
                    Event.CardsCut _,
                    Event.CoverCardPlaced _,
                    Event.SecondCoverCardPlaced _,
                    Event.FirstCardBurned _,
                    Event.CardsBurned _,
                    Event.ShuffleOrdered _,
                    Event.OtherDecksOrdered _,
                    Event.ShoeEnded _,
                    CuratorEvent _,
                    Event.OfPatrons _,
                    Event.OfWagers _,
                    Event.OfTheRound _,
                    Event.OfMishaps _,
                    Event.OfSettlement _,
                    SealEvent.SharePledged _,
                    SealEvent.CutMarked _,
                    SealEvent.PledgesClosed _,
                    SealEvent.NonceAdded _,
                    SealEvent.SealOpened _,
                    Event.OfTheFloor _,
                    LinkEvent _ ->
                    Optional.empty();
        };
    }

    private HouseChoices sealed(int rounds) {
        return new HouseChoices(sealed + 1, alone, withheld, recut, givenUp, rounds, last);
    }

    private HouseChoices plus(int moreAlone, int moreWithheld, int moreRecut) {
        return new HouseChoices(
                sealed,
                alone + moreAlone,
                withheld + moreWithheld,
                recut + moreRecut,
                givenUp,
                roundsBefore,
                last);
    }

    private static int shares(TableState state) {
        return state.shoe().seal().map(seal -> seal.shares().size()).orElse(0);
    }

    /// A floor's order is counted with its reason, which is in the previous event.
    private static boolean isEarly(ShoeEnd end) {
        return switch (end) {
            case IDLE, DECKS_TOO_OLD -> true;
            case COVER_CARD, RAN_OUT, FLOORS_ORDER -> false;
        };
    }

    private static boolean isCut(TableState state) {
        return switch (state.phase()) {
            case Phase.Closed _, Phase.Preparing _, Phase.OfferingCut _, Phase.Cutting _ -> false;
            case Phase.InRound _,
                    Phase.Interruption _,
                    Phase.BetweenRounds _,
                    Phase.Covering _,
                    Phase.Covered _,
                    Phase.Loaded _,
                    Phase.Burning _ ->
                    true;
        };
    }

    private HouseChoices givenUp(TableState before, Person by, String reason) {
        var gone = new GivenUp(sealed, before.shoe().rounds() - roundsBefore, by, reason);
        return new HouseChoices(
                sealed, alone, withheld, recut, givenUp + 1, roundsBefore, Optional.of(gone));
    }
}
