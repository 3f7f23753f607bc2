package baccarat.server.tables;

import baccarat.records.Recorded;
import baccarat.table.TableState;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// Stands in for the tree over a table's lines in `scripts/bench signing`: nothing is hashed and
/// nothing is signed, so that the same casino plays without checkpoints.
final class LineTree {

    LineTree(Loaded loaded, TreeHead.Signer signer, Instant now) {}

    record Mark(Optional<TreeHead> head, boolean isDue) {}

    Mark follow(TableState before, TableState after, List<Recorded> recorded, Entry entry) {
        return new Mark(Optional.empty(), false);
    }

    void stored(Mark mark, Instant now) {}

    void look(Instant now) {}

    void sign(Instant now) {}
}
