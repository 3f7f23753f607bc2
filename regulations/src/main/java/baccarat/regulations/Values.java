package baccarat.regulations;

import baccarat.regulations.SubmissionNode.Items;
import baccarat.regulations.SubmissionNode.Value;
import baccarat.rules.Provision;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// Reads one value of a submission or a list of them. What cannot be read is an objection.
record Values(Findings findings) {

    <T> Optional<T> value(
            SubmissionNode node, String at, String expected, Function<String, Optional<T>> reader) {
        return value(node, at, expected, reader, Optional.empty());
    }

    <T> Optional<T> value(
            SubmissionNode node,
            String at,
            String expected,
            Function<String, Optional<T>> reader,
            Optional<Provision> because) {
        Optional<T> read =
                node instanceof Value(var text, _) ? reader.apply(text) : Optional.empty();
        if (read.isEmpty()) {
            String found =
                    node instanceof Value(var text, _) ? Written.quoted(text) : "a list or section";
            String message = "%s is not %s".formatted(found, expected);
            because.ifPresentOrElse(
                    provision -> findings.object(provision, message, at, node.line()),
                    () -> findings.object(message, at, node.line()));
        }
        return read;
    }

    <T> Optional<List<T>> list(
            SubmissionNode node,
            String at,
            String expected,
            String example,
            Function<String, Optional<T>> reader) {
        if (!(node instanceof Items(var items, _))) {
            String found = node instanceof Value(var text, _) ? Written.quoted(text) : "a section";
            findings.object(
                    "%s is not a list; write it in brackets, as in %s".formatted(found, example),
                    at,
                    node.line());
            return Optional.empty();
        }
        var read = new ArrayList<T>();
        items.forEach(item -> value(item, at, expected, reader).ifPresent(read::add));
        return read.size() == items.size() ? Optional.of(List.copyOf(read)) : Optional.empty();
    }
}
