package baccarat.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// What somebody finds who has never played.
@Tag("slow")
class HowToPlayTest {

    @TempDir Path data;

    @Test
    void five_pictures_and_the_chart_of_the_house() {
        try (var open = OpenPage.desktop(data)) {
            Page page = open.page();
            page.navigate(open.address());
            page.locator("salon-lobby salon-rooms a[href='#how']").click();
            assertThat(page.locator("how-to-play [data-picture]")).hasCount(5);
            assertThat(page.locator("third-chart tbody tr")).hasCount(8);

            assertEquals(drawsOf(open), drawsShown(page));
            open.complainsOfNothing();
        }
    }

    /// Where the house's own table says that the Banker's Hand draws, by what it has.
    private static List<String> drawsOf(OpenPage open) {
        JsonNode rows =
                open.visitor().get("/v1/tables/ma-mini/wagers").is(200).json().path("bankerDraws");
        return rows.values().stream().map(JsonNode::toString).toList();
    }

    private static List<String> drawsShown(Page page) {
        return page.locator("third-chart tbody tr").all().stream()
                .map(
                        row -> {
                            var draws = new ArrayList<Integer>();
                            List<Locator> cells = row.locator("td").all();
                            for (int count = 0; count < cells.size(); count++) {
                                if (cells.get(count).innerText().equals("D")) {
                                    draws.add(count);
                                }
                            }
                            return draws.toString().replace(" ", "");
                        })
                .toList();
    }

    @Test
    void nothing_sticks_out_on_a_phone_and_the_words_follow_the_language() {
        try (var open = OpenPage.phone(data)) {
            Page page = open.page();
            page.navigate(open.address() + "#how");
            page.locator("third-chart td").first().waitFor();
            assertTrue(
                    (boolean)
                            open.run(
                                    "() => document.scrollingElement.scrollWidth <= innerWidth",
                                    ""));
            for (Locator picture : page.locator("how-to-play .picture").all()) {
                assertTrue(
                        (boolean) picture.evaluate("one => one.scrollWidth <= one.clientWidth"),
                        picture.innerText());
            }
            page.locator("salon-bar .language").click();
            assertThat(page.locator("how-to-play h1")).hasText("玩法");
            assertThat(page.locator("how-to-play h2").first()).hasText("1. 下注");
            open.complainsOfNothing();
        }
    }
}
