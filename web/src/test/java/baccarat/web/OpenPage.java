package baccarat.web;

import static baccarat.web.PagePaces.A_WHILE;
import static baccarat.web.PagePaces.PACE;
import static baccarat.web.PagePaces.PATIENT;
import static baccarat.web.PagePaces.TURNING;
import static baccarat.web.PagePaces.UNHURRIED;
import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.server.CasinoTables;
import baccarat.server.FirstTables;
import baccarat.server.OpenCasino;
import baccarat.server.Settings;
import baccarat.server.Staff;
import baccarat.server.Visitor;
import baccarat.server.tables.Dealing;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// A casino and a browser that looks at it. Whatever the browser complains about fails the test.
final class OpenPage implements AutoCloseable {

    private final OpenCasino casino;

    private final List<BrowserContext> contexts;

    private final Page page;

    private final List<String> complaints;

    /// Requests of this page that have no answer yet.
    private final AtomicInteger pending = new AtomicInteger();

    /// By how much the casino's clock is ahead.
    private AtomicReference<Duration> ahead = new AtomicReference<>(Duration.ZERO);

    private @Nullable Staff staff;

    private OpenPage(Path data, int width, int height) {
        this(OpenCasino.with(Settings.USUAL.with(data).with(PACE).withRegulars(1)), width, height);
    }

    /// A browser at a casino that is open already.
    OpenPage(OpenCasino casino, int width, int height) {
        this.casino = casino;
        contexts = new ArrayList<>();
        complaints = new ArrayList<>();
        page = newPage(width, height);
    }

    private OpenPage(OpenPage first) {
        casino = first.casino;
        contexts = first.contexts;
        complaints = first.complaints;
        page = newPage(1440, 900);
    }

    private Page newPage(int width, int height) {
        BrowserContext context =
                Chromium.fresh(
                        new Browser.NewContextOptions()
                                .setViewportSize(width, height)
                                .setHasTouch(width < 600)
                                .setLocale("en-US"));
        contexts.add(context);
        Page page = context.newPage();
        page.onConsoleMessage(
                message -> {
                    if (message.type().equals("error") || message.type().equals("warning")) {
                        complaints.add(message.text());
                    }
                });
        page.onPageError(complaints::add);
        page.onRequest(_ -> pending.incrementAndGet());
        page.onRequestFinished(_ -> pending.decrementAndGet());
        page.onRequestFailed(_ -> pending.decrementAndGet());
        return page;
    }

    /// Somebody else's page at the same casino, with cookies of its own. It is closed with this
    /// one, and what either complains of is known to both.
    OpenPage another() {
        return new OpenPage(this);
    }

    /// Wagers close and cards are cleared when the test says so, with [#later].
    static OpenPage patient(Path data) {
        return patient(Settings.USUAL.with(data).with(PATIENT).withRegulars(1), 1440, 900);
    }

    /// The same on a phone.
    static OpenPage patientPhone(Path data) {
        return patient(Settings.USUAL.with(data).with(PATIENT).withRegulars(1), 390, 844);
    }

    /// The same without simulated patrons: whatever is offered is offered to the visitor, for as
    /// long as it takes.
    static OpenPage alone(Path data) {
        return patient(Settings.USUAL.with(data).with(UNHURRIED).withRegulars(0), 1440, 900);
    }

    /// The same for a test of the squeeze.
    static OpenPage turning(Path data) {
        return patient(Settings.USUAL.with(data).with(TURNING).withRegulars(0), 1440, 900);
    }

    private static OpenPage patient(Settings settings, int width, int height) {
        return patient(clock -> OpenCasino.with(settings, clock), width, height);
    }

    /// A casino whose clock the test sets ahead with [#later].
    static OpenPage patient(Function<InstantSource, OpenCasino> opening, int width, int height) {
        var ahead = new AtomicReference<>(Duration.ZERO);
        OpenCasino casino = opening.apply(() -> Instant.now().plus(ahead.get()));
        var open = new OpenPage(casino, width, height);
        open.ahead = ahead;
        return open;
    }

    /// The time for what is under way is over: the clock is set ahead, and every table looks at it.
    void later() {
        // whatever it did last, it knows since when it waits
        casino.casino().tables().forEach(table -> table.state().join());
        ahead.updateAndGet(A_WHILE::plus);
        casino.casino().tables().forEach(table -> table.state().join());
    }

    /// Wagers lie and their time runs, and now it is over.
    void wagersClose() {
        until("table.model.isOpen && table.live.view.clock.until && table.live.view.layout.length");
        later();
    }

    static OpenPage desktop(Path data) {
        return new OpenPage(data, 1440, 900);
    }

    static OpenPage phone(Path data) {
        return new OpenPage(data, 390, 844);
    }

    Page page() {
        return page;
    }

    String address() {
        return "http://127.0.0.1:" + casino.port() + "/";
    }

    /// One more table, with an example submission.
    void addTable(String example) {
        addTable(example, example, Dealing.AUTOMATIC);
    }

    /// The same under a name of its own, dealt so.
    void addTable(String id, String example, Dealing dealing) {
        casino.casino()
                .floor()
                .add(
                        new CasinoTables.NewTable(
                                id,
                                "Extra " + example,
                                "Main",
                                dealing,
                                FirstTables.submission(example)));
    }

    /// Somebody without a browser.
    Visitor visitor() {
        return casino.visitor();
    }

    /// Walks in by the door of the lobby.
    OpenPage walkIn(String name) {
        page.navigate(address());
        page.locator("#walk-in").click();
        page.locator("walk-in input").fill(name);
        page.locator("walk-in button[type=submit]").click();
        page.locator("salon-bar .purse").waitFor();
        return this;
    }

    OpenPage goTo(String table) {
        page.navigate(address() + "#table/" + table);
        page.locator("salon-table main").waitFor();
        return this;
    }

    /// What the start prints for whoever becomes the first administrator.
    String firstCode() {
        return casino.casino().code().orElseThrow();
    }

    /// The casino's people; the first call makes its administrator, ada.
    Staff staff() {
        Staff known = staff;
        if (known == null) {
            known = Staff.of(casino);
            staff = known;
        }
        return known;
    }

    /// Gives somebody an account and signs them in by the staff's door.
    OpenPage signIn(String name, String post) {
        staff().hire(name, post);
        return enterAs(name);
    }

    OpenPage enterAs(String name) {
        page.navigate(address() + "#staff");
        page.locator("sign-in input[name=name]").fill(name);
        page.locator("sign-in input[name=password]").fill(Staff.PASSWORD);
        page.locator("sign-in button[type=submit]").click();
        page.locator("staff-desk .right strong").waitFor();
        return this;
    }

    /// Takes a seat with chips for an amount.
    OpenPage sitAt(String seat, int amount) {
        page.locator("baccarat-felt button.free[data-spot='" + seat + "']").click();
        return buy(amount);
    }

    OpenPage buy(int amount) {
        page.locator("chip-purse input").fill(Integer.toString(amount));
        page.locator("[data-purse=buy]").click();
        until("table.model.mine.length > 0");
        return this;
    }

    /// Waits until something is true of the table on the page, once it has a view of it.
    void until(String condition) {
        page.waitForFunction(
                "() => { const table = document.querySelector('salon-app').shadowRoot"
                        + ".querySelector('salon-table'); return Boolean(table?.live?.view && table.keeper && ("
                        + condition
                        + ")); }");
    }

    /// For a script: what moves on the page and in its components, and comes to an end.
    static final String MOVING =
            """
            const moving = (root) => [
              ...root.getAnimations().filter((one) =>
                  one.playState !== 'finished' && one.effect.getComputedTiming().endTime !== Infinity),
              ...[...root.querySelectorAll('*')].flatMap((one) => one.shadowRoot ? moving(one.shadowRoot) : []),
            ];
            """;

    /// Waits until the page has drawn what it was told, has everything it asked for, and nothing on
    /// it moves.
    void untilAtRest() {
        boolean isAtRest = false;
        while (!isAtRest) {
            page.waitForCondition(() -> pending.get() == 0);
            page.waitForFunction(
                    """
                    async () => {
                      %s
                      for (let i = 0; i < 10; i++) await new Promise(requestAnimationFrame);
                      return moving(document).length === 0;
                    }"""
                            .formatted(MOVING));
            isAtRest = pending.get() == 0;
        }
    }

    /// What a script of the page gives; it may import the page's own modules.
    Object run(String script, Object argument) {
        return page.evaluate(script, argument);
    }

    void complainsOfNothing() {
        assertEquals(List.of(), complaints);
    }

    @Override
    public void close() {
        contexts.forEach(BrowserContext::close);
        casino.close();
    }
}
