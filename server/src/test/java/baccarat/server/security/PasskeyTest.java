package baccarat.server.security;

import static baccarat.server.security.Authenticator.asked;
import static baccarat.server.security.Authenticator.send;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.Staff;
import baccarat.server.Visitor;
import baccarat.server.store.Slips;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Staff sign in and sign slips with a passkey, and each way in which that must not work.
@Tag("slow")
class PasskeyTest extends PasskeyCase {

    @Test
    void a_passkey_is_added_with_the_password_listed_and_removed_with_the_password() {
        JsonNode one = passkeys(fay).path(0);
        assertEquals("phone", one.path("label").asString());
        assertFalse(one.has("usedAt"));
        assertEquals(1, fay.get("/v1/session").is(200).json().path("passkeys").asInt());

        fay.post("/v1/passkeys/beginning", "{'password':'not the right one'}").is(403);
        fay.post("/v1/passkeys/beginning", "{}").is(400);
        String removal = "/v1/passkeys/" + id(fay) + "/removal";
        fay.post(removal, "{'password':'not the right one'}").is(403);
        staff.administrator().post(removal, "{" + Staff.SIGNED + "}").is(404);
        fay.post(removal, "{" + Staff.SIGNED + "}").is(200);

        assertEquals(0, passkeys(fay).size());
        hers.signIn(open.visitor(), "fay").is(401);
        assertTrue(recorded("passkey").contains("added the passkey phone"));
        assertTrue(recorded("passkey").contains("removed the passkey phone"));
    }

    @Test
    void a_passkey_signs_in_and_signs_one_of_the_two_signatures_of_a_slip() {
        Visitor again = open.visitor();
        hers.signIn(again, "fay").is(201);
        assertTrue(passkeys(again).path(0).has("usedAt"));

        String slip = hers.sign(again, FILLS, FILL).is(201).json().path("id").asString();
        staff.administrator()
                .post("/v1/slips/" + slip + "/signatures", "{" + Staff.SIGNED + "}")
                .is(200);
        assertEquals("passkey password", proofs(slip));
    }

    private String proofs(String slip) {
        List<String> proofs =
                open.casino()
                        .store()
                        .read(
                                handle ->
                                        Slips.find(handle, slip).orElseThrow().signatures().stream()
                                                .map(Slips.Signature::proof)
                                                .toList());
        return String.join(" ", proofs);
    }

    @Test
    void a_second_person_signs_with_their_passkey_at_the_console_of_the_first() {
        Visitor ada = staff.administrator();
        String slip = signedBy(ada);
        String path = "/slips/" + slip + "/signatures";
        String options = asked(ada, path, "{}", Optional.of("fay"));
        assertEquals("[]", allowed(options), "nobody learns who has which passkey");
        String nobodys = asked(ada, path, "{}", Optional.of("nemo"));
        assertEquals(unlike(options), unlike(nobodys));
        send(ada, "/v1" + path, "{'signer':'nemo'}", hers.answer(nobodys)).is(403);

        send(ada, "/v1" + path, "{'signer':'fay'}", hers.answer(options)).is(200);
        assertEquals("password passkey", proofs(slip));
    }

    private static String allowed(String options) {
        return options.replaceFirst(".*\"allowCredentials\":(\\[.*?]).*", "$1");
    }

    @Test
    void a_page_of_another_origin_is_refused() {
        for (String other : new String[] {"http://localhost:1", "https://casino.example"}) {
            assertEquals(
                    401, hers.at(other, () -> hers.signIn(open.visitor(), "fay")).status(), other);
            assertEquals(403, hers.at(other, () -> hers.sign(fay, FILLS, FILL)).status(), other);
        }
        var second = new Authenticator(open);
        second.at("http://localhost:1", () -> second.add(fay, "second")).is(409);
        assertTrue(recorded("passkey-refused").contains("a new passkey was refused"));
        hers.sign(fay, FILLS, FILL).is(201);
    }

    @Test
    void a_challenge_of_somebody_else_is_refused() {
        String made =
                asked(fay, FILLS, FILL)
                        .replaceFirst("\"challenge\":\"....", "\"challenge\":\"AAAA");
        send(fay, "/v1" + FILLS, FILL, hers.answer(made)).is(403);

        String names = options(open.visitor(), "ada");
        ObjectNode answer = hers.answer(names);
        send(open.visitor(), "/v1/session/passkey", "{'name':'fay'}", answer).is(401);
        assertTrue(recorded("passkey-refused").contains("a signature by passkey was refused"));
    }

    @Test
    void a_challenge_serves_once() {
        String options = asked(fay, FILLS, FILL);
        send(fay, "/v1" + FILLS, FILL, hers.answer(options)).is(201);
        send(fay, "/v1" + FILLS, FILL, hers.answer(options)).is(403);

        String again = options(open.visitor(), "fay");
        ObjectNode answer = hers.answer(again);
        send(open.visitor(), "/v1/session/passkey", "{'name':'fay'}", answer).is(201);
        send(open.visitor(), "/v1/session/passkey", "{'name':'fay'}", hers.answer(again)).is(401);
    }

    @Test
    void a_challenge_is_over_after_two_minutes() {
        ObjectNode signature = hers.answer(asked(fay, FILLS, FILL));
        ObjectNode signIn = hers.answer(options(open.visitor(), "fay"));
        ahead.set(Duration.ofMinutes(2));

        send(fay, "/v1" + FILLS, FILL, signature).is(403);
        send(open.visitor(), "/v1/session/passkey", "{'name':'fay'}", signIn).is(401);
    }

    @Test
    void the_passkey_of_somebody_else_is_refused() {
        Visitor flo = staff.hire("flo", "floorperson");
        var other = new Authenticator(open);
        other.add(flo, "key").is(201);

        other.signIn(open.visitor(), "fay").is(401);
        String open =
                asked(fay, FILLS, FILL)
                        .replaceFirst("\"allowCredentials\":\\[.*?]", "\"allowCredentials\":[]");
        send(fay, "/v1" + FILLS, FILL, other.answer(open)).is(403);
        hers.sign(fay, FILLS, FILL).is(201);
        other.sign(flo, FILLS, FILL).is(201);
    }

    @Test
    void what_was_signed_is_signed_and_nothing_else() {
        ObjectNode fill = hers.answer(asked(fay, FILLS, FILL));
        send(fay, "/v1" + FILLS, FILL.replace("100.00", "900.00"), fill).is(403);

        ObjectNode there = hers.answer(asked(fay, FILLS, FILL));
        send(fay, "/v1/tables/ma-midi/slips", FILL, there).is(403);

        String one = signedBy(staff.administrator());
        String other = signedBy(staff.administrator());
        ObjectNode slip = hers.answer(asked(fay, "/slips/" + one + "/signatures", "{}"));
        send(fay, "/v1/slips/" + other + "/signatures", "{}", slip).is(403);

        Visitor elsewhere = open.visitor().signIn("fay", Staff.PASSWORD);
        ObjectNode session = hers.answer(asked(fay, FILLS, FILL));
        send(elsewhere, "/v1" + FILLS, FILL, session).is(403);

        ObjectNode door = hers.answer(options(open.visitor(), "fay"));
        send(fay, "/v1" + FILLS, FILL, door).is(403);
    }

    @Test
    void an_authenticator_that_counts_back_is_refused_and_recorded() {
        hers.sign(fay, FILLS, FILL).is(201);
        hers.stopCounting();

        hers.sign(fay, FILLS, FILL).is(403);
        assertTrue(recorded("passkey-refused").contains("there may be a copy of it"));
        hers.signIn(open.visitor(), "fay").is(401);
    }

    @Test
    void an_authenticator_that_has_not_verified_its_user_is_refused() {
        String wanted = "\"userVerification\":\"required\"";
        String unwanted = "\"userVerification\":\"discouraged\"";
        hers.signIn(open.visitor(), "fay", it -> it.replace(wanted, unwanted)).is(401);
        String options = asked(fay, FILLS, FILL);
        send(fay, "/v1" + FILLS, FILL, hers.answer(options.replace(wanted, unwanted))).is(403);

        String making = fay.post("/v1/passkeys/beginning", "{" + Staff.SIGNED + "}").text();
        ObjectNode made = new Authenticator(open).makeUnverified(making);
        send(fay, "/v1/passkeys", "{'label':'second'}", made).is(409);
        assertEquals(1, passkeys(fay).size());
    }

    @Test
    void what_is_no_answer_of_a_browser_is_refused() {
        for (String answer : new String[] {"{}", "{'id':'x'}", "{'response':{'signature':7}}"}) {
            fay.post("/v1" + FILLS, FILL.replaceFirst("}$", ",'passkey':" + answer + "}")).is(403);
            ahead.updateAndGet(it -> it.plusSeconds(31));
        }
        fay.post("/v1" + FILLS, FILL.replaceFirst("}$", ",'passkey':'x'}")).is(400);
    }

    @Test
    void at_the_door_a_name_that_nobody_has_is_answered_like_any_other() {
        staff.hire("flo", "floorperson");
        String known = unlike(options(open.visitor(), "fay"));

        assertEquals(known, unlike(options(open.visitor(), "flo")), "has no passkey");
        assertEquals(known, unlike(options(open.visitor(), "nemo")));
        String wrong = hers.signIn(open.visitor(), "flo").is(401).text();
        assertEquals(wrong, hers.signIn(open.visitor(), "nemo").is(401).text());
    }

    private static String unlike(String options) {
        return options.replaceFirst("\"challenge\":\"[^\"]+\"", "");
    }

    @Test
    void whoever_guesses_has_to_wait() {
        var stranger = new Authenticator(open);
        stranger.add(staff.hire("mal", "dealer"), "key").is(201);
        for (int i = 0; i < 3; i++) {
            stranger.signIn(open.visitor(), "fay").is(401);
        }
        hers.signIn(open.visitor(), "fay").is(429);
        assertTrue(recorded("sign-in").contains("3 wrong sign-ins in a row"));
    }
}
