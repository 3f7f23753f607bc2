package baccarat.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.server.Visitor;
import baccarat.server.Watching;
import baccarat.server.tables.Dealing;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import tools.jackson.databind.JsonNode;

/// A dealer at the console of a table, with nothing but a keyboard. The floor and the patrons are
/// elsewhere, and do what is theirs when it is due. Each step has a press of its own.
final class AtTheConsole {

    private final OpenPage open;
    private final Page page;
    private final Visitor fay;
    private final Watching floor;
    private final List<String> titles = new ArrayList<>();
    private final List<GuestsShare> shares = new ArrayList<>();

    private AtTheConsole(OpenPage open, Visitor fay) {
        this.open = open;
        this.page = open.page();
        this.fay = fay;
        this.floor = fay.watch("t1");
    }

    /// Puts up a table, opens it with two signatures, and sits a dealer at its console.
    static AtTheConsole of(OpenPage open, String example, Dealing dealing) {
        Plays.by(example);
        open.addTable("t1", example, dealing);
        return at(open);
    }

    /// The same with an example in which something reads otherwise.
    static AtTheConsole of(
            OpenPage open, String example, Dealing dealing, UnaryOperator<String> otherwise) {
        Plays.by(example);
        PutUp.table(open, "t1", example, dealing.toString(), otherwise);
        return at(open);
    }

    private static AtTheConsole at(OpenPage open) {
        Visitor fay = open.staff().hire("fay", "floorperson");
        Visitor dan = open.staff().hire("dan", "dealer");
        PutUp.opened("t1", dan, fay);
        open.enterAs("dan");
        open.page().evaluate("localStorage.setItem('console-one-by-one', 'yes')");
        open.page().locator("console-room a[href='#console/t1']").click();
        open.page().locator("step-card h1").waitFor();
        return new AtTheConsole(open, fay);
    }

    /// One key does what follows of itself, as it does unless a dealer wants otherwise.
    void eachKeyGoesOn() {
        page.evaluate("localStorage.removeItem('console-one-by-one')");
        page.reload();
        page.locator("step-card h1").waitFor();
    }

    /// A guest with chips at a seat, over the API alone.
    Watching guest(String name, int seat) {
        Watching guest = open.visitor().walkIn(name).watch("t1");
        guest.must("{'command':'BuyIn','patron':'%s','amount':'5000.00'}".formatted(name));
        guest.must("{'command':'TakePlace','patron':'%s','place':'%d'}".formatted(name, seat));
        shares.add(new GuestsShare(guest, seat));
        return guest;
    }

    /// The floorperson of the table.
    Visitor fay() {
        return fay;
    }

    Page page() {
        return page;
    }

    String title() {
        return page.locator("step-card h1").innerText();
    }

    /// What the card says of who acts.
    String who() {
        return page.locator("step-card .who").innerText().replaceAll("\\s+", " ");
    }

    /// Waits until the card has this title: something came from elsewhere.
    void untilTold(String title) {
        assertThat(page.locator("step-card h1")).hasText(title);
    }

    /// Every title that has stood on the card.
    List<String> titles() {
        return List.copyOf(titles);
    }

    private String seen() {
        return page.locator("dealer-console .recorded").innerText();
    }

    /// Presses keys one after the other.
    void keys(String... keys) {
        for (String key : keys) {
            page.keyboard().press(key);
        }
    }

    /// The key of the step card, once it has rested, and whatever the table records of it.
    void space() {
        page.locator("step-card .key:enabled").waitFor();
        recorded(() -> keys("Space"));
    }

    /// Types the number that a step asks for, and enters it.
    void number(int number) {
        page.locator("step-card .key:enabled").waitFor();
        page.locator("step-card input").fill(Integer.toString(number));
        keys("Enter");
    }

    /// Chooses a card and enters it.
    void card(String rank, String suit) {
        keys(rank, suit);
        page.locator("step-card .key:enabled").waitFor();
        keys("Enter");
    }

    /// Chooses cards by their ranks alone and enters them.
    void ranks(String... ranks) {
        keys(ranks);
        page.locator("step-card .key:enabled").waitFor();
        keys("Enter");
    }

    /// The same, and the record has it.
    void entered(String rank, String suit) {
        recorded(() -> card(rank, suit));
    }

    /// Does something and waits until the console has it from the record.
    void recorded(Runnable act) {
        String before = seen();
        titles.add(title());
        act.run();
        untilRecorded(before);
    }

    private void untilRecorded(String before) {
        page.waitForFunction(
                "(before) => document.querySelector('salon-app').shadowRoot.querySelector('staff-desk').shadowRoot"
                        + ".querySelector('console-room').shadowRoot.querySelector('dealer-console').shadowRoot"
                        + ".querySelector('.recorded').innerText !== before",
                before);
    }

    /// Goes on until the card has this title: the dealer by the key, the floor and the patrons by
    /// what is due for them.
    void until(String title, Watching... patrons) {
        for (int step = 0; step < 400 && !title().equals(title); step++) {
            String before = seen();
            if (isWaiting()) {
                theirs(before, patrons);
            } else {
                space();
            }
        }
        assertEquals(title, title());
    }

    /// It is somebody else's turn, in English or in Chinese.
    boolean isWaiting() {
        String key = page.locator("step-card .key").innerText();
        return key.startsWith("Waiting") || key.startsWith("等候");
    }

    /// Somebody else's part. It may have come since the record was looked at, and the turn may be
    /// the dealer's again.
    ///
    /// @param before the record as the console showed it before it was seen to wait
    private void theirs(String before, Watching... patrons) {
        reach(Long.parseLong(before.replaceAll("\\D", "")));
        JsonNode due = due(floor);
        switch (due.path("command").asString()) {
            case "ClosePledges" -> {}
            case "PledgeShare", "CloseReveals" ->
                    shares.forEach(share -> share.follow(floor.view()));
            default -> {
                if (due.has("patron")) {
                    take(due, patrons[0]);
                } else if (!due.path("by").toString().contains("dealer")) {
                    take(due, floor);
                }
            }
        }
        untilRecorded(before);
    }

    private void take(JsonNode due, Watching whose) {
        reach(whose.must(DueStep.command(due)).path("last").asLong());
    }

    /// The floor has seen this event.
    private void reach(long number) {
        if (floor.seen() < number) {
            floor.until(_ -> floor.seen() >= number);
        }
    }

    private static JsonNode due(Watching staff) {
        return staff.you().path("steps").values().stream()
                .filter(step -> step.path("required").asBoolean(false))
                .findFirst()
                .orElseThrow(() -> new AssertionError("nothing is due: " + staff.view()));
    }

    String words(String selector) {
        return page.locator(selector).innerText().replaceAll("\\s+", " ").strip();
    }

    /// Goes on until wagers are open.
    void atWagers(Watching patron) {
        until("Burn the first card", patron);
        recorded(() -> card("a", "c"));
        if (page.locator("card-keypad").isVisible()) {
            recorded(() -> card("t", "s"));
        }
        until("Wagers are open", patron);
        patron.untilPhase("AcceptingWagers");
    }

    /// Enters a wager for the patron at a seat; the field is free for the next one.
    void wager(int seat, String wager, String amount) {
        keys("w");
        page.locator("wager-entry select[name=spot]").selectOption("" + seat);
        page.locator("wager-entry select[name=wager]").selectOption(wager);
        page.locator("wager-entry input").fill(amount);
        recorded(() -> keys("Enter"));
        assertThat(page.locator("wager-entry input")).hasValue("");
        keys("Escape");
    }

    /// Looks at a seat.
    void look(int seat) {
        keys("s");
        page.locator("console-dialogs input[name=seat]").fill("" + seat);
        keys("Enter");
        page.locator("console-dialogs h2:has-text('Seat %d')".formatted(seat)).waitFor();
    }

    /// What the console says of the patron at a seat, beside the number.
    String corner(int seat) {
        return words("seat-strip button[data-spot='%d'] .top .small".formatted(seat));
    }

    /// The table on the page of the floorperson.
    Page floorsPage() {
        OpenPage fay = open.another().enterAs("fay");
        fay.page().navigate(open.address() + "#floor/t1");
        fay.page().locator("table-panel h2").waitFor();
        return fay.page();
    }
}
