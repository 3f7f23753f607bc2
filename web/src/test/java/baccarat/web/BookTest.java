package baccarat.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The book, open to anybody.
@Tag("slow")
class BookTest {

    @TempDir Path data;

    private static void waitFor(Locator locator, String text) {
        locator.filter(new Locator.FilterOptions().setHasText(text)).first().waitFor();
    }

    @Test
    void anybody_finds_a_clause_its_tests_and_the_same_rule_in_other_documents() {
        try (var open = OpenPage.desktop(data)) {
            Page page = open.page();
            page.navigate(open.address());
            page.locator(".doors >> text=The book").click();
            page.locator("book-shelf a[data-document=ma-mini]").click();
            page.locator(
                            "book-shelf a.section",
                            new Page.LocatorOptions().setHasText("deal goes wrong"))
                    .click();
            page.locator("clause-list li[data-path='13(c)'] a").click();

            waitFor(page.locator("clause-page .provisions"), "DISCLOSED_CARD_GOES_TO_THE_BANKER");
            waitFor(page.locator("clause-page td"), "disclosed third card goes to the banker");
            assertEquals(
                    List.of("15(c)", "13(c)", "13(c)"),
                    page.locator("clause-page section").last().locator(".path").allInnerTexts());
            open.complainsOfNothing();
        }
    }

    @Test
    void keys_search_walk_and_copy_and_can_be_switched_off() {
        try (var open = OpenPage.desktop(data)) {
            Page page = open.page();
            page.context().grantPermissions(List.of("clipboard-read", "clipboard-write"));
            page.navigate(open.address() + "#book/ma-mini/13(c)");
            page.locator("clause-list li.chosen[data-path='13(c)']").waitFor();
            page.keyboard().press("j");
            page.locator("clause-list li.chosen[data-path='13(c)(1)']").waitFor();
            page.keyboard().press("u");
            page.locator("clause-list li.chosen[data-path='13(c)']").waitFor();
            page.keyboard().press("y");
            waitFor(page.locator("book-room [role=status]"), "Copied: ma-mini 13(c)");
            assertEquals("ma-mini 13(c)", open.run("() => navigator.clipboard.readText()", ""));

            page.keyboard().press("/");
            page.keyboard().type("vigorish 25");
            waitFor(page.locator("book-room [role=status]"), "in all");
            int found = page.locator("clause-list li").count();
            assertTrue(found > 3 && found < 40, found + " clauses");

            page.locator("text=Keys are on").click();
            page.keyboard().press("j");
            waitFor(page.locator("book-room button"), "Keys are off");
            assertEquals(
                    "#book/ma-mini/13(c)", open.run("() => decodeURIComponent(location.hash)", ""));
            open.complainsOfNothing();
        }
    }

    @Test
    void a_reading_is_text_with_its_clauses_and_what_looks_like_markup_stays_text() {
        try (var open = OpenPage.desktop(data)) {
            Page page = open.page();
            page.navigate(open.address() + "#book/readings/14");
            waitFor(page.locator("book-readings h1"), "Reading 14: Vigorish");
            assertEquals(
                    "12(c)", page.locator("book-readings clause-chip .path").first().innerText());
            assertTrue(page.locator("book-readings article li").count() > 5);

            Object drawn =
                    open.run(
                            """
                            async () => {
                              const { render } = await import('lit');
                              const { markdown } = await import('/book/markdown.js');
                              const place = document.createElement('div');
                              render(markdown('# <img src=x>\\n\\n| a | b |\\n|---|---|\\n| **1** | `2` |\\n\\n```\\n<b>\\n```\\n\\n1. x\\n   y'), place);
                              return [place.querySelector('h1').textContent, place.querySelectorAll('img, b').length,
                                place.querySelectorAll('td strong, td code').length, place.querySelector('pre').textContent,
                                place.querySelector('ol li').textContent];
                            }""",
                            "");
            assertEquals(List.of("<img src=x>", 0, 2, "<b>", "x y"), drawn);
            open.complainsOfNothing();
        }
    }
}
