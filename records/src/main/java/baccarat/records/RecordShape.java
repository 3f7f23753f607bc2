package baccarat.records;

import static java.util.stream.Collectors.joining;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;

/// A record: its components by their names in the table of names, in the order of that table. An
/// empty `Optional` is left out. No other component may be missing, and unknown fields are refused.
///
/// Not Jackson's own way with records, which has no place for an event's fields among those around
/// them, and whose messages are about Java.
final class RecordShape<T> implements Shape<T> {

    private final Class<T> type;
    private final Constructor<T> constructor;
    private final List<Field> fields;

    private record Field(
            String name, int at, Method accessor, Shape<Object> shape, boolean optional) {}

    private RecordShape(Class<T> type, Constructor<T> constructor, List<Field> fields) {
        this.type = type;
        this.constructor = constructor;
        this.fields = fields;
    }

    static <T> RecordShape<T> of(Class<T> type, Spelling spelling) {
        RecordComponent[] components = type.getRecordComponents();
        try {
            Constructor<T> constructor =
                    type.getDeclaredConstructor(
                            Arrays.stream(components)
                                    .map(RecordComponent::getType)
                                    .toArray(Class<?>[]::new));
            return new RecordShape<>(
                    type,
                    constructor,
                    FieldNames.of(type).entrySet().stream()
                            .map(
                                    field ->
                                            field(
                                                    field.getKey(),
                                                    field.getValue(),
                                                    components,
                                                    spelling))
                            .toList());
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException("every record has this constructor", e);
        }
    }

    private static Field field(
            String name, String inJava, RecordComponent[] components, Spelling spelling) {
        List<String> all = Arrays.stream(components).map(RecordComponent::getName).toList();
        int at = all.indexOf(inJava);
        RecordComponent component = components[at];
        boolean optional = component.getType() == Optional.class;
        Type type = component.getGenericType();
        return new Field(
                name,
                at,
                component.getAccessor(),
                Shapes.of(optional ? Shapes.argument(type) : type, spelling),
                optional);
    }

    List<String> names() {
        return fields.stream().map(Field::name).toList();
    }

    @Override
    public void write(T value, JsonGenerator out) {
        out.writeStartObject();
        writeFields(value, out);
        out.writeEndObject();
    }

    /// The fields alone, for an object that has others too.
    void writeFields(T value, JsonGenerator out) {
        for (Field field : fields) {
            Object held = held(field, value);
            if (held instanceof Optional<?> may) {
                may.ifPresent(one -> write(field, one, out));
            } else {
                write(field, held, out);
            }
        }
    }

    private static void write(Field field, Object held, JsonGenerator out) {
        out.writeName(field.name());
        field.shape().write(held, out);
    }

    private static Object held(Field field, Object value) {
        try {
            return field.accessor().invoke(value);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("a record can always be asked", e);
        }
    }

    @Override
    public T read(JsonNode node) {
        return readAmong(node, Set.of());
    }

    /// The record from an object that also has `others`.
    T readAmong(JsonNode node, Set<String> others) {
        if (!node.isObject()) {
            throw Json.wrong(node, "an object with " + String.join(", ", names()));
        }
        var held = new Object[fields.size()];
        int found = 0;
        for (Field field : fields) {
            held[field.at()] = read(field, node);
            found += node.has(field.name()) ? 1 : 0;
        }
        if (found + others.size() < node.size()) {
            throw surplus(node, others);
        }
        return made(held);
    }

    private static Object read(Field field, JsonNode node) {
        if (!field.optional()) {
            return Json.field(node, field.name(), field.shape());
        }
        return node.has(field.name())
                ? Optional.of(Json.field(node, field.name(), field.shape()))
                : Optional.empty();
    }

    private BadRecord surplus(JsonNode node, Set<String> others) {
        List<String> known = names();
        String unknown =
                node.propertyNames().stream()
                        .filter(name -> !known.contains(name) && !others.contains(name))
                        .map(Json::shortened)
                        .collect(joining(", "));
        String right =
                Stream.concat(known.stream(), others.stream().sorted()).collect(joining(", "));
        return new BadRecord("has no field " + unknown + ", only " + right);
    }

    private T made(Object[] held) {
        try {
            return constructor.newInstance(held);
        } catch (InvocationTargetException e) {
            throw new BadRecord(String.valueOf(Objects.requireNonNull(e.getCause()).getMessage()));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot make a " + type, e);
        }
    }
}
