package baccarat.server.web;

import baccarat.server.people.Member;
import baccarat.server.people.Passkeys;
import baccarat.server.people.RelyingParty;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The options for a browser's passkey calls, in the JSON of WebAuthn.
final class PasskeyOptions {

    private static final int MILLIS = 120_000;
    private static final String HOUSE = "Baccarat";

    private PasskeyOptions() {}

    /// To create a passkey that the authenticator stores itself. It is then found without a list of
    /// ids, so a stranger who enters a name learns nothing about it.
    static ObjectNode toMake(
            RelyingParty party, Member member, List<Passkeys.Passkey> known, String challenge) {
        ObjectNode node = Call.object();
        node.putObject("rp").put("id", party.id()).put("name", HOUSE);
        node.putObject("user")
                .put("id", base64(member.id()))
                .put("name", member.name())
                .put("displayName", member.name());
        node.put("challenge", challenge);
        ArrayNode algorithms = node.putArray("pubKeyCredParams");
        Passkeys.algorithms()
                .forEach(it -> algorithms.addObject().put("type", "public-key").put("alg", it));
        node.put("timeout", MILLIS);
        ids(known, node.putArray("excludeCredentials"));
        node.putObject("authenticatorSelection")
                .put("residentKey", "required")
                .put("requireResidentKey", true)
                .put("userVerification", "required");
        node.put("attestation", "none");
        return node;
    }

    /// To answer with a passkey.
    ///
    /// @param known the passkeys to choose from; empty for any that the authenticator has
    static ObjectNode toAnswer(RelyingParty party, List<Passkeys.Passkey> known, String challenge) {
        ObjectNode node = Call.object();
        node.put("challenge", challenge);
        node.put("timeout", MILLIS);
        node.put("rpId", party.id());
        ids(known, node.putArray("allowCredentials"));
        node.put("userVerification", "required");
        return node;
    }

    private static void ids(List<Passkeys.Passkey> known, ArrayNode array) {
        known.forEach(it -> array.addObject().put("type", "public-key").put("id", it.id()));
    }

    private static String base64(String id) {
        return Base64.getUrlEncoder()
                .withoutPadding()
                .encodeToString(id.getBytes(StandardCharsets.UTF_8));
    }
}
