package baccarat.regulations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.rules.TableRules;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class StartingSubmissionTest {

    static final Regulations ALL =
            assertInstanceOf(
                            Regulations.Added.Accepted.class,
                            Regulations.shipped().with(List.of(CardRoomFolders.cardRoom())))
                    .regulations();

    static Stream<Regulation> documents() {
        return ALL.all().stream();
    }

    @ParameterizedTest
    @MethodSource("documents")
    void it_is_approved_as_it_stands(Regulation document) {
        String text = StartingSubmission.of(document);
        Review review = RulesSubmission.review(text, ALL);
        assertEquals(
                document.id(),
                assertInstanceOf(Review.Approved.class, review, () -> review + "\n" + text)
                        .regulation()
                        .id());
    }

    /// Without the `#` of one key at a time; what people write themselves stands as `...`, and the
    /// continuous shuffler's approval is no choice of another shuffle.
    @ParameterizedTest
    @MethodSource("documents")
    void a_key_behind_a_number_sign_is_permitted_and_its_default_changes_nothing(
            Regulation document) {
        String text = StartingSubmission.of(document);
        TableRules rules = rules(text);
        int tried = 0;
        for (Summary.Line line : Summary.of(document)) {
            String key = line.about().replaceFirst(".*\\.", "");
            String commented = "# " + key + ": ";
            if (line.unsaid().isEmpty()
                    || line.about().contains(",")
                    || line.about().startsWith("wagers")
                    || !text.contains(commented)) {
                continue;
            }
            String said = text.replace(commented, key + ": ");
            assertTrue(said.contains(key + ": " + line.unsaid().get()), () -> line + "\n" + said);
            assertEquals(rules, rules(said), line.toString());
            tried++;
        }
        assertTrue(tried >= 9, document.id() + " has " + tried);
    }

    private static TableRules rules(String text) {
        Review review = RulesSubmission.review(text, ALL);
        return assertInstanceOf(Review.Approved.class, review, () -> review + "\n" + text).rules();
    }

    @ParameterizedTest
    @MethodSource("documents")
    void a_side_wager_behind_a_number_sign_has_every_key_of_its_own(Regulation document) {
        String text = StartingSubmission.of(document);
        for (Summary.Line line : Summary.of(document)) {
            if (line.about().matches("wagers\\.[a-z0-9-]+\\.[a-z-]+")) {
                String[] key = line.about().split("\\.", -1);
                assertTrue(
                        text.matches("(?s).*\\b%s:.*\\b%s:.*".formatted(key[1], key[2])),
                        () -> line + "\n" + text);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("documents")
    void every_choice_of_the_document_is_in_it_with_its_values_and_clauses(Regulation document) {
        String text = StartingSubmission.of(document);
        for (Summary.Line line : Summary.of(document)) {
            if (line.about().matches("(cards|table|vigorish)\\..*")
                    && !line.acceptable().equals("none")) {
                String key = line.about().replaceFirst(",.*", "").replaceFirst(".*\\.", "");
                assertTrue(
                        text.lines()
                                .anyMatch(
                                        one ->
                                                one.contains(key + ": ")
                                                        && one.contains(line.acceptable())
                                                        && line.clauses().stream()
                                                                .allMatch(one::contains)),
                        () -> line + "\n" + text);
            }
        }
    }
}
