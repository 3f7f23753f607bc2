package baccarat.web;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// The browser of all tests in this process, and it ends with it: starting one takes seconds, and a
/// page with cookies and a cache of its own is had for less.
final class Chromium {

    private static final List<String> PLACES =
            List.of("/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome");

    /// When a page is given up that never shows what it must. No test is about it. Where the page
    /// is expected to fail, `patience` shortens it.
    private static final int PATIENCE_IN_MILLIS = Integer.getInteger("patience", 300_000);

    static {
        PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE_IN_MILLIS);
    }

    private static final Browser BROWSER =
            Playwright.create(
                            new Playwright.CreateOptions()
                                    .setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")))
                    .chromium()
                    .launch(
                            new BrowserType.LaunchOptions()
                                    .setExecutablePath(executable())
                                    .setArgs(List.of("--no-sandbox")));

    private Chromium() {}

    /// A browser as somebody starts it who has never been here.
    static BrowserContext fresh(Browser.NewContextOptions options) {
        BrowserContext context = BROWSER.newContext(options);
        context.setDefaultTimeout(PATIENCE_IN_MILLIS);
        return context;
    }

    private static Path executable() {
        return Stream.concat(Stream.ofNullable(System.getenv("CHROMIUM")), PLACES.stream())
                .map(Path::of)
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow(
                        () ->
                                new AssertionError(
                                        "no Chromium here: install it, or say where it is in CHROMIUM"));
    }
}
