package baccarat.regulations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import tools.jackson.databind.json.JsonMapper;

class SubmissionSchemaTest {

    private static final JsonMapper JSON = JsonMapper.shared();

    private static final Schema SCHEMA = schema(Regulations.shipped());

    private static Schema schema(Regulations regulations) {
        return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(JSON.valueToTree(SubmissionSchema.of(regulations)));
    }

    /// What an editor sees: YAML with its numbers and truth values.
    private static List<String> faults(Schema schema, String text) {
        Object read = new Load(LoadSettings.builder().build()).loadFromString(text);
        return schema.validate(JSON.valueToTree(read)).stream().map(Error::toString).toList();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void every_example_has_the_shape(String name) {
        assertEquals(List.of(), faults(SCHEMA, ExampleFiles.text(name)));
    }

    static Stream<String> examples() {
        return ExampleFiles.NAMES.stream();
    }

    @ParameterizedTest
    @MethodSource("baccarat.regulations.StartingSubmissionTest#documents")
    void every_submission_to_start_from_has_the_shape(Regulation document) {
        assertEquals(
                List.of(),
                faults(schema(StartingSubmissionTest.ALL), StartingSubmission.of(document)));
    }

    @Test
    void a_number_in_quotation_marks_has_the_shape() {
        String text =
                Examples.with("ma-mini", "seats: 9", "seats: \"9\"")
                        .replace("smallest-chip: 1.00", "smallest-chip: \"1.00\"");

        assertEquals(Review.Approved.class, RulesSubmission.review(text).getClass());
        assertEquals(List.of(), faults(SCHEMA, text));
    }

    @ParameterizedTest(name = "{0}: {2}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    ma-mini-ez  | ez: true            | ez: yes
                    ma-mini     | smallest-chip: 1.00 | smallest-chip: 50c
                    ma-mini     | collected: marked   | collected: atpayout
                    ma-baccarat | lacing: true        | lacing: ture
                    ma-mini-everything | combinations: [Ks9h, | combinations: Ks9h #
                    ma-mini-everything | combinations: [Ks9h, | combinations: [Ks8h,
                    wa-mini     | face-up: none       | face-up: [all]
                    wa-mini     | face-up: none       | face-up: player-first
                    wa-mini     | face-up: none       | face-up: [player-first, player-first]
                    wa-mini     | drawn-in-error: next-hand | drawn-in-error: nexthand
                    ma-mini-earlier | decks: 6        | decks: six
                    ma-mini-earlier | decks: 6        | decks: [6]
                    ma-mini-earlier | decks: 6        | decks: -6
                    ma-mini-earlier | decks: 6        | decks: 6.5
                    ma-mini-earlier | decks: 6        | decks: 9999999
                    ma-mini-earlier | decks: 6        | decks: ""
                    ma-mini-earlier | decks: 6        | decks: 6\\n  change-lead: soon
                    ma-mini-earlier | decks: 6        | decks: 6\\n  change-lead: 1h30
                    ma-mini-earlier | decks: 6        | decks: 6\\n  change-lead: -1
                    ma-mini-earlier | decks: 6        | decks: 6\\n  approval: soon
                    ma-mini-earlier | shuffle: manual | shuffle: by hand
                    ma-mini-earlier | shuffle: manual | shuffle: MANUAL
                    ma-mini-earlier | shuffle: manual | shuffle: manual\\n  colour: red
                    ma-mini-earlier | disclosed-card: discard | disclosed-card: burn
                    ma-mini-earlier | rate: 5%        | rate: 5
                    ma-mini-earlier | rate: 5%        | rate: 101%
                    ma-mini-earlier | odds: 8 to 1    | odds: 8
                    ma-mini-earlier | odds: 8 to 1    | odds: 10000 to 1
                    ma-mini-earlier | odds: 8 to 1    | odds: 0 to 1
                    ma-mini-earlier | odds: 8 to 1    | odds: "8:1"
                    ma-mini-earlier | smallest-chip: 1.00 | smallest-chip: 1000000000000.00
                    ma-mini-earlier | name: Mini      | name: "" #
                    ma-mini-earlier | name: Mini      | chairs: 7\\nname: Mini
                    ma-mini-earlier | format: 1       | format: 2
                    ma-mini-earlier | regulation: ma-mini-earlier | regulation: nv-mini
                    ma-mini | format: 1      | format: 1\\nodd: 1
                    ma-mini | seats: 9       | seats: 9\\n  odd: 1
                    ma-mini | seats: 9       | gallery: false
                    wa-mini | irregularities: | irregularities:\\n    odd: void
                    ma-mini | vigorish:      | vigorish:\\n  odd: 1
                    ma-mini | wagers:        | wagers:\\n  odd: 1
                    ma-mini | player: {      | player: {odd: 1,
                    ma-mini | banker: {      | banker: {odd: 1,
                    ma-mini | tie: {         | tie: {odd: 1,
                    ma-mini | dragon-bonus: { | dragon-bonus: {odds: 1 to 1,
                    ma-mini | house-money: { | house-money: {pay-table: A,
                    ma-mini-ez | dragon-7: { | dragon-7: {odd: 1,
                    ma-mini-ez | panda-8: {  | panda-8: {odd: 1,
                    ma-mini-everything | royal-9:    | royal-9:\\n    pay-table: 1
                    ma-mini-everything | meters:     | meters:\\n      major: {seed: 1.00, rate: 1%}
                    ma-mini-everything | star: {     | star: {odd: 1,
                    ma-mini-everything | must-hit: { | must-hit: {odd: 1,
                    ma-midi-ez | meters:     | meters:\\n      star: {seed: 1.00, rate: 1%}
                    ma-midi-ez | major: {    | major: {odd: 1,
                    """)
    void a_shape_that_the_review_refuses_is_refused(String example, String from, String to) {
        String text = Examples.with(example, from, to);

        assertEquals(Review.Objected.class, RulesSubmission.review(text).getClass());
        assertNotEquals(List.of(), faults(SCHEMA, text));
    }
}
