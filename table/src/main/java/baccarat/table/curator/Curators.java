package baccarat.table.curator;

import static baccarat.rules.Curatorship.CURATOR_ACCEPTS_THE_SHOE;
import static baccarat.rules.Curatorship.CURATOR_MAY_PASS;
import static baccarat.rules.Curatorship.CURATOR_ORDERED_TO_PASS;
import static baccarat.rules.Curatorship.CURATOR_PASSES_WHEN_THE_BANKER_LOSES;
import static baccarat.rules.Curatorship.DEALER_AS_CURATOR;
import static baccarat.rules.Curatorship.DEALER_NAMED_BY_A_PATRON;
import static baccarat.rules.Curatorship.DEALER_WHEN_NOBODY_ACCEPTS;
import static baccarat.rules.Curatorship.SHOE_OFFERED_FROM_SEAT_ONE;
import static baccarat.rules.Curatorship.SHOE_OFFERED_TO_THE_RIGHT;
import static baccarat.rules.House.PATRON_LEAVES;
import static baccarat.rules.House.REASON_NEEDED;
import static baccarat.table.By.DEALER_OR_FLOOR;
import static baccarat.table.By.THE_DEALER;
import static baccarat.table.Due.may;
import static baccarat.table.Due.must;
import static baccarat.table.Story.refuse;

import baccarat.rules.Provision;
import baccarat.rules.Refusal;
import baccarat.rules.Spot;
import baccarat.table.By;
import baccarat.table.Command;
import baccarat.table.CorruptLog;
import baccarat.table.Curator;
import baccarat.table.CuratorEvent;
import baccarat.table.Event;
import baccarat.table.Move;
import baccarat.table.Patron;
import baccarat.table.Phase;
import baccarat.table.Play;
import baccarat.table.Shoe;
import baccarat.table.Steps;
import baccarat.table.Story;
import baccarat.table.TableState;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The dealing shoe of the big table: offered, accepted, passed on.
public final class Curators {

    private Curators() {}

    /// The shoe is on offer.
    public static void steps(Steps steps, Phase.OfferingShoe offering) {
        TableState state = steps.state();
        Spot seat = offering.seats().getFirst();
        By patron = By.patronOrDealer(state.roster().ownerOf(seat));
        By alone = By.patron(state.roster().ownerOf(seat));
        steps.add(must(alone, new Move.AcceptShoe(), offering(state)));
        steps.add(must(patron, new Move.DeclineShoe(), offering(state)));
        steps.add(must(alone, new Move.NameDealer(), DEALER_NAMED_BY_A_PATRON));
    }

    /// The curator may pass the shoe, or be told to, while wagers are open.
    public static void whileWagersAreOpen(Steps steps) {
        TableState state = steps.state();
        Optional<String> curator =
                state.curator().flatMap(Curator::present).map(state.roster()::ownerOf);
        if (curator.isPresent()) {
            steps.add(may(By.patron(curator.get()), new Move.PassShoe(), CURATOR_MAY_PASS));
            orderToPass(steps);
        }
    }

    public static void orderToPass(Steps steps) {
        steps.add(may(DEALER_OR_FLOOR, new Move.OrderPass(), CURATOR_ORDERED_TO_PASS));
    }

    /// The curator deals. The dealer deals where there is no curator, in simulated rounds, for a
    /// curator who has left (reading 36), and for one who was ordered to pass the shoe (reading
    /// 42).
    public static By whoDeals(TableState state, Play play) {
        Optional<Patron> curator =
                play.kind() == Play.Kind.SIMULATED || state.mustPass()
                        ? Optional.empty()
                        : state.curator().flatMap(Curator::present).flatMap(state.roster()::at);
        return curator.filter(patron -> !patron.leaving())
                .map(patron -> By.patron(patron.name()))
                .orElse(THE_DEALER);
    }

    public static Optional<Refusal> decide(Story story, Command.OfTheCurator command) {
        return switch (command) {
            case Command.AcceptShoe _ ->
                    tell(
                            story,
                            new CuratorEvent.ShoeAccepted(offered(story)),
                            CURATOR_ACCEPTS_THE_SHOE,
                            offering(story.state()));
            case Command.DeclineShoe _ ->
                    tell(
                            story,
                            new CuratorEvent.ShoeDeclined(offered(story)),
                            offering(story.state()));
            case Command.NameDealer _ ->
                    tell(
                            story,
                            new CuratorEvent.DealerNamed(offered(story)),
                            DEALER_NAMED_BY_A_PATRON,
                            DEALER_AS_CURATOR);
            case Command.PassShoe _ ->
                    tell(story, new CuratorEvent.ShoePassed("by choice"), CURATOR_MAY_PASS);
            case Command.OrderPass(var reason) ->
                    reason.isBlank()
                            ? refuse(
                                    REASON_NEEDED,
                                    "Give a reason for ordering the shoe to be passed.")
                            : tell(
                                    story,
                                    new CuratorEvent.ShoePassed(reason),
                                    CURATOR_ORDERED_TO_PASS);
        };
    }

    private static Optional<Refusal> tell(Story story, Event event, Provision... because) {
        story.tell(event, because);
        return Optional.empty();
    }

    private static Spot offered(Story story) {
        return ((Phase.OfferingShoe) story.state().phase()).seats().getFirst();
    }

    /// A new shoe is offered from seat 1, a passed one to the right of its last curator.
    static Provision offering(TableState state) {
        return state.mustPass() ? SHOE_OFFERED_TO_THE_RIGHT : SHOE_OFFERED_FROM_SEAT_ONE;
    }

    /// No patron accepts the shoe: the dealer takes it.
    public static boolean nobodyTakesTheShoe(Story story, Phase.OfferingShoe offering) {
        List<Spot> seats = offering.seats();
        if (!seats.isEmpty()) {
            return false;
        }
        story.tell(new CuratorEvent.DealerTookTheShoe(), DEALER_WHEN_NOBODY_ACCEPTS);
        return true;
    }

    /// The shoe is offered from the seat of a curator who has left (reading 36).
    public static boolean passesAfterLeaving(Story story) {
        if (story.state().curator().filter(Curator::hasLeft).isEmpty()) {
            return false;
        }
        story.tell(new CuratorEvent.ShoePassed("the curator has left"), PATRON_LEAVES);
        return true;
    }

    /// The curator passes the shoe when the Banker's Hand has lost, as long as it is played on.
    public static void passAfterALoss(Story story) {
        boolean more = story.state().shoe().cover() != Shoe.Cover.DONE && !story.state().mustPass();
        if (more && story.state().rules().procedures().hands().curator()) {
            story.tell(
                    new CuratorEvent.ShoePassed("the Banker's Hand lost"),
                    CURATOR_PASSES_WHEN_THE_BANKER_LOSES);
        }
    }

    public static boolean fits(TableState state, CuratorEvent event) {
        Phase phase = state.phase();
        return switch (event) {
            case CuratorEvent.ShoeAccepted(var seat) -> isOffered(phase, seat);
            case CuratorEvent.ShoeDeclined(var seat) -> isOffered(phase, seat);
            case CuratorEvent.DealerNamed(var seat) -> isOffered(phase, seat);
            case CuratorEvent.DealerTookTheShoe _ ->
                    phase instanceof Phase.OfferingShoe(var seats, _) && seats.isEmpty();
            case CuratorEvent.ShoePassed _ ->
                    state.curator().isPresent()
                            && (phase instanceof Phase.BetweenRounds
                                    || phase instanceof Phase.InRound);
        };
    }

    private static boolean isOffered(Phase phase, Spot seat) {
        return phase instanceof Phase.OfferingShoe(var seats, _)
                && !seats.isEmpty()
                && seats.getFirst().equals(seat);
    }

    public static TableState apply(TableState state, CuratorEvent event) {
        return switch (event) {
            case CuratorEvent.ShoeAccepted(var seat) -> taken(state, Curator.at(seat));
            case CuratorEvent.ShoeDeclined(var seat) -> declined(state, seat);
            case CuratorEvent.DealerNamed(var seat) -> taken(state, Curator.dealer(seat.number()));
            case CuratorEvent.DealerTookTheShoe _ -> taken(state, Curator.dealer(place(state)));
            case CuratorEvent.ShoePassed _ ->
                    passed(state.with(state.curator().map(Curator::passing)));
        };
    }

    /// In a round it goes on first, and before the last hand that is called first.
    private static TableState passed(TableState state) {
        return state.phase().isInARound() || state.phase() instanceof Phase.CallingLastHand
                ? state
                : betweenRounds(state, layout(state));
    }

    /// Wagers are taken, unless the shoe is passed on first.
    public static TableState betweenRounds(TableState state, Phase.AcceptingWagers layout) {
        return state.in(state.mustPass() ? new Phase.OfferingShoe(offers(state), layout) : layout);
    }

    /// Offers go to the right of the last curator, who is not asked again. If the dealer held the
    /// shoe for a patron, that patron is asked last.
    private static List<Spot> offers(TableState state) {
        int place = state.curator().map(Curator::place).orElse(0);
        List<Spot> others = state.roster().toTheRightOf(place);
        boolean dealer = state.curator().map(Curator::seat).filter(Optional::isEmpty).isPresent();
        return dealer && place > 0 && state.roster().seats().contains(Spot.seat(place))
                ? Stream.concat(others.stream(), Stream.of(Spot.seat(place))).toList()
                : others;
    }

    /// A new shoe is ready: at the big table it is offered, elsewhere wagers open at once.
    public static TableState newShoe(TableState state) {
        TableState begun = shoeEnded(state);
        return state.rules().procedures().hands().curator()
                ? begun.in(
                        new Phase.OfferingShoe(
                                state.roster().toTheRightOf(0), Phase.AcceptingWagers.EMPTY))
                : begun.in(Phase.AcceptingWagers.EMPTY);
    }

    /// The curator need not pass a shoe that is no longer played.
    public static TableState shoeEnded(TableState state) {
        return state.with(state.curator().map(Curator::keeping));
    }

    public static TableState closed(TableState state) {
        return state.with(Optional.empty());
    }

    /// These seats have been left: the shoe is not offered there any more, and a curator who sat
    /// there has gone.
    public static TableState without(TableState state, List<Spot> gone) {
        TableState marked =
                state.with(
                        state.curator()
                                .map(
                                        one ->
                                                one.seat().filter(gone::contains).isPresent()
                                                        ? one.gone()
                                                        : one));
        return marked.phase() instanceof Phase.OfferingShoe(var seats, var then)
                ? marked.in(
                        new Phase.OfferingShoe(
                                seats.stream().filter(seat -> !gone.contains(seat)).toList(), then))
                : marked;
    }

    private static TableState taken(TableState state, Curator curator) {
        return state.with(Optional.of(curator)).in(layout(state));
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
            default -> throw new CorruptLog("no wagers are open");
        };
    }
}
