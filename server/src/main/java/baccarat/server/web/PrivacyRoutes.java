package baccarat.server.web;

import static baccarat.server.web.Route.Verb.DELETE;
import static baccarat.server.web.Route.Verb.GET;
import static baccarat.server.web.Route.Verb.POST;
import static baccarat.server.web.Route.Verb.PUT;

import baccarat.server.Casino;
import baccarat.server.money.HouseKind;
import baccarat.server.people.Member;
import baccarat.server.people.Post;
import baccarat.server.people.Privacy;
import baccarat.server.tables.TableDoor;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// A patron's own data: the name that others see, an export of everything, and erasure.
final class PrivacyRoutes {

    private static final Set<Post> PATRONS = EnumSet.of(Post.PATRON);
    private static final Set<Post> THE_HOUSE = EnumSet.of(Post.ADMINISTRATOR);
    private static final int SECONDS = 10;

    private final Casino casino;
    private final StaffReads reads;

    PrivacyRoutes(Casino casino, StaffReads reads) {
        this.casino = casino;
        this.reads = reads;
    }

    List<Route> all() {
        return Stream.concat(ofPatrons().stream(), ofTheHouse().stream()).toList();
    }

    private List<Route> ofPatrons() {
        return List.of(
                Route.only(
                        GET,
                        "/account/privacy",
                        PATRONS,
                        "the name that others see, and whether you asked to be erased",
                        call -> call.answer(json(call.who()))),
                Route.only(
                        PUT,
                        "/account/shown",
                        PATRONS,
                        "choose the name that others at a table see, or none",
                        this::show),
                Route.only(
                        GET,
                        "/account/export",
                        PATRONS,
                        "everything the casino keeps about you, as a file",
                        call -> export(call, call.who())),
                Route.only(
                        POST,
                        "/account/erasure",
                        PATRONS,
                        "ask to be erased",
                        call -> ask(call, true)),
                Route.only(
                        DELETE,
                        "/account/erasure",
                        PATRONS,
                        "withdraw your request to be erased",
                        call -> ask(call, false)));
    }

    private List<Route> ofTheHouse() {
        return List.of(
                Route.only(
                        GET,
                        "/erasures",
                        THE_HOUSE,
                        "patrons who asked to be erased",
                        this::asking),
                Route.only(
                        GET,
                        "/people/{name}/export",
                        THE_HOUSE,
                        "everything the casino keeps about a patron, on their behalf",
                        this::exportOf),
                Route.only(
                        POST,
                        "/people/{name}/erasure",
                        THE_HOUSE,
                        "erase a patron who has left and has been paid",
                        this::erase));
    }

    private ObjectNode json(Member member) {
        Privacy.Choice choice = casino.privacy().of(member);
        ObjectNode node = Call.object();
        node.put("name", member.name());
        choice.shown().ifPresent(shown -> node.put("shown", shown));
        choice.askedAt().ifPresent(at -> node.put("erasureAskedAt", at.toString()));
        return node;
    }

    private void show(Call call) {
        JsonNode shown = call.body().path("shown");
        if (!shown.isString()) {
            throw Problem.badRequest("shown: the name that others see, or \"\" for the seat alone");
        }
        Optional<String> name = Optional.of(shown.asString()).filter(it -> !it.isEmpty());
        casino.privacy()
                .show(call.who(), name)
                .ifPresent(
                        why -> {
                            throw Problem.conflict(why);
                        });
        call.answer(json(call.who()));
    }

    private void ask(Call call, boolean erase) {
        casino.privacy().ask(call.who(), erase);
        call.answer(json(call.who()));
    }

    private void asking(Call call) {
        ObjectNode node = Call.object();
        ArrayNode array = node.putArray("erasures");
        for (Privacy.Asking asking : casino.privacy().asking()) {
            array.addObject().put("name", asking.name()).put("askedAt", asking.at().toString());
        }
        call.answer(node);
    }

    private void exportOf(Call call) {
        Member patron = patron(call);
        reads.export(call, Optional.empty(), "everything about " + patron.name());
        export(call, patron);
    }

    private void export(Call call, Member patron) {
        ObjectNode node = new PersonExport(casino).of(patron, casino.privacy().of(patron));
        call.download("application/json", "my-data.json", node.toPrettyString());
    }

    private Member patron(Call call) {
        String name = call.path("name");
        return casino.people()
                .find(name)
                .filter(member -> member.post() == Post.PATRON)
                .orElseThrow(() -> Problem.notFound("there is no patron called " + name));
    }

    private void erase(Call call) {
        Member patron = patron(call);
        String reason = call.text(call.body(), "reason");
        for (TableDoor table : casino.tables()) {
            if (table.isAt(patron.name()).orTimeout(SECONDS, TimeUnit.SECONDS).join()) {
                throw Problem.conflict(
                        "%s is at table %s and must leave it first."
                                .formatted(patron.name(), table.setting().name()));
            }
        }
        casino.privacy()
                .erase(patron, casino.isFor(HouseKind.PLAY), call.who().name(), reason)
                .ifPresent(
                        why -> {
                            throw Problem.conflict(why);
                        });
        casino.cage().lookAgain();
        call.nothing();
    }
}
