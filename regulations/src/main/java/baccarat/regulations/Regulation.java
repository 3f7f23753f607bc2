package baccarat.regulations;

import baccarat.rules.Procedures;
import baccarat.rules.Provision;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// One of the five documents: what it permits, where it writes each provision, and all its clauses.
public final class Regulation {

    private static final List<Regulation> ALL =
            List.of(
                    MaBaccarat.REGULATION,
                    MaMidi.REGULATION,
                    MaMini.REGULATION,
                    MaMiniEarlier.REGULATION,
                    WaMini.REGULATION);

    private final String id;
    private final String title;
    private final Permits permits;
    private final Citations citations;
    private final List<Clause> clauses;

    Regulation(String id, String title, Permits permits, Citations citations, String clauses) {
        this.id = id;
        this.title = title;
        this.permits = permits;
        this.citations = citations;
        this.clauses = ClauseIndex.of(clauses);
    }

    public static List<Regulation> all() {
        return ALL;
    }

    /// The regulation of that id, `ma-mini` for one, or nothing if there is none.
    public static Optional<Regulation> of(String id) {
        return ALL.stream().filter(regulation -> regulation.id.equals(id)).findFirst();
    }

    public String id() {
        return id;
    }

    public String title() {
        return title;
    }

    Permits permits() {
        return permits;
    }

    /// What the document prescribes and no licensee chooses.
    public Procedures procedures() {
        return permits.procedures();
    }

    public List<Clause> clauses() {
        return clauses;
    }

    /// The paths where this document says it, the most telling first; none where it is silent.
    public List<String> paths(Provision provision) {
        return citations.paths(provision);
    }

    /// The first of those paths.
    public Optional<String> clause(Provision provision) {
        return paths(provision).stream().findFirst();
    }

    public Set<Provision> provisions() {
        return citations.provisions();
    }

    /// The provisions that this document writes at `path`.
    public Stream<Provision> provisionsAt(String path) {
        return provisions().stream().filter(provision -> paths(provision).contains(path));
    }
}
