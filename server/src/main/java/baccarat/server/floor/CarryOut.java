package baccarat.server.floor;

import baccarat.records.Holdings;
import baccarat.reports.Json;
import baccarat.rules.Money;
import baccarat.server.Casino;
import baccarat.server.floor.SlipDesk.Outcome;
import baccarat.server.names.Asker;
import baccarat.server.people.Post;
import baccarat.server.store.Attached;
import baccarat.server.store.Slips;
import baccarat.server.store.Slips.Signature;
import baccarat.server.store.Slips.Slip;
import baccarat.server.store.Stops;
import baccarat.server.tables.Answer;
import baccarat.server.tables.TableDoor;
import baccarat.table.Command;
import baccarat.table.Patron;
import baccarat.table.Person;
import baccarat.table.Role;
import baccarat.table.TableState;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/// Carries out a slip once it has its signatures.
final class CarryOut {

    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final Duration A_LITTLE = Duration.ofMillis(50);
    private static final Answer NO_ANSWER = new Answer.Unavailable("the table does not answer");

    private final Casino casino;
    private final CageDesk cage;

    CarryOut(Casino casino) {
        this.casino = casino;
        this.cage = new CageDesk(casino);
    }

    /// Whether one signature is enough; throws [baccarat.server.money.Cage.Refused] if no number
    /// would be.
    boolean isEnough(Slip slip) {
        switch (slip.kind()) {
            case DEPOSIT, WITHDRAWAL, COMPLAINT -> cage.check(slip);
            case OPENING, CLOSING, FILL, CREDIT, ORDER, COUPON -> {}
        }
        return switch (slip.kind()) {
            case OPENING, CLOSING, FILL, CREDIT, ORDER -> false;
            case DEPOSIT, WITHDRAWAL, COMPLAINT, COUPON -> !cage.takesTwo(slip);
        };
    }

    Outcome of(Slip slip) {
        return switch (slip.kind()) {
            case OPENING, CLOSING, FILL, CREDIT, ORDER, COUPON -> atTheTable(slip);
            case DEPOSIT, WITHDRAWAL, COMPLAINT -> cage.carryOut(slip);
        };
    }

    private Outcome atTheTable(Slip slip) {
        TableDoor table = casino.table(slip.table().orElseThrow()).orElseThrow();
        Person floor = floor(slip);
        Instant now = casino.clock().instant();
        var done = new Attached.SlipDone(slip.id(), now);
        synchronized (table) {
            return switch (slip.kind()) {
                case OPENING -> opened(slip, table, floor, done);
                case CLOSING -> closed(slip, table, floor, done);
                case FILL -> moved(slip, table, floor, new Command.FillTray(slip.amount()), done);
                case CREDIT ->
                        moved(slip, table, floor, new Command.CreditTray(slip.amount()), done);
                case ORDER -> ordered(slip, table, floor, done);
                case COUPON -> moved(slip, table, floor, coupon(slip), done);
                case DEPOSIT, WITHDRAWAL, COMPLAINT -> throw new IllegalArgumentException();
            };
        }
    }

    private static Command coupon(Slip slip) {
        return new Command.IssueCoupon(
                slip.patron().orElseThrow(), slip.amount(), slip.reason().orElseThrow());
    }

    /// The floorperson who signed; a coupon may have been signed by administrators only.
    private static Person floor(Slip slip) {
        return slip.signatures().stream()
                .flatMap(it -> floor(it).stream())
                .findFirst()
                .orElseGet(() -> new Person(Role.SUPERVISOR, slip.signers().getFirst()));
    }

    private static Optional<Person> floor(Signature signature) {
        return Post.of(signature.post())
                .filter(Post::isFloor)
                .map(post -> new Person(post.role(), signature.person()));
    }

    private Outcome moved(
            Slip slip, TableDoor table, Person floor, Command command, Attached done) {
        return outcome(slip, answer(table.carryOut(floor, command, List.of(done))));
    }

    private Outcome outcome(Slip slip, Answer answer) {
        return answer instanceof Answer.Accepted
                ? new Outcome.Done(
                        casino.store().read(handle -> Slips.find(handle, slip.id())).orElseThrow())
                : new Outcome.Refused(slip, answer);
    }

    /// The event names the floorperson; a note beside it names the other signer.
    private Outcome ordered(Slip slip, TableDoor table, Person floor, Attached done) {
        var command = Json.MAPPER.readTree(slip.command().orElseThrow());
        Attached noted = noted(slip, "order", command.path("command").asString());
        return outcome(slip, answer(table.carryOut(floor, command, List.of(done, noted))));
    }

    /// If the audit has stopped the house, no table opens: [baccarat.server.AuditStops] takes the
    /// same lock.
    private Outcome opened(Slip slip, TableDoor table, Person floor, Attached done) {
        Optional<String> trouble = casino.auditor().trouble();
        if (trouble.isPresent()) {
            return outcome(slip, new Answer.Unavailable(trouble.get()));
        }
        var goesOn = new Attached.Stopped(table.setting().id(), Optional.empty());
        var command = new Command.OpenTable(slip.amount());
        Answer answer = answer(table.carryOut(floor, command, List.of(done, goesOn)));
        if (answer instanceof Answer.Accepted) {
            table.stop(Optional.empty());
        }
        return outcome(slip, answer);
    }

    /// Finishes the round in progress and sends simulated patrons home; people have to leave on
    /// their own. The table then stays closed until it is opened with two signatures.
    private Outcome closed(Slip slip, TableDoor table, Person floor, Attached done) {
        String id = table.setting().id();
        String reason = "closed by " + String.join(" and ", slip.signers());
        var stays = new Attached.Stopped(id, Optional.of(reason));
        table.stop(Optional.of(reason));
        boolean areTracked = !table.setting().approved().rules().seating().resultsOnly();
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (true) {
            Optional<TableState> state = withoutSimulatedPatrons(table);
            if (state.isEmpty()) {
                goOn(table);
                return outcome(slip, NO_ANSWER);
            }
            Money books = Holdings.of(state.get().accounts()).total();
            var with = new ArrayList<Attached>();
            with.add(done);
            with.add(stays);
            if (areTracked) {
                with.add(new Attached.Counted(slip.id(), books));
            }
            with.add(areTracked ? difference(slip, books) : count(slip));
            Answer answer = answer(table.carryOut(floor, new Command.CloseTable(), with));
            if (answer instanceof Answer.Accepted) {
                return outcome(slip, answer);
            }
            if (System.nanoTime() > end) {
                goOn(table);
                return outcome(slip, answer);
            }
            pause();
        }
    }

    /// Lets the table continue, unless it was stopped before.
    private void goOn(TableDoor table) {
        table.stop(casino.store().read(handle -> Stops.of(handle, table.setting().id())));
    }

    /// A table that does not answer must not make slips of other tables wait forever.
    private static Answer answer(CompletableFuture<Answer> asked) {
        return asked.completeOnTimeout(NO_ANSWER, PATIENCE.toSeconds(), TimeUnit.SECONDS).join();
    }

    private static Optional<TableState> state(TableDoor table) {
        return table.state()
                .thenApply(Optional::of)
                .exceptionally(_ -> Optional.empty())
                .completeOnTimeout(Optional.empty(), PATIENCE.toSeconds(), TimeUnit.SECONDS)
                .join();
    }

    /// The table's state after the simulated patrons have left.
    private static Optional<TableState> withoutSimulatedPatrons(TableDoor table) {
        Optional<TableState> before = state(table);
        List<Patron> patrons = before.map(it -> it.roster().patrons()).orElse(List.of());
        for (Patron patron : patrons) {
            if (Asker.isSimulated(patron.name())) {
                var _ =
                        answer(
                                table.carryOut(
                                        Person.patron(patron.name()),
                                        new Command.Leave(patron.name()),
                                        List.of()));
            }
        }
        return before.flatMap(_ -> state(table));
    }

    /// The count compared with the books, for surveillance and for both signers.
    private Attached difference(Slip slip, Money books) {
        return noted(
                slip,
                slip.amount().equals(books) ? "count" : "count-differs",
                "counted %s, by the books %s".formatted(slip.amount(), books));
    }

    /// Where chips are not tracked, the books know nothing of the table's win.
    private Attached count(Slip slip) {
        return noted(slip, "count", "counted %s, chips are not tracked".formatted(slip.amount()));
    }

    private Attached noted(Slip slip, String kind, String words) {
        String signers = String.join(" and ", slip.signers());
        return new Attached.Noted(casino.clock().instant(), kind, signers, slip.table(), words);
    }

    private static void pause() {
        try {
            Thread.sleep(A_LITTLE);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
