package baccarat.server.tables;

import baccarat.records.Recorded;
import baccarat.records.tree.Frontier;
import baccarat.records.tree.Subtree;
import baccarat.records.tree.TreeHash;
import baccarat.server.names.Asker;
import baccarat.server.store.Subtrees;
import baccarat.server.views.TableView;
import baccarat.table.CuratorEvent;
import baccarat.table.Event;
import baccarat.table.LinkEvent;
import baccarat.table.Play;
import baccarat.table.SealEvent;
import baccarat.table.TableState;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// The Merkle tree over a table's lines, updated during play, and the moments when the house signs
/// it: after a round in which a person wagered, at the end of a shoe, when the table or the casino
/// closes, and every hour.
final class LineTree {

    static final Duration AT_LEAST_EVERY = Duration.ofHours(1);

    private final String log;
    private final TreeHead.Signer signer;
    private final Frontier frontier;

    /// Lines not hashed yet. Hashing many lines together costs less than one at a time between all
    /// other work of a table, and no one waits for it.
    private final Deque<Mark> waiting = new ArrayDeque<>();

    private long size;
    private Optional<Mark> stored;
    private long signed;
    private Instant signedAt;
    private boolean isOwed;

    LineTree(Loaded loaded, TreeHead.Signer signer, Instant now) {
        this.log = loaded.setting().log();
        this.signer = signer;
        this.frontier = loaded.tree();
        this.size = frontier.size();
        this.signed = loaded.signed();
        this.signedAt = now;
        var loadedMark = new Mark(List.of(), size, isOpen(loaded.state()), false);
        waiting.add(loadedMark);
        this.stored = Optional.of(loadedMark).filter(mark -> mark.isOpen);
    }

    /// What was added to the tree; passed on once it is durable.
    static final class Mark {

        private final List<Recorded> lines;
        private final long size;
        private final boolean isOpen;
        private final boolean isDue;
        private Optional<TreeHead> head = Optional.empty();

        /// @param size of the tree with these lines
        /// @param isOpen whether it may be signed: no round is in progress
        /// @param isDue whether the house owes a signature for it
        private Mark(List<Recorded> lines, long size, boolean isOpen, boolean isDue) {
            this.lines = lines;
            this.size = size;
            this.isOpen = isOpen;
            this.isDue = isDue;
        }
    }

    /// Adds lines, and puts their derived data into the entry.
    Mark follow(TableState before, TableState after, List<Recorded> recorded, Entry entry) {
        long smaller = size;
        size += recorded.size();
        boolean isDue = recorded.stream().anyMatch(line -> isDue(before, line.happened().event()));
        var mark = new Mark(recorded, size, isOpen(after), isDue);
        waiting.add(mark);
        if (Subtrees.isAnyCompleted(smaller, size)) {
            hash(part -> entry.and(handle -> Subtrees.put(handle, log, part)));
        }
        return mark;
    }

    private static boolean isOpen(TableState state) {
        return TableView.play(state.phase()).isEmpty();
    }

    private void hash(Consumer<Subtree.Hashed> kept) {
        for (Mark mark = waiting.poll(); mark != null; mark = waiting.poll()) {
            for (Recorded line : mark.lines) {
                frontier.add(TreeHash.leaf(line.written().line())).stream()
                        .filter(part -> Subtrees.isStored(part.part()))
                        .forEach(kept);
            }
            if (mark.isOpen) {
                mark.head = Optional.of(TreeHead.of(frontier));
            }
        }
    }

    private TreeHead head(Mark mark) {
        if (mark.head.isEmpty()) {
            hash(
                    part -> {
                        throw new IllegalStateException("not stored with its last line: " + part);
                    });
        }
        return mark.head.orElseThrow();
    }

    private static boolean isDue(TableState before, Event event) {
        return switch (event) {
            case Event.EndOfRound _ -> aPersonWagered(before);
            case Event.OfPreparation cards ->
                    cards instanceof Event.ShoeEnded || cards instanceof Event.ShuffleOrdered;
            case SealEvent seal -> seal instanceof SealEvent.SealOpened;
            case Event.OfTheFloor floor -> floor instanceof Event.TableClosed;
            case Event.OfTheRound _,
                    Event.OfMishaps _,
                    Event.OfPatrons _,
                    Event.OfWagers _,
                    Event.OfSettlement _,
                    CuratorEvent _,
                    LinkEvent _ ->
                    false;
        };
    }

    private static boolean aPersonWagered(TableState state) {
        return TableView.play(state.phase()).stream()
                .map(Play::placed)
                .flatMap(List::stream)
                .flatMap(placed -> state.roster().at(placed.spot()).stream())
                .anyMatch(patron -> !Asker.isSimulated(patron.name()));
    }

    /// The added lines are durable and may be signed.
    void stored(Mark mark, Instant now) {
        isOwed |= mark.isDue;
        if (mark.isOpen) {
            stored = Optional.of(mark);
            if (isOwed) {
                sign(now);
            }
        }
    }

    /// Signs lines that have waited for an hour.
    void look(Instant now) {
        if (!now.isBefore(signedAt.plus(AT_LEAST_EVERY))) {
            sign(now);
        }
    }

    /// Signs everything that is durable and contains no secret, unless it is signed already.
    void sign(Instant now) {
        isOwed = false;
        signedAt = now;
        stored.filter(mark -> mark.size > signed)
                .ifPresent(
                        mark -> {
                            signed = mark.size;
                            signer.sign(log, head(mark));
                        });
    }
}
