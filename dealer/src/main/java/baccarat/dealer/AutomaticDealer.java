package baccarat.dealer;

import baccarat.cards.ByteSource;
import baccarat.cards.Card;
import baccarat.rules.Meter;
import baccarat.rules.Money;
import baccarat.rules.MustHit;
import baccarat.rules.Placed;
import baccarat.rules.Royal9;
import baccarat.rules.Spot;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import baccarat.table.Command;
import baccarat.table.Due;
import baccarat.table.Duty;
import baccarat.table.Event;
import baccarat.table.Happened;
import baccarat.table.Move;
import baccarat.table.Next;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.Role;
import baccarat.table.Shoe;
import baccarat.table.Shown;
import baccarat.table.TableState;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// Runs a table by doing what is due, with cards from shoes of its own. It acts for the staff, and
/// for a patron whose turn it is as if they let it: they take the cut and the shoe, and turn their
/// cards.
public final class AutomaticDealer {

    private final TableRules rules;
    private final UnseenCards cards;
    private final Money tray;
    private final ByteSource triggers;
    private Money trigger = Money.ZERO;

    /// Deals shoes from number `first` on, or rounds where a continuous shuffler has no shoes.
    public AutomaticDealer(TableRules rules, Shoes shoes, long first, Money tray) {
        this(rules, new UnseenCards(rules.cards(), shoes, first), shoes.triggers(), tray);
    }

    /// Deals these cards.
    public AutomaticDealer(TableRules rules, UnseenCards cards, ByteSource triggers, Money tray) {
        this.rules = rules;
        this.cards = cards;
        this.tray = tray;
        this.triggers = triggers;
        mustHit().ifPresent(this::drawTrigger);
    }

    private Optional<MustHit> mustHit() {
        return rules.wagers().royal9().flatMap(Royal9::mustHit);
    }

    /// Somewhere above the reset and up to the ceiling, kept secret (reading 24).
    private void drawTrigger(MustHit mustHit) {
        long span = mustHit.ceiling().cents() - mustHit.reset().cents();
        int drawn = triggers.uniformBelow((int) Math.min(span, Integer.MAX_VALUE));
        trigger = new Money(mustHit.reset().cents() + 1 + drawn);
    }

    /// Lets the cards follow what happened.
    public void saw(List<Happened> events) {
        for (Happened happened : events) {
            cards.saw(happened.event());
            if (happened.event() instanceof Event.MustHitWon) {
                mustHit().ifPresent(this::drawTrigger);
            }
        }
    }

    /// The trigger of Must Hit. Secret: only for storing it across a restart.
    public Money trigger() {
        return trigger;
    }

    /// Goes on with a trigger that was drawn before.
    public void remember(Money drawn) {
        trigger = drawn;
    }

    /// The cards that it deals.
    public UnseenCards cards() {
        return cards;
    }

    /// What is due, and who does it; nothing while the table waits for wagers.
    public Optional<Act> next(TableState state) {
        return next(state, state.clock());
    }

    /// The same at a later time than the table's last event.
    public Optional<Act> next(TableState state, Instant now) {
        for (Due due : Next.steps(state, now)) {
            if (due.required()) {
                return Optional.of(cover(state, due).orElseGet(() -> act(state, due)));
            }
        }
        return Optional.empty();
    }

    /// An action and who does it.
    public record Act(Person who, Command command) {}

    private Optional<Act> cover(TableState state, Due due) {
        boolean draws =
                due.move() instanceof Move.Draw || due.move() instanceof Move.DiscardOneMore;
        return draws && cards.coverCardIsNext() && !(isBetween(state) && isSeen(state))
                ? Optional.of(new Act(Person.dealer("dealer"), new Command.RemoveCoverCard()))
                : Optional.empty();
    }

    private static boolean isBetween(TableState state) {
        return state.phase() instanceof Phase.AcceptingWagers;
    }

    private static boolean isSeen(TableState state) {
        return state.shoe().cover() == Shoe.Cover.SEEN;
    }

    private Act act(TableState state, Due due) {
        return new Act(who(due), command(state, due));
    }

    /// Who does what is due, by name; the dealer where any patron may.
    public static Person who(Due due) {
        Role role = due.by().roles().getFirst();
        boolean third = due.move().equals(new Move.Confirm(Duty.SHUFFLE_BY_A_THIRD_DEALER));
        boolean second = due.move().equals(new Move.Confirm(Duty.SHUFFLE_BY_A_SECOND_DEALER));
        String name =
                switch (role) {
                    case PATRON -> due.by().patron().orElse("");
                    case DEALER -> third ? "third dealer" : second ? "second dealer" : "dealer";
                    case FLOORPERSON, SUPERVISOR, SURVEILLANCE -> role.toString();
                };
        return name.isEmpty() ? Person.dealer("dealer") : new Person(role, name);
    }

    /// At a table without staff, only the automatic dealer can start the shuffle (reading 43).
    private static final String WRITTEN_OFF = "cannot be collected, and the cards are shuffled now";

    /// How the dealer does what is due, with the faces it takes.
    public Command command(TableState state, Due due) {
        return switch (due.move()) {
            case Move.OfTheHouse house -> command(state, house);
            case Move.OfAPatron patrons -> command(state, patrons);
            case Move.Free free -> throw new IllegalStateException("nothing waits for " + free);
        };
    }

    private Command command(TableState state, Move.OfTheHouse move) {
        return switch (move) {
            case Move.OpenTable _ -> new Command.OpenTable(tray);
            case Move.Confirm(var duty) -> new Command.Confirm(duty);
            case Move.PlaceCoverCard _ ->
                    new Command.PlaceCoverCard(rules.handling().ways().coverCardDepth());
            case Move.BurnFirst _ -> new Command.BurnFirst(faces(state, move).getFirst());
            case Move.BurnRest _ -> new Command.BurnRest(faces(state, move));
            case Move.ClosePledges _ -> new Command.ClosePledges();
            case Move.CloseReveals _ -> new Command.CloseReveals();
            case Move.MakeCall(var call) -> new Command.MakeCall(call);
            case Move.Draw(var place) ->
                    new Command.Draw(place, faces(state, move).stream().findFirst());
            case Move.RemoveCoverCard _ -> new Command.RemoveCoverCard();
            case Move.ApplyRemedy(var remedy) -> new Command.ApplyRemedy(remedy);
            case Move.DiscardOneMore _ -> new Command.DiscardOneMore();
            case Move.SettleHouseMoney(var spot) -> new Command.SettleHouseMoney(spot);
            case Move.CollectLosers _ -> new Command.CollectLosers();
            case Move.PaySpot(var spot) -> new Command.PaySpot(spot);
            case Move.PayAward(var spot) -> new Command.PayAward(spot);
            case Move.EndProgressives _ -> new Command.EndProgressives(mustHitWinner(state));
            case Move.ClearCards _ -> new Command.ClearCards();
            case Move.CollectVigorish(var spot) -> new Command.CollectVigorish(spot.orElseThrow());
            case Move.WriteOffVigorish(var spot) ->
                    new Command.WriteOffVigorish(spot.orElseThrow(), WRITTEN_OFF);
            case Move.WriteOffDebt(var patron) ->
                    new Command.WriteOffDebt(patron.orElseThrow(), WRITTEN_OFF);
        };
    }

    /// For a patron, who accepts every offer.
    private Command command(TableState state, Move.OfAPatron move) {
        return switch (move) {
            case Move.AcceptCut _, Move.DeclineCut _ -> new Command.AcceptCut();
            case Move.CutCards _ -> new Command.CutCards(rules.cards().decksInTheShoe() * 26);
            case Move.AcceptShoe _, Move.DeclineShoe _, Move.NameDealer _ ->
                    new Command.AcceptShoe();
            case Move.Turn(var side) -> new Command.Turn(side, faces(state, move));
            case Move.AcceptTheRight(var side) -> new Command.AcceptTheRight(side);
            case Move.DeclineTheRight(var side) -> new Command.AcceptTheRight(side);
            case Move.PledgeShare _ ->
                    throw new IllegalStateException("a share is the patron's own");
        };
    }

    private List<Card> faces(TableState state, Move move) {
        return cards.faces(Shown.by(state, move));
    }

    /// Once the trigger is reached one of the round's Royal 9 wagers wins, drawn evenly. Asked
    /// once, when the progressives end.
    public Optional<Spot> mustHitWinner(TableState state) {
        if (state.meters().of(Meter.MUST_HIT).money().compareTo(trigger) < 0) {
            return Optional.empty();
        }
        List<Spot> wagered =
                ((Phase.InRound) state.phase())
                        .play().placed().stream()
                                .filter(placed -> placed.wager() == Wager.ROYAL_9)
                                .map(Placed::spot)
                                .toList();
        return Optional.of(wagered.get(triggers.uniformBelow(wagered.size())));
    }
}
