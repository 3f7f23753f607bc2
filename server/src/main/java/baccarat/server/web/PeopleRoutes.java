package baccarat.server.web;

import static baccarat.server.web.Route.Verb.DELETE;
import static baccarat.server.web.Route.Verb.GET;
import static baccarat.server.web.Route.Verb.POST;

import baccarat.rules.Money;
import baccarat.server.Casino;
import baccarat.server.House;
import baccarat.server.floor.PlayChips;
import baccarat.server.floor.StopDesk;
import baccarat.server.money.HouseKind;
import baccarat.server.names.Asker;
import baccarat.server.people.Guests;
import baccarat.server.people.Member;
import baccarat.server.people.People;
import baccarat.server.people.Post;
import baccarat.server.people.Proof;
import baccarat.server.store.Ledger;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Signing in and out: guests, patrons, staff, sessions, accounts at the cage.
final class PeopleRoutes {

    private final Casino casino;
    private final Cookies cookies;
    private final Callers callers;

    PeopleRoutes(Casino casino, Cookies cookies, Callers callers) {
        this.casino = casino;
        this.cookies = cookies;
        this.callers = callers;
    }

    List<Route> all() {
        return List.of(
                Route.comingIn(POST, "/guests", "walk in as a guest with play chips", this::guest),
                Route.comingIn(POST, "/patrons", "register as a patron", this::patron),
                Route.comingIn(POST, "/session", "sign in", this::signIn),
                Route.everybody(GET, "/session", "who is signed in", this::whoAmI),
                Route.everybody(DELETE, "/session", "sign out", this::signOut),
                Route.everybody(
                        POST, "/session/password", "choose a password", this::choosePassword),
                Route.only(
                        GET,
                        "/account",
                        EnumSet.of(Post.PATRON),
                        "your account at the cage",
                        this::account),
                Route.comingIn(
                        POST, "/administrator", "become administrator, once", this::administrator));
    }

    private void guest(Call call) {
        if (!casino.takesGuests()) {
            throw Problem.forbidden(
                    casino.isFor(HouseKind.MONEY)
                            ? "This house is for money: the cage opens an account for you. Visitors"
                                    + " may watch."
                            : "This casino admits no guests.");
        }
        String name = call.text(call.body(), "name");
        House house = casino.settings().house();
        var walkIn = new Guests.WalkIn(call.address(), house.playChips(), house.guestLimits());
        Member member = done(casino.people().guests().welcome(name, walkIn));
        begin(call, member);
    }

    /// In a house for money the cage opens accounts; the person who opens one for someone else
    /// stays signed in.
    private void patron(Call call) {
        Optional<String> cage =
                call.signedIn()
                        .filter(member -> FloorRoutes.THE_CAGE.contains(member.post()))
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
        } else if (casino.isFor(HouseKind.PLAY)) {
            new PlayChips(casino).welcome(member);
            begin(call, member);
        } else {
            begin(call, member);
        }
    }

    static Member done(People.Outcome outcome) {
        return switch (outcome) {
            case People.Outcome.Done(var member) -> member;
            case People.Outcome.Refused(var why) -> throw Problem.conflict(why);
        };
    }

    private void signIn(Call call) {
        JsonNode body = call.body();
        String name = call.text(body, "name");
        signIn(call, name, new Proof.Password(call.text(body, "password")));
    }

    void signIn(Call call, String name, Proof proof) {
        var origin =
                new People.Origin(callers.address(call.context()), cookies.device(call.context()));
        Member member =
                casino.people().signIn(name, proof, origin).orElseThrow(Problem::wrongSignIn);
        begin(call, member);
    }

    /// Always starts a new session, so that no one can plant one. From now on the browser is known
    /// to a person with a password.
    private void begin(Call call, Member member) {
        casino.around()
                .care()
                .away(member.id())
                .ifPresent(
                        kept -> {
                            throw Problem.forbidden(
                                    "You asked to be kept out until %s. The cage pays out what your account holds."
                                            .formatted(kept.until()));
                        });
        String token = casino.sessions().begin(member).orElseThrow(Problem::wrongSignIn);
        cookies.token(call.context()).ifPresent(casino.sessions()::end);
        cookies.set(call.context(), token);
        if (!member.isGuest()) {
            remember(call, member);
        }
        call.answer(201, json(member));
    }

    private void remember(Call call, Member member) {
        cookies.setDevice(
                call.context(), casino.people().remember(member, cookies.device(call.context())));
    }

    private ObjectNode json(Member member) {
        ObjectNode node = Call.object();
        node.put("name", member.name());
        node.put("post", member.post().toString());
        node.put("guest", member.isGuest());
        if (member.account().isOneTime()) {
            node.put("oneTime", true);
        }
        if (!member.isGuest()) {
            node.put("passkeys", casino.people().passkeys().of(member).size());
        }
        if (member.post().isStaff()) {
            node.put("pin", casino.people().pins().has(member));
        }
        if (member.post() == Post.PATRON) {
            node.put("account", free(member).toString());
        }
        node.put("house", HouseRoutes.kind(casino));
        return node;
    }

    private Money free(Member member) {
        return casino.cage().free(Asker.accountOf(member.name()));
    }

    private void whoAmI(Call call) {
        call.answer(own(call));
    }

    /// With until when the session is a display, if it is one.
    ObjectNode own(Call call) {
        ObjectNode node = json(call.who());
        call.session().displayUntil().ifPresent(end -> node.put("display", end.toString()));
        return node;
    }

    private void signOut(Call call) {
        cookies.token(call.context()).ifPresent(casino.sessions()::end);
        cookies.remove(call.context());
        leftTheHouse(call.who());
        call.nothing();
    }

    /// A person with a password enters it first. A guest who chooses one becomes a patron, and has
    /// the same name and chips from any browser.
    private void choosePassword(Call call) {
        JsonNode body = call.body();
        String password = call.text(body, "password");
        if (!call.who().isGuest()) {
            String old = call.text(body, "old");
            if (!casino.people().proves(call.who(), call.who(), new Proof.Password(old))) {
                throw Problem.forbidden("The current password is wrong.");
            }
            if (old.equals(password)) {
                throw Problem.conflict(
                        "The new password is the same as the current one; choose another.");
            }
        }
        Member member = done(casino.accounts().choose(call.session(), password));
        remember(call, member);
        call.answer(json(member));
    }

    /// A person who signs out leaves the tables. A guest cannot come back and is deleted.
    private void leftTheHouse(Member member) {
        if (member.post() != Post.PATRON || casino.sessions().isPresent(member.name())) {
            return;
        }
        new StopDesk(casino).sendHome(member.name());
        if (member.isGuest()) {
            casino.people().guests().left(member);
        }
    }

    private void account(Call call) {
        ObjectNode node = json(call.who());
        ArrayNode postings = node.putArray("postings");
        String account = Asker.accountOf(call.who().name());
        for (var posting :
                casino.store()
                        .read(
                                handle ->
                                        Ledger.postings(
                                                handle, account, call.count("last", 50, 500)))) {
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
        Member member =
                done(
                        casino.people()
                                .administrator(
                                        call.text(body, "code"),
                                        call.text(body, "name"),
                                        call.text(body, "password"))
                                .orElseThrow(
                                        () ->
                                                Problem.forbidden(
                                                        "The code is wrong or has already been"
                                                                + " used.")));
        begin(call, member);
    }
}
