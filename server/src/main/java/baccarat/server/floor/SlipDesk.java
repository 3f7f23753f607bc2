package baccarat.server.floor;

import baccarat.records.Holdings;
import baccarat.rules.Money;
import baccarat.server.Casino;
import baccarat.server.people.Member;
import baccarat.server.people.Post;
import baccarat.server.store.Change;
import baccarat.server.store.Significant;
import baccarat.server.store.Slips;
import baccarat.server.store.Slips.Slip;
import baccarat.server.store.Stops;
import baccarat.server.tables.Answer;
import baccarat.server.tables.Asker;
import baccarat.server.tables.TableThread;
import baccarat.table.Command;
import baccarat.table.Patron;
import baccarat.table.Person;
import baccarat.table.Role;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jdbi.v3.core.Handle;

/// Slips: who asks for one has signed it, a second person signs it, one of the two is a
/// floorperson, and then it is carried out. That the chips have moved and that the slip is done is
/// one change.
public final class SlipDesk {

    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final Duration A_LITTLE = Duration.ofMillis(50);

    private final Casino casino;

    public SlipDesk(Casino casino) {
        this.casino = casino;
    }

    /// What came of a signature.
    public sealed interface Outcome {

        /// Another signature is needed.
        record Waits(Slip slip) implements Outcome {}

        record Done(Slip slip) implements Outcome {}

        /// This signature is none.
        record NotSigned(String why) implements Outcome {}

        /// It is signed, and the table does not do it now; who signs again asks it again.
        record Refused(Answer answer) implements Outcome {}
    }

    public Slip ask(String kind, String table, Money amount, Member by) {
        var slip =
                new Slip(
                        UUID.randomUUID().toString(),
                        table,
                        kind,
                        amount,
                        by.name(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        casino.clock().instant(),
                        Optional.empty());
        return kept(signed(slip, by));
    }

    private Slip kept(Slip slip) {
        casino.store()
                .write(
                        handle -> {
                            Slips.put(handle, slip);
                            return true;
                        })
                .join();
        return slip;
    }

    private static Slip signed(Slip slip, Member by) {
        return switch (by.post()) {
            case FLOORPERSON -> slip.signedByTheFloor(by.name());
            case DEALER -> slip.signedByTheDealer(by.name());
            case ADMINISTRATOR -> slip.signedByTheCage(by.name());
            case PATRON, SURVEILLANCE ->
                    throw new IllegalArgumentException("a " + by.post() + " signs no slip");
        };
    }

    /// One at a time, so that a slip is carried out once.
    public synchronized Outcome sign(Slip given, Member by) {
        Slip slip = casino.store().read(handle -> Slips.find(handle, given.id())).orElseThrow();
        if (slip.doneAt().isPresent()) {
            return new Outcome.NotSigned("it was done at " + slip.doneAt().get());
        }
        if (!slip.isSigned()) {
            boolean twice = slip.signatures().contains(by.name());
            boolean dealers = by.post() == Post.DEALER && slip.dealer().isPresent();
            if (twice || dealers) {
                return new Outcome.NotSigned(
                        "two different people sign, and one of them is a floorperson");
            }
            slip = kept(signed(slip, by));
        }
        return slip.isSigned() ? carriedOut(slip) : new Outcome.Waits(slip);
    }

    private Outcome carriedOut(Slip slip) {
        TableThread table = casino.table(slip.table()).orElseThrow();
        var floor = new Person(Role.SUPERVISOR, slip.floor().orElseThrow());
        Instant now = casino.clock().instant();
        Change<Boolean> done =
                handle -> {
                    Slips.done(handle, slip.id(), now);
                    return true;
                };
        synchronized (table) {
            return switch (slip.kind()) {
                case "opening" -> opened(slip, table, floor, done);
                case "closing" -> closed(slip, table, floor, done);
                case "fill" -> moved(slip, table, floor, new Command.FillTray(slip.amount()), done);
                default -> moved(slip, table, floor, new Command.CreditTray(slip.amount()), done);
            };
        }
    }

    private Outcome moved(
            Slip slip, TableThread table, Person floor, Command command, Change<?> done) {
        return outcome(slip, table.carryOut(floor, command, List.of(done)).join());
    }

    private Outcome outcome(Slip slip, Answer answer) {
        return answer instanceof Answer.Accepted
                ? new Outcome.Done(
                        casino.store().read(handle -> Slips.find(handle, slip.id())).orElseThrow())
                : new Outcome.Refused(answer);
    }

    private Outcome opened(Slip slip, TableThread table, Person floor, Change<?> done) {
        Change<Boolean> goesOn =
                handle -> {
                    Stops.remove(handle, slip.table());
                    return true;
                };
        var command = new Command.OpenTable(slip.amount());
        Answer answer = table.carryOut(floor, command, List.of(done, goesOn)).join();
        if (answer instanceof Answer.Accepted) {
            table.stop(Optional.empty());
        }
        return outcome(slip, answer);
    }

    /// The round under way is finished and simulated patrons go home; people have to leave by
    /// themselves. The table then stays closed until it is opened with two signatures.
    private Outcome closed(Slip slip, TableThread table, Person floor, Change<?> done) {
        String reason = "closed by " + String.join(" and ", slip.signatures());
        Change<Boolean> stays =
                handle -> {
                    Stops.put(handle, slip.table(), reason);
                    return true;
                };
        table.stop(Optional.of(reason));
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (true) {
            sendSimulatedPatronsHome(table);
            Money books = Holdings.of(table.state().join().accounts()).total();
            List<Change<?>> with = List.of(done, stays, handle -> counted(slip, books, handle));
            Answer answer = table.carryOut(floor, new Command.CloseTable(), with).join();
            if (answer instanceof Answer.Accepted) {
                return outcome(slip, answer);
            }
            if (System.nanoTime() > end) {
                table.stop(casino.store().read(handle -> Stops.of(handle, slip.table())));
                return outcome(slip, answer);
            }
            pause();
        }
    }

    private static void sendSimulatedPatronsHome(TableThread table) {
        for (Patron patron : table.state().join().roster().patrons()) {
            if (Asker.isSimulated(patron.name())) {
                var _ =
                        table.carryOut(
                                        Person.patron(patron.name()),
                                        new Command.Leave(patron.name()),
                                        List.of())
                                .join();
            }
        }
    }

    /// What was counted beside what the books have, for surveillance.
    private boolean counted(Slip slip, Money books, Handle handle) {
        Significant.note(
                handle,
                casino.clock().instant(),
                slip.amount().equals(books) ? "count" : "count-differs",
                String.join(" and ", slip.signatures()),
                Optional.of(slip.table()),
                "counted %s, by the books %s".formatted(slip.amount(), books));
        return true;
    }

    private static void pause() {
        try {
            Thread.sleep(A_LITTLE);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
