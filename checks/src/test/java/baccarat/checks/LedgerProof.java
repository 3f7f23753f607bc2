package baccarat.checks;

import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.WRITE;

import baccarat.reports.ClauseLedger;
import baccarat.reports.ClauseLedger.Entry;
import baccarat.reports.Mutation;
import baccarat.reports.Proof;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;

/// Proves the clause ledger: breaks the decision behind each clause on purpose and runs the tests
/// that are cited for it. The command is `scripts/ledger-proof`.
final class LedgerProof {

    static final Path ROOT = Path.of("..");
    static final Path WORK = Path.of("target", "ledger-proof");

    private final Wanted wanted;
    private final List<Entry> clauses = ClauseLedger.read();
    private final Proof before = ProofFiles.read();
    private final List<Mutation> mutations;

    /// What is asked for on the command line.
    private record Wanted(
            Optional<String> document,
            Optional<String> clause,
            Optional<String> mutation,
            boolean browser,
            boolean resume,
            boolean fresh) {

        static Wanted of(List<String> args) {
            return new Wanted(
                    after("--document", args),
                    after("--clause", args),
                    after("--mutation", args),
                    args.contains("--browser"),
                    args.contains("--resume"),
                    args.contains("--new"));
        }

        private static Optional<String> after(String option, List<String> args) {
            int at = args.indexOf(option);
            return at >= 0 && at + 1 < args.size()
                    ? Optional.of(args.get(at + 1))
                    : Optional.empty();
        }

        boolean includes(Entry clause) {
            return document.filter(id -> !id.equals(clause.regulation())).isEmpty()
                    && this.clause.filter(path -> !path.equals(clause.path())).isEmpty();
        }
    }

    private LedgerProof(Wanted wanted) throws IOException {
        this.wanted = wanted;
        this.mutations =
                before.mutations().stream()
                        .filter(one -> clauses.stream().anyMatch(clause -> isAsked(one, clause)))
                        .toList();
    }

    public static void main(String[] args) throws IOException, InterruptedException {
        Files.createDirectories(WORK);
        try (FileChannel channel = FileChannel.open(WORK.resolve("lock"), CREATE, WRITE);
                FileLock lock = channel.tryLock()) {
            if (lock == null) {
                System.err.println("ledger-proof: another run is using checks/target/ledger-proof");
                System.exit(2);
            }
            new LedgerProof(Wanted.of(List.of(args))).run();
        }
    }

    /// Whether this run has to find out what the tests of the clause make of the mutation.
    private boolean isAsked(Mutation mutation, Entry clause) {
        return wanted.mutation.filter(part -> !mutation.name().contains(part)).isEmpty()
                && wanted.includes(clause)
                && before.about(clause).contains(mutation)
                && !(wanted.fresh && before.isKilled(mutation, clause));
    }

    private void run() throws IOException, InterruptedException {
        System.out.println("ledger-proof: " + mutations.size() + " mutations");
        var compiler = new MutantCompiler(ROOT);
        var broken = new LinkedHashMap<Mutation, String>();
        var mutants = new ArrayList<Mutation>();
        for (Mutation mutation : mutations) {
            try {
                compiler.compile(
                        mutation,
                        System.getProperty("java.class.path"),
                        folder(mutation.fingerprint()));
                mutants.add(mutation);
            } catch (IllegalArgumentException e) {
                broken.put(mutation, e.getMessage());
            }
        }
        broken.values().forEach(System.err::println);
        Map<String, Set<String>> noticed = runRooms(mutants);
        Proof after =
                new ProofRun(this::isAsked, broken.keySet(), noticed, wanted.browser)
                        .after(before, clauses);
        Files.writeString(ProofFiles.RESULTS, after.text());
        Files.writeString(ROOT.resolve("docs/clauses.md"), new Ledger(clauses).toMarkdown(after));
        report(after);
        System.exit(broken.isEmpty() ? 0 : 1);
    }

    static Path folder(String fingerprint) {
        return WORK.resolve("mutants").resolve(fingerprint).toAbsolutePath();
    }

    /// The tests that noticed each mutation, by its fingerprint.
    private Map<String, Set<String>> runRooms(List<Mutation> mutants)
            throws IOException, InterruptedException {
        Map<String, Map<String, Set<String>>> jobs = jobs(mutants);
        var noticed = new HashMap<String, Set<String>>();
        try (var pool = Executors.newFixedThreadPool(2)) {
            var running = new ArrayList<Future<Path>>();
            jobs.forEach(
                    (room, job) ->
                            running.add(
                                    pool.submit(
                                            () -> new ProofRoom(room, wanted.resume).run(job))));
            for (Future<Path> one : running) {
                for (String line : Files.readAllLines(one.get())) {
                    List<String> cells = Arrays.asList(line.split("\t", -1));
                    noticed.computeIfAbsent(
                                    ProofRoom.fingerprint(cells.getFirst()), _ -> new TreeSet<>())
                            .addAll(cells.subList(1, cells.size()));
                }
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
        return noticed;
    }

    /// By room and fingerprint, the tests to run.
    private Map<String, Map<String, Set<String>>> jobs(List<Mutation> mutants) {
        var jobs = new TreeMap<String, Map<String, Set<String>>>();
        for (Mutation mutation : mutants) {
            clauses.stream()
                    .filter(clause -> isAsked(mutation, clause))
                    .flatMap(Proof::tests)
                    .distinct()
                    .forEach(
                            test ->
                                    room(test)
                                            .filter(room -> wanted.browser || !room.equals("web"))
                                            .ifPresent(
                                                    room ->
                                                            jobs.computeIfAbsent(
                                                                            room,
                                                                            _ ->
                                                                                    new LinkedHashMap<>())
                                                                    .computeIfAbsent(
                                                                            mutation.fingerprint(),
                                                                            _ -> new TreeSet<>())
                                                                    .add(test)));
        }
        return jobs;
    }

    private static Optional<String> room(String test) {
        int space = test.indexOf(' ');
        String type =
                space > 0 ? test.substring(0, space) : test.substring(0, test.lastIndexOf('.'));
        String file = "src/test/java/" + type.replace('.', '/') + ".java";
        try (Stream<Path> rooms = Files.list(ROOT)) {
            return rooms.filter(room -> Files.exists(room.resolve(file)))
                    .map(room -> room.getFileName().toString())
                    .findFirst();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private void report(Proof proof) {
        List<Entry> provable =
                clauses.stream().filter(Proof::isProvable).filter(wanted::includes).toList();
        long proved = provable.stream().filter(proof::isProved).count();
        long without = provable.stream().filter(one -> proof.about(one).isEmpty()).count();
        provable.stream()
                .filter(one -> !proof.isProved(one) && !proof.about(one).isEmpty())
                .forEach(
                        one ->
                                System.out.printf(
                                        "  %s %s: %s%n",
                                        one.regulation(), one.path(), proof.cell(one)));
        System.out.printf(
                "ledger-proof: %d of %d clauses proved, %d with a survivor, %d without a mutation%n",
                proved, provable.size(), provable.size() - proved - without, without);
        System.out.printf(
                "ledger-proof: browser tests noticed %d of %d%n",
                provable.stream().mapToLong(proof::noticedOnScreen).sum(),
                provable.stream().mapToLong(proof::wantedOnScreen).sum());
    }
}
