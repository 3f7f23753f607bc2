package baccarat.cluster;

import baccarat.records.CommandJson;
import baccarat.records.StateJson;
import baccarat.reports.Json;
import baccarat.server.tables.Answer;
import baccarat.server.tables.Onlookers;
import baccarat.server.tables.Peel;
import baccarat.server.tables.ShoeSignal;
import baccarat.server.tables.TableThread;
import baccarat.server.tables.Viewer;
import baccarat.table.Person;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;

/// Letters to a table that is led here.
///
/// @param onlookers of this process, which hear of a look at the lobby of another
record ShellMail(TableThread table, Onlookers onlookers) {

    /// Somebody who looks through another process.
    private record Elsewhere(Person person) implements Viewer {

        @Override
        public void send(String frame) {}
    }

    void read(Letter letter) {
        JsonNode node = letter.body().isEmpty() ? Json.MAPPER.nullNode() : body(letter);
        switch (letter.kind()) {
            case ASK -> {
                var answer = new CompletableFuture<Answer>();
                table.ask(AskedJson.request(node, answer));
                reply(letter, answer, AskedJson::answer);
            }
            case SUMMARY -> {
                onlookers.look();
                reply(letter, table.summary(asker(node)), Object::toString);
            }
            case VIEW -> reply(letter, table.view(AskedJson.person(node)), Object::toString);
            case IS_AT -> reply(letter, table.isAt(node.path("name").asString()), String::valueOf);
            case STATE -> reply(letter, table.state(), StateJson::write);
            case WAITS -> reply(letter, table.waits(node.path("name").asString()), String::valueOf);
            case LAST_PUBLIC -> reply(letter, table.lastPublicEvent(), String::valueOf);
            case COMMAND ->
                    reply(
                            letter,
                            table.carryOut(
                                    AskedJson.person(node.path("person")),
                                    CommandJson.read(node.path("command")),
                                    AskedJson.attached(node.path("with"))),
                            AskedJson::answer);
            case ORDER ->
                    reply(
                            letter,
                            table.carryOut(
                                    AskedJson.person(node.path("person")),
                                    node.path("command"),
                                    AskedJson.attached(node.path("with"))),
                            AskedJson::answer);
            case HEAR -> reply(letter, table.hear(ShoeSignal.read(node)), why -> why.orElse(""));
            case SHOW -> {
                var who = new Elsewhere(AskedJson.person(node.path("person")));
                Peel.read(node.path("peel")).ifPresent(peel -> table.show(who, peel));
            }
            case READY ->
                    table.ready(
                            AskedJson.person(node.path("person")), node.path("ready").asBoolean());
            case NEW_SHOE -> table.newShoe(AskedJson.person(node));
            case STOP -> table.stop(AskedJson.text(node, "reason"));
            case HALT -> table.halt(node.path("why").asString());
            default ->
                    throw new IllegalArgumentException(letter.kind() + " is not for a live table");
        }
    }

    private static JsonNode body(Letter letter) {
        return Json.MAPPER.readTree(letter.body());
    }

    private static Optional<Person> asker(JsonNode node) {
        return node.has("name") ? Optional.of(AskedJson.person(node)) : Optional.empty();
    }

    private static <T> void reply(
            Letter letter, CompletableFuture<T> answer, Function<T, String> written) {
        var _ =
                answer.whenComplete(
                        (value, failure) -> {
                            if (failure == null) {
                                letter.answer(Letter.Kind.DONE, written.apply(value));
                            } else {
                                letter.answer(
                                        Letter.Kind.GONE, String.valueOf(failure.getMessage()));
                            }
                        });
    }
}
