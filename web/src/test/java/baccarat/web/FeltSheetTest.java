package baccarat.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.regulations.Review;
import baccarat.regulations.RulesSubmission;
import baccarat.reports.Json;
import baccarat.reports.Paper;
import baccarat.reports.PrintedSubmission;
import baccarat.reports.PrintedSubmission.As;
import baccarat.rules.Royal9;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import baccarat.server.FirstTables;
import baccarat.server.analysis.Prints;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The felt that is printed is the felt that the page draws: every area of every seat and line.
@Tag("slow")
class FeltSheetTest {

    private static final List<String> EXAMPLES =
            List.of(
                    "ma-baccarat",
                    "ma-baccarat-everything",
                    "ma-baccarat-ez",
                    "ma-midi",
                    "ma-midi-ez",
                    "ma-mini",
                    "ma-mini-earlier",
                    "ma-mini-earlier-ez",
                    "ma-mini-everything",
                    "ma-mini-ez",
                    "wa-mini",
                    "wa-mini-no-commission");

    private static final String DRAWN =
            """
            async (rules) => {
              const { feltOf } = await import('/felt/areas.js');
              return feltOf(JSON.parse(rules)).places.flatMap(({ spot, areas }) =>
                areas.map((area) => [spot, area.wager, area.radius
                  ? `${area.centre.x} ${area.centre.y} ${area.radius}` : area.path].join('|')));
            }
            """;

    private static final Pattern AREA =
            Pattern.compile(
                    "data-spot='([^']+)' data-wager='([^']+)'"
                            + " (?:d='([^']+)'|cx='([^']+)' cy='([^']+)' r='([^']+)')");

    private static final Pattern NUMBER = Pattern.compile("-?\\d+(\\.\\d+)?");

    @TempDir Path data;

    private static String rules(TableRules rules) {
        ObjectNode node = Json.MAPPER.createObjectNode();
        node.put("seats", rules.seating().seats()).put("lines", rules.seating().lines());
        node.put("curator", rules.procedures().hands().curator());
        ArrayNode wagers = node.putArray("wagers");
        for (Wager wager : Wager.values()) {
            if (rules.wagers().include(wager)) {
                wagers.addObject().put("wager", wager.toString());
            }
        }
        int chairs = rules.wagers().royal9().map(Royal9::chairs).map(List::size).orElse(0);
        ArrayNode posted = node.putArray("chairs");
        for (int chair = 0; chair < chairs; chair++) {
            posted.addArray();
        }
        return node.toString();
    }

    private static List<String> printed(PrintedSubmission submission) {
        var areas = new ArrayList<String>();
        Matcher found = AREA.matcher(submission.html(As.LAYOUT, Paper.A4));
        while (found.find()) {
            String shape =
                    found.group(3) == null
                            ? "%s %s %s".formatted(found.group(4), found.group(5), found.group(6))
                            : found.group(3);
            areas.add(String.join("|", found.group(1), found.group(2), shape));
        }
        return areas;
    }

    private static List<Double> numbers(String shape) {
        return NUMBER.matcher(shape).results().map(it -> Double.valueOf(it.group())).toList();
    }

    /// The same within what is lost by rounding to a tenth.
    private static void same(String drawn, String printed, String example) {
        String[] here = drawn.split("\\|", -1);
        String[] there = printed.split("\\|", -1);
        assertEquals(here[0] + " " + here[1], there[0] + " " + there[1], example);
        List<Double> page = numbers(here[2]);
        List<Double> sheet = numbers(there[2]);
        assertEquals(page.size(), sheet.size(), example + " " + drawn);
        for (int i = 0; i < page.size(); i++) {
            assertEquals(page.get(i), sheet.get(i), 0.11, example + " " + here[0] + " " + here[1]);
        }
    }

    @Test
    @SuppressWarnings("unchecked")
    void every_area_lies_where_the_page_has_it() {
        try (var open = OpenPage.alone(data)) {
            open.page().navigate(open.address());
            for (String example : EXAMPLES) {
                String text = FirstTables.submission(example);
                var approved = (Review.Approved) RulesSubmission.review(text);
                var drawn = (List<String>) open.page().evaluate(DRAWN, rules(approved.rules()));
                List<String> printed = printed(Prints.of(approved, text));
                assertTrue(drawn.size() >= 3 * approved.rules().seating().seats(), example);
                assertEquals(drawn.size(), printed.size(), example);
                for (int i = 0; i < drawn.size(); i++) {
                    same(drawn.get(i), printed.get(i), example);
                }
            }
            open.complainsOfNothing();
        }
    }
}
