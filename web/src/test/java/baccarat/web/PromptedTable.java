package baccarat.web;

import baccarat.server.Visitor;
import baccarat.server.Watching;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;

/// A table of real cards, and the console of its dealer. Every step is taken over the API by
/// whoever it belongs to, and before that the console has shown it: what the card said is kept.
final class PromptedTable {

    /// What the card of a step says, once the console has seen this event.
    private static final String CARD =
            """
            (number) => {
              const inside = (root, name) => root?.shadowRoot.querySelector(name);
              const desk = inside(document.querySelector('salon-app'), 'staff-desk');
              const dealers = inside(inside(desk, 'console-room'), 'dealer-console');
              const seen = inside(dealers, '.recorded')?.innerText.replace(/\\D/g, '');
              if (!seen || Number(seen) < number) {
                return undefined;
              }
              const card = inside(dealers, 'step-card').shadowRoot;
              const words = (one) => one.innerText.replace(/\\s+/g, ' ').trim();
              const clauses = [...card.querySelectorAll('clause-chip')].map((chip) => words(inside(chip, '.path')));
              return [words(card.querySelector('h1')), words(card.querySelector('.how')), ...clauses];
            }""";

    /// A step as the dealer reads it.
    record Prompt(String title, String how, List<String> clauses) {

        @Override
        public String toString() {
            return "%s | %s | %s".formatted(String.join(", ", clauses), title, how);
        }
    }

    private final Page page;
    private final Watching dealer;
    private final Watching floor;
    private final Map<String, String> faces = new HashMap<>();
    private final List<Prompt> shown = new ArrayList<>();

    private PromptedTable(Page page, Watching dealer, Watching floor) {
        this.page = page;
        this.dealer = dealer;
        this.floor = floor;
    }

    /// Puts up a table with an example in which something reads otherwise, opens it and looks at
    /// it.
    static PromptedTable of(
            OpenPage open, String id, String example, UnaryOperator<String> otherwise) {
        Plays.by(example);
        PutUp.table(open, id, example, "real-cards", otherwise);
        Visitor dan = open.staff().hire("dan", "dealer");
        Visitor fay = open.staff().hire("fay", "floorperson");
        PutUp.opened(id, dan, fay);
        open.enterAs("dan").page().navigate(open.address() + "#console/" + id);
        return new PromptedTable(open.page(), dan.watch(id), fay.watch(id));
    }

    /// The card as it is now that the dealer has seen all that has happened.
    @SuppressWarnings("unchecked")
    Prompt prompt() {
        List<String> card =
                (List<String>) page.waitForFunction(CARD, (int) dealer.seen()).jsonValue();
        return new Prompt(card.get(0), card.get(1), card.subList(2, card.size()));
    }

    /// Everything that the card has said so far, in its order.
    List<Prompt> shown() {
        return List.copyOf(shown);
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

    /// Takes what is due, step by step, until the card has this title, and says what else it says.
    Prompt until(String title) {
        Prompt now = keep();
        while (!now.title().equals(title)) {
            take();
            now = keep();
        }
        return now;
    }

    private Prompt keep() {
        Prompt now = prompt();
        shown.add(now);
        return now;
    }

    /// Takes the step that is due.
    void take() {
        JsonNode step = due();
        boolean dealers = step.path("by").toString().contains("dealer") || step.has("patron");
        asks(dealers ? dealer : floor, command(step));
    }

    /// Somebody does something, and the dealer has heard of it.
    void asks(Watching who, String command) {
        long last = who.must(command).path("last").asLong();
        dealer.upTo(last);
    }

    private JsonNode due() {
        return dealer.you().path("steps").values().stream()
                .filter(step -> step.path("required").asBoolean(false))
                .findFirst()
                .orElseThrow(() -> new AssertionError("nothing is due: " + dealer.view()));
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
                                            .collect(Collectors.joining(",")));
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
                .collect(Collectors.joining(","));
    }
}
