package baccarat.server.dishonest;

import baccarat.cards.Card;
import baccarat.rules.Money;
import baccarat.rules.Spot;
import baccarat.server.Watching;
import baccarat.table.Command;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// Any command of a table: one that is due, or one out of the blue.
final class Commands {

    private static final List<Class<?>> KINDS = kinds(Command.class).toList();

    private static final List<Class<?>> ORDERS =
            KINDS.stream()
                    .filter(
                            kind ->
                                    Command.OfTheFloor.class.isAssignableFrom(kind)
                                            || Command.OfMishaps.class.isAssignableFrom(kind)
                                            || kind == Command.OrderShuffle.class
                                            || kind == Command.OrderOtherDecks.class)
                    .toList();

    /// What the shoe says where no dealer enters it.
    private static final List<String> OF_THE_SHOE =
            List.of("card", "shown", "face", "faces", "disclosed", "mustHit");

    private final Pool pool;

    Commands(Pool pool) {
        this.pool = pool;
    }

    private static Stream<Class<?>> kinds(Class<?> type) {
        return type.isRecord()
                ? Stream.of(type)
                : Arrays.stream(Objects.requireNonNull(type.getPermittedSubclasses()))
                        .flatMap(Commands::kinds);
    }

    /// What somebody is asked for, with what they may add to it.
    String due(JsonNode step) {
        String about = step.path("about").asString("");
        int faces = step.path("faces").asInt(0);
        String more =
                switch (step.path("command").asString()) {
                    case "Confirm" -> ",'duty':'" + about + "'";
                    case "MakeCall" -> ",'call':'" + about + "'";
                    case "ApplyRemedy" -> ",'remedy':'" + about + "'";
                    case "Draw" ->
                            ",'place':'%s'%s"
                                    .formatted(
                                            about,
                                            faces > 0 ? ",'face':'" + pool.card() + "'" : "");
                    case "Turn" ->
                            ",'side':'%s'%s"
                                    .formatted(
                                            about,
                                            faces > 0
                                                    ? ",'faces':[%s]".formatted(pool.cards(faces))
                                                    : "");
                    case "BurnFirst" -> faces > 0 ? ",'card':'" + pool.card() + "'" : "";
                    case "BurnRest" ->
                            faces > 0 ? ",'shown':[%s]".formatted(pool.cards(faces)) : "";
                    case "PaySpot", "PayAward", "SettleHouseMoney", "CollectVigorish" ->
                            ",'spot':'" + about + "'";
                    case "CutCards" -> ",'depth':150";
                    case "PlaceCoverCard" -> ",'behind':14";
                    default -> "";
                };
        return "{'command':'%s'%s}".formatted(step.path("command").asString(), more);
    }

    /// Without which a table does not go on.
    static Optional<JsonNode> required(Watching screen) {
        return screen.you().path("steps").values().stream()
                .filter(step -> step.path("required").asBoolean(false))
                .findFirst();
    }

    static boolean isBy(String role, JsonNode step) {
        return step.path("by").toString().contains("\"" + role + "\"");
    }

    String any() {
        return of(pool.any(KINDS));
    }

    /// What nobody gives alone.
    private String order() {
        return of(pool.any(ORDERS));
    }

    /// As it has to be said at a table: a sealed shoe says its cards itself.
    static String at(String table, String command) {
        if (table.equals(DishonestHouse.REAL)) {
            return command;
        }
        var node = (ObjectNode) JsonMapper.shared().readTree(command.replace('\'', '"'));
        node.remove(OF_THE_SHOE);
        return node.toString();
    }

    /// What makes money or cards move, more often than chance would have it.
    String greedy(Someone one) {
        if (!one.isPatron() && pool.oneIn(2)) {
            return order();
        }
        return switch (pool.random().nextInt(6)) {
            case 0 ->
                    "{'command':'BuyIn','patron':'%s','amount':'%s'}"
                            .formatted(mostly(one), pool.stake());
            case 1 ->
                    "{'command':'TakePlace','patron':'%s','place':'%s'}"
                            .formatted(mostly(one), pool.spot());
            case 2, 3 ->
                    "{'command':'PlaceWager','spot':'%s','wager':'%s','stake':'%s'}"
                            .formatted(pool.spot(), pool.wager(), pool.stake());
            case 4 ->
                    "{'command':'TakeChipsAway','patron':'%s','amount':'%s'}"
                            .formatted(mostly(one), pool.stake());
            default ->
                    "{'command':'CorrectPayout','round':%d,'spot':'%s','wager':'%s','amount':'%s','toThePatron':%s,'reason':'%s'}"
                            .formatted(
                                    pool.round(),
                                    pool.spot(),
                                    pool.wager(),
                                    pool.stake(),
                                    pool.random().nextBoolean(),
                                    pool.reason());
        };
    }

    private String mostly(Someone one) {
        return one.isPatron() && !pool.oneIn(4) ? one.name() : pool.name();
    }

    private String of(Class<?> kind) {
        String fields =
                Arrays.stream(Objects.requireNonNull(kind.getRecordComponents()))
                        .map(field -> "'%s':%s".formatted(field.getName(), value(field)))
                        .filter(field -> !field.endsWith("null"))
                        .collect(Collectors.joining(","));
        return "{'command':'%s'%s%s}"
                .formatted(kind.getSimpleName(), fields.isEmpty() ? "" : ",", fields);
    }

    private String value(RecordComponent field) {
        if (field.getType() == Optional.class) {
            Class<?> inside =
                    (Class<?>)
                            ((ParameterizedType) field.getGenericType())
                                    .getActualTypeArguments()[0];
            return pool.oneIn(2) ? "null" : value(inside, field.getName());
        }
        return value(field.getType(), field.getName());
    }

    private String value(Class<?> type, String name) {
        if (type.isEnum()) {
            return "'" + ((Enum<?>) pool.any(List.of(type.getEnumConstants()))).name() + "'";
        }
        if (type == Money.class) {
            return "'" + pool.stake() + "'";
        }
        if (type == Spot.class) {
            return "'" + pool.spot() + "'";
        }
        if (type == Card.class) {
            return "'" + pool.card() + "'";
        }
        if (type == List.class) {
            return "[" + pool.cards(pool.random().nextInt(4)) + "]";
        }
        if (type == boolean.class) {
            return String.valueOf(pool.random().nextBoolean());
        }
        if (type == int.class) {
            return String.valueOf(pool.round());
        }
        return switch (name) {
            case "patron" -> "'" + pool.name() + "'";
            case "reason" -> "'" + pool.reason() + "'";
            default -> "'" + "5a".repeat(32) + "'";
        };
    }
}
