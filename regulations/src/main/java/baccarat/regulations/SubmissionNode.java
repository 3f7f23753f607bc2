package baccarat.regulations;

import java.util.List;

/// A piece of a submission's text with the line it begins on. Values stay text until somebody knows
/// what they should be: YAML itself would make 25.00 a floating-point number.
sealed interface SubmissionNode {

    int line();

    record Value(String text, int line) implements SubmissionNode {}

    record Items(List<SubmissionNode> items, int line) implements SubmissionNode {}

    record Section(List<Entry> entries, int line) implements SubmissionNode {}

    record Entry(String key, int line, SubmissionNode node) {}
}
