package baccarat.server.load;

import java.io.IOException;
import java.net.InetAddress;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A table where everybody wagers as soon as wagers are open. The house closes them as soon as
/// everybody has, and does the rest.
final class LoadTable {

    private static final String OPEN = "\"phase\":{\"name\":\"AcceptingWagers\"";
    private static final String PLACED = "\"event\":\"WagerPlaced\"";
    private static final Pattern SPOT = Pattern.compile("\"spot\":\"(\\d+)\"");
    private static final long GAP = Duration.ofMillis(60).toNanos();
    private static final Pattern NUMBER = Pattern.compile("\"n\":(\\d+)");

    private final LoadProcess casino;
    private final String name;
    private final int patrons;
    private final Figures figures;

    /// By seat, the watcher's at 0. A reader that comes before its patron is here wagers later.
    private final Map<Integer, Screen> screens = new ConcurrentHashMap<>();

    /// By seat: when the wager was sent, and how many have not seen it yet.
    private final long[] sentAt;

    private final int[] unseen;

    private int placed;
    private long event;

    /// What all tables together have done since the last look.
    record Figures(
            AtomicLong rounds,
            AtomicLong events,
            AtomicLong frames,
            AtomicLong wagers,
            AtomicLong refused,
            AtomicLong lost,
            Latencies latencies) {

        static Figures none() {
            return new Figures(
                    new AtomicLong(),
                    new AtomicLong(),
                    new AtomicLong(),
                    new AtomicLong(),
                    new AtomicLong(),
                    new AtomicLong(),
                    new Latencies());
        }

        void clear() {
            List.of(rounds, events, frames, wagers, refused).forEach(one -> one.set(0));
            latencies.clear();
        }
    }

    LoadTable(LoadProcess casino, String name, int patrons, Figures figures) {
        this.casino = casino;
        this.name = name;
        this.patrons = patrons;
        this.figures = figures;
        this.sentAt = new long[patrons + 1];
        this.unseen = new int[patrons + 1];
    }

    /// @param sessions the watcher's, then each patron's: a name and a token
    void sitDown(InetAddress from, List<String> sessions) throws IOException {
        screens.put(0, open(from, sessions.getFirst(), this::watcherReads));
        for (int seat = 1; seat <= patrons; seat++) {
            int own = seat;
            String session = sessions.get(seat);
            Screen screen = open(from, session, text -> patronReads(own, text));
            screens.put(seat, screen);
            String patron = session.substring(0, session.indexOf(' '));
            screen.command(
                    "{'command':'BuyIn','patron':'%s','amount':'100000.00'}".formatted(patron));
            screen.command(
                    "{'command':'TakePlace','patron':'%s','place':'%d'}".formatted(patron, seat));
        }
    }

    private Screen open(InetAddress from, String session, Consumer<String> to) throws IOException {
        return Screen.open(from, casino.port(), name, session, to, figures.lost());
    }

    /// Everybody wagers at the first opening, those who come too late at the next.
    void begin() {
        for (int seat = 1; seat <= patrons; seat++) {
            wager(seat);
        }
    }

    private void patronReads(int seat, String text) {
        if (text.contains("\"accepted\":false")) {
            figures.refused().incrementAndGet();
        }
        if (text.contains(PLACED)) {
            saw(text);
        }
        if (text.contains(OPEN)) {
            wager(seat);
        }
    }

    /// No faster than a connection may: 20 commands a second.
    private void wager(int seat) {
        long wait;
        synchronized (this) {
            wait = sentAt[seat] == 0 ? 0 : sentAt[seat] + GAP - System.nanoTime();
        }
        if (wait > 0) {
            CompletableFuture.delayedExecutor(wait, TimeUnit.NANOSECONDS)
                    .execute(() -> place(seat));
        } else {
            place(seat);
        }
    }

    private void place(int seat) {
        Screen screen = screens.get(seat);
        if (screen == null) {
            return;
        }
        synchronized (this) {
            sentAt[seat] = System.nanoTime();
            unseen[seat] = patrons;
        }
        String hand = seat % 2 == 0 ? "PLAYER" : "BANKER";
        screen.command(
                "{'command':'PlaceWager','spot':'%d','wager':'%s','stake':'25.00'}"
                        .formatted(seat, hand));
    }

    /// The time from the command to the last of the patrons' screens.
    private synchronized void saw(String text) {
        Matcher spot = SPOT.matcher(text.substring(text.indexOf(PLACED)));
        if (!spot.find()) {
            return;
        }
        int seat = Integer.parseInt(spot.group(1));
        unseen[seat]--;
        if (unseen[seat] == 0) {
            figures.latencies().add(System.nanoTime() - sentAt[seat]);
            figures.wagers().incrementAndGet();
        }
    }

    private void watcherReads(String text) {
        if (!text.startsWith("{\"type\":\"frame\"")) {
            return;
        }
        figures.frames().incrementAndGet();
        Matcher number = NUMBER.matcher(text);
        if (number.find()) {
            long now = Long.parseLong(number.group(1));
            figures.events().addAndGet(event == 0 ? 0 : now - event);
            event = now;
        }
        if (text.contains("\"event\":\"CardsCleared\"")) {
            figures.rounds().incrementAndGet();
        }
        if (text.contains(OPEN)) {
            placed = 0;
        }
        if (text.contains(PLACED)) {
            placed++;
            if (placed == patrons) {
                casino.closeWagers(name);
            }
        }
    }

    void leave() {
        screens.values().forEach(Screen::close);
    }
}
