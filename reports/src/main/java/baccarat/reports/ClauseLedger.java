package baccarat.reports;

import baccarat.regulations.Clause;
import baccarat.regulations.Kind;
import baccarat.regulations.Regulation;
import baccarat.regulations.Regulations;
import baccarat.rules.Provision;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.type.TypeReference;

/// Every clause with the provisions and tests that show it, as it was written when the tests last
/// passed.
public final class ClauseLedger {

    private ClauseLedger() {}

    /// A clause. A physical clause has a reason and needs no test. A heading is shown when
    /// everything below it is.
    public record Entry(
            String regulation,
            String path,
            String kind,
            String gist,
            List<String> provisions,
            List<String> tests,
            boolean shown,
            List<Part> parts,
            @Nullable String reason,
            List<NotCovered> notCovered) {

        public Entry {
            notCovered = List.copyOf(notCovered);
        }
    }

    /// Words of a clause that nothing in the program covers, and why.
    public record NotCovered(String words, String because) {}

    /// One of the rules of a clause that holds several.
    public record Part(String part, String kind, String gist, List<String> tests, boolean shown) {}

    /// The clauses of all these documents. Documents that a user added have no tests here.
    public static List<Entry> of(Regulations regulations) {
        return Stream.concat(
                        read().stream(),
                        regulations.brought().stream()
                                .flatMap(
                                        one ->
                                                one.clauses().stream()
                                                        .map(clause -> unshown(one, clause))))
                .toList();
    }

    private static Entry unshown(Regulation regulation, Clause clause) {
        return new Entry(
                regulation.id(),
                clause.path(),
                clause.kind().toString(),
                clause.gist(),
                regulation.provisionsAt(clause.path()).map(Provision::name).sorted().toList(),
                List.of(),
                clause.kind() == Kind.PHYSICAL,
                clause.parts().stream()
                        .map(
                                part ->
                                        new Part(
                                                part.name(),
                                                part.kind().toString(),
                                                part.gist(),
                                                List.of(),
                                                false))
                        .toList(),
                clause.reason().orElse(null),
                clause.notCovered().stream()
                        .map(one -> new NotCovered(one.words(), one.because()))
                        .toList());
    }

    /// Those of the documents that ship with the program.
    public static List<Entry> read() {
        try (InputStream in = ClauseLedger.class.getResourceAsStream("clauses.json")) {
            return Json.MAPPER.readValue(Objects.requireNonNull(in), new TypeReference<>() {});
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
