package baccarat.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.Staff;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The staff's door, and who finds which room behind it.
@Tag("slow")
class StaffDoorTest {

    @TempDir Path data;

    @Test
    void the_first_administrator_comes_with_the_code_and_gives_a_dealer_an_account() {
        try (var open = OpenPage.desktop(data)) {
            var page = open.page();
            page.navigate(open.address() + "#staff");
            page.locator("text=I have the first code").click();
            page.locator("sign-in input[name=code]").fill(open.firstCode());
            page.locator("sign-in input[name=name]").fill("ada");
            page.locator("sign-in input[name=password]").fill(Staff.PASSWORD);
            page.locator("sign-in input[name=again]").fill("a slip of the finger");
            page.locator("sign-in button[type=submit]").click();
            page.locator("sign-in .wrong:has-text('The two passwords differ')").waitFor();
            page.locator("sign-in input[name=again]").fill(Staff.PASSWORD);
            page.locator("sign-in button[type=submit]").click();
            page.locator("staff-desk nav >> text=People").click();
            page.locator("people-room input[name=name]").fill("dora");
            page.locator("people-room input[name=password]").fill(Staff.PASSWORD);
            page.locator("people-room input[name=ownPassword]").fill(Staff.PASSWORD);
            page.locator("people-room button[type=submit]").click();
            page.locator("people-room >> text=dora is dealer.").waitFor();
            page.locator("people-room tbody tr:has-text('dora')").waitFor();

            assertEquals(
                    List.of("ada administrator", "dora dealer"),
                    page.locator("people-room tbody tr").allInnerTexts().stream()
                            .map(row -> row.replaceAll("\\s+", " ").replaceAll(" open.*", ""))
                            .toList());
            page.locator("text=Sign out").click();
            page.locator("staff-desk nav strong")
                    .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
            open.enterAs("dora");
            assertEquals(0, page.locator("staff-desk nav >> text=People").count());
            open.complainsOfNothing();
        }
    }

    @Test
    void a_wrong_password_is_answered_in_one_line_and_a_guest_finds_the_door() {
        try (var open = OpenPage.desktop(data)) {
            var page = open.page();
            page.navigate(open.address());
            page.locator("salon-lobby .doors >> text=For staff").click();
            page.locator("sign-in input[name=name]").fill("nobody");
            page.locator("sign-in input[name=password]").fill("not the right one");
            page.locator("sign-in button[type=submit]").click();
            var wrong = page.locator("sign-in .wrong");
            wrong.filter(new Locator.FilterOptions().setHasText("name")).waitFor();

            assertTrue(wrong.innerText().contains("password"), wrong.innerText());
        }
    }

    @Test
    void a_room_that_comes_late_does_not_take_the_place_of_the_one_asked_for_since() {
        try (var open = OpenPage.desktop(data)) {
            var page = open.page();
            List<Route> held = new ArrayList<>();
            page.route("**/desk/desk.js", held::add);
            page.route("**/floor/floor.js", held::add);
            page.navigate(open.address() + "#book");
            page.waitForCondition(() -> held.size() == 1);
            page.navigate(open.address() + "#");
            page.locator("salon-lobby").waitFor();
            held.getFirst().resume();
            page.waitForFunction("() => customElements.get('staff-desk')");
            page.locator("salon-lobby").waitFor();

            open.signIn("fay", "floorperson");
            page.waitForCondition(() -> held.size() == 2);
            page.navigate(open.address() + "#submission");
            page.locator("submission-start").waitFor();
            held.getLast().resume();
            page.waitForFunction("() => customElements.get('floor-room')");
            page.locator("submission-start").waitFor();
            assertEquals(0, page.locator("floor-room").count());
            open.complainsOfNothing();
        }
    }
}
