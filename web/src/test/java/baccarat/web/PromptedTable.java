package baccarat.web;

import static java.util.stream.Collectors.joining;

import baccarat.server.Watching;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/// A table of real cards, and the console of its dealer. Steps are taken over the API by whoever
/// they belong to; what the card said before that is kept.
final class PromptedTable {

    /// For a script: the console of a table, once the page shows it, and what it says.
    private static final String CONSOLE =
            """
            const inside = (root, name) => root?.shadowRoot?.querySelector(name);
            const words = (one) => one.innerText.replace(/\\s+/g, ' ').trim();
            const consoleOf = (table) => {
              const desk = inside(document.querySelector('salon-app'), 'staff-desk');
              const dealers = inside(inside(desk, 'console-room'), 'dealer-console');
              return dealers?.table === table ? dealers : undefined;
            };
            """;

    /// What the card of a step says, once the console has seen this event.
    private static final String CARD =
            """
            ([table, number]) => {
              %s
              const seen = inside(consoleOf(table), '.recorded')?.innerText.replace(/\\D/g, '');
              if (!seen || Number(seen) < number) {
                return undefined;
              }
              const card = inside(consoleOf(table), 'step-card').shadowRoot;
              const clauses = [...card.querySelectorAll('clause-chip')].map((chip) => words(inside(chip, '.path')));
              return [...['.who strong', 'h1', '.how'].map((part) => words(card.querySelector(part))), ...clauses];
            }\
            """
                    .formatted(CONSOLE);

    /// Whether the card is about this.
    private static final String ABOUT =
            """
            ([table, about]) => {
              %s
              return inside(consoleOf(table), 'step-card')?.next.step?.about === about;
            }\
            """
                    .formatted(CONSOLE);

    /// Why the step with this title was refused, or that it was taken.
    private static final String REFUSED =
            """
            ([table, title]) => {
              %s
              const refusal = inside(consoleOf(table), '.refusal h2');
              const taken = words(inside(inside(consoleOf(table), 'step-card'), 'h1')) !== title;
              return refusal ? words(refusal) : taken ? 'taken' : undefined;
            }\
            """
                    .formatted(CONSOLE);

    /// A step as the dealer reads it.
    record Prompt(String who, String title, String how, List<String> clauses) {

        /// One line: the clauses, who acts, the order, and what is called if it is a call.
        @Override
        public String toString() {
            String called = how.startsWith("“") ? " " + how : "";
            return "%s | %s: %s%s".formatted(String.join(", ", clauses), who, title, called);
        }
    }

    private final Page page;
    private final String id;
    private final Watching dealer;
    private final Watching floor;
    private final Map<String, String> faces = new HashMap<>();
    private final List<Prompt> shown = new ArrayList<>();

    PromptedTable(Page page, String id, Watching dealer, Watching floor) {
        this.page = page;
        this.id = id;
        this.dealer = dealer;
        this.floor = floor;
    }

    String id() {
        return id;
    }

    Watching dealer() {
        return dealer;
    }

    /// The card as it is now that the dealer has seen all that has happened; it is kept if it has
    /// changed.
    @SuppressWarnings("unchecked")
    Prompt look() {
        List<String> card =
                (List<String>)
                        page.waitForFunction(CARD, List.of(id, (int) dealer.seen())).jsonValue();
        var prompt =
                new Prompt(card.get(0), card.get(1), card.get(2), card.subList(3, card.size()));
        if (shown.isEmpty() || !shown.getLast().equals(prompt)) {
            shown.add(prompt);
        }
        return prompt;
    }

    /// Everything that the card has said when it was looked at, a line for each step.
    String shown() {
        return shown.stream().map(prompt -> prompt + "\n").collect(joining());
    }

    /// The clauses that stood on the card.
    Set<String> clauses() {
        var clauses = new TreeSet<String>();
        shown.forEach(prompt -> clauses.addAll(prompt.clauses()));
        return clauses;
    }

    /// The cards of the next round, as in `6c Kh` and `2c 2d 3s`.
    void deals(String player, String banker) {
        faces.clear();
        lay("PLAYER", player);
        lay("BANKER", banker);
    }

    private void lay(String side, String cards) {
        List<String> places = List.of("_FIRST", "_SECOND", "_THIRD");
        String[] hand = cards.split(" ", -1);
        IntStream.range(0, hand.length).forEach(i -> faces.put(side + places.get(i), hand[i]));
    }

    /// Takes what is due, step by step, and looks at the card before each, until it has this title.
    Prompt until(String title) {
        Prompt now = look();
        while (!now.title().equals(title)) {
            take();
            now = look();
        }
        return now;
    }

    /// Takes what is due without a look at the card, until a step is about this.
    void skipTo(String about) {
        while (!due().path("about").asString("").equals(about)) {
            take();
        }
        look();
    }

    /// The same, until the table takes wagers.
    void skipToWagers() {
        while (!dealer.view().path("phase").path("name").asString().equals("AcceptingWagers")) {
            take();
        }
    }

    /// The words of the refusal on the screen, once the dealer has pressed the key of the step.
    String refused() {
        String title = look().title();
        page.locator("step-card .key:enabled").waitFor();
        page.keyboard().press("Space");
        Object words = page.waitForFunction(REFUSED, List.of(id, title)).jsonValue();
        page.keyboard().press("Escape");
        return words.toString();
    }

    /// What lies on the layout, as the console sums it up.
    String wagers() {
        look();
        return page.locator("shoe-panel section[aria-labelledby=wagers]")
                .innerText()
                .replaceAll("\\s+", " ");
    }

    /// Waits until time alone makes this due.
    void comes(String about) {
        page.waitForFunction(ABOUT, List.of(id, about));
        if (!isDue(about)) {
            dealer.until(_ -> isDue(about));
        }
        look();
    }

    private boolean isDue(String about) {
        return steps().anyMatch(step -> step.path("about").asString("").equals(about));
    }

    /// Waits until the dealer has heard of an event of this type.
    void hears(String event) {
        dealer.untilEvent(event);
        dealer.drain();
    }

    /// Takes the step that is due.
    void take() {
        JsonNode step = due();
        boolean dealers = step.path("by").toString().contains("dealer") || step.has("patron");
        takes(dealers ? dealer : floor);
    }

    /// Somebody takes the step that is due.
    void takes(Watching who) {
        asks(who, command(due()));
    }

    /// Somebody does something, and the dealer has heard of it.
    void asks(Watching who, String command) {
        long last = who.must(command).path("last").asLong();
        dealer.upTo(last);
    }

    private JsonNode due() {
        return steps().findFirst()
                .orElseThrow(() -> new AssertionError("nothing is due: " + dealer.view()));
    }

    private Stream<JsonNode> steps() {
        return dealer.you().path("steps").values().stream()
                .filter(step -> step.path("required").asBoolean(false));
    }

    private String command(JsonNode step) {
        String about = step.path("about").asString("");
        int count = step.path("faces").asInt();
        return switch (step.path("command").asString()) {
            case "BurnFirst" -> "{'command':'BurnFirst','card':'Ac'}";
            case "BurnRest" ->
                    "{'command':'BurnRest','shown':[%s]}"
                            .formatted(
                                    IntStream.range(0, count)
                                            .mapToObj(_ -> "'Ts'")
                                            .collect(joining(",")));
            case "Draw" ->
                    "{'command':'Draw','place':'%s'%s}"
                            .formatted(about, count > 0 ? ",'face':'" + face(about) + "'" : "");
            case "Turn" ->
                    "{'command':'Turn','side':'%s','faces':[%s]}".formatted(about, down(about));
            default -> DueStep.command(step);
        };
    }

    private String face(String place) {
        return Objects.requireNonNull(faces.get(place), "no card for " + place);
    }

    private String down(String side) {
        return dealer.view().path("cards").path("laid").values().stream()
                .filter(card -> !card.path("seen").asString().equals("UP"))
                .map(card -> card.path("place").asString())
                .filter(place -> place.startsWith(side))
                .map(place -> "'" + face(place) + "'")
                .collect(joining(","));
    }
}
