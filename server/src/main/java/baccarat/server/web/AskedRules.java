package baccarat.server.web;

import baccarat.regulations.Regulation;
import baccarat.regulations.Review;
import baccarat.regulations.RulesSubmission;
import baccarat.reports.EveryWager;
import baccarat.reports.Sha256;
import baccarat.rules.TableRules;
import baccarat.server.Casino;
import baccarat.server.FirstTables;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The rules somebody asks about: a submission of their own, the example of a document, those in
/// force at a table, or every wager of the documents at once.
///
/// @param approved empty where it is every wager
/// @param sha256 of the submission's bytes
record AskedRules(Optional<Review.Approved> approved, String sha256) {

    static AskedRules of(Fields fields, Casino casino) {
        Optional<String> submission = fields.text("submission");
        Optional<String> example =
                fields.text(
                                "regulation",
                                "a document of this casino, such as ma-mini",
                                Regulation::of)
                        .map(regulation -> FirstTables.submission(regulation.id()));
        Optional<String> inForce =
                fields.text("table", "a table of this casino, such as ma-mini", casino::table)
                        .map(table -> casino.submission(table.setting()));
        List<String> asked =
                Stream.of(submission, example, inForce).flatMap(Optional::stream).toList();
        if (asked.size() > 1) {
            throw Problem.badRequest("one of submission, regulation and table says the rules");
        }
        return asked.stream().findFirst().map(AskedRules::read).orElse(EVERY_WAGER);
    }

    private static final AskedRules EVERY_WAGER = new AskedRules(Optional.empty(), "");

    private static AskedRules read(String submission) {
        return switch (RulesSubmission.review(submission)) {
            case Review.Approved approved ->
                    new AskedRules(
                            Optional.of(approved),
                            Sha256.of(submission.getBytes(StandardCharsets.UTF_8)));
            case Review.Objected objected -> throw Problem.objected(objected);
        };
    }

    TableRules rules(int decks) {
        return approved.map(Review.Approved::rules).orElseGet(() -> EveryWager.rules(decks));
    }
}
