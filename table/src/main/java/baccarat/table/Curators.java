package baccarat.table;

import static baccarat.rules.Curatorship.CURATOR_ACCEPTS_THE_SHOE;
import static baccarat.rules.Curatorship.CURATOR_MAY_PASS;
import static baccarat.rules.Curatorship.CURATOR_ORDERED_TO_PASS;
import static baccarat.rules.Curatorship.DEALER_AS_CURATOR;
import static baccarat.rules.Curatorship.DEALER_NAMED_BY_A_PATRON;
import static baccarat.rules.Curatorship.SHOE_OFFERED_FROM_SEAT_ONE;
import static baccarat.rules.Curatorship.SHOE_OFFERED_TO_THE_RIGHT;
import static baccarat.rules.House.REASON_NEEDED;
import static baccarat.table.Story.fine;
import static baccarat.table.Story.refuse;

import baccarat.rules.Provision;
import baccarat.rules.Refusal;
import baccarat.rules.Spot;
import java.util.List;
import java.util.Optional;

/// The dealing shoe of the big table: offered, accepted, passed on.
final class Curators {

    private Curators() {}

    static Optional<Refusal> decide(Story story, Command.OfTheCurator command) {
        return switch (command) {
            case Command.AcceptShoe _ ->
                    tell(
                            story,
                            new Event.ShoeAccepted(offered(story)),
                            CURATOR_ACCEPTS_THE_SHOE,
                            offering(story.state()));
            case Command.DeclineShoe _ ->
                    tell(story, new Event.ShoeDeclined(offered(story)), offering(story.state()));
            case Command.NameDealer _ ->
                    tell(
                            story,
                            new Event.DealerNamed(offered(story)),
                            DEALER_NAMED_BY_A_PATRON,
                            DEALER_AS_CURATOR);
            case Command.PassShoe _ ->
                    tell(story, new Event.ShoePassed("by choice"), CURATOR_MAY_PASS);
            case Command.OrderPass(var reason) ->
                    reason.isBlank()
                            ? refuse(REASON_NEEDED, "the shoe is ordered on for a reason")
                            : tell(story, new Event.ShoePassed(reason), CURATOR_ORDERED_TO_PASS);
        };
    }

    private static Optional<Refusal> tell(Story story, Event event, Provision... because) {
        story.tell(event, because);
        return fine();
    }

    private static Spot offered(Story story) {
        return ((Phase.OfferingShoe) story.state().phase()).seats().getFirst();
    }

    /// A new shoe is offered from seat 1, a passed one to the right of who had it.
    static Provision offering(TableState state) {
        return state.mustPass() ? SHOE_OFFERED_TO_THE_RIGHT : SHOE_OFFERED_FROM_SEAT_ONE;
    }

    static TableState apply(TableState state, Event.OfTheCurator event) {
        return switch (event) {
            case Event.ShoeAccepted(var seat) -> taken(state, Curator.at(seat));
            case Event.ShoeDeclined(var seat) -> declined(state, seat);
            case Event.DealerNamed(var seat) -> taken(state, Curator.dealer(seat.number()));
            case Event.DealerTookTheShoe _ -> taken(state, Curator.dealer(place(state)));
            case Event.ShoePassed _ ->
                    Rounds.isUnderWay(state.phase())
                            ? state.passing(true)
                            : Between.rounds(state.passing(true), layout(state));
        };
    }

    private static TableState taken(TableState state, Curator curator) {
        return state.with(Optional.of(curator)).passing(false).in(layout(state));
    }

    private static TableState declined(TableState state, Spot seat) {
        if (!(state.phase() instanceof Phase.OfferingShoe(var seats, var then))) {
            throw new CorruptLog("the shoe was not on offer");
        }
        List<Spot> left = seats.stream().filter(other -> !other.equals(seat)).toList();
        return state.in(new Phase.OfferingShoe(left, then));
    }

    /// The place after which offers go on: at a new shoe that is before seat 1.
    private static int place(TableState state) {
        return state.mustPass() ? state.curator().map(Curator::place).orElse(0) : 0;
    }

    private static Phase.AcceptingWagers layout(TableState state) {
        return switch (state.phase()) {
            case Phase.OfferingShoe(_, var then) -> then;
            case Phase.AcceptingWagers wagers -> wagers;
            case Phase.OfPreparation _,
                    Phase.InRound _,
                    Phase.Interruption _,
                    Phase.Closed _,
                    Phase.CallingLastHand _ ->
                    Phase.AcceptingWagers.EMPTY;
        };
    }
}
