package baccarat.server.tables;

import baccarat.records.tree.Frontier;
import baccarat.records.tree.TreeHash;
import java.util.List;

/// The tree over a log's lines at a moment when nothing in it is secret: no round is in progress in
/// which a patron has lifted a card.
///
/// @param size the number of lines
/// @param peaks the hashes from which the root is computed
public record TreeHead(long size, List<TreeHash> peaks) {

    public TreeHead {
        peaks = List.copyOf(peaks);
    }

    static TreeHead of(Frontier frontier) {
        return new TreeHead(frontier.size(), frontier.hashes());
    }

    /// Signs such heads for the house.
    public interface Signer {

        /// Signs the head of a log.
        ///
        /// @param head of lines that are durable
        void sign(String log, TreeHead head);
    }
}
