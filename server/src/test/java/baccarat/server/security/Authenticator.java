package baccarat.server.security;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import baccarat.server.OpenCasino;
import baccarat.server.Staff;
import baccarat.server.Visitor;
import com.webauthn4j.converter.util.ObjectConverter;
import com.webauthn4j.data.AuthenticatorAssertionResponse;
import com.webauthn4j.data.AuthenticatorAttestationResponse;
import com.webauthn4j.data.PublicKeyCredentialCreationOptions;
import com.webauthn4j.data.PublicKeyCredentialRequestOptions;
import com.webauthn4j.data.attestation.authenticator.AuthenticatorData;
import com.webauthn4j.data.client.Origin;
import com.webauthn4j.test.authenticator.webauthn.NoneAttestationAuthenticator;
import com.webauthn4j.test.authenticator.webauthn.WebAuthnAuthenticatorAdaptor;
import com.webauthn4j.test.client.ClientPlatform;
import com.webauthn4j.util.MessageDigestUtil;
import java.util.Base64;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// A browser with an authenticator of its own, emulated by the library: it makes passkeys and
/// answers with them, also in ways in which no good browser does.
final class Authenticator {

    private static final ObjectConverter CONVERTER = new ObjectConverter();

    private final NoneAttestationAuthenticator device = new NoneAttestationAuthenticator();
    private final ClientPlatform browser;
    private final String origin;
    private Optional<byte[]> owner = Optional.empty();

    Authenticator(OpenCasino open) {
        origin = "http://localhost:" + open.port();
        browser = new ClientPlatform(new Origin(origin), new WebAuthnAuthenticatorAdaptor(device));
    }

    /// The page comes from elsewhere for as long as something is done.
    <T> T at(String other, Supplier<T> something) {
        browser.setOrigin(new Origin(other));
        T done = something.get();
        browser.setOrigin(new Origin(origin));
        return done;
    }

    /// From now on every answer has the same count.
    void stopCounting() {
        device.setCountUpEnabled(false);
    }

    /// Adds a passkey to somebody's account.
    Visitor.Reply add(Visitor who, String label) {
        String options =
                who.post("/v1/passkeys/beginning", "{" + Staff.SIGNED + "}").is(200).text();
        return send(who, "/v1/passkeys", "{'label':'%s'}".formatted(label), make(options));
    }

    /// What the browser answers to the options for a new passkey.
    ObjectNode make(String options) {
        var asked =
                CONVERTER
                        .getJsonMapper()
                        .readValue(options, PublicKeyCredentialCreationOptions.class);
        owner = Optional.of(asked.getUser().getId());
        var credential = browser.create(asked);
        AuthenticatorAttestationResponse made = credential.getResponse();
        ObjectNode answer = answer(credential.getRawId());
        answer.putObject("response")
                .put("clientDataJSON", base64(made.getClientDataJSON()))
                .put("attestationObject", base64(made.getAttestationObject()));
        return answer;
    }

    /// The same without the word of the authenticator that it verified its user. Nothing signs the
    /// flags of a new passkey.
    ObjectNode makeUnverified(String options) {
        ObjectNode answer = make(options);
        var response = answer.path("response").asObject();
        byte[] made = Base64.getUrlDecoder().decode(response.path("attestationObject").asString());
        int flags =
                indexOf(made, MessageDigestUtil.createSHA256().digest("localhost".getBytes(UTF_8)))
                        + 32;
        made[flags] &= ~AuthenticatorData.BIT_UV;
        response.put("attestationObject", base64(made));
        return answer;
    }

    private static int indexOf(byte[] all, byte[] part) {
        return new String(all, ISO_8859_1).indexOf(new String(part, ISO_8859_1));
    }

    /// What the browser answers to the options for a signature.
    ObjectNode answer(String options) {
        var asked =
                CONVERTER
                        .getJsonMapper()
                        .readValue(options, PublicKeyCredentialRequestOptions.class);
        var credential = browser.get(asked);
        AuthenticatorAssertionResponse signed = credential.getResponse();
        ObjectNode answer = answer(credential.getRawId());
        ObjectNode response = answer.putObject("response");
        response.put("clientDataJSON", base64(signed.getClientDataJSON()));
        response.put("authenticatorData", base64(signed.getAuthenticatorData()));
        response.put("signature", base64(signed.getSignature()));
        owner.ifPresent(handle -> response.put("userHandle", base64(handle)));
        return answer;
    }

    private static ObjectNode answer(byte[] id) {
        ObjectNode answer = JsonMapper.shared().createObjectNode();
        answer.put("id", base64(id)).put("rawId", base64(id)).put("type", "public-key");
        answer.putObject("clientExtensionResults");
        return answer;
    }

    private static String base64(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /// Signs in; `changed` stands between what the casino asks and what the browser is asked.
    Visitor.Reply signIn(Visitor who, String name, UnaryOperator<String> changed) {
        String body = "{'name':'%s'}".formatted(name);
        String options = who.post("/v1/session/passkey/beginning", body).is(200).text();
        return send(who, "/v1/session/passkey", body, answer(changed.apply(options)));
    }

    Visitor.Reply signIn(Visitor who, String name) {
        return signIn(who, name, UnaryOperator.identity());
    }

    /// What is asked of the browser of somebody who is about to sign.
    static String asked(Visitor who, String path, String body) {
        return asked(who, path, body, Optional.empty());
    }

    /// @param signer somebody else who signs at the same console
    static String asked(Visitor who, String path, String body, Optional<String> signer) {
        String named = signer.map(",'signer':'%s'"::formatted).orElse("");
        return who.post(
                        "/v1/passkeys/signing",
                        "{'path':'%s','body':%s%s}".formatted(path, body, named))
                .is(200)
                .text();
    }

    /// Signs a request with the passkey and sends it.
    Visitor.Reply sign(Visitor who, String path, String body) {
        return send(who, "/v1" + path, body, answer(asked(who, path, body)));
    }

    static Visitor.Reply send(Visitor who, String path, String body, ObjectNode answer) {
        var node = JsonMapper.shared().readTree(body.replace('\'', '"')).asObject();
        node.set("passkey", answer);
        return who.post(path, node.toString());
    }
}
