package baccarat.reports;

import baccarat.odds.Composition;
import baccarat.odds.Question;
import baccarat.odds.WagerOdds;
import baccarat.regulations.Review;
import baccarat.rules.Provision;
import baccarat.rules.TableRules;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// What is printed of a Rules Submission.
///
/// @param text of the file
/// @param sha256 of its bytes
/// @param calls of a round, in their order
/// @param program that prints it
public record PrintedSubmission(
        Review.Approved submission,
        String text,
        String sha256,
        List<WagerOdds> wagers,
        List<Warning> warnings,
        List<Call> calls,
        String program) {

    /// A dealer's call, when it is made, and what it rests on.
    public record Call(String when, String words, List<Provision> because) {}

    /// As what it is printed.
    public enum As {
        /// For the regulator.
        DOCUMENT,
        /// The rules of the game, for patrons.
        CARD,
        /// Limits and pay tables, for the table.
        SIGN,
        /// The felt, drawn to scale.
        LAYOUT,
        /// Third cards, calls and settlement, for dealers.
        TRAINING;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }

        public static Optional<As> of(String text) {
            return Stream.of(values()).filter(as -> as.toString().equals(text)).findFirst();
        }
    }

    /// What is printed of an approved submission; its odds are counted here.
    public static PrintedSubmission of(
            Review.Approved submission, String text, String sha256, List<Call> calls) {
        TableRules rules = submission.rules();
        Program program = Program.running();
        return new PrintedSubmission(
                submission,
                text,
                sha256,
                AskedOdds.odds(Question.of(Composition.of(rules.cards().decksInTheShoe()), rules))
                        .wagers(),
                Warnings.of(rules),
                calls,
                program.stamp().orElse(program.inWords()));
    }

    TableRules rules() {
        return submission.rules();
    }

    /// Enough of the hash to recognise it by.
    String shortHash() {
        return Sha256.inShort(sha256);
    }

    /// The whole page.
    public String html(As as, Paper paper) {
        boolean across = as == As.SIGN || as == As.LAYOUT;
        var sheet = new ReportStyle.Sheet(paper, across, "Rules hash " + shortHash());
        List<Html> body =
                switch (as) {
                    case DOCUMENT -> SubmissionHtml.of(this);
                    case CARD -> CardHtml.of(this);
                    case SIGN -> SignHtml.of(this);
                    case LAYOUT -> LayoutHtml.of(this);
                    case TRAINING -> TrainingHtml.of(this);
                };
        return PrintedPage.of(submission.name() + ": " + as, sheet, body);
    }
}
