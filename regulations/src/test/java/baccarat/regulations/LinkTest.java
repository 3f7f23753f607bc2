package baccarat.regulations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import baccarat.rules.Refusal;
import baccarat.rules.Royal9Terms;
import baccarat.rules.Wagering;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LinkTest {

    private static Review.Approved mini(String name, String link, String mustHit) {
        String text =
                Examples.with(
                                "ma-mini-everything",
                                "royal-9:\n",
                                "royal-9:\n    link: %s\n".formatted(link))
                        .replace(
                                "must-hit: {reset: 200.00, ceiling: 500.00, rate: 1%}",
                                "must-hit: " + mustHit)
                        .replaceFirst("name: .*", "name: " + name);
        return (Review.Approved) RulesSubmission.review(text);
    }

    private static final String WIDE = "{reset: 200.00, ceiling: 500.00, rate: 1%}";

    @Test
    void a_submission_names_its_link() {
        assertEquals(Optional.of("main"), Link.of(mini("A", "main", WIDE)));
        assertEquals(
                Optional.empty(),
                Link.of(
                        (Review.Approved)
                                RulesSubmission.review(
                                        Examples.with(
                                                "ma-mini-everything", "format: 1", "format: 1"))));
        assertEquals(
                List.of(
                        "\"main pit\" is not a name of up to 40 letters, digits and hyphens, as in main-pit"),
                Examples.objections(
                                Examples.with(
                                        "ma-mini-everything",
                                        "royal-9:\n",
                                        "royal-9:\n    link: main pit\n"))
                        .stream()
                        .map(Objection::message)
                        .toList());
    }

    @Test
    void tables_with_one_link_have_the_same_meters() {
        String other = "{reset: 200.00, ceiling: 600.00, rate: 1%}";

        assertEquals(
                List.of(),
                Link.refusals(List.of(mini("A", "main", WIDE), mini("B", "main", WIDE))));
        assertEquals(
                List.of(),
                Link.refusals(List.of(mini("A", "main", WIDE), mini("B", "far", other))));
        assertEquals(
                List.of(
                        new Refusal(
                                Royal9Terms.ROYAL_9_METERS,
                                "B and A have the link main; they have to be under one document, with the same seeds, rates and Must Hit")),
                Link.refusals(List.of(mini("A", "main", WIDE), mini("B", "main", other))));
    }

    @Test
    void one_round_at_all_linked_tables_does_not_overrun_must_hit() {
        String narrow = "{reset: 200.00, ceiling: 200.40, rate: 1%}";

        assertEquals(List.of(), Link.refusals(List.of(mini("A", "main", narrow))));
        assertEquals(
                List.of(
                        new Refusal(
                                Wagering.MUST_HIT_OFFERED,
                                "the link main has 12 seats; one round of them adds 0.60, so the ceiling of"
                                        + " Must Hit is at least 200.60, not 200.40")),
                Link.refusals(List.of(mini("A", "main", narrow), mini("B", "main", narrow))));
    }

    @Test
    void the_terms_of_a_link_are_its_document_and_every_meter_with_seed_and_rate() {
        assertEquals(
                "ma-mini: star from 50000.00 at 9%, 0% of it for the next start,"
                        + " spade from 350.00 at 5%, 0% of it for the next start,"
                        + " heart from 350.00 at 5%, 0% of it for the next start,"
                        + " must-hit from 200.00 to 500.00 at 1%",
                Link.terms(
                        assertInstanceOf(
                                Review.Approved.class,
                                RulesSubmission.review(ExampleFiles.text("ma-mini-everything")))));
    }
}
