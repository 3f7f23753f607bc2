package baccarat.web;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Every layout and every computation of styles while a page was used, as Chromium's developer
/// tools see them.
///
/// One that was made in the middle of a script carries the script's stack: the script had changed
/// the page and then did something that needs a measure, and waited for it. Such a layout is
/// forced. The others are made once a frame, for everything that has changed.
record Trace(List<JsonNode> layouts) {

    private static final List<String> CATEGORIES =
            List.of("-*", "devtools.timeline", "disabled-by-default-devtools.timeline.stack");
    private static final Set<String> LAYOUT = Set.of("Layout", "UpdateLayoutTree");

    /// Traces a page while it is used. What the use asks of the page must not measure anything.
    static Trace of(Page page, Runnable use) {
        Browser browser = page.context().browser();
        browser.startTracing(page, new Browser.StartTracingOptions().setCategories(CATEGORIES));
        byte[] written;
        try {
            use.run();
        } finally {
            written = browser.stopTracing();
        }
        JsonNode events = JsonMapper.shared().readTree(written).path("traceEvents");
        return new Trace(
                events.valueStream()
                        .filter(event -> LAYOUT.contains(event.path("name").asString("")))
                        .toList());
    }

    /// What was forced, each with the stack of the script that forced it.
    List<String> forced() {
        return layouts.stream()
                .filter(layout -> !stack(layout).isMissingNode())
                .map(layout -> layout.path("name").asString() + inWords(stack(layout)))
                .toList();
    }

    private static JsonNode stack(JsonNode layout) {
        return layout.path("args").path("beginData").path("stackTrace");
    }

    private static String inWords(JsonNode stack) {
        var words = new StringBuilder();
        for (JsonNode frame : stack) {
            words.append(
                    "%n    %s, %s:%s"
                            .formatted(
                                    frame.path("functionName").asString("?"),
                                    frame.path("url").asString("?"),
                                    frame.path("lineNumber").asString("?")));
        }
        return words.toString();
    }
}
