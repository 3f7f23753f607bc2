package baccarat.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The combinations of Royal 9 stand at every chair of the felt, whoever looks.
@Tag("slow")
class PostedCombinationsTest {

    @TempDir Path data;

    @Test
    void every_chair_of_a_mini_has_its_king_nine() {
        assertEquals(
                List.of("K♠9♥", "K♠9♦", "K♣9♥", "K♣9♦", "K♥9♠", "K♥9♣"),
                posted("ma-mini-everything"));
    }

    @Test
    void the_first_nine_chairs_of_the_big_table_have_three_each_and_the_others_none() {
        assertEquals(
                List.of(
                        "KQJ♠ 9♥", "KQJ♠ 9♦", "KQJ♣ 9♥", "KQJ♣ 9♦", "KQJ♥ 9♠", "KQJ♥ 9♣", "KQJ♦ 9♠",
                        "KQJ♦ 9♣", "KQJ♦ 9♥"),
                posted("ma-baccarat-everything"));
    }

    private List<String> posted(String example) {
        try (var open = OpenPage.alone(data)) {
            open.addTable(example);
            open.goTo(example);
            Locator chairs = open.page().locator("baccarat-felt [data-posted]");
            chairs.first().waitFor();
            List<String> posted = chairs.allTextContents();
            assertThat(open.page().locator("aside .chairs span")).hasCount(posted.size());
            open.complainsOfNothing();
            return posted;
        }
    }
}
