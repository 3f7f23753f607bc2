package baccarat.dealer;

import baccarat.cards.ByteSource;
import baccarat.cards.Card;
import baccarat.rules.Meter;
import baccarat.rules.Money;
import baccarat.rules.MustHit;
import baccarat.rules.Placed;
import baccarat.rules.Remedy;
import baccarat.rules.Royal9;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import baccarat.table.Call;
import baccarat.table.Command;
import baccarat.table.Due;
import baccarat.table.Duty;
import baccarat.table.Event;
import baccarat.table.Happened;
import baccarat.table.Laid;
import baccarat.table.Next;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.Place;
import baccarat.table.Role;
import baccarat.table.Shoe;
import baccarat.table.TableState;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// Runs a table by doing what is due, with cards from shoes of its own. It acts for the staff, and
/// for a patron whose turn it is as if they let it: they take the cut and the shoe, and turn their
/// cards.
public final class AutomaticDealer {

    private final TableRules rules;
    private final CardsInHand cards;
    private final Money tray;
    private final ByteSource triggers;
    private Money trigger = Money.ZERO;

    /// Deals shoes from number `first` on, or rounds where a continuous shuffler has no shoes.
    public AutomaticDealer(TableRules rules, Shoes shoes, long first, Money tray) {
        this.rules = rules;
        this.cards = new CardsInHand(rules.cards(), shoes, first);
        this.tray = tray;
        this.triggers = shoes.triggers();
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

    /// The trigger of Must Hit. Secret: for whoever keeps it over a restart.
    public Money trigger() {
        return trigger;
    }

    /// Goes on with a trigger that was drawn before.
    public void remember(Money drawn) {
        trigger = drawn;
    }

    /// Whether there is a card in the shoe.
    public boolean hasCards() {
        return cards.count() > 0;
    }

    /// The card that leaves the shoe next. For whoever deals, and nobody else.
    public FromTheShoe nextCard() {
        return cards.next();
    }

    /// The card that lies there, whoever has seen it.
    public FromTheShoe cardAt(Place place) {
        return cards.at(place);
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

    /// Something somebody does.
    public record Act(Person who, Command command) {}

    private Optional<Act> cover(TableState state, Due due) {
        boolean draws =
                due.kind() == Command.Draw.class || due.kind() == Command.DiscardOneMore.class;
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
        boolean third = due.about().equals(Optional.of(Duty.SHUFFLE_BY_A_THIRD_DEALER));
        boolean second = due.about().equals(Optional.of(Duty.SHUFFLE_BY_A_SECOND_DEALER));
        String name =
                switch (role) {
                    case PATRON -> due.by().patron().orElse("");
                    case DEALER -> third ? "third dealer" : second ? "second dealer" : "dealer";
                    case FLOORPERSON, SUPERVISOR, SURVEILLANCE -> role.toString();
                };
        return name.isEmpty() ? Person.dealer("dealer") : new Person(role, name);
    }

    /// At a table without staff nobody else could let the cards be shuffled (reading 43).
    private static final String WRITTEN_OFF = "cannot be collected, and the cards are shuffled now";

    /// How the dealer does what is due, with the faces it takes.
    public Command command(TableState state, Due due) {
        Class<? extends Command> kind = due.kind();
        if (kind == Command.Confirm.class) {
            return new Command.Confirm((Duty) due.about().orElseThrow());
        }
        if (kind == Command.MakeCall.class) {
            return new Command.MakeCall((Call) due.about().orElseThrow());
        }
        if (kind == Command.Draw.class) {
            return draw(state, (Place) due.about().orElseThrow());
        }
        if (kind == Command.Turn.class) {
            return turn(state, (Side) due.about().orElseThrow());
        }
        if (kind == Command.ApplyRemedy.class) {
            return new Command.ApplyRemedy((Remedy) due.about().orElseThrow());
        }
        if (due.about().orElse("") instanceof Spot spot) {
            return atSpot(kind, spot);
        }
        if (kind == Command.WriteOffDebt.class) {
            return new Command.WriteOffDebt((String) due.about().orElseThrow(), WRITTEN_OFF);
        }
        return due.about().orElse("") instanceof Side side
                ? new Command.AcceptTheRight(side)
                : plain(state, kind);
    }

    private static Command atSpot(Class<? extends Command> kind, Spot spot) {
        if (kind == Command.SettleHouseMoney.class) {
            return new Command.SettleHouseMoney(spot);
        }
        if (kind == Command.PaySpot.class) {
            return new Command.PaySpot(spot);
        }
        if (kind == Command.PayAward.class) {
            return new Command.PayAward(spot);
        }
        return kind == Command.WriteOffVigorish.class
                ? new Command.WriteOffVigorish(spot, WRITTEN_OFF)
                : new Command.CollectVigorish(spot);
    }

    private Command plain(TableState state, Class<? extends Command> kind) {
        if (kind == Command.OpenTable.class) {
            return new Command.OpenTable(tray);
        }
        if (kind == Command.AcceptCut.class) {
            return new Command.AcceptCut();
        }
        if (kind == Command.ClosePledges.class) {
            return new Command.ClosePledges();
        }
        if (kind == Command.CloseReveals.class) {
            return new Command.CloseReveals();
        }
        if (kind == Command.CutCards.class) {
            return new Command.CutCards(rules.cards().decksInTheShoe() * 26);
        }
        if (kind == Command.PlaceCoverCard.class) {
            return new Command.PlaceCoverCard(14);
        }
        if (kind == Command.BurnFirst.class) {
            return new Command.BurnFirst(cards.next().card());
        }
        if (kind == Command.BurnRest.class) {
            return burn(state);
        }
        if (kind == Command.AcceptShoe.class) {
            return new Command.AcceptShoe();
        }
        if (kind == Command.DiscardOneMore.class) {
            return new Command.DiscardOneMore();
        }
        if (kind == Command.RemoveCoverCard.class) {
            return new Command.RemoveCoverCard();
        }
        if (kind == Command.CollectLosers.class) {
            return new Command.CollectLosers();
        }
        if (kind == Command.EndProgressives.class) {
            return new Command.EndProgressives(winner(state));
        }
        if (kind == Command.ClearCards.class) {
            return new Command.ClearCards();
        }
        throw new IllegalStateException("nobody told the dealer how to " + kind.getSimpleName());
    }

    private Command burn(TableState state) {
        int count = ((Phase.Burning) state.phase()).first().rank().burnCount();
        return new Command.BurnRest(
                rules.handling().burnShown() ? cards.next(count) : List.<Card>of());
    }

    private Command draw(TableState state, Place place) {
        return new Command.Draw(
                place,
                Next.isDealtFaceUp(state, place)
                        ? Optional.of(cards.next().card())
                        : Optional.empty());
    }

    private Command turn(TableState state, Side side) {
        Phase.InRound round = (Phase.InRound) state.phase();
        return new Command.Turn(
                side,
                round.play().laid().stream()
                        .filter(card -> card.place().side() == side)
                        .filter(card -> card.seen() != Laid.Seen.UP)
                        .map(card -> cards.at(card.place()).card())
                        .toList());
    }

    /// The trigger is reached: one of the round's Royal 9 wagers wins, drawn evenly.
    private Optional<Spot> winner(TableState state) {
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
