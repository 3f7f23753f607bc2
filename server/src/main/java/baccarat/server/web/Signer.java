package baccarat.server.web;

import baccarat.server.Casino;
import baccarat.server.people.Member;
import baccarat.server.people.Proof;
import baccarat.server.people.Purpose;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// A person who signs, and how they have just proved who they are. A session proves nothing: its
/// owner may have left the console.
///
/// @param proof as stored with the signature
record Signer(Member member, String proof) {

    /// The person named in the body's `signer`, otherwise the signed-in one: a second person signs
    /// at the same console with their own name and password, PIN or passkey.
    static Signer of(Casino casino, Call call) {
        JsonNode body = call.body();
        Member member = signer(casino, call, body).orElseThrow(Signer::wrong);
        String by = Stream.of("passkey", "pin").filter(body::has).findFirst().orElse("password");
        Proof proof =
                switch (by) {
                    case "passkey" -> passkey(casino, call, member, body);
                    case "pin" -> new Proof.Pin(call.text(body, "pin"));
                    default -> new Proof.Password(call.text(body, "password"));
                };
        // A one-time password proves nothing, because the administrator who issued it knows it too.
        if (member.account().isOneTime() || !casino.people().proves(call.who(), member, proof)) {
            throw wrong();
        }
        return new Signer(member, by);
    }

    /// Empty if the body names a person who is not on the staff.
    static Optional<Member> signer(Casino casino, Call call, JsonNode body) {
        return body.has("signer")
                ? casino.people().find(call.text(body, "signer")).filter(it -> it.post().isStaff())
                : Optional.of(call.who());
    }

    /// The passkey's answer must be for this very request: its path and its whole body.
    private static Proof passkey(Casino casino, Call call, Member member, JsonNode body) {
        ObjectNode said = body.deepCopy().asObject();
        said.remove("signer");
        said.remove("passkey");
        String path = call.context().path().substring(Route.BASE.length());
        return new Proof.Passkey(
                PasskeyRoutes.answer(body),
                Purpose.signing(call.session(), Optional.of(member), path, said),
                PasskeyPlace.party(casino.settings().doors(), call));
    }

    private static Problem wrong() {
        return Problem.forbidden(
                "The signer's name, password, PIN or passkey is wrong; nothing was signed.");
    }
}
