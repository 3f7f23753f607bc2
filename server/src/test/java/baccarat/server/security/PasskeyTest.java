package baccarat.server.security;

import static baccarat.server.security.Authenticator.asked;
import static baccarat.server.security.Authenticator.send;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.Doors;
import baccarat.server.OpenCasino;
import baccarat.server.Settings;
import baccarat.server.Staff;
import baccarat.server.Visitor;
import baccarat.server.store.Backup;
import baccarat.server.store.Restore;
import baccarat.server.store.Slips;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Staff sign in and sign slips with a passkey, and each way in which that must not work.
@Tag("slow")
class PasskeyTest {

    private static final String FILLS = "/tables/ma-mini/slips";
    private static final String FILL = "{'kind':'fill','amount':'100.00'}";

    private final AtomicReference<Duration> ahead = new AtomicReference<>(Duration.ZERO);
    private OpenCasino open;
    private Staff staff;
    private Visitor fay;
    private Authenticator hers;

    @BeforeEach
    void openTheCasino(@TempDir Path data) {
        open =
                OpenCasino.with(
                        Settings.USUAL.with(data).with(OpenCasino.QUICK),
                        () -> Instant.now().plus(ahead.get()));
        staff = Staff.of(open);
        fay = staff.hire("fay", "floorperson");
        hers = new Authenticator(open);
        hers.add(fay, "phone").is(201);
    }

    @AfterEach
    void closeTheCasino() {
        open.close();
    }

    private String recorded(String kind) {
        return staff.administrator().get("/v1/significant?kind=" + kind).is(200).text();
    }

    private static JsonNode passkeys(Visitor who) {
        return who.get("/v1/passkeys").is(200).json().path("passkeys");
    }

    private static String id(Visitor who) {
        return passkeys(who).path(0).path("id").asString();
    }

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

    private static String signedBy(Visitor who) {
        return who.post("/v1" + FILLS, FILL.replaceFirst("}$", "," + Staff.SIGNED + "}"))
                .is(201)
                .json()
                .path("id")
                .asString();
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

    private static String options(Visitor who, String name) {
        return who.post("/v1/session/passkey/beginning", "{'name':'%s'}".formatted(name))
                .is(200)
                .text();
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

    @Test
    void a_reset_or_a_new_password_removes_the_passkeys_and_a_one_time_password_adds_none() {
        fay.post(
                        "/v1/session/password",
                        "{'old':'%s','password':'another horse battery'}".formatted(Staff.PASSWORD))
                .is(200);
        assertEquals(0, passkeys(fay).size());
        assertTrue(recorded("password").contains("chose another password; passkeys removed: 1"));
        hers.signIn(open.visitor(), "fay").is(401);

        Visitor dan = staff.hire("dan", "dealer");
        var his = new Authenticator(open);
        his.add(dan, "key").is(201);
        JsonNode reset =
                staff.administrator()
                        .post("/v1/people/dan/password", "{" + Staff.PROVEN + "}")
                        .json();
        his.signIn(open.visitor(), "dan").is(401);
        assertTrue(recorded("password").contains("one-time password; passkeys removed: 1"));
        String oneTime = reset.path("password").asString();
        open.visitor()
                .signIn("dan", oneTime)
                .post("/v1/passkeys/beginning", "{'password':'%s'}".formatted(oneTime))
                .is(403);
    }

    @Test
    void an_account_that_ends_has_no_passkeys() {
        staff.administrator()
                .post("/v1/people/fay/ending", "{'reason':'has left'," + Staff.PROVEN + "}")
                .is(200);

        hers.signIn(open.visitor(), "fay").is(401);
        assertTrue(recorded("account").contains("has left; passkeys removed: 1"));
    }

    @Test
    void a_passkey_of_a_new_account_does_not_make_two_people_of_one() {
        ahead.set(Duration.ofHours(25));
        Visitor ada = open.visitor().signIn("ada", Staff.PASSWORD);
        ada.post(
                        "/v1/staff",
                        "{'name':'flo','password':'%s','post':'floorperson',%s}"
                                .formatted(Staff.PASSWORD, Staff.PROVEN))
                .is(201);
        Visitor flo = open.visitor().signIn("flo", Staff.PASSWORD);
        var other = new Authenticator(open);
        other.add(flo, "key").is(201);

        String path = "/slips/" + signedBy(ada) + "/signatures";
        Visitor.Reply reply = other.sign(flo, path, "{}").is(409);
        assertTrue(reply.text().contains("cannot sign together"), reply.text());
    }

    @Test
    void a_passkey_is_in_the_backup_and_signs_in_at_the_casino_that_was_restored(
            @TempDir Path folder) {
        int port = open.port();
        Backup.to(folder.resolve("backup.zip"), open.casino().store(), Instant.now());
        open.close();
        Restore.from(folder.resolve("backup.zip"), "sqlite", folder.resolve("back"));
        String origin = "http://localhost:" + port;
        open =
                OpenCasino.with(
                        Settings.USUAL
                                .with(folder.resolve("back"))
                                .with(OpenCasino.QUICK)
                                .with(Doors.USUAL.withOrigin(origin)));

        hers.signIn(open.visitor(), "fay").is(201);
    }

    @Test
    void a_patron_with_a_password_has_passkeys_and_signs_nothing_with_them() {
        Visitor anna = open.visitor().walkIn("anna");
        anna.post("/v1/passkeys/beginning", "{" + Staff.SIGNED + "}").is(403);
        anna.post("/v1/session/password", "{" + Staff.SIGNED + "}").is(200);
        var annas = new Authenticator(open);
        annas.add(anna, "phone").is(201);
        annas.signIn(open.visitor(), "anna").is(201);
        anna.post("/v1/passkeys/signing", "{'path':'/slips/1/signatures','body':{}}").is(403);
    }
}
