package baccarat.server.web;

import baccarat.regulations.Regulations;
import baccarat.regulations.Review;
import baccarat.reports.EveryWager;
import baccarat.reports.Sha256;
import baccarat.rules.TableRules;
import baccarat.server.Casino;
import baccarat.server.FirstTables;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/// The rules that a request is about: a submission of its own, the example of a document, or every
/// wager of the documents at once.
///
/// @param approved empty if it is every wager
/// @param sha256 of the submission's bytes
record AskedRules(Optional<Review.Approved> approved, String sha256) {

    static AskedRules of(Fields fields, Casino casino) {
        Optional<String> submission = fields.text("submission");
        Optional<String> example =
                fields.text(
                                "regulation",
                                "a document of this casino, such as ma-mini",
                                Regulations.shipped()::of)
                        .map(regulation -> FirstTables.submission(regulation.id()));
        if (submission.isPresent() && example.isPresent()) {
            throw Problem.badRequest("give submission or regulation, not both");
        }
        return submission.or(() -> example).map(text -> read(text, casino)).orElse(EVERY_WAGER);
    }

    private static final AskedRules EVERY_WAGER = new AskedRules(Optional.empty(), "");

    private static AskedRules read(String submission, Casino casino) {
        return switch (casino.floor().review(submission)) {
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
