package baccarat.web;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ViewportSize;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

/// How long the lobby and a table take until they can be used, and what they weigh: `scripts/bench
/// page`. Not a test, and not run with them.
///
/// Lobby and table take turns, each time in a browser that has no file of the page yet. The first
/// turn is left out: it is the server's own start.
class PageTimes {

    private static final int TURNS = 10;

    private static final String LOBBY =
            "app?.querySelector('salon-lobby')?.renderRoot.querySelectorAll('table-card').length === 5";
    private static final String TABLE =
            "app?.querySelector('salon-table')?.renderRoot.querySelector('baccarat-felt')"
                    + "?.renderRoot.querySelector('button.free')";

    private static final ViewportSize DESK = new ViewportSize(1440, 900);
    private static final ViewportSize PHONE = new ViewportSize(412, 823);

    private static final Path REPORT =
            Path.of(System.getProperty("page.times", "target/page-times.txt"));

    @TempDir Path data;

    /// One opening: milliseconds from the start of the navigation, files, their bytes, and by how
    /// much the page moved what it had shown, in thousandths.
    record Opening(double painted, double usable, int files, int bytes, double shift) {}

    /// Counts what moves, as browsers do: how much of the window, and how far.
    private static final String SHIFTS =
            """
            globalThis.shift = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) {
                globalThis.shift += entry.value;
              }
            }).observe({ type: 'layout-shift', buffered: true });
            """;

    @Test
    void how_long_lobby_and_table_take() throws IOException {
        var lobby = new ArrayList<Opening>();
        var table = new ArrayList<Opening>();
        var lobbyOnAPhone = new ArrayList<Opening>();
        var tableOnAPhone = new ArrayList<Opening>();
        try (var open = OpenPage.desktop(data)) {
            open.walkIn("anna");
            for (int turn = 0; turn <= TURNS; turn++) {
                lobby.add(opening(open, "", LOBBY, DESK));
                table.add(opening(open, "#table/ma-mini", TABLE, DESK));
                lobbyOnAPhone.add(opening(open, "", LOBBY, PHONE));
                tableOnAPhone.add(opening(open, "#table/ma-mini", TABLE, PHONE));
            }
        }
        Files.writeString(
                REPORT,
                report("lobby", lobby)
                        + report("table", table)
                        + report("lobby, phone", lobbyOnAPhone)
                        + report("table, phone", tableOnAPhone));
    }

    /// Somebody who is known here, with an empty cache.
    private static Opening opening(OpenPage open, String place, String usable, ViewportSize size) {
        BrowserContext known = open.page().context();
        var options =
                new Browser.NewContextOptions()
                        .setViewportSize(size.width, size.height)
                        .setLocale("en-US")
                        .setStorageState(known.storageState());
        try (BrowserContext context = known.browser().newContext(options)) {
            Page page = context.newPage();
            page.addInitScript(SHIFTS);
            page.navigate(open.address() + place);
            Object measured = page.waitForFunction(measured(usable)).jsonValue();
            return JsonMapper.shared().readValue(measured.toString(), Opening.class);
        }
    }

    /// Answers in the frame in which the page can be used. Sizes are those of compressed bodies.
    private static String measured(String usable) {
        return """
            () => {
              const app = document.querySelector('salon-app')?.shadowRoot;
              const paint = performance.getEntriesByName('first-contentful-paint')[0];
              if (!paint || !(%s)) {
                return false;
              }
              const files = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
              return JSON.stringify({
                painted: paint.startTime,
                usable: performance.now(),
                files: files.length,
                bytes: files.reduce((sum, file) => sum + file.encodedBodySize, 0),
                shift: globalThis.shift * 1000,
              });
            }"""
                .formatted(usable);
    }

    private static String report(String what, List<Opening> all) {
        List<Opening> counted = all.subList(1, all.size());
        return String.join(
                "",
                line(what, "first contentful paint, ms", counted, Opening::painted),
                line(what, "usable, ms", counted, Opening::usable),
                line(what, "files", counted, Opening::files),
                line(what, "bytes, compressed", counted, Opening::bytes),
                line(what, "moved, thousandths", counted, Opening::shift));
    }

    /// The median, the least and the most.
    private static String line(
            String what, String figure, List<Opening> all, ToDoubleFunction<Opening> of) {
        double[] sorted = all.stream().mapToDouble(of).sorted().toArray();
        int half = sorted.length / 2;
        return String.format(
                Locale.ROOT,
                "%-12s %-27s %,9.0f (%,.0f to %,.0f)%n",
                what,
                figure,
                (sorted[half - 1] + sorted[half]) / 2,
                sorted[0],
                sorted[sorted.length - 1]);
    }
}
