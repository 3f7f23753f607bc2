package baccarat.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A Rules Submission, from a draft to a table.
@Tag("slow")
class SubmissionRoomTest {

    @TempDir Path data;

    @Test
    void a_draft_is_objected_to_at_its_field_mended_kept_and_put_on_a_table() {
        try (var open = OpenPage.desktop(data)) {
            Page page = open.signIn("fay", "floorperson").page();
            page.navigate(open.address() + "#submission");
            page.locator("submission-start a[href='#submission/example/ma-mini']").click();
            Locator tie = page.locator("submission-side tr[data-wager=tie]");
            tie.waitFor();
            assertTrue(tie.innerText().contains("14.360"), tie.innerText());

            Locator pays = page.locator("input[name='wagers.tie.odds']");
            pays.fill("7 to 1");
            Locator field = page.locator("submission-field[data-key='wagers.tie']");
            field.locator(".objection").waitFor();
            assertEquals("12(b)", field.locator("clause-chip .path").innerText());
            assertEquals("true", pays.getAttribute("aria-invalid"));
            page.locator("submission-side tr.no:has-text('not permitted')").waitFor();
            assertTrue(tie.innerText().contains("23.875"), tie.innerText());
            Locator keep = page.locator("submission-room .keep");
            assertEquals("Keep it, 1 objection left", keep.innerText());
            page.locator("submission-field input[name=name]").focus();
            keep.click();
            assertEquals(
                    true,
                    open.run("it => it.getRootNode().activeElement === it", pays.elementHandle()));

            pays.fill("9 to 1");
            page.locator("submission-side .tag.ok").waitFor();
            page.locator("submission-side tr[data-wager=tie]:has-text('4.844')").waitFor();
            page.locator("submission-field input[name=name]").fill("Mini 9");
            page.locator("submission-room h1:has-text('Mini 9')").waitFor();
            page.locator("submission-side .tag.ok").waitFor();
            keep.click();
            page.locator("submission-room .kept button").click();
            page.locator("act-dialog [name=id]").fill("mini-9");
            page.locator("act-dialog button[type=submit]").click();
            page.locator("pit-card a[data-table='mini-9'] .tag:has-text('Closed')").waitFor();
            assertTrue(
                    open.staff()
                            .administrator()
                            .get("/v1/tables/mini-9")
                            .is(200)
                            .text()
                            .contains("9 to 1"));
            open.complainsOfNothing();
        }
    }

    @Test
    void every_example_reads_and_writes_as_itself_and_stays_approved() {
        try (var open = OpenPage.desktop(data)) {
            open.signIn("fay", "floorperson");
            Object wrong =
                    open.run(
                            """
                            async () => {
                              const { read, write } = await import('/submission/yaml.js');
                              const { ordered, KEYS } = await import('/submission/fields.js');
                              const { reviewed } = await import('/submission/review.js');
                              const { examples } = await (await fetch('/api/v1/examples')).json();
                              const wrong = [];
                              for (const { id, submission } of examples) {
                                const draft = ordered(read(submission));
                                const text = write(draft);
                                const [before, after] = [await reviewed(submission), await reviewed(text)];
                                const unknown = Object.keys(draft).filter((key) => !KEYS.includes(key));
                                if (JSON.stringify(ordered(read(text))) !== JSON.stringify(draft)) wrong.push(id + ' reads otherwise');
                                if (JSON.stringify(before) !== JSON.stringify(after)) wrong.push(id + ': ' + JSON.stringify(after));
                                if (unknown.length) wrong.push(id + ' has no field for ' + unknown);
                              }
                              return examples.length + ' ' + wrong.join('; ');
                            }
                            """,
                            "");

            assertEquals("12 ", wrong);
            open.complainsOfNothing();
        }
    }
}
