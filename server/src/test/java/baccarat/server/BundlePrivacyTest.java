package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.tables.Pace;
import baccarat.verifier.Evidence;
import baccarat.verifier.Verdict;
import baccarat.verifier.Verifier;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The bundles of many rounds in which three patrons and simulated ones wagered and turned hands:
/// what each patron gets has nothing of the others, and is checked all the same.
@Tag("slow")
class BundlePrivacyTest {

    private static final int ROUNDS = 6;
    private static final String TABLE = "ma-mini";
    private static final Pattern ID = Pattern.compile("p-[0-9a-f]{12}");
    private static final Pattern SIMULATED = Pattern.compile("~[A-Z][a-z]+");

    /// Long enough for everybody to turn what is theirs.
    private static final Pace PACE =
            new Pace(
                    Duration.ofMillis(2),
                    Duration.ofMillis(700),
                    Duration.ofMinutes(5),
                    Duration.ofMillis(300),
                    Duration.ofMillis(5));

    @TempDir Path data;

    /// A patron with a side of their own to wager on, and to turn if no wager on it is higher.
    private record Seated(String name, int seat, String side, String stake, Visitor visitor) {

        void play() {
            Watching table = Staff.seated(visitor, name, TABLE, seat);
            for (int round = 0; round < ROUNDS; round++) {
                Staff.again(
                        table,
                        "{'command':'PlaceWager','spot':'%d','wager':'%s','stake':'%s'}"
                                .formatted(seat, side, stake));
                int before = table.texts().size();
                while (!isCleared(table, before)) {
                    if (table.you().path("steps").toString().contains("\"Turn\"")) {
                        table.ask("{'command':'Turn','side':'%s'}".formatted(side));
                    } else {
                        table.until(_ -> true);
                    }
                }
            }
        }

        private static boolean isCleared(Watching table, int before) {
            return table.texts().stream()
                    .skip(before)
                    .anyMatch(text -> text.contains("\"event\":\"CardsCleared\""));
        }

        /// Those with a wager of their own, once the house has signed them.
        List<Integer> rounds() {
            return visitor
                    .get("/v1/rounds?last=%d".formatted(ROUNDS))
                    .is(200)
                    .json()
                    .path("rounds")
                    .values()
                    .stream()
                    .map(round -> round.path("round").asInt())
                    .toList();
        }

        String bundle(int round, String form) {
            String path = "/v1/tables/%s/rounds/%d/bundle?form=%s".formatted(TABLE, round, form);
            return visitor.get(path).is(200).text();
        }
    }

    @Test
    void nothing_of_another_patron_is_in_a_bundle_and_every_bundle_is_right() {
        try (OpenCasino open = OpenCasino.with(Settings.USUAL.with(data).with(PACE))) {
            Visitor floor = Staff.of(open).hire("fay", "floorperson");
            List<Seated> patrons =
                    List.of(
                            seated(open, "annabelle", 1, "PLAYER", "100.00"),
                            seated(open, "bertram", 3, "BANKER", "100.00"),
                            seated(open, "carlotta", 4, "PLAYER", "90.00"));
            try (var everybody = Executors.newVirtualThreadPerTaskExecutor()) {
                patrons.stream()
                        .map(patron -> CompletableFuture.runAsync(patron::play, everybody))
                        .toList()
                        .forEach(Patience::got);
            }
            Set<String> turned = turned(floor.get(path("/log")).is(200).text());
            assertTrue(turned.size() >= 2, "patrons turned hands: " + turned);
            var own = new HashSet<String>();
            for (Seated patron : patrons) {
                own.add(idIn(open, patron, names(patrons, patron)));
            }
            assertEquals(patrons.size(), own.size(), "each has an id");
        }
    }

    private static Seated seated(
            OpenCasino open, String name, int seat, String side, String stake) {
        return new Seated(name, seat, side, stake, open.visitor().walkIn(name));
    }

    private static String path(String more) {
        return "/v1/tables/" + TABLE + more;
    }

    private static Set<String> turned(String log) {
        return log.lines()
                .filter(line -> line.contains("\"event\":\"HandTurned\""))
                .flatMap(line -> ID.matcher(line).results().map(MatchResult::group))
                .collect(Collectors.toSet());
    }

    private static List<String> names(List<Seated> patrons, Seated but) {
        return patrons.stream().filter(one -> !one.equals(but)).map(Seated::name).toList();
    }

    /// The one id in all bundles of a patron: their own.
    private static String idIn(OpenCasino open, Seated patron, List<String> others) {
        String keys = open.visitor().get("/v1/house/keys").is(200).text();
        var ids = new HashSet<String>();
        List<Integer> rounds = patron.rounds();
        assertEquals(ROUNDS, rounds.size());
        for (int round : rounds) {
            String json =
                    Patience.until(
                            () -> patron.bundle(round, "json"), one -> one.contains("\"proof\""));
            for (String bundle : List.of(json, patron.bundle(round, "html"))) {
                ID.matcher(bundle).results().map(MatchResult::group).forEach(ids::add);
                assertFalse(SIMULATED.matcher(bundle).find(), bundle);
                others.forEach(name -> assertFalse(bundle.contains(name), name + ": " + bundle));
                isRight(bundle, keys);
            }
        }
        assertEquals(1, ids.size(), patron.name() + ": " + ids);
        return ids.iterator().next();
    }

    private static void isRight(String bundle, String keys) {
        Verdict verdict =
                Verifier.verify(
                        bundle.lines().iterator(),
                        new Evidence(Optional.empty(), Optional.of(keys), List.of(), List.of()));
        assertTrue(verdict.good(), verdict.toString());
        for (String what : List.of("the cards", "the calls", "the wagers", "the settlement")) {
            String all = verdict.toString();
            assertTrue(all.contains(what + ": as the lines have it"), all);
        }
    }
}
