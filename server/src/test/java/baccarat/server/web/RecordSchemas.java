package baccarat.server.web;

import static java.util.stream.Collectors.joining;

import baccarat.cards.Card;
import baccarat.records.Names;
import baccarat.rules.Meter;
import baccarat.rules.Money;
import baccarat.rules.Provision;
import baccarat.rules.Spot;
import baccarat.rules.Wager;
import baccarat.table.Account;
import baccarat.table.Command;
import baccarat.table.Event;
import baccarat.table.Phase;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/// The names, events and commands of the records as the definitions of a schema, one to a line. The
/// records in Java are where they come from.
final class RecordSchemas {

    /// What stands for a card that the shoe or a dealer of real cards fills in: nobody has to say
    /// it. A free hand and the like are asked for at a place, where the dealer enters it.
    private static final Map<Class<?>, List<String>> SAID_BY_SOME =
            Map.of(
                    Command.BurnFirst.class, List.of("card"),
                    Command.BurnRest.class, List.of("shown"),
                    Command.Draw.class, List.of("face"),
                    Command.Lift.class, List.of("face"),
                    Command.Turn.class, List.of("faces"),
                    Command.ReportFaceUpInTheShoe.class, List.of("card"));

    private static final String SHOWED_BY_MISTAKE = "exposed: {type: boolean}";

    private static final Map<Class<?>, String> MORE =
            Map.of(
                    Command.Draw.class,
                    SHOWED_BY_MISTAKE,
                    Command.ReportMisplacedCard.class,
                    SHOWED_BY_MISTAKE,
                    Command.ReportSurplusCard.class,
                    "disclosed: {oneOf: [{$ref: \"#/$defs/Card\"}, {const: true}]}",
                    Command.AskForAFreeHand.class,
                    "spot: " + ref("Spot"),
                    Command.AskFaceUp.class,
                    "spot: " + ref("Spot"),
                    Command.AskForASpread.class,
                    "spot: " + ref("Spot"));

    private final Map<String, String> inside = new TreeMap<>();

    /// @param also what only views hold
    static String written(List<Class<?>> also) {
        var schemas = new RecordSchemas();
        List<Class<?>> events = kinds(Event.class).toList();
        List<Class<?>> commands = kinds(Command.class).toList();
        String records =
                schemas.records("Event", "event", events)
                        + schemas.records("Command", "command", commands);
        also.forEach(schemas::of);
        schemas.choice("EventName", events.stream().map(Names::of).toList());
        schemas.choice("CommandName", commands.stream().map(Names::of).toList());
        schemas.choice("PhaseName", kinds(Phase.class).map(Names::of).toList());
        return "\n"
                + schemas.inside.entrySet().stream()
                        .map(one -> "  %s: %s\n".formatted(one.getKey(), one.getValue()))
                        .collect(joining())
                + records;
    }

    /// By name, so that it does not matter where in the code they stand.
    static Stream<Class<?>> kinds(Class<?> of) {
        return all(of).sorted(Comparator.comparing(Names::of));
    }

    private static Stream<Class<?>> all(Class<?> of) {
        return of.isSealed()
                ? Stream.of(of.getPermittedSubclasses()).flatMap(RecordSchemas::all)
                : Stream.of(of);
    }

    private void choice(String name, List<String> values) {
        inside.put(name, "{type: string, enum: [%s]}".formatted(String.join(", ", values)));
    }

    /// An event is what every event has and one of these; a command is one of these.
    private String records(String name, String naming, List<Class<?>> kinds) {
        String all =
                kinds.stream()
                        .map(kind -> "        - " + ref(Names.of(kind)) + "\n")
                        .collect(joining());
        String union =
                naming.equals("event")
                        ? "    allOf:\n      - "
                                + ref("Told")
                                + "\n      - oneOf:\n"
                                + all.indent(4)
                        : "    oneOf:\n" + all;
        return "\n  "
                + name
                + ":\n"
                + union
                + "\n"
                + kinds.stream()
                        .map(kind -> "  %s: %s\n".formatted(Names.of(kind), record(kind, naming)))
                        .collect(joining());
    }

    private String record(Class<?> kind, String naming) {
        String named = "%s: {const: %s}".formatted(naming, Names.of(kind));
        return object(kind, named, List.of(naming));
    }

    private String object(Class<?> record, String first, List<String> required) {
        List<RecordComponent> parts = List.of(record.getRecordComponents());
        String properties =
                Stream.of(
                                Stream.of(first),
                                parts.stream()
                                        .filter(part -> !isReplaced(record, part))
                                        .map(
                                                part ->
                                                        part.getName()
                                                                + ": "
                                                                + of(part.getGenericType())),
                                Optional.ofNullable(MORE.get(record)).stream())
                        .flatMap(one -> one)
                        .filter(one -> !one.isEmpty())
                        .collect(joining(", "));
        String all =
                Stream.concat(
                                required.stream(),
                                parts.stream()
                                        .filter(part -> isAlwaysThere(record, part))
                                        .map(RecordComponent::getName))
                        .collect(joining(", "));
        return "{type: object, required: [%s], properties: {%s}}".formatted(all, properties);
    }

    private static boolean isReplaced(Class<?> record, RecordComponent part) {
        return MORE.getOrDefault(record, "").startsWith(part.getName() + ":");
    }

    /// What one patron saw is not told to the others.
    private static boolean isAlwaysThere(Class<?> record, RecordComponent part) {
        boolean isLifted = record == Event.CardLifted.class && part.getName().equals("face");
        return part.getType() != Optional.class
                && !isLifted
                && !SAID_BY_SOME.getOrDefault(record, List.of()).contains(part.getName());
    }

    private String of(Type type) {
        return switch (type) {
            case ParameterizedType may when may.getRawType() == Optional.class -> of(argument(may));
            case ParameterizedType list when list.getRawType() == List.class ->
                    "{type: array, items: %s}".formatted(of(argument(list)));
            case ParameterizedType map when map.getRawType() == Map.class ->
                    "{type: object, additionalProperties: %s}"
                            .formatted(of(map.getActualTypeArguments()[1]));
            case Class<?> whole when whole == int.class -> "{type: integer}";
            case Class<?> yesOrNo when yesOrNo == boolean.class -> "{type: boolean}";
            case Class<?> text
                    when text == String.class
                            || text == long.class
                            || text == Account.class
                            || Provision.class.isAssignableFrom(text) ->
                    "{type: string}";
            case Class<?> word
                    when word == Money.class || word == Card.class || word == Spot.class ->
                    ref(word.getSimpleName());
            case Class<?> wager when wager == Wager.class -> {
                choice("Wager", Arrays.stream(Wager.values()).map(Names::of).toList());
                yield ref("Wager");
            }
            case Class<?> meter when meter == Meter.class -> {
                choice("Meter", Arrays.stream(Meter.values()).map(Names::of).toList());
                yield ref("Meter");
            }
            case Class<?> choice when choice.isEnum() -> {
                choice(
                        choice.getSimpleName(),
                        Arrays.stream(choice.getEnumConstants())
                                .map(one -> ((Enum<?>) one).name())
                                .toList());
                yield ref(choice.getSimpleName());
            }
            case Class<?> record when record.isRecord() -> {
                String name = RENAMED.getOrDefault(record.getSimpleName(), record.getSimpleName());
                inside.put(name, object(record, "", List.of()));
                yield ref(name);
            }
            case Class<?> choice when choice.isSealed() -> {
                String kinds = kinds(choice).map(kind -> record(kind, "is")).collect(joining(", "));
                inside.put(choice.getSimpleName(), "{oneOf: [%s]}".formatted(kinds));
                yield ref(choice.getSimpleName());
            }
            default -> throw new AssertionError("the schema has no shape for " + type);
        };
    }

    /// A step of a settlement; a step of the round has the name already. A state is that of a
    /// meter.
    private static final Map<String, String> RENAMED =
            Map.of("Step", "SettledStep", "State", "MeterState");

    private static Type argument(ParameterizedType type) {
        return type.getActualTypeArguments()[0];
    }

    private static String ref(String name) {
        return "{$ref: \"#/$defs/%s\"}".formatted(name);
    }
}
