package baccarat.regulations;

import baccarat.rules.Provision;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The clauses of a document in its order, and where it writes each provision.
final class DocumentClauses {

    private final List<Clause> inOrder;
    private final Map<Provision, List<String>> paths = new LinkedHashMap<>();
    private final Map<String, List<Provision>> provisions = new LinkedHashMap<>();

    /// A clause with the provisions it carries.
    ///
    /// @param also provisions whose main source is another clause
    record Carrying(Clause clause, List<Provision> says, List<Provision> also, int line) {

        List<Provision> all() {
            var all = new ArrayList<>(says);
            all.addAll(also);
            return List.copyOf(all);
        }
    }

    /// A path that is the main source of a provision comes before the others; otherwise the order
    /// is the document's.
    DocumentClauses(List<Carrying> clauses) {
        inOrder = clauses.stream().map(Carrying::clause).toList();
        for (Carrying one : clauses) {
            provisions.put(one.clause().path(), one.all());
            one.says().forEach(provision -> add(provision, one));
        }
        clauses.forEach(one -> one.also().forEach(provision -> add(provision, one)));
    }

    private void add(Provision provision, Carrying where) {
        paths.computeIfAbsent(provision, _ -> new ArrayList<>()).add(where.clause().path());
    }

    List<Clause> inOrder() {
        return inOrder;
    }

    /// The paths where the document has the provision, the main source first; empty where the
    /// document is silent.
    List<String> paths(Provision provision) {
        return Collections.unmodifiableList(paths.getOrDefault(provision, List.of()));
    }

    Set<Provision> provisions() {
        return Collections.unmodifiableSet(paths.keySet());
    }

    List<Provision> at(String path) {
        return provisions.getOrDefault(path, List.of());
    }
}
