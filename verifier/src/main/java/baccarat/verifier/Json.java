package baccarat.verifier;

import java.util.List;
import java.util.Map;

/// A value of JSON.
sealed interface Json {

    record Members(Map<String, Json> values) implements Json {}

    record Items(List<Json> values) implements Json {}

    record Text(String value) implements Json {}

    /// A number as it is written: nothing here counts in fractions.
    record Digits(String value) implements Json {}

    /// `true`, `false` or `null`.
    record Word(String value) implements Json {}
}
