package baccarat.regulations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class EditionTest {

    private static Review asOf(String edition) {
        return RulesSubmission.reviewAsOf(
                edition, ExampleFiles.text("ma-midi"), Regulations.shipped());
    }

    @ParameterizedTest
    @EnumSource
    void a_log_is_reviewed_by_the_edition_that_it_states(Edition edition) {
        assertEquals(Optional.of(edition), Edition.of(edition.number()));
        assertInstanceOf(Review.Approved.class, asOf(edition.number()));
    }

    @Test
    void the_numbers_of_editions_stand_in_logs() {
        assertEquals(
                List.of("1", "2", "3"),
                List.of(Edition.values()).stream().map(Edition::number).toList());
    }

    @Test
    void an_edition_of_a_later_program_is_objected_to() {
        assertEquals(Optional.empty(), Edition.of("9"));
        assertEquals(
                List.of("the log follows edition \"9\" of the rules; this program knows 1 to 3"),
                assertInstanceOf(Review.Objected.class, asOf("9")).objections().stream()
                        .map(Objection::inWords)
                        .toList());
    }
}
