package baccarat.server.security;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.Doors;
import baccarat.server.OpenCasino;
import baccarat.server.Settings;
import baccarat.server.Staff;
import baccarat.server.Visitor;
import baccarat.server.store.Backup;
import baccarat.server.store.Restore;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// What becomes of passkeys when an account is reset, ends, is new or comes out of a backup.
@Tag("slow")
class PasskeyAccountTest extends PasskeyCase {

    @Test
    void a_reset_or_a_new_password_removes_the_passkeys() {
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
