package baccarat.server.security;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.House;
import baccarat.server.Limits;
import baccarat.server.work.FairQueue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/// The limits in `docs/security.md` are the settings there are, with their defaults, and each names
/// a test that is there.
class LimitsPageTest {

    private static final Path ROOT = Path.of("..");

    private static Map<String, String> settings() {
        Limits usual = Limits.USUAL;
        var all = new TreeMap<String, String>();
        aSecond(all, "requests", usual.requests());
        aSecond(all, "files", usual.files());
        aSecond(all, "messages", usual.messages());
        all.put("sign-ins-at-once", "" + usual.signIns().atOnce());
        all.put("sign-ins-a-minute", "" + usual.signIns().aMinute());
        all.put("guests-per-address", "" + House.USUAL.guestLimits().perAddress());
        all.put("guests-at-most", "" + House.USUAL.guestLimits().atMost());
        all.put("sockets", "" + usual.sockets().inAll());
        all.put("sockets-per-address", "" + usual.sockets().perAddress());
        all.put("sockets-per-person", "" + usual.sockets().perPerson());
        all.put("sockets-strangers", "" + usual.sockets().strangers());
        all.put("request-seconds", "" + usual.request().toSeconds());
        all.put("body-bytes", "" + usual.sizes().body());
        all.put("message-bytes", "" + usual.sizes().message());
        all.put("query-characters", "" + usual.sizes().query());
        queue(all, "passwords", usual.passwords());
        all.put("passwords-threads", "processors - 1");
        queue(all, "counts", usual.counts());
        queue(all, "records", usual.records());
        return all;
    }

    private static void aSecond(Map<String, String> all, String name, Limits.Rate rate) {
        all.put(name + "-at-once", "" + rate.atOnce());
        all.put(name + "-a-second", "" + rate.aMinute() / 60);
    }

    private static void queue(Map<String, String> all, String name, FairQueue.Size size) {
        all.put(name + "-threads", "" + size.threads());
        all.put(name + "-waiting", "" + size.inAll());
        all.put(name + "-per-address", "" + size.perAddress());
        all.put(name + "-per-person", "" + size.perPerson());
    }

    @Test
    void every_limit_is_on_the_page_with_its_default_and_a_test() throws IOException {
        String page = Files.readString(ROOT.resolve("docs/security.md"));
        String part = page.substring(page.indexOf("## Limits"), page.indexOf("## Who may use"));
        var told = new TreeMap<String, String>();
        for (String line : part.lines().filter(it -> it.startsWith("| ")).skip(2).toList()) {
            String[] cells = line.split(" \\| ", -1);
            told.put(cells[2].replace("`", ""), cells[3]);
            String test = cells[4].replaceAll("[`| ]", "");
            assertTrue(isThere(test), test);
        }

        assertEquals(settings(), told);
    }

    private static boolean isThere(String test) throws IOException {
        try (var files = Files.walk(Path.of("src/test/java"))) {
            return files.anyMatch(file -> file.endsWith(test + ".java"));
        }
    }
}
