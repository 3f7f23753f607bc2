package baccarat.regulations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
