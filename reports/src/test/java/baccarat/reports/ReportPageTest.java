package baccarat.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.odds.Composition;
import baccarat.odds.Known;
import baccarat.regulations.ExampleFiles;
import baccarat.regulations.Review;
import baccarat.regulations.RulesSubmission;
import baccarat.rules.Spot;
import java.io.StringReader;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

/// The mathematics report as a page.
@Tag("slow")
class ReportPageTest {

    private static final String HASH = "5f".repeat(32);

    static List<String> examples() {
        return ExampleFiles.NAMES;
    }

    private static MathReport report(String submission, int seat) {
        Review.Approved approved =
                assertInstanceOf(Review.Approved.class, RulesSubmission.review(submission));
        var shoe = Composition.of(approved.rules().cards().decksInTheShoe());
        var asked = new AskedOdds(Optional.empty(), Spot.seat(seat), Map.of());
        return MathReport.of(approved, HASH, asked.question(shoe, approved.rules(), Known.NOTHING));
    }

    private static String html(String example) {
        return ReportHtml.of(report(ExampleFiles.text(example), 1));
    }

    private static Document page(String html) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(html)));
    }

    private static List<String> sections(Document page) {
        var all = page.getElementsByTagName("section");
        return IntStream.range(0, all.getLength())
                .mapToObj(i -> ((Element) all.item(i)).getAttribute("id"))
                .filter(id -> !id.isEmpty())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void it_is_well_formed_and_has_every_wager_on_offer(String example) throws Exception {
        MathReport report = report(ExampleFiles.text(example), 1);

        Document page = page(ReportHtml.of(report));

        List<String> offered =
                report.odds().wagers().stream().map(odds -> odds.wager().toString()).toList();
        assertEquals(offered, sections(page));
        assertEquals(offered.size() * 2, page.getElementsByTagName("svg").getLength());
    }

    @Test
    void it_needs_nothing_else_and_runs_nothing() {
        String html = html("ma-mini-everything");

        String namespace = "xmlns='http://www.w3.org/1999/xhtml'";
        assertTrue(html.contains(namespace));
        assertFalse(html.replace(namespace, "").matches("(?s).*(https?:)?//[a-z].*"));
        assertFalse(
                html.matches(
                        "(?si).*(<script|<link|<img|<iframe|@import|url\\((?!#)|\\bon\\w+=).*"));
    }

    @Test
    void text_from_the_submission_stays_text() throws Exception {
        String named =
                ExampleFiles.text("ma-mini")
                        .replace(
                                "name: Mini 7",
                                "name: \"<script>alert('1')</script> & \\\"Pit\\\" ]]> \\u202e\\x07 {HASH}\"");

        String html = ReportHtml.of(report(named, 1));

        assertFalse(html.contains("<script"));
        assertEquals(
                "<script>alert('1')</script> & \"Pit\" ]]> \u202e\ufffd {HASH}",
                page(html).getElementsByTagName("h1").item(0).getTextContent());
    }

    @Test
    void the_shoe_is_one_batch_of_the_decks() {
        assertTrue(html("ma-mini-ez").contains("8 decks, 416 cards; 16 decks in 2 batches"));
    }

    @Test
    void it_shows_the_figures_of_the_odds() {
        String html = html("ma-mini");

        assertTrue(html.contains("<b>1.057906</b>"), "Banker at 5%");
        assertTrue(html.contains("<b>1.235081</b>"), "Player");
        assertTrue(html.contains("<b>14.359629</b>"), "Tie");
        assertTrue(html.contains("<span>8,954,111,587,648</span>"), "Banker wins");
        assertTrue(html.contains("4,998,398,275,503,360 deals"));
    }

    @Test
    void what_must_hit_returns_is_called_a_bound() {
        String html = html("ma-mini-everything");

        assertTrue(html.contains("in the long run returns at most 2.33"), "7/300");
    }

    @Test
    void it_names_clauses_and_the_hash_of_the_file() {
        String html = html("ma-mini");

        assertTrue(html.contains("<span class='clauses'>7(a)(3), 12(b)</span>"), "Tie");
        assertTrue(html.contains("<code>%s</code>".formatted(HASH)));
    }

    @Test
    void a_seat_without_a_combination_has_no_meters() {
        String text = ExampleFiles.text("ma-baccarat-everything");

        assertTrue(ReportHtml.of(report(text, 1)).contains("<table class='meters'>"));
        String without = ReportHtml.of(report(text, 12));
        assertTrue(without.contains("no meter can be won at this seat"));
        assertFalse(without.contains("<table class='meters'>"));
    }
}
