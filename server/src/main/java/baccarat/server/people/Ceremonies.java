package baccarat.server.people;

import static java.nio.charset.StandardCharsets.UTF_8;

import baccarat.reports.Json;
import com.webauthn4j.WebAuthnManager;
import com.webauthn4j.converter.AttestedCredentialDataConverter;
import com.webauthn4j.converter.util.ObjectConverter;
import com.webauthn4j.credential.CredentialRecord;
import com.webauthn4j.credential.CredentialRecordImpl;
import com.webauthn4j.data.AuthenticationData;
import com.webauthn4j.data.AuthenticationParameters;
import com.webauthn4j.data.PublicKeyCredentialParameters;
import com.webauthn4j.data.PublicKeyCredentialType;
import com.webauthn4j.data.RegistrationData;
import com.webauthn4j.data.RegistrationParameters;
import com.webauthn4j.data.attestation.authenticator.AttestedCredentialData;
import com.webauthn4j.data.attestation.authenticator.AuthenticatorData;
import com.webauthn4j.data.attestation.statement.COSEAlgorithmIdentifier;
import com.webauthn4j.data.client.Origin;
import com.webauthn4j.data.client.challenge.DefaultChallenge;
import com.webauthn4j.server.ServerProperty;
import com.webauthn4j.verifier.exception.MaliciousCounterValueException;
import java.util.Base64;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.JsonNode;

/// The two ceremonies of WebAuthn, checked by the library: creating a passkey and answering with
/// one. Both require that the authenticator has verified its user, by finger, face or PIN. No
/// attestation is requested, because the make of an authenticator does not matter here.
final class Ceremonies {

    /// By their COSE numbers: ECDSA with P-256, Ed25519, RSA with SHA-256.
    static final List<Long> ALGORITHMS = List.of(-7L, -8L, -257L);

    private static final Logger LOG = LoggerFactory.getLogger(Ceremonies.class);
    private static final Base64.Encoder ENCODER = Base64.getUrlEncoder().withoutPadding();
    private static final Base64.Decoder DECODER = Base64.getUrlDecoder();

    private final ObjectConverter converter = new ObjectConverter();
    private final WebAuthnManager manager =
            WebAuthnManager.createNonStrictWebAuthnManager(converter);
    private final AttestedCredentialDataConverter credentials =
            new AttestedCredentialDataConverter(converter);

    /// A new passkey.
    record Made(String id, String credential, long counter) {}

    /// The result of checking a passkey's answer.
    sealed interface Checked {

        record Right(PasskeyRows.Row passkey, long counter) implements Checked {}

        record Wrong() implements Checked {}

        /// The signature is right, but the authenticator's counter is lower than before: there may
        /// be a copy of the passkey.
        record CountedBack(PasskeyRows.Row passkey, long presented) implements Checked {}
    }

    /// A new passkey, if the answer is valid.
    ///
    /// @param isOurs consumes the challenge and says whether it was issued for this
    Optional<Made> made(String answer, RelyingParty party, Predicate<String> isOurs) {
        try {
            RegistrationData data = manager.parseRegistrationResponseJSON(answer);
            byte[] challenge = challenge(data);
            if (!isOurs.test(ENCODER.encodeToString(challenge))) {
                return Optional.empty();
            }
            manager.verify(
                    data,
                    new RegistrationParameters(
                            property(party, challenge), algorithms(), true, true));
            AuthenticatorData<?> authenticator =
                    Objects.requireNonNull(data.getAttestationObject()).getAuthenticatorData();
            AttestedCredentialData credential =
                    Objects.requireNonNull(authenticator.getAttestedCredentialData());
            return Optional.of(
                    new Made(
                            ENCODER.encodeToString(credential.getCredentialId()),
                            written(credential, authenticator.isFlagBE()),
                            authenticator.getSignCount()));
        } catch (RuntimeException e) {
            return refused(e);
        }
    }

    /// A browser may send anything, and the library throws various exceptions for what it cannot
    /// read. In every case the passkey is refused.
    private static <T> Optional<T> refused(RuntimeException e) {
        LOG.debug("a passkey was refused: {}", e.getClass().getName());
        return Optional.empty();
    }

    /// Checks an answer by one of a person's passkeys.
    ///
    /// @param find returns the passkey of an id
    Checked checked(
            Proof.Passkey proof,
            String person,
            Predicate<String> isOurs,
            Function<String, Optional<PasskeyRows.Row>> find) {
        try {
            AuthenticationData data = manager.parseAuthenticationResponseJSON(proof.answer());
            byte[] challenge =
                    Objects.requireNonNull(data.getCollectedClientData()).getChallenge().getValue();
            if (!isOurs.test(ENCODER.encodeToString(challenge)) || !isFor(data, person)) {
                return new Checked.Wrong();
            }
            return find.apply(ENCODER.encodeToString(data.getCredentialId()))
                    .filter(it -> it.person().equals(person))
                    .map(it -> checked(data, it, property(proof.party(), challenge)))
                    .orElseGet(Checked.Wrong::new);
        } catch (RuntimeException e) {
            return Ceremonies.<Checked>refused(e).orElseGet(Checked.Wrong::new);
        }
    }

    private Checked checked(AuthenticationData data, PasskeyRows.Row row, ServerProperty property) {
        var parameters =
                new AuthenticationParameters(
                        property, read(row), List.of(data.getCredentialId()), true, true);
        try {
            manager.verify(data, parameters);
        } catch (MaliciousCounterValueException e) {
            return new Checked.CountedBack(row, e.getPresentedCounter());
        }
        return new Checked.Right(
                row, Objects.requireNonNull(data.getAuthenticatorData()).getSignCount());
    }

    /// An authenticator that stores the passkey states whom it was made for.
    private static boolean isFor(AuthenticationData data, String person) {
        return Optional.ofNullable(data.getUserHandle())
                .map(handle -> new String(handle, UTF_8))
                .filter(handle -> !handle.equals(person))
                .isEmpty();
    }

    private static byte[] challenge(RegistrationData data) {
        return Objects.requireNonNull(data.getCollectedClientData()).getChallenge().getValue();
    }

    private static ServerProperty property(RelyingParty party, byte[] challenge) {
        return ServerProperty.builder()
                .origin(new Origin(party.origin()))
                .rpId(party.id())
                .challenge(new DefaultChallenge(challenge))
                .build();
    }

    private static List<PublicKeyCredentialParameters> algorithms() {
        return ALGORITHMS.stream()
                .map(COSEAlgorithmIdentifier::create)
                .map(
                        it ->
                                new PublicKeyCredentialParameters(
                                        PublicKeyCredentialType.PUBLIC_KEY, it))
                .toList();
    }

    private String written(AttestedCredentialData credential, boolean isBackupEligible) {
        return Json.MAPPER
                .createObjectNode()
                .put("data", ENCODER.encodeToString(credentials.convert(credential)))
                .put("backupEligible", isBackupEligible)
                .toString();
    }

    /// What the library wants to know of a passkey beside its key may be unknown.
    @SuppressWarnings("NullAway")
    private CredentialRecord read(PasskeyRows.Row row) {
        JsonNode written = Json.MAPPER.readTree(row.credential());
        return new CredentialRecordImpl(
                null,
                true,
                written.path("backupEligible").asBoolean(),
                null,
                row.counter(),
                credentials.convert(DECODER.decode(written.path("data").asString())),
                null,
                null,
                null,
                null);
    }
}
