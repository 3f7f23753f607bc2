package baccarat.server.web;

import static baccarat.server.web.Route.Verb.GET;
import static baccarat.server.web.Route.Verb.POST;

import baccarat.server.Casino;
import baccarat.server.floor.StopDesk;
import baccarat.server.people.Accounts;
import baccarat.server.people.Member;
import baccarat.server.people.Post;
import baccarat.server.people.Proof;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What administrators do about other people's accounts.
final class AccountRoutes {

    private static final Set<Post> THE_HOUSE = EnumSet.of(Post.ADMINISTRATOR);

    private static final String STAFF =
            Arrays.stream(Post.values())
                    .filter(Post::isStaff)
                    .map(Post::toString)
                    .collect(Collectors.joining(", "));

    private final Casino casino;
    private final StaffReads reads;
    private final StopDesk stops;

    AccountRoutes(Casino casino, StaffReads reads) {
        this.casino = casino;
        this.reads = reads;
        this.stops = new StopDesk(casino);
    }

    List<Route> all() {
        return List.of(
                Route.only(GET, "/people", THE_HOUSE, "everyone who has an account", this::people),
                Route.only(
                        POST,
                        "/staff",
                        THE_HOUSE,
                        "create an account for a member of the staff",
                        this::staff),
                Route.only(
                        POST,
                        "/people/{name}/unlocking",
                        THE_HOUSE,
                        "readmit a patron who was sent home",
                        this::unlock),
                Route.only(
                        POST,
                        "/people/{name}/password",
                        THE_HOUSE,
                        "give a one-time password to a person who lost theirs",
                        this::reset),
                Route.only(
                        POST,
                        "/people/{name}/post",
                        THE_HOUSE,
                        "change the post of a member of the staff",
                        this::post),
                Route.only(
                        POST,
                        "/people/{name}/ending",
                        THE_HOUSE,
                        "end an account for good",
                        this::end));
    }

    private void people(Call call) {
        reads.read(call, Optional.empty(), "the list of people");
        ObjectNode node = Call.object();
        ArrayNode people = node.putArray("people");
        casino.people().all().forEach(member -> people.add(json(member)));
        call.answer(node);
    }

    private static ObjectNode json(Member member) {
        ObjectNode one = Call.object();
        one.put("name", member.name());
        one.put("post", member.post().toString());
        one.put("guest", member.isGuest());
        if (member.account().isOneTime()) {
            one.put("oneTime", true);
        }
        member.account().stoppedAt().ifPresent(at -> one.put("stoppedAt", at.toString()));
        member.account().endedAt().ifPresent(at -> one.put("endedAt", at.toString()));
        return one;
    }

    /// A person who can create accounts, issue passwords and change posts could give them to
    /// themselves under another name, and so could anyone who finds the console open. So they prove
    /// who they are first.
    private void prove(Call call) {
        var password = new Proof.Password(call.text(call.body(), "ownPassword"));
        if (!casino.people().proves(call.who(), call.who(), password)) {
            throw Problem.forbidden("Your own password is wrong; nothing was changed.");
        }
    }

    private void staff(Call call) {
        JsonNode body = call.body();
        Post post = postOf(call, body);
        prove(call);
        Member member =
                PeopleRoutes.done(
                        casino.people()
                                .register(
                                        call.text(body, "name"),
                                        call.text(body, "password"),
                                        post,
                                        call.who().name()));
        call.answer(201, json(member));
    }

    private static Post postOf(Call call, JsonNode body) {
        return Post.of(call.text(body, "post"))
                .filter(Post::isStaff)
                .orElseThrow(() -> Problem.badRequest("post: one of " + STAFF));
    }

    private void unlock(Call call) {
        call.answer(
                json(
                        PeopleRoutes.done(
                                casino.accounts().unlock(call.path("name"), call.who().name()))));
    }

    /// The password appears in this answer and nowhere else.
    private void reset(Call call) {
        prove(call);
        Accounts.Reset reset = casino.accounts().reset(call.path("name"), call.who().name());
        ObjectNode node = json(PeopleRoutes.done(reset.outcome()));
        node.put("password", reset.password());
        call.answer(node);
    }

    private void post(Call call) {
        Post post = postOf(call, call.body());
        prove(call);
        call.answer(
                json(
                        PeopleRoutes.done(
                                casino.accounts()
                                        .post(call.path("name"), post, call.who().name()))));
    }

    private void end(Call call) {
        String reason = call.text(call.body(), "reason");
        prove(call);
        Member member =
                PeopleRoutes.done(
                        casino.accounts().end(call.path("name"), reason, call.who().name()));
        if (member.post() == Post.PATRON) {
            stops.sendHome(member.name());
        }
        call.answer(json(member));
    }
}
