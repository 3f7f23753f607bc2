package baccarat.reports;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Reads the mutations of the clause ledger: blocks of lines, separated by empty ones.
///
/// ```
/// the cut is accepted one card from the end
/// proves CUT_DEPTH
/// in baccarat.table.preparation.CutAndBurn
/// - if (depth < from || depth > to) {
/// + if (depth < 1 || depth > to) {
/// ```
///
/// `in` names a class, or a resource such as `baccarat/regulations/ma-midi/regulation.yaml`. A line
/// `for ma-midi` restricts a mutation to some documents. Lines with `#` are comments.
public final class Mutations {

    private Mutations() {}

    /// Those of several files. No two may have one name.
    public static List<Mutation> of(Collection<String> texts) {
        List<Mutation> all = texts.stream().flatMap(text -> of(text).stream()).toList();
        var names = new HashSet<String>();
        for (Mutation one : all) {
            if (!names.add(one.name())) {
                throw new IllegalArgumentException("two mutations are called " + one.name());
            }
        }
        return all;
    }

    public static List<Mutation> of(String text) {
        return Arrays.stream(text.split("\n\\s*\n", -1))
                .map(
                        block ->
                                block.lines()
                                        .filter(line -> !line.startsWith("#") && !line.isBlank())
                                        .toList())
                .filter(lines -> !lines.isEmpty())
                .map(Mutations::mutation)
                .toList();
    }

    private static Mutation mutation(List<String> lines) {
        String name = lines.getFirst();
        var proves = new ArrayList<String>();
        var documents = new HashSet<String>();
        String type = "";
        var before = new ArrayList<String>();
        var after = new ArrayList<String>();
        for (String line : lines.subList(1, lines.size())) {
            String rest = line.substring(line.indexOf(' ') + 1);
            switch (line.split(" ", 2)[0]) {
                case "proves" -> proves.addAll(List.of(rest.split(", ", -1)));
                case "for" -> documents.addAll(Set.of(rest.split(", ", -1)));
                case "in" -> type = rest;
                case "-" -> before.add(rest);
                case "+" -> after.add(line.equals("+") ? "" : rest);
                default ->
                        throw new IllegalArgumentException(
                                "\"%s\" of mutation \"%s\" starts with none of proves, for, in, - and +"
                                        .formatted(line, name));
            }
        }
        if (proves.isEmpty() || type.isEmpty() || before.isEmpty() || after.isEmpty()) {
            throw new IllegalArgumentException(
                    "mutation \"%s\" needs the lines proves, in, - and +".formatted(name));
        }
        return new Mutation(
                name, proves, documents, type, String.join("\n", before), String.join("\n", after));
    }
}
