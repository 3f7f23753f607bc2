package baccarat.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.Staff;
import baccarat.server.Watching;
import baccarat.server.tables.Dealing;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The staff's rooms in Chinese: the words of the page are, those of the record and of the
/// documents stay as they are written.
@Tag("slow")
class StaffLanguageTest {

    /// Every text and label of a room, without keys, names of tables, the record and the documents.
    private static final String TEXTS =
            """
            (room) => {
              const texts = [];
              const left = 'style, kbd, clause-chip, .why, .happened ol, .bar h1, .bar .small, .mono, h3, '
                + '.document, h2#name, h2#name + .quiet, .detail, option, .as-recorded, .name-of-table';
              const walk = (node) => {
                if (node.nodeType === 3) {
                  texts.push(node.textContent);
                } else if (node.nodeType !== 1 || !node.matches(left)) {
                  ['aria-label', 'title'].forEach((name) => texts.push(node.getAttribute?.(name) ?? ''));
                  (node.shadowRoot ?? node).childNodes.forEach(walk);
                }
              };
              walk(room);
              return texts;
            }
            """;

    private static final Pattern ENGLISH = Pattern.compile("\\b[A-Za-z]{3,}\\b");

    /// Names of people and tables, and words that are the same in every language.
    private static final Set<String> NAMES =
            Set.of(
                    "dan", "fay", "rea", "ada", "Mini", "Main", "Esc", "UTC", "JSON", "YAML",
                    "Amber", "mini");

    @TempDir Path data;

    /// English words in a room, beside names.
    @SuppressWarnings("unchecked")
    private static Set<String> english(Page page, String room) {
        var found = new TreeSet<String>();
        for (String text : (List<String>) page.locator(room).evaluate(TEXTS)) {
            ENGLISH.matcher(text).results().map(it -> it.group()).forEach(found::add);
        }
        found.removeAll(NAMES);
        return found;
    }

    private static void speak(Page page, String language) {
        while (!language.equals(page.locator("html").getAttribute("lang"))) {
            String before = String.valueOf(page.locator("html").getAttribute("lang"));
            page.locator("staff-desk button.language").click();
            assertThat(page.locator("html")).not().hasAttribute("lang", before);
        }
    }

    @Test
    void a_dealer_runs_a_round_in_chinese() {
        try (var open = OpenPage.alone(data)) {
            var console = AtTheConsole.of(open, "ma-midi", Dealing.SEALED);
            Watching rea = console.guest("rea", 4);
            Page page = open.page();
            speak(page, "zh-Hant");
            assertThat(page.locator("dealer-console .recorded")).containsText("已記錄");

            console.until("接受投注", rea);
            console.recorded(
                    () ->
                            rea.must(
                                    "{'command':'PlaceWager','spot':'4','wager':'banker','stake':'200.00'}"));
            console.until("宣佈「停止投注」", rea);
            assertTrue(console.words("seat-strip [data-spot='4'] .wager").startsWith("莊"));
            assertEquals(Set.of(), english(page, "console-room"), "before the cards");
            console.until("收牌到棄牌", rea);
            assertEquals(Set.of(), english(page, "console-room"), "after the round");

            console.keys("i");
            page.locator("irregularity-drawer li").first().waitFor();
            assertEquals(Set.of(), english(page, "irregularity-drawer"));
            console.keys("Escape");
            console.keys("?");
            page.locator("console-dialogs dl").waitFor();
            assertEquals(Set.of("Enter", "Space", "Backspace"), keysIn(page));
            console.keys("Escape");

            speak(page, "zh-Hans");
            assertThat(page.locator("step-card h1")).hasText("收牌到弃牌");
            speak(page, "en");
            assertThat(page.locator("step-card h1")).hasText("Cards to the discards");
            open.complainsOfNothing();
        }
    }

    /// English stands on keys alone: they are the letters of the keyboard.
    private static Set<String> keysIn(Page page) {
        assertEquals(Set.of(), english(page, "console-dialogs"));
        var found = new TreeSet<String>();
        page.locator("console-dialogs kbd").allInnerTexts().stream()
                .flatMap(text -> ENGLISH.matcher(text).results().map(it -> it.group()))
                .filter(word -> !NAMES.contains(word))
                .forEach(found::add);
        return found;
    }

    @Test
    void the_floor_closes_a_table_in_chinese_and_finds_its_language_again() {
        try (var open = OpenPage.alone(data)) {
            Page page = open.signIn("fay", "floorperson").page();
            speak(page, "zh-Hant");
            page.locator("pit-card a[data-table=ma-mini]").click();
            page.locator("table-panel button:has-text('關枱')").click();
            page.locator("act-dialog [name=counted]").fill("2000000");
            page.locator("act-dialog [name=password]").fill(Staff.PASSWORD);
            assertEquals(Set.of(), english(page, "act-dialog"));
            page.locator("act-dialog button[type=submit]").click();
            assertThat(page.locator("needs-you li")).containsText("關枱，已有一人簽署");
            assertEquals(Set.of(), english(page, "floor-room"));
            Staff.sign(open.staff().administrator(), "ma-mini");
            page.locator("pit-card a[data-table=ma-mini] .tag:has-text('已關閉')").waitFor();

            page.reload();
            assertThat(page.locator("staff-desk nav a[aria-current=page]")).hasText("樓面");
            page.locator("pit-card a[data-table=ma-mini] .tag:has-text('已關閉')").waitFor();
            open.complainsOfNothing();
        }
    }

    @Test
    void an_administrator_reads_people_and_the_account_in_chinese() {
        try (var open = OpenPage.alone(data)) {
            open.staff();
            Page page = open.signIn("amy", "administrator").page();
            page.navigate(open.address() + "#people");
            page.locator("people-room td").first().waitFor();
            speak(page, "zh-Hant");
            assertThat(page.locator("people-room h1")).hasText("人員");
            assertThat(page.locator("people-room select[name=post] option").first()).hasText("荷官");
            page.locator("people-room tr:has-text('amy') button.grave").click();
            assertThat(page.locator("people-room dialog h2")).hasText("結束 amy 的帳戶");
            assertEquals(Set.of("amy"), english(page, "people-room"));
            page.keyboard().press("Escape");

            page.navigate(open.address() + "#account");
            assertThat(page.locator("account-room h1")).hasText("更改你的密碼");
            speak(page, "zh-Hans");
            assertThat(page.locator("account-room h1")).hasText("更改你的密码");
            open.complainsOfNothing();
        }
    }

    @Test
    void the_other_rooms_of_the_staff_are_in_chinese() {
        try (var open = OpenPage.desktop(data)) {
            Page page = open.signIn("fay", "floorperson").page();
            speak(page, "zh-Hant");
            page.navigate(open.address() + "#surveillance/ma-mini");
            page.locator("record-panel .chain:has-text('記錄鏈正確')").waitFor();
            page.locator("rounds-list td a").last().click();
            assertThat(page.locator("round-replay")).containsText("重演");
            assertEquals(Set.of(), english(page, "surveillance-room"));

            page.navigate(open.address() + "#submission/example/ma-baccarat-everything");
            assertThat(page.locator("submission-side .tag.ok")).containsText("符合");
            for (String part :
                    Set.of("submission-sections", "submission-field[data-key='table.cut']")) {
                assertEquals(Set.of(), english(page, part));
            }

            page.navigate(open.address() + "#analyst");
            page.locator("heat-strip td").first().waitFor();
            assertEquals(Set.of(), english(page, "analyst-room"));
            page.keyboard().press("g");
            page.locator("run-form button").click();
            page.locator("interval-plot tbody tr").first().waitFor();
            assertEquals(Set.of(), english(page, "analyst-room"));

            page.navigate(open.address() + "#book/ma-mini/13(c)");
            assertThat(page.locator("book-shelf h2")).hasText("文件");
            assertThat(page.locator("clause-page clause-kind").first()).containsText("強制");
            open.complainsOfNothing();
        }
    }
}
