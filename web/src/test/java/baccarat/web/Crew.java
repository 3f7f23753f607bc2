package baccarat.web;

import baccarat.server.Staff;
import baccarat.server.Visitor;
import baccarat.server.Watching;
import baccarat.server.tables.Dealing;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import tools.jackson.databind.JsonNode;

/// A dealer and a floorperson without browsers, at a table that goes on only when they say so: a
/// patron's page can be looked at in any moment of a round for as long as it takes.
final class Crew {

    /// What the casino does itself in the time it gives.
    private static final Set<String> CASINOS = Set.of("ClosePledges", "CloseReveals");

    private final Watching dealer;
    private final Watching floor;
    private final Map<String, Watching> patrons = new HashMap<>();
    private final List<GuestsShare> shares = new ArrayList<>();

    private Crew(Watching dealer, Watching floor) {
        this.dealer = dealer;
        this.floor = floor;
    }

    /// Puts up a table and opens it with two signatures.
    static Crew at(OpenPage open, String id, String example) {
        open.addTable(id, example, Dealing.SEALED);
        return at(open, id);
    }

    /// The same with an example in which something reads otherwise.
    static Crew at(OpenPage open, String id, String example, UnaryOperator<String> otherwise) {
        PutUp.table(open, id, example, "sealed", otherwise);
        return at(open, id);
    }

    private static Crew at(OpenPage open, String id) {
        Visitor dan = open.staff().hire("dan", "dealer");
        Visitor fay = open.staff().hire("fay", "floorperson");
        PutUp.opened(id, dan, fay);
        return new Crew(dan.watch(id), fay.watch(id));
    }

    /// Somebody with chips at a seat, who does what is due for them without a page.
    Watching brings(Visitor guest, String name, String table, int seat) {
        Watching watching = Staff.seated(guest.walkIn(name), name, table, seat);
        patrons.put(name, watching);
        shares.add(new GuestsShare(watching, seat));
        return watching;
    }

    /// Asks for something as the dealer.
    JsonNode asks(String command) {
        return dealer.ask(command);
    }

    /// The number of the last event that the dealer has seen.
    long seen() {
        return dealer.seen();
    }

    /// What the dealer sees.
    JsonNode view() {
        return dealer.view();
    }

    String phase() {
        return view().path("phase").path("name").asString("");
    }

    /// Does what is due until the table is in this phase.
    void untilPhase(String name) {
        until(_ -> phase().equals(name));
    }

    /// Does what is due until the table is like this; what is a patron's is waited for.
    void until(Predicate<JsonNode> wanted) {
        while (!wanted.test(view())) {
            shares.forEach(share -> share.follow(view()));
            Optional<JsonNode> due = due();
            if (due.isPresent()) {
                act(due.get());
            } else {
                dealer.until(message -> message.has("n"));
            }
        }
    }

    /// Puts the cover card so near the front that the shoe ends after a round or two.
    void placeTheCoverCardEarly() {
        untilPhase("Covering");
        dealer.must("{'command':'PlaceCoverCard','behind':404}");
    }

    private Optional<JsonNode> due() {
        return dealer.you().path("steps").values().stream()
                .filter(step -> step.path("required").asBoolean(false))
                .findFirst()
                .filter(step -> !CASINOS.contains(step.path("command").asString()))
                .filter(step -> !step.has("patron") || patrons.containsKey(patronOf(step)));
    }

    private static String patronOf(JsonNode step) {
        return step.path("patron").asString("");
    }

    private void act(JsonNode step) {
        boolean deals = step.path("by").toString().contains("dealer");
        Watching whose =
                step.has("patron")
                        ? Objects.requireNonNull(patrons.get(patronOf(step)))
                        : deals ? dealer : floor;
        long last = whose.must(DueStep.command(step)).path("last").asLong();
        if (dealer.seen() < last) {
            dealer.until(_ -> dealer.seen() >= last);
        }
    }
}
