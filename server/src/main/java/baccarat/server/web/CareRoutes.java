package baccarat.server.web;

import static baccarat.server.web.Route.Verb.GET;
import static baccarat.server.web.Route.Verb.POST;
import static baccarat.server.web.Route.Verb.PUT;

import baccarat.rules.Money;
import baccarat.server.Casino;
import baccarat.server.care.Away;
import baccarat.server.care.Care;
import baccarat.server.care.Limit;
import baccarat.server.care.OwnLimit;
import baccarat.server.floor.PlayChips;
import baccarat.server.floor.StopDesk;
import baccarat.server.names.Asker;
import baccarat.server.people.Member;
import baccarat.server.people.Post;
import baccarat.server.store.PatronResults;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// The limits that patrons set for themselves, their own results, and new play chips. All of it
/// concerns only the signed-in person.
final class CareRoutes {

    private static final Set<Post> PATRONS = EnumSet.of(Post.PATRON);
    private static final Pattern MINUTES = Pattern.compile("[1-9][0-9]{0,3}");
    private static final int A_DAY = 1_440;

    private final Casino casino;

    CareRoutes(Casino casino) {
        this.casino = casino;
    }

    List<Route> all() {
        return List.of(
                Route.only(
                        GET,
                        "/account/limits",
                        PATRONS,
                        "the limits you have set for yourself, and what counts towards them",
                        call -> call.answer(limits(call))),
                Route.only(
                        PUT,
                        "/account/limits",
                        PATRONS,
                        "set a limit for yourself: a stricter one holds at once, a looser one a day"
                                + " later",
                        this::limit),
                Route.only(
                        POST,
                        "/account/away",
                        PATRONS,
                        "be kept out for a time, which no one can shorten",
                        this::away),
                Route.only(
                        GET,
                        "/account/results",
                        PATRONS,
                        "what you have played since you signed in",
                        this::results),
                Route.only(
                        POST,
                        "/account/chips",
                        PATRONS,
                        "new play chips for a patron who has lost nearly all of theirs",
                        this::chips));
    }

    private static Care.Person person(Call call) {
        return new Care.Person(call.who().id(), call.who().name());
    }

    private ObjectNode limits(Call call) {
        Care.Person person = person(call);
        ObjectNode node = Call.object();
        node.put("since", call.session().begun().toString());
        ObjectNode limits = node.putObject("limits");
        for (Limit kind : Limit.values()) {
            OwnLimit limit = casino.around().care().limit(person, kind);
            ObjectNode one = limits.putObject(kind.toString());
            limit.value().ifPresent(value -> one.put("value", written(kind, value)));
            limit.later()
                    .ifPresent(
                            later -> {
                                ObjectNode next = one.putObject("later");
                                later.value().ifPresent(it -> next.put("value", written(kind, it)));
                                next.put("from", later.from().toString());
                            });
        }
        Care.Day day = casino.around().care().day(person, Asker.accountOf(person.name()));
        node.putObject("day")
                .put("deposited", money(day.deposited()))
                .put("result", money(-day.lost()))
                .put("minutes", day.here().toMinutes());
        return node;
    }

    private static String written(Limit kind, long value) {
        return switch (kind.unit()) {
            case CENTS -> money(value);
            case MINUTES -> String.valueOf(value);
        };
    }

    private static String money(long cents) {
        return new Money(cents).toString();
    }

    private void limit(Call call) {
        JsonNode body = call.body();
        Limit kind =
                Limit.of(call.text(body, "limit"))
                        .orElseThrow(
                                () -> Problem.badRequest("limit: deposit, loss, time or reminder"));
        JsonNode value = body.path("value");
        if (!value.isString()) {
            throw Problem.badRequest("value: a text, or \"\" for no limit");
        }
        casino.around()
                .care()
                .ask(
                        person(call),
                        kind,
                        value.asString().isEmpty()
                                ? Optional.empty()
                                : Optional.of(value(call, body, kind)));
        call.answer(limits(call));
    }

    private static long value(Call call, JsonNode body, Limit kind) {
        return switch (kind.unit()) {
            case CENTS -> call.money(body, "value").cents();
            case MINUTES -> minutes(call.text(body, "value"));
        };
    }

    private static long minutes(String text) {
        if (MINUTES.matcher(text).matches() && Integer.parseInt(text) <= A_DAY) {
            return Integer.parseInt(text);
        }
        throw Problem.badRequest("value: 1 to 1440 minutes");
    }

    /// The patron's sessions end, and at a table they leave after the round.
    private void away(Call call) {
        Away away =
                Away.of(call.text(call.body(), "for"))
                        .orElseThrow(
                                () ->
                                        Problem.badRequest(
                                                "for: day, week, month, half-year, year, five-years"
                                                        + " or for-good"));
        Member who = call.who();
        if (who.isGuest()) {
            throw Problem.conflict(
                    "A guest is known by this browser alone. Choose a password first, so that the"
                            + " house knows you again.");
        }
        Care.Kept kept = casino.around().care().keepOut(person(call), away);
        casino.sessions().endAllOf(who.id());
        new StopDesk(casino).sendHome(who.name());
        ObjectNode node = Call.object();
        node.put("until", kept.until().toString());
        node.put("exclusion", kept.isExclusion());
        call.answer(node);
    }

    private void results(Call call) {
        Care.Person person = person(call);
        Optional<String> table = call.query("table");
        PatronResults.Sum sum =
                casino.store()
                        .read(
                                handle ->
                                        PatronResults.since(
                                                handle,
                                                person.id(),
                                                person.name(),
                                                call.session().begun(),
                                                table));
        ObjectNode node = Call.object();
        node.put("since", call.session().begun().toString());
        node.put("rounds", sum.rounds());
        node.put("minutes", minutes(sum).toMinutes());
        node.put("staked", money(sum.staked()));
        node.put("result", money(-sum.loss()));
        node.put("vigorish", money(sum.vigorish()));
        call.answer(node);
    }

    /// The time from the first round to the last.
    private static Duration minutes(PatronResults.Sum sum) {
        return sum.first()
                .flatMap(first -> sum.last().map(last -> Duration.between(first, last)))
                .orElse(Duration.ZERO);
    }

    private void chips(Call call) {
        new PlayChips(casino)
                .again(call.who())
                .ifPresent(
                        why -> {
                            throw Problem.conflict(why);
                        });
        ObjectNode node = Call.object();
        node.put("account", casino.cage().free(Asker.accountOf(call.who().name())).toString());
        call.answer(node);
    }
}
