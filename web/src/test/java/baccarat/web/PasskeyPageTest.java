package baccarat.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.Staff;
import baccarat.server.Visitor;
import baccarat.server.tables.Dealing;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Passkeys in a real browser, with its virtual authenticator.
@Tag("slow")
class PasskeyPageTest {

    @TempDir Path data;

    /// The browser has an authenticator of its own, whose user is always there and recognised.
    private static void plugIn(Page page) {
        CDPSession session = page.context().newCDPSession(page);
        session.send("WebAuthn.enable");
        var options = new JsonObject();
        options.addProperty("protocol", "ctap2");
        options.addProperty("transport", "internal");
        options.addProperty("hasResidentKey", true);
        options.addProperty("hasUserVerification", true);
        options.addProperty("isUserVerified", true);
        options.addProperty("automaticPresenceSimulation", true);
        var asked = new JsonObject();
        asked.add("options", options);
        session.send("WebAuthn.addVirtualAuthenticator", asked);
    }

    private static void gone(Locator locator) {
        locator.waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
    }

    private static void enter(Page page, String house, String name) {
        page.navigate(house + "#staff");
        page.locator("sign-in input[name=name]").fill(name);
        page.locator("sign-in input[name=password]").fill(Staff.PASSWORD);
        page.locator("sign-in button[type=submit]").click();
        page.locator("staff-desk .right strong").waitFor();
    }

    private static void add(Page page, String house) {
        page.navigate(house + "#account");
        page.locator("own-passkeys input[name=label]").fill("my phone");
        page.locator("own-passkeys input[name=password]").fill(Staff.PASSWORD);
        page.locator("own-passkeys button[type=submit]").click();
        page.locator("own-passkeys >> text=The passkey my phone has been added.").waitFor();
        page.locator("own-passkeys li:has-text('not used yet')").waitFor();
    }

    private static void signOut(Page page) {
        page.locator("text=Sign out").click();
        gone(page.locator("staff-desk .right strong"));
    }

    private static void signOutAndInByPasskey(Page page, String house) {
        signOut(page);
        page.navigate(house + "#staff");
        page.locator("sign-in [data-do=passkey]").click();
        page.locator("sign-in .wrong >> text=Enter your name").waitFor();
        page.locator("sign-in input[name=name]").fill("fay");
        page.locator("sign-in [data-do=passkey]").click();
        page.locator("staff-desk .right strong").waitFor();
    }

    @Test
    void a_passkey_is_added_signs_in_and_signs_a_slip_beside_a_password() {
        try (var open = OpenPage.alone(data)) {
            Visitor ada = open.staff().administrator();
            open.staff().hire("fay", "floorperson");
            String house = open.address().replace("127.0.0.1", "localhost");
            Page page = open.page();
            plugIn(page);
            enter(page, house, "fay");
            add(page, house);
            signOutAndInByPasskey(page, house);

            page.navigate(house + "#floor/ma-mini");
            page.locator("table-panel button:has-text('Close the table')").click();
            page.locator("act-dialog [name=counted]").fill("2000000");
            page.locator("act-dialog [data-proof=password]").click();
            gone(page.locator("act-dialog [name=password]"));
            page.locator("act-dialog button[type=submit]").click();
            gone(page.locator("act-dialog dialog"));
            page.locator("needs-you li:has-text('closing, one signature')").waitFor();
            String slips = ada.get("/v1/tables/ma-mini/slips").is(200).text();
            String slip = slips.replaceFirst("(?s).*?\"id\":\"([^\"]+)\".*", "$1");
            ada.post("/v1/slips/" + slip + "/signatures", "{" + Staff.SIGNED + "}").is(200);
            page.locator("pit-card a[data-table=ma-mini] .tag:has-text('Closed')").waitFor();

            page.navigate(house + "#account");
            page.locator("own-passkeys li:has-text('last used')").waitFor();
            page.locator("own-passkeys li button").click();
            page.locator("own-passkeys dialog input").fill(Staff.PASSWORD);
            page.locator("own-passkeys dialog button[type=submit]").click();
            page.locator("own-passkeys >> text=You have no passkeys.").waitFor();
            open.complainsOfNothing();
        }
    }

    @Test
    void a_floorperson_signs_at_the_console_of_a_dealer_with_a_passkey() {
        try (var open = OpenPage.alone(data)) {
            open.addTable("t1", "ma-mini", Dealing.SEALED);
            Visitor fay = open.staff().hire("fay", "floorperson");
            PutUp.opened("t1", open.staff().hire("dan", "dealer"), fay);
            String house = open.address().replace("127.0.0.1", "localhost");
            Page page = open.page();
            plugIn(page);
            enter(page, house, "fay");
            add(page, house);
            signOut(page);
            enter(page, house, "dan");
            page.navigate(house + "#console/t1");
            page.locator("step-card h1").waitFor();

            page.locator("dealer-console")
                    .evaluate(
                            "console => console.commands.report({ command: 'OrderShuffle', reason: 'a test' })");
            page.locator("console-dialogs [name=own]").fill(Staff.PASSWORD);
            assertEquals(0, page.locator("console-dialogs [data-proof=own]").count());
            page.locator("console-dialogs [name=signer]").fill("fay");
            page.locator("console-dialogs [data-proof=password]").click();
            page.locator("console-dialogs button[type=submit]").click();

            page.waitForCondition(
                    () ->
                            fay.get("/v1/tables/t1/slips")
                                    .text()
                                    .contains("\"signatures\":[\"dan\",\"fay\"]"));
        }
    }

    @Test
    void at_an_ip_address_no_passkey_is_offered_and_the_page_says_where_they_work() {
        try (var open = OpenPage.alone(data)) {
            open.staff().hire("fay", "floorperson");
            Page page = open.page();
            page.navigate(open.address() + "#staff");
            page.locator("sign-in input[name=name]").waitFor();
            open.untilAtRest();
            assertEquals(0, page.locator("sign-in [data-do=passkey]").count());

            enter(page, open.address(), "fay");
            page.navigate(open.address() + "#account");
            String why = page.locator("own-passkeys [role=note]").innerText();
            assertTrue(why.contains("http://localhost:"), why);
            assertTrue(why.contains("not an IP address"), why);
            assertEquals(0, page.locator("own-passkeys form").count());
        }
    }
}
