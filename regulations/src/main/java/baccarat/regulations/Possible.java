package baccarat.regulations;

import baccarat.regulations.SubmissionNode.Section;
import baccarat.rules.Provision;
import baccarat.rules.Provisions;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// What can come up at a table under a document's options, as the resource `possible` has it.
///
/// @param when conditions that all have to hold; none if it can always come up
record Possible(List<Condition> when, List<Provision> provisions) {

    private static final String IS = " is ";
    private static final String NOT = "not ";

    /// An option and a value that it has or does not have.
    record Condition(String option, boolean isNot, String value) {

        static Condition of(String text) {
            int is = text.indexOf(IS);
            String value = text.substring(is + IS.length());
            boolean isNot = value.startsWith(NOT);
            return new Condition(
                    text.substring(0, is), isNot, isNot ? value.substring(NOT.length()) : value);
        }

        boolean holds(Section options) {
            Optional<SubmissionNode> node = Optional.of(options);
            for (String key : option.split("\\.", -1)) {
                node =
                        node.flatMap(
                                in -> in instanceof Section one ? one.find(key) : Optional.empty());
            }
            return node.filter(found -> value.equals("any") || found.has(value)).isPresent()
                    != isNot;
        }
    }

    private static final List<Possible> ALL =
            Shipped.text("possible")
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(Possible::of)
                    .toList();

    static List<Possible> under(Section options) {
        return ALL.stream()
                .filter(one -> one.when.stream().allMatch(condition -> condition.holds(options)))
                .toList();
    }

    private static Possible of(String line) {
        String[] columns = line.split(" \\| ", -1);
        List<Condition> when =
                columns[0].equals("always")
                        ? List.of()
                        : Stream.of(columns[0].split(" and ", -1)).map(Condition::of).toList();
        return new Possible(
                when,
                Stream.of(columns[1].split(", ", -1))
                        .map(name -> Provisions.of(name).orElseThrow())
                        .toList());
    }
}
