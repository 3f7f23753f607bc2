package baccarat.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import baccarat.server.OpenCasino;
import baccarat.server.Settings;
import baccarat.server.Staff;
import baccarat.server.store.Kept;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Accounts in the browser: passwords chosen and reset, accounts that end, a guest who stays.
@Tag("slow")
class AccountPageTest {

    private static final String OTHER = "another horse battery";

    @TempDir Path data;

    @Test
    void a_reset_password_is_changed_first_and_an_account_that_ends_is_signed_out() {
        try (var open = OpenPage.desktop(data)) {
            open.staff().hire("dora", "dealer");
            var page = open.enterAs("ada").page();
            page.navigate(open.address() + "#people");
            var row = page.locator("people-room tbody tr:has-text('dora')");
            row.locator("text=Reset password").click();
            page.locator("people-room dialog input[name=ownPassword]").fill("not hers at all");
            page.locator("people-room dialog button[type=submit]").click();
            page.locator("people-room >> text=Your own password is wrong").waitFor();
            row.locator("text=Reset password").click();
            confirmed(page);
            String oneTime = page.locator("people-room .one-time").innerText();

            OpenPage hers = open.another();
            var dora = hers.page();
            dora.navigate(open.address() + "#staff");
            dora.locator("sign-in input[name=name]").fill("dora");
            dora.locator("sign-in input[name=password]").fill(oneTime);
            dora.locator("sign-in button[type=submit]").click();
            dora.locator("account-room >> text=Choose a password").waitFor();
            dora.locator("account-room input[name=old]").fill(oneTime);
            dora.locator("account-room input[name=password]").fill(OTHER);
            dora.locator("account-room button[type=submit]").click();
            dora.locator("account-room >> text=Your password is changed.").waitFor();

            row.locator("select").selectOption("surveillance");
            confirmed(page);
            page.locator("people-room >> text=dora is surveillance.").waitFor();
            row.locator("text=Close account").click();
            page.locator("people-room dialog input[name=reason]").fill("has left");
            confirmed(page);
            page.locator("people-room >> text=The account of dora is closed.").waitFor();

            page.locator(
                            "people-room tbody tr:has-text('dora'):has-text('ended'):not(:has(button))")
                    .waitFor();
            open.visitor()
                    .post("/v1/session", "{'name':'dora','password':'%s'}".formatted(OTHER))
                    .is(401);
        }
    }

    private static void confirmed(Page page) {
        page.locator("people-room dialog input[name=ownPassword]").fill(Staff.PASSWORD);
        page.locator("people-room dialog button[type=submit]").click();
    }

    @Test
    void a_guest_keeps_name_and_chips_and_signs_in_from_another_browser() {
        try (var open = OpenPage.desktop(data)) {
            var page = open.walkIn("anna").page();
            page.locator("#keep-name").click();
            page.locator("keep-name input").fill("1234567890");
            page.locator("keep-name button[type=submit]").click();
            page.locator("keep-name .wrong >> text=strangers").waitFor();
            page.locator("keep-name input").fill(Staff.PASSWORD);
            page.locator("keep-name button[type=submit]").click();
            page.locator("#keep-name")
                    .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));

            var elsewhere = open.another().page();
            elsewhere.navigate(open.address());
            elsewhere.locator("#walk-in").click();
            elsewhere.locator("walk-in >> text=I have a password").click();
            elsewhere.locator("patron-door input[name=name]").fill("anna");
            elsewhere.locator("patron-door input[name=password]").fill(Staff.PASSWORD);
            elsewhere.locator("patron-door button[type=submit]").click();
            elsewhere.locator("salon-bar .purse").waitFor();

            assertThat(elsewhere.locator("salon-bar .purse")).containsText("5,000");
            assertThat(elsewhere.locator("#keep-name")).hasCount(0);
        }
    }

    @Test
    void a_table_is_that_of_a_visitor_when_the_session_has_ended_elsewhere() {
        try (var open = OpenPage.desktop(data)) {
            var page = open.walkIn("bob").page();
            open.goTo("ma-mini");
            var floor = open.staff().hire("fay", "floorperson");
            floor.post("/v1/people/bob/stopping", "{'reason':'for a test'}").is(204);

            page.locator("salon-table #sit").waitFor();
            assertThat(page.locator("salon-bar .purse")).hasCount(0);
        }
    }

    /// As a database is that was made before the question was asked.
    @Test
    void
            an_administrator_says_once_what_an_older_house_is_for_and_is_asked_whether_that_is_meant() {
        Settings settings = Settings.USUAL.with(data).with(OpenCasino.QUICK).withRegulars(0);
        try (var older = OpenCasino.with(settings)) {
            Staff.of(older);
            older.casino()
                    .store()
                    .write(
                            handle -> {
                                Kept.remove(handle, "house");
                                return true;
                            })
                    .join();
        }
        try (var open = new OpenPage(OpenCasino.with(settings), 1280, 800)) {
            Page page = open.enterAs("ada").page();
            page.navigate(open.address() + "#people");
            page.locator("people-room [data-kind=play]").click();
            page.locator("people-room .founding >> text=Cancel").click();
            page.locator("people-room [data-kind=money]").click();
            assertThat(page.locator("people-room .founding"))
                    .containsText("This house will be for money.");
            page.locator("people-room [data-found=money]").click();
            assertThat(page.locator("people-room .founding")).hasCount(0);

            Page visitor = open.another().page();
            visitor.navigate(open.address());
            assertThat(visitor.locator("salon-lobby [data-kind=money]"))
                    .containsText("This house plays for money.");
        }
    }
}
