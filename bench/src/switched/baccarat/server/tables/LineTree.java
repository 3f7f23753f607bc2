package baccarat.server.tables;

import baccarat.records.Recorded;
import baccarat.server.load.TreeSwitch;
import baccarat.table.TableState;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// Stands in for the tree over a table's lines in `scripts/bench signing`, which compiles the real
/// one under the name `RealLineTree`. While the switch is off nothing is hashed and nothing is
/// signed, so that one table of one process plays with checkpoints and without. Its tree lacks the
/// lines of those times; it costs what a whole one costs.
final class LineTree {

    private final RealLineTree real;

    LineTree(Loaded loaded, TreeHead.Signer signer, Instant now) {
        this.real = new RealLineTree(loaded, signer, now);
    }

    record Mark(Optional<RealLineTree.Mark> real) {}

    Mark follow(TableState before, TableState after, List<Recorded> recorded, Entry entry) {
        return new Mark(
                TreeSwitch.isOn()
                        ? Optional.of(real.follow(before, after, recorded, entry))
                        : Optional.empty());
    }

    void stored(Mark mark, Instant now) {
        mark.real().ifPresent(one -> real.stored(one, now));
    }

    void look(Instant now) {
        if (TreeSwitch.isOn()) {
            real.look(now);
        }
    }

    void sign(Instant now) {
        real.sign(now);
    }
}
