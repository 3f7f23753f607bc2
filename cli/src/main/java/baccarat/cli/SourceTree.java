package baccarat.cli;

import baccarat.regulations.Clause;
import baccarat.regulations.Regulation;
import baccarat.regulations.Regulations;
import baccarat.reports.ClauseLedger;
import baccarat.reports.Mutation;
import baccarat.reports.Mutations;
import baccarat.reports.Proof;
import baccarat.rules.Provision;
import baccarat.rules.Provisions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// A clone of the project, looked through for where its clauses are decided and tested.
///
/// @param root its folder
record SourceTree(Path root) {

    private static final Path PROOF = Path.of("checks", "src", "proof");

    /// The rooms that decide by provisions. The others only tell of them.
    private static final List<String> DECIDING = List.of("rules", "regulations", "table");

    private static final Pattern WORD = Pattern.compile("\\b[A-Z][A-Z0-9_]+\\b");

    /// `baccarat.records.PlaythroughTest wa-mini/totals.txt` is a test of a file.
    private static final String PLAYTHROUGHS = "PlaythroughTest ";

    /// The clone that this program was built in and runs from, if it does: a package has no source.
    static Optional<SourceTree> here() {
        Path built = whereBuilt();
        for (Path up = built; up != null; up = up.getParent()) {
            Path root = up.resolve("../..").normalize();
            if (up.endsWith("cli/target") && Files.isDirectory(root.resolve(PROOF))) {
                return Optional.of(new SourceTree(root));
            }
        }
        return Optional.empty();
    }

    private static Path whereBuilt() {
        URI at;
        try {
            at = SourceTree.class.getProtectionDomain().getCodeSource().getLocation().toURI();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
        return Path.of(at).toAbsolutePath();
    }

    static SourceTree at(Path root) {
        if (!Files.isDirectory(root.resolve(PROOF))) {
            throw Stop.wrongUsage(root + " is not a clone of this project");
        }
        return new SourceTree(root);
    }

    Places places() {
        List<Path> files = proofFiles();
        List<String> proof = files.stream().map(this::text).toList();
        var mutations = new TreeMap<String, String>();
        var broken = new TreeMap<String, String>();
        for (Path file : files) {
            List<String> lines = text(file).lines().toList();
            for (Mutation one : Mutations.of(text(file))) {
                mutations.put(one.name(), place(file, 1 + lines.indexOf(one.name())));
                Path source = source(one.type());
                broken.put(one.name(), place(source, one.lineIn(text(source))));
            }
        }
        return new Places(
                clauses(), decisions(), tests(), mutations, broken, proof, text(results()));
    }

    private static Path results() {
        return PROOF.resolve("results.tsv");
    }

    private List<Path> proofFiles() {
        return walk(PROOF, ".txt");
    }

    /// Below the root, and named from there.
    private List<Path> walk(Path folder, String ending) {
        if (!Files.isDirectory(root.resolve(folder))) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(root.resolve(folder))) {
            return files.filter(file -> file.toString().endsWith(ending))
                    .map(root::relativize)
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String text(Path file) {
        try {
            return Files.readString(root.resolve(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String place(Path file, int line) {
        return file.toString().replace('\\', '/') + ":" + line;
    }

    /// The file of a class, or a resource.
    private Path source(String type) {
        return type.contains("/")
                ? inARoom("src/main/resources/" + type)
                : inARoom("src/main/java/" + type.replace('.', '/') + ".java");
    }

    private Path inARoom(String path) {
        try (Stream<Path> rooms = Files.list(root)) {
            return rooms.map(room -> room.resolve(path))
                    .filter(Files::isRegularFile)
                    .map(root::relativize)
                    .findFirst()
                    .orElseThrow(() -> new IllegalStateException("there is no " + path));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Map<String, String> clauses() {
        var places = new TreeMap<String, String>();
        for (Regulation document : Regulations.shipped().all()) {
            Path file =
                    Path.of("regulations/src/main/resources/baccarat/regulations")
                            .resolve(document.id())
                            .resolve("clauses");
            List<String> lines = text(file).lines().toList();
            for (Clause clause : document.clauses()) {
                for (int line = 0; line < lines.size(); line++) {
                    if (lines.get(line).startsWith(clause.path() + " |")
                            || lines.get(line).startsWith(clause.path() + " =")) {
                        places.put(document.id() + " " + clause.path(), place(file, line + 1));
                    }
                }
            }
        }
        return places;
    }

    /// The lines of the deciding rooms that name a provision. A constant of another enum may have
    /// the same name, so that the file has to import this one or name its enum.
    private Map<String, List<String>> decisions() {
        var enums = new HashMap<String, String>();
        for (Provision provision : Provisions.all()) {
            enums.put(
                    provision.name(), ((Enum<?>) provision).getDeclaringClass().getCanonicalName());
        }
        var places = new TreeMap<String, List<String>>();
        for (String room : DECIDING) {
            for (Path file : walk(Path.of(room, "src/main/java"), ".java")) {
                decisions(file, enums, places);
            }
        }
        return places;
    }

    private void decisions(Path file, Map<String, String> enums, Map<String, List<String>> places) {
        String text = text(file);
        List<String> lines = text.lines().toList();
        for (int at = 0; at < lines.size(); at++) {
            String line = lines.get(at);
            if (line.startsWith("import ") || line.strip().startsWith("//")) {
                continue;
            }
            for (String word :
                    new TreeSet<>(WORD.matcher(line).results().map(it -> it.group()).toList())) {
                String owner = enums.getOrDefault(word, "");
                if (!owner.isEmpty() && names(text, line, owner, word)) {
                    places.computeIfAbsent(word, _ -> new ArrayList<>()).add(place(file, at + 1));
                }
            }
        }
    }

    private static boolean names(String text, String line, String owner, String word) {
        String simple = owner.substring(owner.lastIndexOf('.') + 1);
        return text.contains("import static " + owner + "." + word + ";")
                || line.contains(simple + "." + word);
    }

    private Map<String, String> tests() {
        var places = new TreeMap<String, String>();
        for (ClauseLedger.Entry entry : ClauseLedger.read()) {
            Proof.tests(entry).forEach(test -> places.computeIfAbsent(test, this::test));
        }
        return places;
    }

    private String test(String name) {
        int playthrough = name.indexOf(PLAYTHROUGHS);
        if (playthrough >= 0) {
            Path file =
                    Path.of("records/src/test/playthroughs")
                            .resolve(name.substring(playthrough + PLAYTHROUGHS.length()));
            return place(file, line(file, Pattern.compile("^shows ")));
        }
        int method = name.lastIndexOf('.');
        Path file =
                inARoom("src/test/java/" + name.substring(0, method).replace('.', '/') + ".java");
        String claim = Pattern.quote(name.substring(method + 1));
        return place(file, line(file, Pattern.compile("^ +(public )?void " + claim + "\\(")));
    }

    private int line(Path file, Pattern wanted) {
        List<String> lines = text(file).lines().toList();
        for (int line = 0; line < lines.size(); line++) {
            if (wanted.matcher(lines.get(line)).find()) {
                return line + 1;
            }
        }
        throw new IllegalStateException("%s has no line with %s".formatted(file, wanted));
    }
}
