package baccarat.checks;

import baccarat.reports.Mutation;
import baccarat.reports.Mutations;
import baccarat.reports.Proof;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// The files of the proof of the ledger: the mutations, and what `scripts/ledger-proof` found.
final class ProofFiles {

    static final Path RESULTS = Path.of("..", "checks", "src", "proof", "results.tsv");

    private ProofFiles() {}

    static List<Mutation> mutations() throws IOException {
        var texts = new ArrayList<String>();
        try (Stream<Path> files = Files.list(RESULTS.resolveSibling(""))) {
            for (Path file : files.sorted().toList()) {
                if (file.toString().endsWith(".txt")) {
                    texts.add(Files.readString(file));
                }
            }
        }
        return Mutations.of(texts);
    }

    static Proof read() throws IOException {
        return Proof.of(mutations(), Files.exists(RESULTS) ? Files.readString(RESULTS) : "");
    }
}
