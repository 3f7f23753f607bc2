package baccarat.server.web;

import static baccarat.server.web.Route.Verb.DELETE;
import static baccarat.server.web.Route.Verb.GET;
import static baccarat.server.web.Route.Verb.POST;

import baccarat.rules.Money;
import baccarat.server.Casino;
import baccarat.server.money.HouseKind;
import baccarat.server.people.Member;
import baccarat.server.people.People;
import baccarat.server.people.Post;
import baccarat.server.tables.Asker;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Coming in and going: guests, patrons, staff, sessions, accounts at the cage.
final class PeopleRoutes {

    private static final Set<Post> THE_HOUSE = EnumSet.of(Post.ADMINISTRATOR);
    private static final Set<Post> THE_CAGE = EnumSet.of(Post.FLOORPERSON, Post.ADMINISTRATOR);

    private final Casino casino;
    private final Cookies cookies;
    private final StaffReads reads;

    PeopleRoutes(Casino casino, Cookies cookies, StaffReads reads) {
        this.casino = casino;
        this.reads = reads;
        this.cookies = cookies;
    }

    List<Route> all() {
        return List.of(
                Route.comingIn(POST, "/guests", "walk in with play chips", this::guest),
                Route.comingIn(POST, "/patrons", "register as a patron", this::patron),
                Route.comingIn(POST, "/session", "sign in", this::signIn),
                Route.everybody(GET, "/session", "who is signed in", this::whoAmI),
                Route.everybody(DELETE, "/session", "sign out", this::signOut),
                Route.only(
                        GET,
                        "/account",
                        EnumSet.of(Post.PATRON),
                        "the account at the cage",
                        this::account),
                Route.comingIn(
                        POST, "/administrator", "become administrator, once", this::administrator),
                Route.only(GET, "/people", THE_HOUSE, "everybody there is", this::people),
                Route.only(POST, "/staff", THE_HOUSE, "an account for somebody new", this::staff),
                Route.only(
                        POST,
                        "/people/{name}/unlocking",
                        THE_HOUSE,
                        "unlock an account",
                        this::unlock),
                Route.only(
                        POST,
                        "/people/{name}/deposits",
                        THE_CAGE,
                        "money brought to the cage",
                        this::deposit),
                Route.only(
                        POST,
                        "/people/{name}/withdrawals",
                        THE_CAGE,
                        "money taken from the cage",
                        this::withdraw));
    }

    private void guest(Call call) {
        if (!casino.takesGuests()) {
            throw Problem.forbidden(
                    casino.isFor(HouseKind.MONEY)
                            ? "This house is for money: the cage opens an account for you. Visitors may watch."
                            : "this casino has no guests");
        }
        String name = call.text(call.body(), "name");
        Member member = done(casino.people().guest(name, casino.settings().house().playChips()));
        begin(call, member);
    }

    /// In a house for money the cage opens accounts; whoever opens one for somebody else stays
    /// signed in as themselves.
    private void patron(Call call) {
        Optional<String> cage =
                call.signedIn()
                        .filter(member -> THE_CAGE.contains(member.post()))
                        .map(Member::name);
        if (casino.isFor(HouseKind.MONEY) && cage.isEmpty()) {
            throw Problem.forbidden("This house is for money: the cage opens accounts.");
        }
        JsonNode body = call.body();
        String name = call.text(body, "name");
        Member member =
                done(
                        casino.people()
                                .register(
                                        name,
                                        call.text(body, "password"),
                                        Post.PATRON,
                                        cage.orElse(name)));
        if (cage.isPresent()) {
            call.answer(201, json(member));
        } else {
            begin(call, member);
        }
    }

    private static Member done(People.Outcome outcome) {
        return switch (outcome) {
            case People.Outcome.Done(var member) -> member;
            case People.Outcome.Refused(var why) -> throw Problem.conflict(why);
        };
    }

    private void signIn(Call call) {
        JsonNode body = call.body();
        Member member =
                casino.people()
                        .signIn(call.text(body, "name"), call.text(body, "password"))
                        .orElseThrow(Problem::wrongSignIn);
        begin(call, member);
    }

    /// A new session whatever there was before, so that nobody can plant one.
    private void begin(Call call, Member member) {
        cookies.token(call.context()).ifPresent(casino.sessions()::end);
        cookies.set(call.context(), casino.sessions().begin(member));
        call.answer(201, json(member));
    }

    private ObjectNode json(Member member) {
        ObjectNode node = Call.object();
        node.put("name", member.name());
        node.put("post", member.post().toString());
        node.put("guest", member.isGuest());
        if (member.post() == Post.PATRON) {
            node.put("account", free(member).toString());
            node.put("house", HouseRoutes.kind(casino));
        }
        return node;
    }

    private Money free(Member member) {
        return casino.cage().free(Asker.accountOf(member.name()));
    }

    private void whoAmI(Call call) {
        call.answer(json(call.who()));
    }

    private void signOut(Call call) {
        cookies.token(call.context()).ifPresent(casino.sessions()::end);
        cookies.remove(call.context());
        call.nothing();
    }

    private void account(Call call) {
        ObjectNode node = json(call.who());
        ArrayNode postings = node.putArray("postings");
        String account = Asker.accountOf(call.who().name());
        for (var posting : casino.postings(account, call.count("last", 50, 500))) {
            ObjectNode one = postings.addObject();
            boolean in = posting.to().equals(account);
            one.put("at", posting.at().toString());
            one.put("amount", (in ? "" : "-") + posting.amount());
            one.put("with", in ? posting.from() : posting.to());
            one.put("memo", posting.memo());
        }
        call.answer(node);
    }

    private void administrator(Call call) {
        JsonNode body = call.body();
        if (!casino.isWelcome(call.text(body, "code"))) {
            throw Problem.forbidden("that is not the code this casino printed when it started");
        }
        String name = call.text(body, "name");
        Member member =
                done(
                        casino.people()
                                .register(
                                        name,
                                        call.text(body, "password"),
                                        Post.ADMINISTRATOR,
                                        name));
        casino.forgetCode();
        begin(call, member);
    }

    private void people(Call call) {
        reads.read(call, Optional.empty(), "the list of people");
        ObjectNode node = Call.object();
        ArrayNode people = node.putArray("people");
        for (Member member : casino.people().all()) {
            ObjectNode one = people.addObject();
            one.put("name", member.name());
            one.put("post", member.post().toString());
            one.put("guest", member.isGuest());
            member.lockedAt().ifPresent(at -> one.put("lockedAt", at.toString()));
        }
        call.answer(node);
    }

    private void staff(Call call) {
        JsonNode body = call.body();
        Post post =
                Post.of(call.text(body, "post"))
                        .filter(Post::isStaff)
                        .orElseThrow(
                                () ->
                                        Problem.badRequest(
                                                "post: dealer, floorperson, surveillance or administrator"));
        Member member =
                done(
                        casino.people()
                                .register(
                                        call.text(body, "name"),
                                        call.text(body, "password"),
                                        post,
                                        call.who().name()));
        call.answer(201, json(member));
    }

    private void unlock(Call call) {
        call.answer(json(done(casino.people().unlock(call.path("name"), call.who().name()))));
    }

    private Member patron(String name) {
        return casino.people()
                .find(name)
                .filter(member -> member.post() == Post.PATRON)
                .orElseThrow(() -> Problem.notFound("there is no patron called " + name));
    }

    private void deposit(Call call) {
        Member patron = patron(call.path("name"));
        Money amount = call.money(call.body(), "amount");
        casino.cage()
                .deposit(
                        Asker.accountOf(patron.name()),
                        amount,
                        casino.clock().instant(),
                        call.who().name());
        call.answer(json(patron));
    }

    private void withdraw(Call call) {
        Member patron = patron(call.path("name"));
        Money amount = call.money(call.body(), "amount");
        boolean paid =
                casino.cage()
                        .withdraw(
                                Asker.accountOf(patron.name()),
                                amount,
                                casino.clock().instant(),
                                call.who().name());
        if (!paid) {
            throw Problem.conflict("the account holds " + free(patron));
        }
        call.answer(json(patron));
    }
}
