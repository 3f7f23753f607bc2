package baccarat.records;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;

/// The shape of each type that a record of the table is made of.
final class Shapes {

    static final Shape<Integer> WHOLE =
            new Shape<>() {
                @Override
                public void write(Integer value, JsonGenerator out) {
                    out.writeNumber(value.intValue());
                }

                @Override
                public Integer read(JsonNode node) {
                    if (!node.isInt()) {
                        throw Json.wrong(node, "a whole number");
                    }
                    return node.intValue();
                }
            };

    private static final Shape<Boolean> YES_OR_NO =
            new Shape<>() {
                @Override
                public void write(Boolean value, JsonGenerator out) {
                    out.writeBoolean(value);
                }

                @Override
                public Boolean read(JsonNode node) {
                    if (!node.isBoolean()) {
                        throw Json.wrong(node, "true or false");
                    }
                    return node.booleanValue();
                }
            };

    private Shapes() {}

    /// Unchecked, because the type of a record's component is known only when the program runs.
    @SuppressWarnings("unchecked")
    static Shape<Object> of(Type type, Spelling spelling) {
        return (Shape<Object>) shape(type, spelling);
    }

    private static Shape<?> shape(Type type, Spelling spelling) {
        return switch (type) {
            case ParameterizedType list when list.getRawType() == List.class ->
                    new ListShape<>(of(argument(list), spelling));
            case ParameterizedType set when set.getRawType() == Set.class ->
                    new SetShape<>(word(argument(set), spelling));
            case ParameterizedType map when map.getRawType() == Map.class ->
                    new MapShape<>(
                            word(argument(map), spelling),
                            of(map.getActualTypeArguments()[1], spelling));
            case ParameterizedType may when may.getRawType() == Optional.class ->
                    new MayShape<>(of(argument(may), spelling));
            case Class<?> whole when whole == int.class -> WHOLE;
            case Class<?> yesOrNo when yesOrNo == boolean.class -> YES_OR_NO;
            case Class<?> record
                    when record.isRecord() && Words.forType(record, spelling).isEmpty() ->
                    RecordShape.of(record, spelling);
            case Class<?> word when Words.forType(word, spelling).isPresent() ->
                    Words.forType(word, spelling).orElseThrow();
            case Class<?> choice when choice.isSealed() -> SealedShape.inside(choice);
            default -> throw new IllegalArgumentException("the format has no shape for " + type);
        };
    }

    /// The key of a map or the value of a set.
    private static Word<?> word(Type type, Spelling spelling) {
        return Words.forType((Class<?>) type, spelling)
                .orElseThrow(() -> new IllegalArgumentException(type + " is no word"));
    }

    /// `T` of a `List<T>` or `Optional<T>`, and of a `Map<T, ...>`.
    static Type argument(Type type) {
        return ((ParameterizedType) type).getActualTypeArguments()[0];
    }
}
