package baccarat.checks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import baccarat.records.LogHeader;
import baccarat.regulations.Review;
import baccarat.regulations.RulesSubmission;
import baccarat.rules.CardRules;
import baccarat.verifier.Finding;
import baccarat.verifier.Verdict;
import baccarat.verifier.Verifier;
import java.io.IOException;
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

    /// The dealer cuts where no patron does.
    private static final String DEALT_AS_CUT =
            ".* [234]\\d\\d faced cards as the cut has them; (seat \\d+|nobody) gave the last nonce";

    static List<Path> examples() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("../regulations/examples"))) {
            return files.sorted().toList();
        }
    }

    /// Two shoes to their end, the second cut twice; the third is sealed and no more.
    @ParameterizedTest
    @MethodSource("examples")
    void the_log_of_a_sealed_table_shows_every_card_where_the_cut_put_it(Path example)
            throws IOException {
        String submission = Files.readString(example);
        var approved = assertInstanceOf(Review.Approved.class, RulesSubmission.review(submission));
        assumeTrue(approved.rules().cards().shuffle() != CardRules.Shuffle.CONTINUOUS);
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
        assertEquals(3, shoes.size());
        for (Finding shoe : shoes.subList(0, 2)) {
            assertTrue(shoe.what().matches(DEALT_AS_CUT), shoe.what());
        }
        assertTrue(log.stream().anyMatch(line -> line.contains("\"RecutOrdered\"")));
    }
}
