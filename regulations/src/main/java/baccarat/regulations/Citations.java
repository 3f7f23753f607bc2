package baccarat.regulations;

import baccarat.rules.Provision;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Where one document writes the provisions it has.
final class Citations {

    private final Map<Provision, List<String>> paths = new LinkedHashMap<>();

    private Citations() {}

    /// A provision and the paths where a document says it; a rule often stands twice.
    record Cited(Provision provision, List<String> paths) {}

    static Cited cite(Provision provision, String... paths) {
        return new Cited(provision, List.of(paths));
    }

    /// In the order of the document, so that the file can be read against the text.
    static Citations of(Cited... cited) {
        var citations = new Citations();
        for (Cited one : cited) {
            if (citations.paths.put(one.provision(), one.paths()) != null) {
                throw new IllegalArgumentException(one.provision() + " is cited twice");
            }
        }
        return citations;
    }

    /// The paths where the document says it, the most telling first; none where the document is
    /// silent.
    List<String> paths(Provision provision) {
        return paths.getOrDefault(provision, List.of());
    }

    Set<Provision> provisions() {
        return Set.copyOf(paths.keySet());
    }
}
