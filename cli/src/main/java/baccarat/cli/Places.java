package baccarat.cli;

import baccarat.reports.Json;
import baccarat.reports.Mutations;
import baccarat.reports.Proof;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Where things stand in the source, as in `rules/src/main/java/baccarat/rules/ThirdCard.java:31`.
/// In a clone they are looked up; a package brings them along, from the commit it was built from.
///
/// @param clauses the line of a clause in its document's list, by `ma-mini 10(a)`
/// @param decisions where the program decides by a provision, by its name
/// @param tests where a test or a playthrough begins
/// @param mutations where a mutation of the ledger's proof is written, by its name
/// @param broken the line that it breaks
/// @param proof the texts of all mutations
/// @param results what the tests made of them
record Places(
        Map<String, String> clauses,
        Map<String, List<String>> decisions,
        Map<String, String> tests,
        Map<String, String> mutations,
        Map<String, String> broken,
        List<String> proof,
        String results) {

    /// Where a package has them, on the class path.
    static final String INDEX = "/baccarat/places.json";

    private static final Places UNKNOWN =
            new Places(Map.of(), Map.of(), Map.of(), Map.of(), Map.of(), List.of(), "");

    /// Those of the clone that this program was built in, or those that it brought along.
    static Places known() {
        return SourceTree.here().map(SourceTree::places).or(Places::broughtAlong).orElse(UNKNOWN);
    }

    private static Optional<Places> broughtAlong() {
        try (InputStream in = Places.class.getResourceAsStream(INDEX)) {
            return Optional.ofNullable(in).map(it -> Json.MAPPER.readValue(it, Places.class));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Proof proved() {
        return Proof.of(Mutations.of(proof), results);
    }

    /// Writes them for a package: `java ... baccarat.cli.Places CLONE > places.json`.
    public static void main(String[] args) {
        SourceTree tree = SourceTree.at(Path.of(args[0]));
        System.out.println(Json.MAPPER.writeValueAsString(tree.places()));
    }
}
