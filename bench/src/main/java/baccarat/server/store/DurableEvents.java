package baccarat.server.store;

import baccarat.cards.Card;
import baccarat.records.LogHeader;
import baccarat.records.LogWriter;
import baccarat.records.Recorded;
import baccarat.rules.Dealing;
import baccarat.rules.Money;
import baccarat.table.Account;
import baccarat.table.Event;
import baccarat.table.Happened;
import baccarat.table.Person;
import baccarat.table.Place;
import baccarat.table.Transfer;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicLong;

/// Events a second that are durable when they are told about: with hundreds on the way at once, and
/// each waited for before the next. The two take turns, since a disk is faster at one time than at
/// another.
public final class DurableEvents {

    private static final Duration EACH = Duration.ofSeconds(4);
    private static final int TURNS = 3;
    private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");

    private final Store store;
    private final String log;
    private final LogWriter writer;

    private DurableEvents(Store store, int run) {
        var header = new LogHeader("ma-mini", "measured", "", Optional.empty());
        Log begun = Log.begun("measured", run, header, NOON);
        this.store = store;
        this.log = begun.id();
        this.writer = new LogWriter(header);
        store.write(
                        handle -> {
                            Logs.begin(handle, begun);
                            return true;
                        })
                .join();
    }

    /// The location of an empty store, by default SQLite in a temporary folder.
    @SuppressWarnings("SystemOut")
    public static void main(String[] arguments) throws IOException, InterruptedException {
        String location = arguments.length == 0 ? "sqlite" : arguments[0];
        try (var scratch = Scratch.named("durable-events");
                Store store = open(location, scratch.folder())) {
            for (int turn = 0; turn < TURNS; turn++) {
                System.out.printf(
                        "together: %,d events/s in changes of one, %,d in changes of five;"
                                + " one after the other: %,d%n",
                        new DurableEvents(store, turn * 3 + 1).perSecond(500, 1),
                        new DurableEvents(store, turn * 3 + 2).perSecond(500, 5),
                        new DurableEvents(store, turn * 3 + 3).perSecond(1, 1));
            }
        }
    }

    /// Events a second into a new SQLite store in this folder, hundreds on the way at once.
    public static long together(Path data, int inAChange) throws InterruptedException {
        try (Store store = open("sqlite", data)) {
            return new DurableEvents(store, 1).perSecond(500, inAChange);
        }
    }

    private static Store open(String location, Path data) {
        Store store = Stores.open(location, data);
        store.write(
                        handle -> {
                            Logs.addTable(
                                    handle,
                                    new Logs.CasinoTable(
                                            "measured", "", "", "", NOON, Optional.empty()));
                            return true;
                        })
                .join();
        return store;
    }

    private long perSecond(int onTheWay, int inAChange) throws InterruptedException {
        var free = new Semaphore(onTheWay);
        var told = new AtomicLong();
        long from = System.nanoTime();
        long to = from + EACH.toNanos();
        while (System.nanoTime() < to) {
            List<Recorded> events = events(inAChange);
            free.acquire();
            store.write(
                            handle -> {
                                Events.append(handle, log, events);
                                return events.size();
                            })
                    .thenAccept(told::addAndGet)
                    .whenComplete((_, _) -> free.release())
                    .isDone();
        }
        free.acquire(onTheWay);
        return told.get() * Duration.ofSeconds(1).toNanos() / (System.nanoTime() - from);
    }

    private List<Recorded> events(int many) {
        var transfer =
                new Transfer(Account.Fixed.TRAY, new Account.Rack("anna"), Money.dollars(25));
        var happened =
                new Happened(
                        Person.dealer("dealer"),
                        NOON,
                        new Event.CardDealt(Place.PLAYER_FIRST, Card.of("9h"), false),
                        List.of(Dealing.FOUR_CARDS_DEALT, Dealing.TWO_HANDS),
                        List.of(transfer));
        var events = new ArrayList<Recorded>();
        for (int i = 0; i < many; i++) {
            events.add(writer.recorded(happened));
        }
        return events;
    }
}
