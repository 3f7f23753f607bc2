package baccarat.records;

import baccarat.cards.Card;
import baccarat.rules.DragonBonus;
import baccarat.rules.Money;
import baccarat.rules.PersonalLine;
import baccarat.rules.Provision;
import baccarat.rules.Spot;
import baccarat.rules.Winning;
import baccarat.table.Command;
import baccarat.table.Event;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Events and commands of every type, made of a few values of every type of field, so that one
/// nobody has thought of here is there all the same.
final class Samples {

    static final int EACH = 3;

    private static final Map<Class<?>, List<?>> VALUES =
            Map.of(
                    int.class, List.of(0, 14, Integer.MAX_VALUE),
                    long.class, List.of(0L, 14L, Long.MAX_VALUE),
                    boolean.class, List.of(true, false, true),
                    String.class, List.of("anna", "", "Zo\u00eb \"\\\n\u2028 \ud83c\udca1 \ud800"),
                    Money.class, texts(Money::of, "25.00", "0.05", "999999999999.99"),
                    Card.class, texts(Card::ofFace, "9h", "Td", "As", "9"),
                    Spot.class, texts(Spot::of, "3", "line-8", "14"),
                    Provision.class,
                            List.of(
                                    Winning.TIE_WINS,
                                    DragonBonus.Line.WIN_BY_9,
                                    PersonalLine.PERSONAL_ON_BANKER));

    private Samples() {}

    private static <T> List<T> texts(Function<String, Optional<T>> of, String... texts) {
        return Arrays.stream(texts).map(text -> of.apply(text).orElseThrow()).toList();
    }

    /// Sample `which` of an event's type, from 0; every `Optional` and list is empty in the first.
    static Event of(Class<?> type, int which) {
        return (Event) value(type, which);
    }

    static Command command(Class<?> type, int which) {
        return (Command) value(type, which);
    }

    private static Object value(Type type, int which) {
        return switch (type) {
            case ParameterizedType many when many.getRawType() == List.class ->
                    IntStream.range(0, which)
                            .mapToObj(each -> value(argument(many), each))
                            .toList();
            case ParameterizedType map when map.getRawType() == Map.class ->
                    IntStream.range(0, which)
                            .boxed()
                            .collect(
                                    Collectors.toMap(
                                            each -> value(argument(map), each),
                                            each -> value(map.getActualTypeArguments()[1], each)));
            case ParameterizedType may ->
                    which == 0 ? Optional.empty() : Optional.of(value(argument(may), which));
            case Class<?> one when VALUES.containsKey(one) ->
                    Objects.requireNonNull(VALUES.get(one)).get(which);
            case Class<?> one when one.isEnum() ->
                    one.getEnumConstants()[which % one.getEnumConstants().length];
            case Class<?> one when one.isRecord() -> made(one, which);
            case Class<?> one when one.isSealed() ->
                    made(one.getPermittedSubclasses()[which], which);
            default -> throw new AssertionError("no sample of " + type);
        };
    }

    private static Type argument(ParameterizedType type) {
        return type.getActualTypeArguments()[0];
    }

    private static Object made(Class<?> type, int which) {
        RecordComponent[] components = type.getRecordComponents();
        try {
            return type.getDeclaredConstructor(
                            Arrays.stream(components)
                                    .map(RecordComponent::getType)
                                    .toArray(Class<?>[]::new))
                    .newInstance(
                            Arrays.stream(components)
                                    .map(component -> value(component.getGenericType(), which))
                                    .toArray());
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(e.getMessage(), e);
        }
    }
}
