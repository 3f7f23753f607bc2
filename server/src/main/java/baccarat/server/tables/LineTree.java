package baccarat.server.tables;

import baccarat.records.Recorded;
import baccarat.records.tree.Frontier;
import baccarat.records.tree.TreeHash;
import baccarat.server.store.Subtrees;
import baccarat.table.CuratorEvent;
import baccarat.table.Event;
import baccarat.table.LinkEvent;
import baccarat.table.Play;
import baccarat.table.SealEvent;
import baccarat.table.TableState;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// The tree over a table's lines, carried along while it plays, and the moments at which the house
/// signs it: after a round in which a person wagered, at the end of a shoe, when the table or the
/// casino closes, and every hour.
final class LineTree {

    static final Duration AT_LEAST_EVERY = Duration.ofHours(1);

    private final String log;
    private final TreeHead.Signer signer;
    private final Frontier frontier;
    private Optional<TreeHead> stored;
    private long signed;
    private Instant signedAt;
    private boolean isOwed;

    LineTree(Loaded loaded, TreeHead.Signer signer, Instant now) {
        this.log = loaded.setting().log();
        this.signer = signer;
        this.frontier = loaded.tree();
        this.signed = loaded.signed();
        this.signedAt = now;
        this.stored = head(loaded.state());
    }

    /// What was added to the tree, told again once it is durable.
    ///
    /// @param head nothing while a round is under way
    /// @param isDue whether the house owes a signature for it
    record Mark(Optional<TreeHead> head, boolean isDue) {}

    /// Adds lines, and puts into the store what is kept of them.
    Mark follow(TableState before, TableState after, List<Recorded> recorded, Entry entry) {
        for (Recorded line : recorded) {
            frontier.add(TreeHash.leaf(line.written().line())).stream()
                    .filter(part -> Subtrees.isStored(part.part()))
                    .forEach(part -> entry.and(handle -> Subtrees.put(handle, log, part)));
        }
        boolean isDue = recorded.stream().anyMatch(line -> isDue(before, line.happened().event()));
        return new Mark(head(after), isDue);
    }

    private Optional<TreeHead> head(TableState state) {
        return TableView.play(state.phase()).isPresent()
                ? Optional.empty()
                : Optional.of(TreeHead.of(frontier));
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

    /// What was added is durable, so that it may be signed.
    void stored(Mark mark, Instant now) {
        isOwed |= mark.isDue();
        if (mark.head().isPresent()) {
            stored = mark.head();
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

    /// Signs all that is durable and nobody's secret, unless it is signed already.
    void sign(Instant now) {
        isOwed = false;
        signedAt = now;
        stored.filter(head -> head.size() > signed)
                .ifPresent(
                        head -> {
                            signed = head.size();
                            signer.sign(log, head);
                        });
    }
}
