package baccarat.server.web;

import static baccarat.server.web.Route.Verb.POST;

import baccarat.rules.Money;
import baccarat.server.Casino;
import baccarat.server.tables.Answer;
import baccarat.server.tables.TableThread;
import baccarat.table.Command;
import baccarat.table.Person;
import java.util.List;
import java.util.concurrent.TimeUnit;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Match play coupons, which the cage or the floor issues to one patron at a table.
final class CouponRoutes {

    private static final int SECONDS = 10;

    private final Casino casino;

    CouponRoutes(Casino casino) {
        this.casino = casino;
    }

    List<Route> all() {
        return List.of(
                Route.only(
                        POST,
                        "/tables/{table}/coupons",
                        FloorRoutes.THE_FLOOR,
                        "issue a match play coupon to a patron at the table",
                        this::issue));
    }

    private void issue(Call call) {
        TableThread table = TableRoutes.table(casino, call);
        JsonNode body = call.body();
        Money value = call.money(body, "value");
        Money limit = casino.settings().house().couponLimit();
        if (!value.isAtMost(limit)) {
            throw Problem.conflict(
                    "A coupon of %s takes two signatures: one person issues up to %s."
                            .formatted(value, limit));
        }
        var issue = new Command.IssueCoupon(call.text(body, "patron"), value, call.reason(body, "reason"));
        Answer answer =
                table.carryOut(Person.floorperson(call.who().name()), issue, List.of())
                        .completeOnTimeout(
                                new Answer.Unavailable("the table does not answer"),
                                SECONDS,
                                TimeUnit.SECONDS)
                        .join();
        ObjectNode node = Call.object();
        var regulation = table.setting().approved().regulation();
        switch (answer) {
            case Answer.Accepted _ -> {
                TableRoutes.write(answer, regulation, node);
                call.answer(201, node);
            }
            case Answer.Refused refused -> throw Problem.refused(refused, regulation);
            case Answer.Unreadable(var what) -> throw Problem.badRequest(what);
            case Answer.Unavailable(var why) -> throw Problem.unavailable(why);
        }
    }
}
