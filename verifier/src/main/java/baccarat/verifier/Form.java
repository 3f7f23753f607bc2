package baccarat.verifier;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;

/// The members of a JSON object, asked for by their keys. What is missing or unlike it should be is
/// [Wrong], with the way to it, as in `faced[3].salt`.
record Form(String where, Map<String, Json> members) {

    static Form of(String where, Json json) {
        if (json instanceof Json.Members(var members)) {
            return new Form(where, members);
        }
        throw new Wrong((where.isEmpty() ? "" : where + ": ") + "should be an object in braces");
    }

    /// No key but these.
    Form only(String... keys) {
        Set<String> known = Set.of(keys);
        for (String key : members.keySet()) {
            if (!known.contains(key)) {
                throw new Wrong(at(key) + ": there is no such key");
            }
        }
        return this;
    }

    boolean has(String key) {
        return members.containsKey(key);
    }

    String text(String key) {
        return text(at(key), value(key));
    }

    Form form(String key) {
        return of(at(key), value(key));
    }

    String hex(String key) {
        return hex(at(key), value(key));
    }

    long whole(String key, long from, long to) {
        String right = ": should be a whole number from %d to %d".formatted(from, to);
        if (value(key) instanceof Json.Digits(var digits) && digits.matches("[0-9]{1,18}")) {
            long number = Long.parseLong(digits);
            if (from <= number && number <= to) {
                return number;
            }
        }
        throw new Wrong(at(key) + right);
    }

    int card(String key) {
        return Faces.read(at(key), value(key));
    }

    boolean isTrue(String key) {
        return value(key).equals(new Json.Word("true"));
    }

    <T> List<T> list(String key, BiFunction<String, Json, T> reader) {
        if (!(value(key) instanceof Json.Items(var items))) {
            throw new Wrong(at(key) + ": should be a list in brackets");
        }
        var read = new ArrayList<T>();
        for (Json item : items) {
            read.add(reader.apply("%s[%d]".formatted(at(key), read.size()), item));
        }
        return List.copyOf(read);
    }

    private Json value(String key) {
        return Optional.ofNullable(members.get(key))
                .orElseThrow(() -> new Wrong(at(key) + ": is missing"));
    }

    private String at(String key) {
        return where.isEmpty() ? Wrong.shortened(key) : where + "." + Wrong.shortened(key);
    }

    static String text(String where, Json json) {
        if (json instanceof Json.Text(var text)) {
            return text;
        }
        throw new Wrong(where + ": should be a text in quotes");
    }

    static String hex(String where, Json json) {
        String text = text(where, json);
        if (text.matches("[0-9a-f]{64}")) {
            return text;
        }
        throw new Wrong(where + ": should be 64 lower-case hexadecimal digits");
    }
}
