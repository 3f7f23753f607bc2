package baccarat.server.dishonest;

import baccarat.server.Casino;
import baccarat.server.Visitor;
import baccarat.server.store.SealedShoes;
import baccarat.server.tables.Dealing;
import baccarat.server.tables.Setting;
import baccarat.shoe.Cut;
import baccarat.shoe.CutShoe;
import baccarat.shoe.SealedShoe;
import baccarat.shoe.ShoeName;
import java.util.Base64;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What a gang is told: no card before it is faced, no key of a shoe, no name of somebody who shows
/// none, and never that the casino broke.
final class LookAudit {

    private static final Pattern THIRTY_TWO_BYTES = Pattern.compile("\\b[0-9a-f]{64}\\b");
    private static final Pattern FACE = Pattern.compile("\"([2-9TJQKA][cdhs])\"");

    private final DishonestHouse house;
    private final Casino casino;
    private final Set<String> faces;
    private final Map<String, Map<Integer, Secrets>> shoes = new HashMap<>();

    /// What nobody may know of a shoe: the key, and the salts of cards that are not out.
    private record Secrets(String key, Map<String, Integer> salts, Set<String> told) {}

    LookAudit(DishonestHouse house, Set<String> faces) {
        this.house = house;
        this.casino = house.open().casino();
        this.faces = faces;
    }

    /// @param logs read to their ends after the answer came
    void reply(Requests.Try asked, Visitor.Reply reply, List<LogAudit> logs) {
        Found.unless(
                reply.status() < 500,
                "the casino broke: %s: %d %s".formatted(asked, reply.status(), reply.text()));
        text(asked.path(), asked.body(), reply.text(), logs);
    }

    void text(String about, String said, String told, List<LogAudit> logs) {
        names(about, said, told);
        secrets(about, told, logs);
        if (about.contains("/tables/") && !isOfAnOpenedShoe(told)) {
            faces(about, said, told);
        }
    }

    /// All cards of a shoe that is over are told.
    private static boolean isOfAnOpenedShoe(String told) {
        return told.contains("\"SealOpened\"") || told.contains("\"order\"");
    }

    private void names(String about, String said, String told) {
        String name = DishonestHouse.BYSTANDER.toLowerCase(Locale.ROOT);
        boolean areStaff = !house.gang().posts().isEmpty();
        boolean isEcho =
                said.toLowerCase(Locale.ROOT).contains(name)
                        || about.toLowerCase(Locale.ROOT).contains(name);
        Found.unless(
                areStaff || isEcho || !told.toLowerCase(Locale.ROOT).contains(name),
                "patrons read the name of somebody who shows none: %s %s".formatted(about, told));
    }

    /// A face that no log has shown so far was faced by nobody. Strong while a log is young.
    private void faces(String about, String said, String told) {
        Matcher found = FACE.matcher(told);
        while (found.find()) {
            Found.unless(
                    faces.contains(found.group(1)) || said.contains(found.group(1)),
                    "a card that was not faced, %s: %s %s".formatted(found.group(1), about, told));
        }
    }

    private void secrets(String about, String told, List<LogAudit> logs) {
        Matcher found = THIRTY_TWO_BYTES.matcher(told);
        while (found.find()) {
            for (LogAudit log : logs) {
                secret(found.group(), about, log);
            }
        }
    }

    private void secret(String bytes, String about, LogAudit log) {
        for (Secrets shoe : sealed(log.setting()).values()) {
            Found.unless(!bytes.equals(shoe.key()), "the key of a shoe: " + about);
            Optional.ofNullable(shoe.salts().get(bytes))
                    .ifPresent(
                            leaf -> {
                                shoe.told().add(bytes);
                                Found.unless(
                                        shoe.told().size() <= log.drawn(),
                                        "%d proofs, %d cards are out: %s"
                                                .formatted(shoe.told().size(), log.drawn(), about));
                            });
        }
    }

    /// The shoe that is on the table; what is over is no secret any more.
    private Map<Integer, Secrets> sealed(Setting setting) {
        if (setting.dealing() == Dealing.REAL_CARDS) {
            return Map.of();
        }
        Map<Integer, Secrets> known = shoes.computeIfAbsent(setting.log(), _ -> new HashMap<>());
        Optional<SealedShoes.SealedShoe> last =
                casino.store()
                        .read(
                                it ->
                                        SealedShoes.find(
                                                it,
                                                setting.log(),
                                                SealedShoes.last(it, setting.log())));
        known.keySet()
                .removeIf(
                        number ->
                                last.filter(it -> it.number() == number)
                                        .filter(it -> it.revealed().isEmpty())
                                        .isEmpty());
        last.filter(it -> it.revealed().isEmpty())
                .ifPresent(it -> known.computeIfAbsent(it.number(), _ -> secrets(setting, it)));
        return known;
    }

    private Secrets secrets(Setting setting, SealedShoes.SealedShoe stored) {
        SealedShoe shoe =
                casino.around()
                        .vault()
                        .unlock(
                                new ShoeName(setting.name(), stored.number()),
                                Base64.getDecoder().decode(stored.order().base64()));
        CutShoe cut = shoe.cut(List.of(new Cut(0, 1, List.of())));
        var salts = new HashMap<String, Integer>();
        for (int place = 0; place < shoe.cards(); place++) {
            salts.put(cut.faced(place).salt().hex(), cut.faced(place).leaf());
        }
        return new Secrets(shoe.reveal().key().hex(), salts, new HashSet<>());
    }
}
