package baccarat.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.odds.WagerOdds;
import baccarat.regulations.ExampleFiles;
import baccarat.regulations.Regulations;
import baccarat.regulations.Review;
import baccarat.regulations.RulesSubmission;
import baccarat.regulations.Summary;
import baccarat.reports.PrintedSubmission.As;
import baccarat.rules.TableOne;
import baccarat.rules.Wager;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/// A Rules Submission as the pages that are printed of it.
class PrintedSubmissionTest {

    static final List<String> EXAMPLES = ExampleFiles.NAMES;

    private static PrintedSubmission printed(String example) {
        String text = ExampleFiles.text(example);
        var approved = (Review.Approved) RulesSubmission.review(text, Regulations.shipped());
        return PrintedSubmission.of(
                approved, text, Sha256.of(text.getBytes(StandardCharsets.UTF_8)), List.of());
    }

    private static Document page(PrintedSubmission printed, As as) throws Exception {
        String html = printed.html(as, Paper.A4).replaceFirst("<!DOCTYPE html>", "");
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(html)));
    }

    private static List<Element> all(Element within, String name) {
        NodeList nodes = within.getElementsByTagName(name);
        return IntStream.range(0, nodes.getLength())
                .mapToObj(i -> (Element) nodes.item(i))
                .toList();
    }

    private static List<List<String>> rows(Document page, String kind) {
        var rows = new ArrayList<List<String>>();
        for (Element table : all(page.getDocumentElement(), "table")) {
            if (table.getAttribute("class").equals(kind)) {
                for (Element row : all(table, "tr")) {
                    rows.add(all(row, "td").stream().map(Element::getTextContent).toList());
                }
            }
        }
        rows.removeIf(List::isEmpty);
        return rows;
    }

    @ParameterizedTest
    @FieldSource("EXAMPLES")
    void the_document_has_every_line_of_the_regulation_once_with_its_clauses(String example)
            throws Exception {
        PrintedSubmission printed = printed(example);
        Document page = page(printed, As.DOCUMENT);
        var shown = new ArrayList<String>();
        rows(page, "choices").forEach(row -> shown.add(row.get(0) + " | " + row.get(3)));
        rows(page, "prescribed").forEach(row -> shown.add(row.get(0) + " | " + row.get(2)));
        assertEquals(
                Summary.of(printed.submission().regulation()).stream()
                        .map(line -> line.about() + " | " + String.join(", ", line.clauses()))
                        .toList(),
                shown);
        String all = page.getDocumentElement().getTextContent();
        assertTrue(all.contains(printed.sha256()) && all.contains("Signature and date"), example);
        assertTrue(all.contains(printed.text().strip()), "the file itself");
        assertTrue(all.contains(Program.running().inWords()), "the program");
    }

    /// Every reading that a row names is explained further down.
    @ParameterizedTest
    @FieldSource("EXAMPLES")
    void a_reading_that_bears_on_a_choice_is_told_of(String example) throws Exception {
        Document page = page(printed(example), As.DOCUMENT);
        List<String> told = rows(page, "readings").stream().map(row -> row.get(0)).toList();
        var named = new ArrayList<String>();
        rows(page, "choices").forEach(row -> named.addAll(List.of(row.get(4).split(", ", -1))));
        rows(page, "prescribed").forEach(row -> named.addAll(List.of(row.get(3).split(", ", -1))));
        named.removeIf(String::isEmpty);
        assertEquals(named.stream().distinct().sorted().toList(), told.stream().sorted().toList());
        assertTrue(told.size() > 5, told.toString());
    }

    @Test
    void what_is_left_out_says_what_holds_and_what_is_not_permitted_says_so() throws Exception {
        List<List<String>> rows = rows(page(printed("ma-mini-everything"), As.DOCUMENT), "choices");
        assertEquals("left out: offered", submitted(rows, "table.cut"));
        assertEquals("simulate", submitted(rows, "table.disclosed-card"));
        assertEquals("not permitted", submitted(rows, "table.gallery"));
        assertEquals("not for this shuffle", submitted(rows, "cards.decks, machine"));
        assertEquals("not in EZ Baccarat", submitted(rows, "vigorish.rounding"));
        assertEquals("left out: false", submitted(rows, "table.results-only"));
        assertTrue(
                submitted(rows, "wagers.*.min, wagers.*.max").contains("panda-8.max: 100.00"),
                rows.toString());
    }

    private static String submitted(List<List<String>> rows, String about) {
        return rows.stream()
                .filter(row -> row.get(0).equals(about))
                .map(row -> row.get(1))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @FieldSource("EXAMPLES")
    void cards_signs_and_felts_name_every_wager_and_its_limits(String example) throws Exception {
        PrintedSubmission printed = printed(example);
        for (As as : List.of(As.CARD, As.SIGN)) {
            String all = page(printed, as).getDocumentElement().getTextContent();
            printed.wagers()
                    .forEach(
                            odds -> {
                                assertTrue(
                                        all.contains(WagerWords.of(odds.wager()).title()),
                                        as + " of " + example + ": " + odds.wager());
                                assertTrue(
                                        all.contains(Pays.limits(odds.wager(), printed.rules())),
                                        as + " of " + example + ": " + odds.wager());
                            });
        }
        Document felt = page(printed, As.LAYOUT);
        int seats = printed.rules().seating().seats();
        for (WagerOdds odds : printed.wagers()) {
            long areas = areas(felt, odds.wager());
            boolean isAtSomeChairs = odds.wager() == Wager.ROYAL_9 && areas > 0;
            assertTrue(areas == seats || isAtSomeChairs, odds.wager() + " on " + areas);
        }
    }

    private static long areas(Document felt, Wager wager) {
        return Stream.of("path", "circle")
                .flatMap(name -> all(felt.getDocumentElement(), name).stream())
                .filter(one -> one.getAttribute("data-wager").equals(wager.toString()))
                .filter(one -> !one.getAttribute("data-spot").startsWith("line"))
                .count();
    }

    private static double number(Element one, String attribute) {
        return Double.parseDouble(one.getAttribute(attribute));
    }

    @ParameterizedTest
    @FieldSource("EXAMPLES")
    void no_circle_of_a_felt_lies_over_the_place_of_a_hand(String example) throws Exception {
        Element felt = page(printed(example), As.LAYOUT).getDocumentElement();
        for (Element hand : all(felt, "rect")) {
            double left = number(hand, "x");
            double top = number(hand, "y");
            for (Element circle : all(felt, "circle")) {
                double x = number(circle, "cx");
                double y = number(circle, "cy");
                double aside = Math.max(Math.max(left - x, x - left - number(hand, "width")), 0);
                double below = Math.max(Math.max(top - y, y - top - number(hand, "height")), 0);
                assertTrue(
                        Math.hypot(aside, below) > number(circle, "r"),
                        circle.getAttribute("data-spot"));
            }
        }
    }

    @Test
    void letters_on_a_felt_are_explained_and_smaller_where_there_is_less_room() throws Exception {
        Element felt = page(printed("ma-baccarat-everything"), As.LAYOUT).getDocumentElement();
        assertTrue(
                felt.getTextContent()
                        .contains(
                                "DB: Dragon Bonus, D7: Dragon 7 Insurance, P8: Panda 8 Insurance, HM: House Money, R9: Royal 9"));
        List<Double> sizes =
                all(felt, "text").stream()
                        .filter(one -> one.getTextContent().equals("BANKER"))
                        .map(one -> one.getAttribute("style").replaceAll("[^0-9.]", ""))
                        .filter(size -> !size.isEmpty())
                        .map(Double::valueOf)
                        .toList();
        assertEquals(14, sizes.size());
        assertEquals(11, sizes.stream().mapToDouble(size -> size).max().orElseThrow());
        assertTrue(sizes.stream().anyMatch(size -> size < 9), sizes.toString());
    }

    @Test
    void third_cards_are_those_of_table_1() throws Exception {
        List<List<String>> rows = rows(page(printed("ma-mini"), As.CARD), "third");
        var draws = new ArrayList<String>();
        rows.forEach(row -> draws.add(String.join("", row)));
        assertEquals(
                List.of(
                        "DDDDDDDDDDD",
                        "DDDDDDDDDDD",
                        "DDDDDDDDDDD",
                        "DDDDDDDD\u2013DD",
                        "\u2013\u2013DDDDDD\u2013\u2013D",
                        "\u2013\u2013\u2013\u2013DDDD\u2013\u2013D",
                        "\u2013\u2013\u2013\u2013\u2013\u2013DD\u2013\u2013\u2013",
                        "\u2013".repeat(11)),
                draws);
        assertEquals(TableOne.MOST + 1, rows.size());
    }

    @Test
    void a_page_has_the_size_of_its_paper() {
        PrintedSubmission printed = printed("ma-mini");
        assertTrue(printed.html(As.DOCUMENT, Paper.A4).contains("size: 210mm 297mm"));
        assertTrue(printed.html(As.DOCUMENT, Paper.LETTER).contains("size: 215.9mm 279.4mm"));
        assertTrue(printed.html(As.SIGN, Paper.LETTER).contains("size: 279.4mm 215.9mm"));
    }
}
