package baccarat.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.reports.ClauseLedger;
import baccarat.reports.Proof;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class ClausePageTest {

    @Test
    void the_page_of_every_clause_says_what_the_ledger_says() {
        Places places = Places.known();
        Proof proof = places.proved();
        for (ClauseLedger.Entry entry : ClauseLedger.read()) {
            ClausePage page = ClausePage.of(entry, places, proof);
            var printed = new StringWriter();
            page.print(new PrintWriter(printed));
            String out = printed.toString();

            assertTrue(out.startsWith(entry.regulation() + " " + entry.path() + ": "), out);
            assertTrue(out.contains(entry.gist()), out);
            entry.tests().forEach(test -> assertTrue(out.contains("  " + test + "\n"), out));
            page.provisions().forEach(one -> assertFalse(one.gist().isEmpty(), one.provision()));
            assertEquals(entry.provisions().size(), page.provisions().size());
        }
    }

    @Test
    void a_clause_is_printed_with_its_provisions_tests_and_readings() {
        String out = Run.of("clauses", "ma-mini", "12(j)").out();

        assertTrue(out.startsWith("ma-mini 12(j): "), out);
        assertTrue(out.contains("\nthe program\n"), out);
        assertTrue(out.contains("\nshown by\n  baccarat."), out);
        assertTrue(out.contains("\n  24 Must Hit, docs/readings/24-must-hit.md\n"), out);
    }

    @Test
    void a_path_that_the_document_lacks_is_refused_with_one_that_may_be_meant() {
        Run run = Run.of("clauses", "ma-mini", "12j)");

        assertEquals(2, run.status());
        assertTrue(
                run.err()
                        .startsWith(
                                "baccarat clauses: ma-mini has no clause '12j)'; baccarat clauses ma-mini lists them; did you mean 12(j)"),
                run.err());
    }

    @Test
    void a_mistyped_command_or_option_is_answered_with_the_nearest() {
        assertTrue(Run.of("simluate").err().contains("did you mean simulate?"));
        assertTrue(Run.of("odds", "--deks", "6").err().contains("did you mean --decks?"));
        assertTrue(Run.of("odds", "--commission", "4").err().contains("did you mean --vigorish?"));
        assertTrue(Run.of("rules", "init").err().contains("did you mean new?"));
        assertEquals(2, Run.of("simluate").status());
    }

    @Test
    void help_of_a_command_is_its_help() {
        assertEquals(Run.of("odds", "--help").out(), Run.of("help", "odds").out());
    }

    @Test
    void the_completion_knows_the_commands_and_their_options() {
        String script = Run.of("completion").out();
        assertTrue(script.contains("simulate"), script);
        assertTrue(script.contains("--pay-table"), script);
    }

    @Test
    void a_clause_in_json_has_its_provisions_and_readings() {
        var page = Run.of("clauses", "ma-mini", "12(j)", "--json").json();
        assertEquals("12(j)", page.path("clause").path("path").asString());
        assertEquals(
                "MUST_HIT_OFFERED", page.path("provisions").get(0).path("provision").asString());
        assertTrue(page.path("readings").toString().contains("\"Must Hit\""), page.toString());
    }
}
