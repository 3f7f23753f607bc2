package baccarat.server.tables;

import baccarat.records.tree.Frontier;
import baccarat.records.tree.TreeHash;
import java.util.List;

/// The tree over a log's lines at a moment when nothing in it is anybody's secret: no round is
/// under way in which a patron has lifted a card.
///
/// @param size how many lines
/// @param peaks the hashes from which the root follows
public record TreeHead(long size, List<TreeHash> peaks) {

    public TreeHead {
        peaks = List.copyOf(peaks);
    }

    static TreeHead of(Frontier frontier) {
        return new TreeHead(frontier.size(), frontier.hashes());
    }

    /// Who signs such heads for the house.
    public interface Signer {

        /// Signs what a log has come to.
        ///
        /// @param head about lines that are durable
        void sign(String log, TreeHead head);
    }
}
