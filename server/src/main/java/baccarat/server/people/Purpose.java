package baccarat.server.people;

import java.util.Optional;
import tools.jackson.databind.JsonNode;

/// What a challenge is for. An answer counts for the same purpose alone, so that nobody who signs a
/// fill of $100 has signed anything else.
public sealed interface Purpose {

    /// Somebody at the door, who has given a name.
    ///
    /// @param name its key
    record SigningIn(String name) implements Purpose {}

    record Adding(String person, String session) implements Purpose {}

    /// A signature on a slip.
    ///
    /// @param person who signs, which may be another than the one who is signed in
    /// @param session at whose console
    /// @param path where the signed request goes, which names the slip or what is asked for
    /// @param body all that the request says
    record Signing(String person, String session, String path, JsonNode body) implements Purpose {}

    static Purpose signingIn(String name) {
        return new SigningIn(Names.key(name));
    }

    static Purpose adding(SignedIn session) {
        return new Adding(session.member().id(), session.hash());
    }

    /// The purpose of a signature.
    ///
    /// @param signer who signs; without one, as for a name that nobody has, no answer counts
    static Purpose signing(SignedIn session, Optional<Member> signer, String path, JsonNode body) {
        return new Signing(signer.map(Member::id).orElse(""), session.hash(), path, body);
    }
}
