package baccarat.server.rounds;

import baccarat.records.Recorded;
import baccarat.records.RoundLog;
import baccarat.reports.Json;
import baccarat.rules.Spot;
import baccarat.server.views.Wire;
import baccarat.table.Person;
import baccarat.table.Role;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// How much of a finished round a person may read: staff all of it, a patron what concerned the
/// whole table and their own part.
///
/// @param person as the log knows them
/// @param spots their own, as the log writes them
record RoundReader(Person person, Set<String> spots) {

    private static final String ANOTHER = "a patron";

    static RoundReader of(Person person, RoundLog round) {
        var spots = new HashSet<String>();
        round.before().roster().patron(person.name()).stream()
                .flatMap(patron -> patron.places().stream())
                .forEach(spot -> spots.add(Wire.spot(spot)));
        round.after().roster().patron(person.name()).stream()
                .flatMap(patron -> patron.places().stream())
                .forEach(spot -> spots.add(Wire.spot(spot)));
        return new RoundReader(person, spots);
    }

    private boolean isStaff() {
        return person.role() != Role.PATRON;
    }

    boolean is(Person other) {
        return person.equals(other);
    }

    boolean sees(String patron) {
        return isStaff() || person.name().equals(patron);
    }

    boolean sees(Spot spot) {
        return seesSpot(Wire.spot(spot));
    }

    private boolean seesSpot(String spot) {
        return isStaff() || spots.contains(spot);
    }

    /// The name of a person who did something; another patron stays unnamed.
    String named(Person who) {
        return isStaff() || who.role() != Role.PATRON || is(who) ? who.toString() : ANOTHER;
    }

    /// An event, if it concerned the whole table or this reader.
    Optional<ObjectNode> shown(ObjectNode event) {
        if (isStaff()) {
            return Optional.of(event);
        }
        JsonNode placed = event.path("placed");
        boolean isOwn =
                isOwn(event)
                        && (placed.isArray()
                                ? placed.values().stream().allMatch(this::isOwn)
                                : isOwn(placed))
                        && isOwn(event.path("step"));
        if (!isOwn) {
            return Optional.empty();
        }
        boolean byAnother =
                event.path("role").asString("").equals(Role.PATRON.toString())
                        && !event.path("who").asString("").equals(person.name());
        if (byAnother) {
            event.put("who", ANOTHER);
        }
        ArrayNode kept = Json.MAPPER.createArrayNode();
        event.path("transfers").values().stream().filter(this::isOwnMoney).forEach(kept::add);
        event.set("transfers", kept);
        return Optional.of(event);
    }

    /// Whether a log line contains nothing about another patron: not even an id, which would allow
    /// following them from round to round.
    boolean mayHave(Recorded line) {
        JsonNode event = Json.MAPPER.readTree(line.written().json());
        return shown((ObjectNode) event.deepCopy())
                .filter(shown -> shown.equals(event))
                .isPresent();
    }

    private boolean isOwn(JsonNode node) {
        return (!node.has("patron") || sees(node.path("patron").asString()))
                && (!node.has("spot") || seesSpot(node.path("spot").asString()));
    }

    private boolean isOwnMoney(JsonNode transfer) {
        return isOwnAccount(transfer.path("from").asString())
                && isOwnAccount(transfer.path("to").asString());
    }

    private boolean isOwnAccount(String account) {
        int blank = account.indexOf(' ');
        if (blank < 0) {
            return true;
        }
        String whose = account.substring(blank + 1);
        return switch (account.substring(0, blank)) {
            case "rack" -> sees(whose);
            case "coupons" -> sees(whose.substring(whose.indexOf(' ') + 1));
            case "wagers", "vigorish", "coupons-on" -> seesSpot(whose);
            default -> true;
        };
    }
}
