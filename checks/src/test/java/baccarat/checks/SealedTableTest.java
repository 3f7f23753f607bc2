package baccarat.checks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.records.LogHeader;
import baccarat.regulations.Review;
import baccarat.regulations.RulesSubmission;
import baccarat.rules.CardRules;
import baccarat.rules.Handling;
import baccarat.rules.TableRules;
import baccarat.verifier.Finding;
import baccarat.verifier.Verdict;
import baccarat.verifier.Verifier;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// A real table whose shoes are sealed, and its log in the hands of the verifier.
@Tag("slow")
class SealedTableTest {

    /// All but those of a continuous shuffler, which is not sealed.
    static List<String> examples() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("../regulations/examples"))) {
            return files.sorted()
                    .map(SealedTableTest::text)
                    .filter(text -> rules(text).cards().shuffle() != CardRules.Shuffle.CONTINUOUS)
                    .toList();
        }
    }

    private static String text(Path example) {
        try {
            return Files.readString(example);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static TableRules rules(String submission) {
        return approved(submission).rules();
    }

    private static Review.Approved approved(String submission) {
        return assertInstanceOf(Review.Approved.class, RulesSubmission.review(submission));
    }

    /// Two shoes to their end, the second cut twice; the third is sealed and no more. A dealer who
    /// cuts has no share.
    @ParameterizedTest
    @MethodSource("examples")
    void the_log_of_a_sealed_table_shows_every_card_where_the_cut_put_it(String submission) {
        Review.Approved approved = approved(submission);
        boolean dealers = approved.rules().handling().cut() == Handling.Cut.DEALER;
        String dealtAsCut =
                ".* [234]\\d\\d faced cards as the cut has them; "
                        + (dealers
                                ? "no patron had a share, the house chose the order"
                                : "pledged before any was shown: seat \\d+(, seat \\d+)*");
        var header =
                new LogHeader(
                        approved.regulation().id(), approved.name(), submission, Optional.empty());

        List<String> log = new SealedTable(header, approved.rules()).play(2);

        Verdict verdict = Verifier.verify(log.iterator(), Optional.empty());
        assertTrue(verdict.good(), verdict.toString());
        List<Finding> shoes =
                verdict.findings().stream()
                        .filter(finding -> finding.what().startsWith("shoe "))
                        .toList();
        assertEquals(dealers ? 4 : 5, shoes.size());
        assertEquals(
                dealers ? 0 : 1,
                shoes.stream()
                        .filter(finding -> finding.what().contains("did not show it"))
                        .count());
        for (Finding shoe : shoes.subList(0, 2)) {
            assertTrue(shoe.what().matches(dealtAsCut), shoe.what());
        }
        assertTrue(log.stream().anyMatch(line -> line.contains("\"RecutOrdered\"")));
    }
}
