package baccarat.server.people;

import java.util.Optional;
import tools.jackson.databind.JsonNode;

/// The purpose of a challenge. An answer is valid for this purpose only: whoever signs a fill of
/// $100 has signed nothing else.
public sealed interface Purpose {

    /// Signing in, with the name given.
    ///
    /// @param name its key
    record SigningIn(String name) implements Purpose {}

    record Adding(String person, String session) implements Purpose {}

    /// A signature on a slip.
    ///
    /// @param person who signs; not necessarily the person who is signed in
    /// @param session of the console
    /// @param path of the signed request, which names the slip or what is requested
    /// @param body the whole request
    record Signing(String person, String session, String path, JsonNode body) implements Purpose {}

    static Purpose signingIn(String name) {
        return new SigningIn(Names.key(name));
    }

    static Purpose adding(SignedIn session) {
        return new Adding(session.member().id(), session.hash());
    }

    /// The purpose of a signature.
    ///
    /// @param signer who signs; if empty, as for an unknown name, no answer is valid
    static Purpose signing(SignedIn session, Optional<Member> signer, String path, JsonNode body) {
        return new Signing(signer.map(Member::id).orElse(""), session.hash(), path, body);
    }
}
