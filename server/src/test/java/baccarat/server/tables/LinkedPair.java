package baccarat.server.tables;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import baccarat.cards.Card;
import baccarat.cards.ShoeStream;
import baccarat.dealer.AutomaticDealer;
import baccarat.dealer.SeededShoes;
import baccarat.rules.Money;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.rules.Wager;
import baccarat.server.money.Cage;
import baccarat.server.people.Crews;
import baccarat.server.store.GatedStore;
import baccarat.server.store.GatedStore.Fate;
import baccarat.shoe.Bytes32;
import baccarat.shoe.MasterKey;
import baccarat.shoe.Vault;
import baccarat.table.Asked;
import baccarat.table.Command;
import baccarat.table.Decision;
import baccarat.table.Due;
import baccarat.table.Laid;
import baccarat.table.Move;
import baccarat.table.Next;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.Place;
import baccarat.table.Table;
import baccarat.table.TableState;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/// Two tables with real cards that share their meters, each with a patron at seat 1. A test chooses
/// the cards, what becomes of each transaction, and when the process ends.
final class LinkedPair implements AutoCloseable {

    static final Vault VAULT =
            new Vault(new MasterKey("t", new Bytes32("7".repeat(64))), List.of());

    private static final Spot SEAT = Spot.seat(1);
    private static final List<String> PATRONS = List.of("vera", "walt");

    private final GatedStore gated;
    private final List<WorldTable> tables;

    LinkedPair(Path data) {
        gated = GatedStore.open(data);
        var patrons =
                PATRONS.stream()
                        .map(name -> new WorldPatron(name, 1, new SplittableRandom(1)))
                        .toList();
        List<Setting> settings = WorldSetting.begin(gated, patrons, WorldSetting.LINKED);
        Surroundings around = surroundings();
        tables =
                settings.stream()
                        .map(LinkedPair::withRealCards)
                        .map(it -> new WorldTable(around, it, () -> new ShoeStream(1, 1).bytes()))
                        .toList();
        tables.forEach(this::makeReady);
    }

    private Surroundings surroundings() {
        return new Surroundings(
                gated.store(),
                new Aliases(gated.store()),
                new Cage(gated.store()),
                new Crews(gated.store(), () -> World.NOON),
                new Underway(),
                new Links(),
                () -> World.NOON,
                new ClockWatch(() -> World.NOON, () -> 0),
                VAULT,
                () -> new ShoeStream(1, 1).bytes(),
                new Attendance(_ -> true, Integer.MAX_VALUE),
                (_, _) -> {});
    }

    private static Setting withRealCards(Setting it) {
        return new Setting(
                it.id(),
                it.name(),
                it.pit(),
                it.log(),
                it.approved(),
                Dealing.REAL_CARDS,
                it.pace(),
                0,
                it.tray(),
                false);
    }

    GatedStore gated() {
        return gated;
    }

    List<WorldTable> tables() {
        return tables;
    }

    TableState state(int table) {
        return tables.get(table).live().state();
    }

    Person patron(int table) {
        return Person.patron(PATRONS.get(table));
    }

    /// Everything that was handed in is stored and told.
    void settle() {
        do {
            gated.commit(Fate.KEPT);
            tables.forEach(WorldTable::readMail);
        } while (tables.stream().anyMatch(WorldTable::isBusy));
    }

    /// Gives a command that has to be accepted; it is stored when the test lets it.
    void give(int table, Person who, Command command) {
        var _ = tables.get(table).live().house(who, command);
        tables.forEach(WorldTable::readMail);
    }

    private void makeReady(WorldTable table) {
        int number = tables.indexOf(table);
        TableState closed = table.live().state();
        var dealer =
                new AutomaticDealer(closed.rules(), new SeededShoes(1), 1, Money.dollars(100_000));
        boolean hasCome = false;
        while (!(table.live().state().phase() instanceof Phase.AcceptingWagers)) {
            TableState state = table.live().state();
            if (!hasCome && !(state.phase() instanceof Phase.Closed)) {
                hasCome = true;
                String name = patron(number).name();
                give(number, patron(number), new Command.BuyIn(name, Money.dollars(1_000)));
                give(number, patron(number), new Command.TakePlace(name, SEAT));
                settle();
                continue;
            }
            AutomaticDealer.Act act = dealer.next(state).orElseThrow();
            if (Table.decide(state, new Asked(act.who(), state.clock(), act.command()))
                    instanceof Decision.Accepted(var events, _)) {
                dealer.saw(events);
            }
            give(number, act.who(), act.command());
            settle();
        }
    }

    /// Deals a round with a Royal 9 wager up to the call of the result.
    void deal(int table, List<Card> player, List<Card> banker) {
        give(table, patron(table), new Command.PlaceWager(SEAT, Wager.PLAYER, Money.dollars(10)));
        give(table, patron(table), new Command.PlaceWager(SEAT, Wager.ROYAL_9, Money.dollars(5)));
        while (!(state(table).phase() instanceof Phase.CallingResult)) {
            step(table, player, banker);
        }
        settle();
    }

    /// Does what is due.
    void step(int table, List<Card> player, List<Card> banker) {
        TableState state = state(table);
        Due due = Next.steps(state).stream().filter(Due::required).findFirst().orElseThrow();
        give(table, AutomaticDealer.who(due), command(state, due.move(), player, banker));
    }

    private static Command command(
            TableState state, Move move, List<Card> player, List<Card> banker) {
        return switch (move) {
            case Move.MakeCall(var call) -> new Command.MakeCall(call);
            case Move.Draw(var place) ->
                    new Command.Draw(
                            place,
                            Next.isDealtFaceUp(state, place)
                                    ? Optional.of(chosen(place, player, banker))
                                    : Optional.empty());
            case Move.Turn(var side) -> new Command.Turn(side, down(state, side, player, banker));
            case Move.PaySpot(var spot) -> new Command.PaySpot(spot);
            case Move.PayAward(var spot) -> new Command.PayAward(spot);
            case Move.CollectLosers _ -> new Command.CollectLosers();
            case Move.EndProgressives _ -> new Command.EndProgressives(Optional.empty());
            case Move.ClearCards _ -> new Command.ClearCards();
            default -> throw new AssertionError("not in this round: " + move);
        };
    }

    private static List<Card> down(
            TableState state, Side side, List<Card> player, List<Card> banker) {
        var faces = new ArrayList<Card>();
        for (Laid card : assertInstanceOf(Phase.InRound.class, state.phase()).play().laid()) {
            if (card.place().side() == side && card.seen() != Laid.Seen.UP) {
                faces.add(chosen(card.place(), player, banker));
            }
        }
        return faces;
    }

    private static Card chosen(Place place, List<Card> player, List<Card> banker) {
        return switch (place) {
            case PLAYER_FIRST -> player.get(0);
            case PLAYER_SECOND -> player.get(1);
            case PLAYER_THIRD -> player.get(2);
            case BANKER_FIRST -> banker.get(0);
            case BANKER_SECOND -> banker.get(1);
            case BANKER_THIRD -> banker.get(2);
        };
    }

    /// Settles the round, and lets the patron win Must Hit.
    void winMustHit(int table) {
        while (!(state(table).phase() instanceof Phase.EndingProgressives)) {
            step(table, List.of(), List.of());
            settle();
        }
        give(table, Person.dealer("dealer"), new Command.EndProgressives(Optional.of(SEAT)));
        settle();
    }

    /// A part of what everybody sees.
    String shown(int table, String part) {
        return String.valueOf(tables.get(table).live().asItStands().parts().get(part));
    }

    /// Plays the round to its end.
    void finish(int table) {
        while (!(state(table).phase() instanceof Phase.AcceptingWagers)) {
            step(table, List.of(), List.of());
            settle();
        }
    }

    /// The process ends in the transaction with what was handed in last, and another one goes on.
    void crash(Fate fate) {
        gated.commit(Fate.KEPT);
        gated.commit(fate);
        gated.commit(Fate.LOST);
        Surroundings around = surroundings();
        tables.forEach(it -> it.load(Optional.of(around)));
        settle();
    }

    @Override
    public void close() {
        gated.close();
    }
}
