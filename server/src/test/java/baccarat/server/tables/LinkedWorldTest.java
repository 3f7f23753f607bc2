package baccarat.server.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.regulations.Review;
import baccarat.regulations.RulesSubmission;
import baccarat.rules.Meter;
import baccarat.rules.Money;
import baccarat.server.store.MeterLinks;
import baccarat.server.store.Store;
import baccarat.table.Event;
import baccarat.table.Happened;
import baccarat.table.Table;
import baccarat.table.TableState;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Two tables that share their meters (reading 55), in a world where messages are lost, the store
/// fails and the process ends at any moment.
class LinkedWorldTest {

    private static final int COMMANDS = Integer.getInteger("world.commands", 10_000);
    private static final long SEED = Long.getLong("world.seed", 3);

    @TempDir Path data;

    @Tag("slow")
    @Test
    void no_contribution_is_lost_and_no_award_is_paid_twice_whatever_fails() {
        try (var world = new World(data, SEED, WorldSetting.LINKED, World.Days.BUSY)) {
            try {
                world.run(COMMANDS);
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError(world.toString(), e);
            }
            Store store = world.around().store();
            List<String> wrong = WorldCheck.audit(store, world.around().vault());
            assertEquals(List.of(), wrong, world::toString);

            List<List<Happened>> logs = world.tables().stream().map(WorldTable::happened).toList();
            int wagers = 0;
            int won = 0;
            int rounds = 0;
            long paid = 0;
            for (List<Happened> log : logs) {
                wagers += log.stream().mapToInt(it -> wagers(it.event())).sum();
                won += (int) log.stream().filter(it -> isMustHit(it.event())).count();
                rounds += (int) log.stream().filter(it -> isRound(it.event())).count();
                paid += log.stream().mapToLong(it -> mustHit(it.event())).sum();
            }
            MeterLinks.Move last =
                    store.read(handle -> MeterLinks.last(handle, "main")).orElseThrow();
            var mustHit = last.after().of(Meter.MUST_HIT);
            System.out.printf(
                    "linked world: %s; %d rounds, %d moves, %d Royal 9 wagers, Must Hit won %d times%n",
                    world, rounds, last.number(), wagers, won);
            assertEquals(wagers * 50_000L, mustHit.contributed(), "1% of $5.00, in units");
            assertEquals(paid * 10_000, mustHit.paid(), "what patrons were paid, in units");
            assertTrue(
                    logs.stream()
                            .allMatch(log -> log.stream().anyMatch(it -> isMustHit(it.event()))),
                    "Must Hit was never won at one of the tables");
            for (int i = 0; i < logs.size(); i++) {
                assertEquals(
                        world.tables().get(i).live().state().meters().shown(),
                        alone(WorldSetting.LINKED.get(i).submission(), logs.get(i))
                                .meters()
                                .shown(),
                        "a log that is replayed alone");
            }
        }
    }

    private static TableState alone(String submission, List<Happened> log) {
        var approved = (Review.Approved) RulesSubmission.review(submission);
        return Table.replay(TableState.closed(approved.rules()), log);
    }

    private static int wagers(Event event) {
        return event instanceof Event.MetersCredited(int wagers) ? wagers : 0;
    }

    private static boolean isRound(Event event) {
        return event instanceof Event.CardsCleared;
    }

    private static boolean isMustHit(Event event) {
        return event instanceof Event.MustHitWon;
    }

    private static long mustHit(Event event) {
        return event instanceof Event.MustHitWon(_, Money amount) ? amount.cents() : 0;
    }
}
