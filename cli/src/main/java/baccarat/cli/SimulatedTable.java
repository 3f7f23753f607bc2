package baccarat.cli;

import baccarat.regulations.Regulation;
import baccarat.regulations.Regulations;
import baccarat.regulations.Review;
import baccarat.reports.EveryWager;
import baccarat.rules.TableRules;
import baccarat.simulation.KernelKind;
import java.nio.file.Path;
import java.util.Optional;

/// The table whose shoes are simulated: that of a Rules Submission, or one with every wager.
///
/// @param id what tells these rules apart, the SHA-256 of a submission for one
record SimulatedTable(String title, String id, TableRules rules) {

    private static final int DECKS = 8;
    private static final String EVERY_WAGER = "Every wager of the documents, 8 decks";
    private static final String BY_RANK = "Every wager of the documents but Royal 9, 8 decks";

    /// Without a submission, all that this kernel can play: by vectors no Royal 9, which reads
    /// suits.
    static SimulatedTable of(Optional<Path> file, Regulations regulations, KernelKind kernel) {
        return file.map(path -> SubmissionFile.read(path, regulations))
                .map(SimulatedTable::of)
                .orElseGet(
                        () ->
                                kernel == KernelKind.RANK
                                        ? of(EVERY_WAGER, EveryWager.rules(DECKS))
                                        : of(BY_RANK, EveryWager.withoutRoyal9(DECKS)));
    }

    private static SimulatedTable of(String title, TableRules rules) {
        return new SimulatedTable(title, title, rules);
    }

    private static SimulatedTable of(SubmissionFile submission) {
        Review.Approved approved = submission.approved();
        var regulation = approved.regulation();
        return new SimulatedTable(
                "%s, %s (%s)"
                        .formatted(
                                Fold.printable(approved.name()),
                                regulation.title(),
                                regulation.id()),
                submission.sha256() + ownDigest(regulation),
                approved.rules());
    }

    /// What a brought document says may change, so it is part of what tells the rules apart.
    private static String ownDigest(Regulation regulation) {
        return Regulations.shipped().of(regulation.id()).isPresent() ? "" : regulation.digest();
    }
}
