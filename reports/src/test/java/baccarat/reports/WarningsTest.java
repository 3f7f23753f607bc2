package baccarat.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.regulations.Review;
import baccarat.regulations.RulesSubmission;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class WarningsTest {

    private static final Path EXAMPLES = Path.of("../regulations/examples");

    static List<Path> examples() throws IOException {
        try (var files = Files.list(EXAMPLES)) {
            return files.sorted().toList();
        }
    }

    private static List<Warning> warnings(String submission) {
        Review review = RulesSubmission.review(submission);
        return Warnings.of(assertInstanceOf(Review.Approved.class, review, submission).rules());
    }

    private static List<String> words(String submission) {
        return warnings(submission).stream().map(Warning::inWords).toList();
    }

    private static String example(String name) throws IOException {
        return Files.readString(EXAMPLES.resolve(name));
    }

    @ParameterizedTest
    @MethodSource("examples")
    void a_shipped_example_has_no_warning_or_says_why(Path example) throws IOException {
        String text = Files.readString(example);
        for (Warning warning : warnings(text)) {
            String figure = warning.message().replaceAll(".*?(\\d+\\.\\d\\d%).*", "$1");
            assertTrue(
                    text.lines().anyMatch(line -> line.startsWith("#") && line.contains(figure)),
                    warning.inWords());
        }
    }

    @Test
    void a_tie_that_pays_too_much_is_named_with_what_it_costs() throws IOException {
        assertEquals(
                List.of(
                        "warning: wagers.tie.odds: the house loses 23.70% of every wager on the Tie at 12 to 1"),
                words(example("ma-mini.yaml").replaceFirst("odds: \\d+ to 1", "odds: 12 to 1")));
    }

    @Test
    void a_banker_without_commission_is_named() throws IOException {
        assertEquals(
                List.of(
                        "warning: vigorish: the house loses 1.24% of every wager on the Banker without vigorish"),
                words(example("wa-mini-no-commission.yaml")));
    }

    @Test
    void rounding_that_costs_much_is_named_at_the_stake_where_it_weighs_most() throws IOException {
        String rounded =
                example("ma-mini.yaml").replace("rounding: exact", "rounding: next-quarter");
        assertEquals(List.of(), words(rounded));
        assertEquals(
                List.of(
                        "warning: vigorish.rounding: a Banker wager of $6.00 pays $0.50 in vigorish, "
                                + "and the house edge is 2.59% instead of 1.06%; a higher wagers.banker.min or rounding: exact avoids it"),
                words(rounded.replace("banker: {min: 10.00", "banker: {min: 5.00")));
    }

    @Test
    void meters_that_take_more_than_the_house_earns_are_named() throws IOException {
        String everything = example("ma-mini-everything.yaml");
        assertEquals(List.of(), words(everything));
        String rich = everything.replaceAll("(spade: \\{seed: [0-9.]+, rate: )[0-9.]+%", "$145%");
        List<String> words = words(rich);
        assertEquals(1, words.size(), words.toString());
        assertTrue(words.getFirst().contains("the meters grow faster than the house earns"));
    }
}
