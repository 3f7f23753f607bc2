package baccarat.records;

import static java.util.stream.Collectors.toUnmodifiableMap;

import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;

/// One of the records of a sealed interface: a field with the record's name, then its own fields.
final class SealedShape<T> implements Shape<T> {

    /// The field that names a record inside another one.
    private static final String IS = "is";

    private static final ClassValue<SealedShape<?>> INSIDE =
            new ClassValue<>() {
                @Override
                protected SealedShape<?> computeValue(Class<?> type) {
                    return new SealedShape<>(
                            type,
                            IS,
                            Objects.requireNonNull(StateNames.NOUNS.get(type)),
                            Spelling.WORDS);
                }
            };

    private final Class<T> type;
    private final String naming;
    private final String noun;
    private final Spelling spelling;
    private Map<String, RecordShape<T>> shapes = Map.of();

    /// `naming`: the field with the record's name; `noun`: what people call it.
    SealedShape(Class<T> type, String naming, String noun, Spelling spelling) {
        this.type = type;
        this.naming = naming;
        this.noun = noun;
        this.spelling = spelling;
    }

    /// Each type has one, since a phase may hold another phase. Only snapshots have such types.
    static SealedShape<?> inside(Class<?> type) {
        return INSIDE.get(type);
    }

    /// Every record of a sealed interface.
    static Stream<Class<?>> records(Class<?> type) {
        return type.isSealed()
                ? Stream.of(type.getPermittedSubclasses()).flatMap(SealedShape::records)
                : Stream.of(type);
    }

    /// Made at first use, because they may refer back to this one.
    private Map<String, RecordShape<T>> shapes() {
        if (shapes.isEmpty()) {
            shapes = records(type).collect(toUnmodifiableMap(Names::of, this::shape));
        }
        return shapes;
    }

    /// Unchecked: the permitted types of `T` are `T`.
    @SuppressWarnings("unchecked")
    private RecordShape<T> shape(Class<?> record) {
        return RecordShape.of((Class<T>) record, spelling);
    }

    @Override
    public void write(T value, JsonGenerator out) {
        out.writeStartObject();
        writeFields(value, out);
        out.writeEndObject();
    }

    /// The name and the fields alone, for an object that has others too.
    void writeFields(T value, JsonGenerator out) {
        String name = Names.of(value.getClass());
        out.writeStringProperty(naming, name);
        Objects.requireNonNull(shapes().get(name)).writeFields(value, out);
    }

    @Override
    public T read(JsonNode node) {
        if (!node.isObject()) {
            throw Json.wrong(node, "an object with " + naming);
        }
        String name = name(node);
        try {
            return named(name).readAmong(node, Set.of(naming));
        } catch (BadRecord e) {
            throw e.in(name);
        }
    }

    /// The name in an object, which must be that of a known record.
    String name(JsonNode object) {
        String name = Json.field(object, naming, Words.TEXT);
        if (!shapes().containsKey(name)) {
            throw new BadRecord(Json.shortened(name) + " is no " + noun + " this program knows")
                    .in(naming);
        }
        return name;
    }

    RecordShape<T> named(String name) {
        return Objects.requireNonNull(shapes().get(name));
    }
}
