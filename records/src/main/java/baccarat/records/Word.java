package baccarat.records;

import java.util.Optional;
import java.util.function.Function;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;

/// A value that is one word in JSON.
///
/// @param right an example for the error message
/// @param earlier how the value was spelled before, if that is still read
record Word<T>(
        String right,
        Function<T, String> write,
        Function<String, Optional<T>> read,
        Optional<Word<T>> earlier)
        implements Shape<T> {

    Word(String right, Function<T, String> write, Function<String, Optional<T>> read) {
        this(right, write, read, Optional.empty());
    }

    /// This word, accepted in its earlier spelling too.
    Word<T> orElse(Word<T> spelledBefore) {
        return new Word<>(right, write, read, Optional.of(spelledBefore));
    }

    @Override
    public void write(T value, JsonGenerator out) {
        out.writeString(write.apply(value));
    }

    /// One value has one word: a card `10d` is refused although people may write it so, since a
    /// record that is read and written again has to be the same record.
    Optional<T> of(String text) {
        return read.apply(text)
                .filter(value -> write.apply(value).equals(text))
                .or(() -> earlier.flatMap(word -> word.of(text)));
    }

    @Override
    public T read(JsonNode node) {
        return node.stringValueOpt().flatMap(this::of).orElseThrow(() -> Json.wrong(node, right));
    }
}
