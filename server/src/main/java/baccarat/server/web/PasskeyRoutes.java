package baccarat.server.web;

import static baccarat.server.web.Route.Verb.GET;
import static baccarat.server.web.Route.Verb.POST;

import baccarat.server.Casino;
import baccarat.server.people.Member;
import baccarat.server.people.Passkeys;
import baccarat.server.people.Post;
import baccarat.server.people.Proof;
import baccarat.server.people.Purpose;
import baccarat.server.people.RelyingParty;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// A person's own passkeys, and signing in with one. [Signer] describes how a slip is signed with
/// one.
final class PasskeyRoutes {

    private static final Set<Post> STAFF = EnumSet.complementOf(EnumSet.of(Post.PATRON));

    private final Casino casino;
    private final PeopleRoutes people;

    PasskeyRoutes(Casino casino, PeopleRoutes people) {
        this.casino = casino;
        this.people = people;
    }

    List<Route> all() {
        return List.of(
                Route.everybody(GET, "/passkeys", "your passkeys", this::list),
                Route.everybody(
                        POST,
                        "/passkeys/beginning",
                        "begin to add a passkey, with your password",
                        this::beginToAdd),
                Route.everybody(
                        POST, "/passkeys", "add the passkey that the browser made", this::add),
                Route.everybody(
                        POST,
                        "/passkeys/{passkey}/removal",
                        "remove one of your passkeys, with your password",
                        this::remove),
                Route.only(
                        POST,
                        "/passkeys/signing",
                        STAFF,
                        "begin to sign a slip with a passkey",
                        this::beginToSign),
                Route.comingIn(
                        POST,
                        "/session/passkey/beginning",
                        "begin to sign in with a passkey",
                        this::beginToSignIn),
                Route.comingIn(POST, "/session/passkey", "sign in with a passkey", this::signIn));
    }

    private Passkeys passkeys() {
        return casino.people().passkeys();
    }

    private RelyingParty party(Call call) {
        return PasskeyPlace.party(casino.settings().doors(), call);
    }

    private void list(Call call) {
        ObjectNode node = Call.object();
        switch (PasskeyPlace.of(casino.settings().doors(), call)) {
            case PasskeyPlace.At(var party) -> node.put("origin", party.origin());
            case PasskeyPlace.Nowhere(var why) -> node.put("unavailable", why);
        }
        ArrayNode array = node.putArray("passkeys");
        for (Passkeys.Passkey passkey : passkeys().of(call.who())) {
            ObjectNode one = array.addObject();
            one.put("id", passkey.id());
            one.put("label", passkey.label());
            one.put("madeAt", passkey.madeAt().toString());
            passkey.usedAt().ifPresent(at -> one.put("usedAt", at.toString()));
        }
        call.answer(node);
    }

    /// A session alone proves nothing: its owner may have left the console.
    private void checkPassword(Call call, JsonNode body) {
        if (!casino.people()
                .proves(call.who(), call.who(), new Proof.Password(call.text(body, "password")))) {
            throw Problem.forbidden("The password is wrong.");
        }
    }

    private void beginToAdd(Call call) {
        JsonNode body = call.body();
        RelyingParty party = party(call);
        checkPassword(call, body);
        String challenge = passkeys().challenge(Purpose.adding(call.session()));
        call.answer(PasskeyOptions.toMake(party, call.who(), passkeys().of(call.who()), challenge));
    }

    private void add(Call call) {
        JsonNode body = call.body();
        String label = call.text(body, "label");
        Wording.wrongName(label)
                .ifPresent(
                        wrong -> {
                            throw Problem.badRequest("label: " + wrong);
                        });
        passkeys()
                .add(call.session(), label, answer(body), party(call))
                .ifPresent(
                        why -> {
                            throw Problem.conflict(why);
                        });
        call.context().status(201);
        list(call);
    }

    /// The browser's answer, unparsed.
    static String answer(JsonNode body) {
        JsonNode answer = body.path("passkey");
        if (!answer.isObject()) {
            throw Problem.badRequest("passkey: the browser's answer is missing");
        }
        return answer.toString();
    }

    private void remove(Call call) {
        checkPassword(call, call.body());
        if (!passkeys().remove(call.who(), call.path("passkey"))) {
            throw Problem.notFound("You have no such passkey.");
        }
        list(call);
    }

    /// Signing for oneself offers one's own passkeys. A person who signs at another's console
    /// brings an authenticator that knows its passkeys, so no one learns here who has which.
    private void beginToSign(Call call) {
        JsonNode body = call.body();
        JsonNode said = body.path("body");
        if (!said.isObject()) {
            throw Problem.badRequest("body: what is to be signed is missing");
        }
        RelyingParty party = party(call);
        Optional<Member> signer = Signer.signer(casino, call, body);
        Purpose purpose = Purpose.signing(call.session(), signer, call.text(body, "path"), said);
        List<Passkeys.Passkey> own = body.has("signer") ? List.of() : passkeys().of(call.who());
        call.answer(PasskeyOptions.toAnswer(party, own, passkeys().challenge(purpose)));
    }

    private void beginToSignIn(Call call) {
        Purpose purpose = Purpose.signingIn(call.text(call.body(), "name"));
        call.answer(PasskeyOptions.toAnswer(party(call), List.of(), passkeys().challenge(purpose)));
    }

    private void signIn(Call call) {
        JsonNode body = call.body();
        String name = call.text(body, "name");
        var proof = new Proof.Passkey(answer(body), Purpose.signingIn(name), party(call));
        people.signIn(call, name, proof);
    }
}
