package baccarat.regulations;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// The kinds of values of a submission, in the words of JSON Schema. A number in quotation marks is
/// the same to the review, so both are permitted.
final class Shapes {

    static final Object WHOLE =
            either(
                    Map.of("type", "integer", "minimum", 0, "maximum", 999_999),
                    pattern("^\\d{1,6}$"));

    /// An editor reads `1.5` and `1.50` as one number, so that it cannot ask for two digits.
    static final Object AMOUNT =
            either(
                    Map.of("type", "number", "minimum", 0, "exclusiveMaximum", 1_000_000_000_000L),
                    pattern("^\\d{1,12}(\\.\\d{2})?$"));

    static final Object RATE = pattern("^(0?\\d{1,2}(\\.\\d{1,2})?|100(\\.0{1,2})?)%$");

    static final Object ODDS = pattern("^(?!0+ )\\d{1,4} to 1$");

    static final Object YES_OR_NO = Map.of("enum", List.of(true, false, "true", "false"));

    static final Object DAY = pattern("^\\d{4}-\\d{2}-\\d{2}$");

    static final Object TEXT =
            Map.of("type", List.of("string", "number", "boolean"), "minLength", 1);

    static final Object FREE_HANDS =
            either(
                    YES_OR_NO,
                    Map.of("type", "integer", "minimum", 0, "maximum", 999),
                    pattern("^\\d{1,3}$"));

    static final Object PRESS = either(Map.of("const", "all"), RATE);

    static final Object LINK =
            Map.of("type", List.of("string", "integer"), "pattern", "^[A-Za-z0-9-]{1,40}$");

    static final Object COMBINATIONS = list(pattern("^K[shdc]9[shdc]$"));

    private Shapes() {}

    static Object oneOf(Enum<?>... values) {
        return Map.of("enum", Stream.of(values).map(Written::word).toList());
    }

    static Object either(Object... shapes) {
        return Map.of("anyOf", List.of(shapes));
    }

    /// A list without repetition, or one of the words `all` and `none`.
    static Object anyOf(Enum<?>... values) {
        return either(
                Map.of("enum", List.of("all", "none")),
                Map.of("type", "array", "items", oneOf(values), "uniqueItems", true));
    }

    static Object list(Object items) {
        return Map.of("type", "array", "items", items);
    }

    private static Object pattern(String pattern) {
        return Map.of("type", "string", "pattern", pattern);
    }

    /// A section that takes these keys and no others.
    static Map<String, Object> section(List<String> required, Map<String, Object> keys) {
        var section = new LinkedHashMap<String, Object>();
        section.put("type", "object");
        section.put("required", required);
        section.put("additionalProperties", false);
        section.put("properties", keys);
        return section;
    }
}
