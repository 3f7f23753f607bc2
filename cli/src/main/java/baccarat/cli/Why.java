package baccarat.cli;

import static java.util.stream.Collectors.joining;

import baccarat.regulations.Regulation;
import baccarat.rules.Provision;
import java.util.List;

/// Where one document says the rules behind something that happened.
record Why(Regulation regulation) {

    /// The paths, the closest rule first.
    List<String> paths(List<Provision> because) {
        return because.stream()
                .flatMap((Provision one) -> regulation.paths(one).stream())
                .distinct()
                .toList();
    }

    /// `[7(a), 8(b)]`; `[house]` for a rule of our own, `[silent]` where the document has none.
    String brackets(List<Provision> because) {
        List<String> paths = paths(because);
        if (paths.isEmpty()) {
            return because.stream().anyMatch(Provision::isHouse) ? "[house]" : "[silent]";
        }
        return paths.toString();
    }

    static String gists(List<Provision> because) {
        return because.stream().map(Provision::gist).collect(joining("; "));
    }
}
