package baccarat.server.web;

import static baccarat.server.web.Route.Verb.POST;

import baccarat.records.BadRecord;
import baccarat.records.CommandJson;
import baccarat.server.Casino;
import baccarat.server.people.Post;
import baccarat.server.tables.TableDoor;
import baccarat.server.views.CorrectionView;
import baccarat.table.Asked;
import baccarat.table.Command;
import baccarat.table.Decision;
import baccarat.table.Person;
import baccarat.table.Table;
import baccarat.table.TableState;
import java.util.List;
import java.util.concurrent.TimeUnit;
import tools.jackson.databind.JsonNode;

/// What a correction of a card would change, before two people sign it.
final class PreviewRoutes {

    private static final int SECONDS = 10;
    private static final Person FLOOR = Person.floorperson("the floor");

    private final Casino casino;

    PreviewRoutes(Casino casino) {
        this.casino = casino;
    }

    List<Route> all() {
        return List.of(
                Route.only(
                        POST,
                        "/tables/{table}/previews",
                        Post.with(Post.FLOOR, Post.DEALER),
                        "what a corrected card would change, before it is signed",
                        this::preview));
    }

    private void preview(Call call) {
        TableDoor table = TableRoutes.table(casino, call);
        Command command = command(call.body().path("command"));
        TableState state = table.state().orTimeout(SECONDS, TimeUnit.SECONDS).join();
        switch (Table.decide(state, new Asked(FLOOR, state.clock(), command))) {
            case Decision.Refused refused -> throw Problem.conflict(refused.detail());
            case Decision.Accepted accepted -> call.answer(CorrectionView.of(state, accepted));
        }
    }

    private static Command command(JsonNode asked) {
        TableRoutes.wrongReason(asked)
                .ifPresent(
                        wrong -> {
                            throw Problem.badRequest(wrong);
                        });
        try {
            Command command = CommandJson.read(asked);
            if (command instanceof Command.CorrectFaceInPlay
                    || command instanceof Command.CorrectFace) {
                return command;
            }
        } catch (BadRecord e) {
            throw Problem.badRequest("command: " + e.getMessage());
        }
        throw Problem.badRequest("command: CorrectFaceInPlay or CorrectFace");
    }
}
