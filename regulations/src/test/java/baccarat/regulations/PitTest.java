package baccarat.regulations;

import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.cites.Cites;
import baccarat.regulations.Pit.Notice;
import baccarat.regulations.Pit.Recipient;
import baccarat.rules.Refusal;
import baccarat.rules.Shuffling;
import baccarat.rules.TableRules;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PitTest {

    private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");
    private static final Set<Recipient> BOTH = EnumSet.allOf(Recipient.class);

    private static Review.Approved table(String example, String... changes) {
        try {
            String text = Files.readString(Path.of("examples", example + ".yaml"));
            for (int i = 0; i < changes.length; i += 2) {
                text = text.replace(changes[i], changes[i + 1]);
            }
            return (Review.Approved) Examples.review(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Review.Approved reshuffled() {
        return table("ma-baccarat-everything");
    }

    private static Review.Approved notReshuffled() {
        return table("ma-baccarat-everything", "  reshuffle: true ", "  reshuffle: false ");
    }

    /// A table of the document, laced and shuffled once more or not.
    private static Review.Approved table(String document, boolean reshuffled) {
        if (document.equals("ma-baccarat")) {
            return reshuffled ? reshuffled() : notReshuffled();
        }
        return table(
                document,
                "  lacing: true",
                "  reshuffle: %s\n  lacing: true".formatted(reshuffled));
    }

    @Cites("{row} 5(b)")
    @ParameterizedTest(name = "{0}", quoteTextArguments = false)
    @ValueSource(strings = {"ma-baccarat", "ma-midi"})
    void a_pit_has_one_shuffling_and_lacing_option(String document) {
        Review.Approved with = table(document, true);
        Review.Approved without = table(document, false);

        assertEquals(List.of(), Pit.refusals(List.of(with, with)));
        assertEquals(
                List.of(
                        new Refusal(
                                Shuffling.OPTION_FOR_THE_WHOLE_PIT,
                                "%s is manual, laced, not reshuffled, %s is manual, laced, reshuffled"
                                        .formatted(without.name(), with.name()))),
                Pit.refusals(List.of(with, without)));
    }

    @Test
    void the_minis_and_washington_are_not_bound_by_it() {
        assertEquals(
                List.of(),
                Pit.refusals(
                        List.of(
                                table("ma-midi"),
                                table("ma-mini"),
                                table("ma-mini-ez"),
                                table("ma-mini-earlier-ez"),
                                table("wa-mini"))));
    }

    @Cites("{row}")
    @ParameterizedTest(name = "{0}", quoteTextArguments = false)
    @ValueSource(strings = {"ma-baccarat 5(a)(1)(ii)", "ma-midi 5(a)(2)"})
    void starting_or_ending_the_reshuffle_takes_thirty_minutes_of_notice(String clause) {
        String document = clause.substring(0, clause.indexOf(' '));
        TableRules with = table(document, true).rules();
        TableRules without = table(document, false).rules();
        var notice = Optional.of(new Notice(NOON, BOTH));

        for (List<TableRules> change : List.of(List.of(with, without), List.of(without, with))) {
            TableRules before = change.get(0);
            TableRules after = change.get(1);
            assertEquals(
                    Optional.of(
                            new Refusal(
                                    Shuffling.RESHUFFLE_NOTICE,
                                    "told at 2026-01-01T12:00:00Z, so not before"
                                            + " 2026-01-01T12:30:00Z")),
                    Pit.refusal(before, after, notice, NOON.plusSeconds(30 * 60 - 1)));
            assertEquals(
                    Optional.empty(),
                    Pit.refusal(before, after, notice, NOON.plusSeconds(30 * 60)));
        }
    }

    @Test
    void machine_and_preshuffled_tables_are_not_compared() {
        for (String way : List.of("machine", "preshuffled")) {
            Review.Approved other =
                    table(
                            "ma-midi",
                            "  shuffle: manual",
                            "  shuffle: %s\n  procedure: as filed".formatted(way));

            assertEquals(List.of(), Pit.refusals(List.of(table("ma-midi"), other)));
        }
    }

    @Cites("{row}")
    @ParameterizedTest(name = "{0}", quoteTextArguments = false)
    @ValueSource(strings = {"ma-baccarat 5(a)(1)(ii)", "ma-midi 5(a)(2)"})
    void both_surveillance_and_the_commission_are_told(String clause) {
        String document = clause.substring(0, clause.indexOf(' '));
        TableRules with = table(document, true).rules();
        TableRules without = table(document, false).rules();
        var no =
                Optional.of(
                        new Refusal(
                                Shuffling.RESHUFFLE_NOTICE,
                                "surveillance and the Commission have to be told in writing"));
        Instant later = NOON.plusSeconds(7200);

        assertEquals(no, Pit.refusal(with, without, Optional.empty(), later));
        for (Recipient one : Recipient.values()) {
            var half = Optional.of(new Notice(NOON, Set.of(one)));
            assertEquals(no, Pit.refusal(with, without, half, later));
        }
    }

    @Test
    void what_leaves_the_reshuffle_alone_needs_no_notice() {
        assertEquals(
                Optional.empty(),
                Pit.refusal(reshuffled().rules(), reshuffled().rules(), Optional.empty(), NOON));
        assertEquals(
                Optional.empty(),
                Pit.refusal(
                        table("ma-mini").rules(),
                        table(
                                        "ma-mini",
                                        "  shuffle: manual",
                                        "  reshuffle: true\n  shuffle: manual")
                                .rules(),
                        Optional.empty(),
                        NOON));
    }
}
