package baccarat.server.tables;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cards.Card;
import baccarat.cards.ShoeStream;
import baccarat.dealer.AutomaticDealer;
import baccarat.dealer.SeededShoes;
import baccarat.rules.Money;
import baccarat.rules.Spot;
import baccarat.rules.Wager;
import baccarat.server.money.Cage;
import baccarat.server.names.Aliases;
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
import baccarat.table.Event;
import baccarat.table.Happened;
import baccarat.table.Meters;
import baccarat.table.Next;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.Table;
import baccarat.table.TableState;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.function.Predicate;

/// Two tables that share their meters, each with a patron at seat 1. A test chooses the cards,
/// where they are real, what becomes of each transaction, and when the process ends.
final class LinkedPair implements AutoCloseable {

    static final Vault VAULT =
            new Vault(new MasterKey("t", new Bytes32("7".repeat(64))), List.of());

    private static final Spot SEAT = Spot.seat(1);
    private static final List<String> PATRONS = List.of("vera", "walt");
    private static final int ENOUGH = 2_000;

    private final GatedStore gated;
    private final List<WorldTable> tables;
    private final Set<WorldTable> asleep = new HashSet<>();
    private Instant now = World.NOON;

    /// With real cards, both tables open.
    LinkedPair(Path data) {
        this(data, WorldSetting.LINKED, Dealing.REAL_CARDS);
        open(0);
        open(1);
    }

    LinkedPair(Path data, List<WorldSetting.Table> floor, Dealing dealing) {
        gated = GatedStore.open(data);
        var patrons =
                PATRONS.stream()
                        .map(name -> new WorldPatron(name, 1, new SplittableRandom(1)))
                        .toList();
        List<Setting> settings = WorldSetting.begin(gated, patrons, floor);
        Surroundings around = surroundings();
        tables =
                settings.stream()
                        .map(it -> WorldSetting.dealt(it, dealing))
                        .map(it -> new WorldTable(around, it, () -> new ShoeStream(1, 1).bytes()))
                        .toList();
    }

    Surroundings surroundings() {
        return new Surroundings(
                gated.store(),
                new Aliases(gated.store()),
                new Cage(gated.store()),
                new Crews(gated.store(), () -> now),
                new Underway(),
                new Links(),
                () -> now,
                new ClockWatch(() -> now, () -> 0),
                VAULT,
                () -> new ShoeStream(1, 1).bytes(),
                new Attendance(_ -> true, Integer.MAX_VALUE),
                (_, _) -> {});
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

    Meters meters(int table) {
        return state(table).meters();
    }

    Person patron(int table) {
        return Person.patron(PATRONS.get(table));
    }

    /// The events of a table's log.
    List<Event> log(int table) {
        return tables.get(table).happened().stream().map(Happened::event).toList();
    }

    List<String> wrong() {
        return WorldCheck.audit(gated.store(), VAULT);
    }

    /// Makes a change behind the back of the casino.
    int change(String sql) {
        var changed = gated.store().write(handle -> handle.execute(sql));
        settle();
        return changed.join();
    }

    /// A table does nothing for a while.
    void sleep(int table) {
        asleep.add(tables.get(table));
    }

    void wake(int table) {
        asleep.remove(tables.get(table));
        settle();
    }

    private List<WorldTable> awake() {
        return tables.stream().filter(it -> !asleep.contains(it)).toList();
    }

    /// Everything that was handed in is stored and told, and tables that stopped run again.
    void settle() {
        int times = 0;
        do {
            assertTrue(times < ENOUGH, "a table waits for something that never comes");
            times++;
            awake().forEach(WorldTable::readMail);
            awake().stream().filter(WorldTable::isDown).forEach(it -> it.load(Optional.empty()));
            gated.commit(Fate.KEPT);
            gated.commit(Fate.KEPT);
            awake().forEach(WorldTable::readMail);
        } while (awake().stream().anyMatch(WorldTable::isBusy));
    }

    /// Gives a command; it is stored when the test lets it.
    CompletableFuture<Answer> give(int table, Person who, Command command) {
        CompletableFuture<Answer> answer = tables.get(table).live().house(who, command);
        awake().forEach(WorldTable::readMail);
        return answer;
    }

    /// Opens a table and lets its patron sit down, until wagers are taken.
    void open(int table) {
        TableState closed = state(table);
        var dealer =
                new AutomaticDealer(closed.rules(), new SeededShoes(1), 1, Money.dollars(100_000));
        boolean hasCome = false;
        while (!(state(table).phase() instanceof Phase.AcceptingWagers)) {
            TableState state = state(table);
            if (!hasCome && !(state.phase() instanceof Phase.Closed)) {
                hasCome = true;
                comesIn(table);
                continue;
            }
            AutomaticDealer.Act act = dealer.next(state).orElseThrow();
            if (Table.decide(state, new Asked(act.who(), state.clock(), act.command()))
                    instanceof Decision.Accepted(var events, _)) {
                dealer.saw(events);
            }
            isAccepted(give(table, act.who(), act.command()));
        }
    }

    private void comesIn(int table) {
        Person patron = patron(table);
        isAccepted(give(table, patron, new Command.BuyIn(patron.name(), Money.dollars(1_000))));
        isAccepted(give(table, patron, new Command.TakePlace(patron.name(), SEAT)));
    }

    /// The patron leaves and the table closes.
    void close(int table) {
        Person patron = patron(table);
        isAccepted(give(table, patron, new Command.Leave(patron.name())));
        isAccepted(give(table, Person.floorperson("fay"), new Command.CloseTable()));
    }

    private void isAccepted(CompletableFuture<Answer> answer) {
        settle();
        assertInstanceOf(Answer.Accepted.class, answer.join());
    }

    /// Lets the automatic dealer work until a round is over, with wagers of the patron in it.
    void play(int table) {
        until(table, it -> !(it.phase() instanceof Phase.Closed));
        if (state(table).roster().patrons().isEmpty()) {
            comesIn(table);
        }
        until(table, it -> it.phase() instanceof Phase.AcceptingWagers);
        int rounds = state(table).shoe().rounds();
        wager(table, Wager.PLAYER, 10);
        wager(table, Wager.ROYAL_9, 5);
        until(
                table,
                it -> it.phase() instanceof Phase.AcceptingWagers && it.shoe().rounds() > rounds);
    }

    private void wager(int table, Wager wager, long dollars) {
        var stake = Money.dollars(dollars);
        isAccepted(give(table, patron(table), new Command.PlaceWager(SEAT, wager, stake)));
    }

    private void until(int table, Predicate<TableState> wanted) {
        for (int times = 0; !wanted.test(state(table)); times++) {
            assertTrue(times < ENOUGH, () -> "it never came: " + state(table).phase());
            Instant due = tables.get(table).tick().orElse(now);
            settle();
            now = due.isAfter(now) ? due : now.plusMillis(1);
        }
    }

    /// Deals a round with a Royal 9 wager up to the call of the result.
    void deal(int table, List<Card> player, List<Card> banker) {
        wager(table, Wager.PLAYER, 10);
        wager(table, Wager.ROYAL_9, 5);
        while (!(state(table).phase() instanceof Phase.CallingResult)) {
            step(table, player, banker);
        }
        settle();
    }

    /// Does what is due.
    void step(int table, List<Card> player, List<Card> banker) {
        TableState state = state(table);
        Due due = Next.steps(state).stream().filter(Due::required).findFirst().orElseThrow();
        var _ =
                give(
                        table,
                        AutomaticDealer.who(due),
                        new ChosenCards(player, banker).command(state, due.move()));
    }

    /// Settles the round, and lets the patron win Must Hit.
    void winMustHit(int table) {
        while (!(state(table).phase() instanceof Phase.EndingProgressives)) {
            step(table, List.of(), List.of());
            settle();
        }
        var _ =
                give(
                        table,
                        Person.dealer("dealer"),
                        new Command.EndProgressives(Optional.of(SEAT)));
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
        asleep.clear();
        tables.forEach(it -> it.load(Optional.of(around)));
        settle();
    }

    @Override
    public void close() {
        gated.close();
    }
}
