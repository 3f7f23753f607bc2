package baccarat.regulations;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClauseIndexTest {

    /// The digest is of the document's list of paths, one a line, made apart from this index.
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    ma-baccarat     | 147 | 9ba6fc6098a86167174a8147ee15b279ed905aedca590716ce93c4b2884879a6
                    ma-midi         | 135 | 22e2a59c9a5b43b77dd6d283fa8d1ee45076553d7d440d45ad5da3cc5028246c
                    ma-mini         | 150 | 7ebc168241f047941f97cb533c725c43b243012cb79844ab06db816461e22413
                    ma-mini-earlier | 147 | b83245879b15e14af5e78b1b1a0a2c9fdd75125a5e0335c3b4c90f0d9b442cee
                    wa-mini         |  24 | 25a8b7bc8357d09ee5bbdb3001c20aeb0bce090386c2972c1c68b87adee4c36f
                    """)
    void the_index_has_exactly_the_paths_of_the_document(String id, int paths, String digest)
            throws NoSuchAlgorithmException {
        List<Clause> clauses = Regulations.shipped().of(id).orElseThrow().clauses();
        String lines = clauses.stream().map(clause -> clause.path() + "\n").collect(joining());

        assertEquals(paths, clauses.size());
        assertEquals(digest, sha256(lines));
    }

    @Test
    void the_five_documents_have_603_clauses() {
        assertEquals(603, allClauses().count());
    }

    @Test
    void a_gist_is_one_short_sentence() {
        Stream<String> gists =
                allClauses()
                        .flatMap(
                                clause ->
                                        Stream.concat(
                                                Stream.of(clause.gist()),
                                                clause.parts().stream().map(Clause.Part::gist)));

        gists.forEach(
                gist -> {
                    assertTrue(gist.endsWith("."), gist);
                    assertTrue(gist.length() <= 120, gist);
                });
    }

    @Test
    void no_two_parts_of_a_clause_share_a_name() {
        allClauses()
                .forEach(
                        clause -> {
                            var names = new HashSet<String>();
                            clause.parts()
                                    .forEach(
                                            part ->
                                                    assertTrue(
                                                            names.add(part.name()), part.name()));
                        });
    }

    @Test
    void physical_clauses_have_a_reason_and_are_few() {
        List<Clause> physical = allClauses().filter(c -> c.kind() == Kind.PHYSICAL).toList();

        assertTrue(physical.stream().allMatch(clause -> clause.reason().isPresent()));
        assertTrue(physical.size() <= 15, "there are " + physical.size());
    }

    /// A heading says nothing by itself, so it has something below it.
    @Test
    void a_heading_has_parts_or_clauses_below_it() {
        for (Regulation regulation : Regulations.shipped().all()) {
            for (Clause clause : regulation.clauses()) {
                boolean below = regulation.clauses().stream().anyMatch(clause::contains);
                assertTrue(
                        clause.kind() != Kind.HEADING || below || !clause.parts().isEmpty(),
                        regulation.id() + " " + clause.path());
            }
        }
    }

    @Test
    void a_clause_contains_what_is_below_its_path() {
        assertTrue(clause("7(a)").contains(clause("7(a)(1)")));
        assertTrue(clause("Announcements").contains(clause("Announcements 1")));
        assertTrue(!clause("1").contains(clause("12")));
        assertTrue(!clause("7(a)").contains(clause("7(a)")));
    }

    private static Clause clause(String path) {
        return new Clause(path, Kind.ENFORCED, "Rule.", Optional.empty(), List.of());
    }

    private static Stream<Clause> allClauses() {
        return Regulations.shipped().all().stream()
                .flatMap(regulation -> regulation.clauses().stream());
    }

    private static String sha256(String text) throws NoSuchAlgorithmException {
        byte[] digest =
                MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().formatHex(digest);
    }
}
