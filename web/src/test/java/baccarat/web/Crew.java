package baccarat.web;

import baccarat.server.Visitor;
import baccarat.server.Watching;
import baccarat.server.tables.Dealing;
import java.util.Optional;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;

/// A dealer and a floorperson without browsers, at a table that goes on only when they say so: a
/// patron's page can be looked at in any moment of a round for as long as it takes.
final class Crew {

    private final Watching dealer;
    private final Watching floor;

    private Crew(Watching dealer, Watching floor) {
        this.dealer = dealer;
        this.floor = floor;
    }

    /// Puts up a table and opens it with two signatures.
    static Crew at(OpenPage open, String id, String example) {
        open.addTable(id, example, Dealing.SEALED);
        Visitor dan = open.staff().hire("dan", "dealer");
        Visitor fay = open.staff().hire("fay", "floorperson");
        PutUp.opened(id, dan, fay);
        return new Crew(dan.watch(id), fay.watch(id));
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
                .filter(step -> !step.has("patron"));
    }

    private void act(JsonNode step) {
        boolean deals = step.path("by").toString().contains("dealer");
        long last = (deals ? dealer : floor).must(DueStep.command(step)).path("last").asLong();
        if (dealer.seen() < last) {
            dealer.until(_ -> dealer.seen() >= last);
        }
    }
}
