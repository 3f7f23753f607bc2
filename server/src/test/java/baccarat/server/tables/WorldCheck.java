package baccarat.server.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.regulations.Regulations;
import baccarat.reports.Json;
import baccarat.rules.Money;
import baccarat.server.audit.Audit;
import baccarat.server.names.Asker;
import baccarat.server.store.ChainCheck;
import baccarat.server.store.Commands;
import baccarat.server.store.Ledger;
import baccarat.server.store.Store;
import baccarat.shoe.Vault;
import baccarat.table.Event;
import baccarat.table.Invariants;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// What has to be true of the simulated world: after each answer, at every rest, and in the end.
final class WorldCheck {

    /// What was refused is remembered by one load of one table.
    private record Judged(Commands.Key key, String table, int load) {}

    private final Map<Commands.Key, Answer> accepted = new HashMap<>();
    private final Map<Judged, Answer> judged = new HashMap<>();
    private int again;

    /// What was accepted is in the store before anybody hears of it, and is the answer for ever.
    void answered(
            World world, WorldPatron.Message message, WorldTable table, int load, Answer told) {
        if (told instanceof Answer.Unavailable) {
            return;
        }
        var key = new Commands.Key(message.from().asker().id(), message.id());
        Answer before = judged.putIfAbsent(new Judged(key, table.id(), load), told);
        if (before != null) {
            again++;
            assertEquals(before, told, () -> "another answer to " + message);
        }
        if (accepted.containsKey(key)) {
            assertEquals(accepted.get(key), told, () -> "another answer to " + message);
        } else if (told instanceof Answer.Accepted yes) {
            assertEquals(Optional.of(Answers.written(yes)), stored(world, key), message::toString);
            accepted.put(key, told);
        }
    }

    private static Optional<String> stored(World world, Commands.Key key) {
        Store store = world.around().store();
        return store.read(handle -> Commands.answered(handle, key)).map(Commands.Answered::answer);
    }

    /// At rest: cards and money are all there, the cage has what the ledger has, pages show the
    /// table, and a replay gives the same table.
    void all(World world) {
        Store store = world.around().store();
        world.viewers().forEach(WorldViewer::checkView);
        assertEquals(List.of(), store.read(Ledger::wrong));
        assertEquals(
                new Money(-WorldSetting.CHIPS.cents() * world.patrons().size()),
                balance(store, WorldSetting.PLAY_CHIPS));
        for (WorldPatron patron : world.patrons()) {
            String account = Asker.accountOf(patron.person().name());
            assertEquals(balance(store, account), world.around().purse().free(account), account);
        }
        for (WorldTable table : world.tables()) {
            var state = table.live().state();
            Invariants.check(state);
            assertEquals(Boundary.inside(state), balance(store, Boundary.account(table.id())));
            table.load(Optional.empty());
            assertEquals(state, table.live().state(), "a replay gives another table");
        }
    }

    /// What an audit of everything finds wrong.
    static List<String> audit(Store store, Vault vault) {
        return new Audit(store, vault, Regulations.shipped())
                .whole().stream()
                        .flatMap(part -> part.wrong().stream())
                        .map(Audit.Wrong::words)
                        .toList();
    }

    private static Money balance(Store store, String account) {
        return store.read(handle -> Ledger.balance(handle, account));
    }

    /// In the end: the chains hold, every acknowledged command is there once, no event belongs to
    /// two, and patrons bought chips exactly as often as the store has a command for it.
    void end(World world) {
        Store store = world.around().store();
        accepted.forEach(
                (key, answer) ->
                        assertEquals(
                                Optional.of(Answers.written((Answer.Accepted) answer)),
                                stored(world, key)));
        for (WorldTable table : world.tables()) {
            assertInstanceOf(
                    ChainCheck.Result.Right.class,
                    store.read(handle -> ChainCheck.whole(store.events(), handle, table.log())));
            var ranges = new TreeMap<Long, Long>();
            List<String> answers =
                    store.read(
                            handle ->
                                    handle.createQuery("SELECT answer FROM command WHERE log = ?")
                                            .bind(0, table.log())
                                            .mapTo(String.class)
                                            .list());
            for (String answer : answers) {
                var node = Json.MAPPER.readTree(answer);
                Long twice = ranges.put(node.path("first").asLong(), node.path("last").asLong());
                assertEquals(null, twice, "two commands with one effect");
            }
            long last = 0;
            for (var range : ranges.entrySet()) {
                assertTrue(range.getKey() > last, "two commands with one event");
                last = range.getValue();
            }
            long bought = 0;
            for (long number = 1; number <= table.storedTo(); number++) {
                var happened = table.stored(number).orElseThrow().happened();
                boolean byAPatron =
                        happened.event() instanceof Event.ChipsBought(var patron, _)
                                && !Asker.isSimulated(patron);
                bought += byAPatron ? 1 : 0;
                assertTrue(!byAPatron || ranges.containsKey(number), "chips without a command");
            }
            assertTrue(bought > 0, "nobody bought chips");
        }
    }

    /// How much was seen.
    @Override
    public String toString() {
        return "%d commands accepted, %d answers given again".formatted(accepted.size(), again);
    }
}
