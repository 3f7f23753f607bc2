package baccarat.server.security;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.CapturedLog;
import baccarat.server.OpenCasino;
import baccarat.server.Visitor;
import baccarat.server.Watching;
import baccarat.server.store.SealedShoes;
import baccarat.shoe.Cut;
import baccarat.shoe.SealedShoe;
import baccarat.shoe.Share;
import baccarat.shoe.ShoeName;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A busy run in which much goes wrong: no secret is in the log, in an answer or in a frame.
class SecretsTest {

    private static final String PASSWORD = "correct horse battery";
    private static final String FORGED = "\\n{\\\"level\\\":\\\"SEVERE\\\"}";

    private final List<String> answers = new ArrayList<>();
    private final Map<String, String> secrets = new HashMap<>();

    private Visitor.Reply kept(Visitor.Reply reply) {
        answers.add(reply.text());
        return reply;
    }

    private String token(Visitor.Reply reply) {
        return kept(reply)
                .headers()
                .firstValue("Set-Cookie")
                .orElseThrow()
                .replaceAll("^baccarat=|;.*", "");
    }

    @Test
    void none_is_in_a_log_line_an_answer_or_a_frame(@TempDir Path data) throws IOException {
        List<String> lines;
        try (var log = new CapturedLog();
                OpenCasino open = OpenCasino.at(data)) {
            Visitor boss = open.visitor();
            Visitor anna = open.visitor();
            comeIn(open, boss, anna);
            Watching watching = anna.watch("ma-mini");
            watching.untilEvent("CardsCleared");
            shoe(open, boss);
            goWrong(anna);
            watching.send("{\"type\":\"command\",\"id\":\"x\",\"command\":\"" + PASSWORD + "\"}");
            answers.addAll(watching.texts());
            // A casino whose store is gone logs more than any other.
            open.casino().store().close();
            kept(anna.get("/v1/account"));
            kept(anna.get("/ready"));
            kept(anna.post("/v1/session", account("anna", PASSWORD)));
            lines = log.lines();
        }
        assertTrue(lines.stream().anyMatch(line -> line.contains("failed")), lines::toString);
        for (String line : lines) {
            assertEquals(1, line.lines().count(), line);
            assertTrue(JsonMapper.shared().readTree(line).has("message"), line);
        }
        assertTrue(secrets.size() > 300, "few secrets: " + secrets.size());
        String log = String.join("", lines);
        String sent = String.join("\n", answers);
        assertTrue(sent.contains("\"salt\""), "cards were faced");
        secrets.forEach(
                (secret, what) -> {
                    assertFalse(log.contains(secret), what + " is in the log");
                    assertFalse(sent.contains(secret), what + " was sent");
                });
    }

    private static String account(String name, String password) {
        return "{'name':'%s','password':'%s'}".formatted(name, password);
    }

    private void secret(String hex, String what) {
        secrets.put(hex, what);
        byte[] bytes = HexFormat.of().parseHex(hex);
        secrets.put(Base64.getEncoder().encodeToString(bytes), what + " in base64");
    }

    private void comeIn(OpenCasino open, Visitor boss, Visitor anna) throws IOException {
        String code = open.casino().code().orElseThrow();
        secrets.put(PASSWORD, "a password");
        secrets.put(code, "the code");
        secrets.put(
                token(
                        boss.post(
                                "/v1/administrator",
                                account("boss", PASSWORD).replace("}", ",'code':'" + code + "'}"))),
                "a token");
        secrets.put(token(anna.post("/v1/patrons", account("anna", PASSWORD))), "a token");
        Path keys = open.casino().settings().data().resolve("keys/master.key");
        secret(Files.readString(keys).split(" ", -1)[1].strip(), "the master key");
        Path signing = keys.resolveSibling("signing.key");
        secret(Files.readString(signing).split(" ", -1)[0], "the signing key");
    }

    /// The shoe on the table: its key, and the salts of all cards that nobody has seen.
    private void shoe(OpenCasino open, Visitor boss) {
        JsonNode file = kept(boss.get("/v1/tables/ma-mini/shoes/1")).is(200).json();
        List<Integer> faced =
                file.path("faced").values().stream().map(it -> it.path("leaf").asInt()).toList();
        assertTrue(faced.size() > 4, file::toString);
        var stored =
                open.casino()
                        .store()
                        .read(handle -> SealedShoes.find(handle, "ma-mini/1", 1))
                        .orElseThrow();
        String table = open.casino().table("ma-mini").orElseThrow().setting().name();
        SealedShoe shoe =
                open.casino()
                        .around()
                        .vault()
                        .unlock(
                                new ShoeName(table, 1),
                                Base64.getDecoder().decode(stored.order().base64()));
        assertEquals(file.path("root").asString(), shoe.root().hex());
        secret(shoe.reveal().key().hex(), "the key of the shoe");
        var somehow = shoe.cut(List.of(new Cut(Share.DEALER, 1, List.of())));
        IntStream.range(0, shoe.cards())
                .mapToObj(somehow::faced)
                .filter(card -> !faced.contains(card.leaf()))
                .forEach(card -> secret(card.salt().hex(), "the salt of a card nobody has seen"));
    }

    /// Everything that somebody could do wrong with a secret in hand.
    private void goWrong(Visitor anna) {
        for (String name : List.of("anna", "nobody", "x" + FORGED, "~")) {
            kept(anna.post("/v1/session", account(name, PASSWORD + "?")));
        }
        kept(anna.post("/v1/session", "{'name':'anna','password':'" + PASSWORD));
        kept(anna.post("/v1/session", "{'name':['" + PASSWORD + "'],'password':7}"));
        kept(anna.post("/v1/patrons", account("anna", PASSWORD)));
        kept(anna.post("/v1/patrons", account(FORGED, PASSWORD)));
        kept(anna.post("/v1/administrator", account("eve", PASSWORD)));
        kept(anna.post("/v1/staff", account("eve", PASSWORD)));
        kept(anna.get("/v1/tables/%0a%7b%22level%22%3a%22SEVERE%22%7d"));
        kept(anna.post("/v1/tables/ma-mini/commands", "{'id':'x','command':{'command':'No'}}"));
        kept(
                anna.send(
                        anna.request("/v1/tables")
                                .header("User-Agent", "x {\"level\":\"SEVERE\"}")
                                .header("X-Forwarded-For", PASSWORD)
                                .POST(HttpRequest.BodyPublishers.ofString(PASSWORD))));
    }
}
