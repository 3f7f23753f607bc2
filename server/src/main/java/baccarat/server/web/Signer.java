package baccarat.server.web;

import baccarat.server.Casino;
import baccarat.server.people.Member;
import baccarat.server.people.Proof;
import tools.jackson.databind.JsonNode;

/// Somebody who signs, and how they have just shown who they are. A session is no proof: it may be
/// open on a console that its owner has left.
///
/// @param proof as it is kept with the signature
record Signer(Member member, String proof) {

    /// The person whom the body names in `signer`, or else the one who is signed in: a second
    /// person signs at the same console with their own name and password.
    static Signer of(Casino casino, Call call) {
        JsonNode body = call.body();
        Member member =
                body.has("signer")
                        ? casino.people()
                                .find(call.text(body, "signer"))
                                .filter(it -> it.post().isStaff())
                                .orElseThrow(Signer::wrong)
                        : call.who();
        // A one-time password proves nothing: the administrator who gave it out knows it too.
        if (member.account().isOneTime()
                || !casino.people()
                        .proves(member, new Proof.Password(call.text(body, "password")))) {
            throw wrong();
        }
        return new Signer(member, "password");
    }

    private static Problem wrong() {
        return Problem.forbidden("the signer's name or password is not right; nothing was signed");
    }
}
