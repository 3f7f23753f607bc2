package baccarat.checks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// The rooms with Java of their own, and what is true of each: the one list of them.
enum Room {
    CITES(Kind.EDGE),
    CARDS(Kind.EXACT),
    RULES(Kind.EXACT, CARDS),
    REGULATIONS(Kind.EXACT, CARDS, RULES),
    TABLE(Kind.EXACT, CARDS, RULES),
    DEALER(Kind.PURE, CARDS, RULES, TABLE),
    RECORDS(Kind.EXACT, CARDS, RULES, TABLE),
    ODDS(Kind.PURE, CARDS, RULES),
    SIMULATION(Kind.EXACT, CARDS, RULES, ODDS),
    REPORTS(Kind.EDGE, CARDS, RULES, REGULATIONS, ODDS, SIMULATION),
    SHOE(Kind.EXACT, CARDS),
    VERIFIER(Kind.EXACT),
    SERVER(Kind.EDGE, withReports(TABLE, DEALER, RECORDS, SHOE)),
    /// Built where somebody asks for it: `mvn -Pcluster`.
    CLUSTER(Kind.EDGE, withReports(TABLE, DEALER, RECORDS, SHOE, SERVER)),
    CLI(Kind.EDGE, withReports(TABLE, DEALER, RECORDS, SHOE, VERIFIER, SERVER));

    /// What a room may touch.
    private enum Kind {
        /// Clocks, files, sockets.
        EDGE,
        /// Nothing of the world outside.
        PURE,
        /// The same, and no floating point.
        EXACT
    }

    /// The folder of the checkout that has all rooms.
    static final Path HOUSE = Path.of("..");

    private final Kind kind;
    private final List<Room> sees;

    Room(Kind kind, Room... sees) {
        this.kind = kind;
        this.sees = List.of(sees);
    }

    /// The analysts' rooms, and others.
    private static Room[] withReports(Room... others) {
        var rooms = new ArrayList<>(REPORTS.sees);
        rooms.add(REPORTS);
        rooms.addAll(List.of(others));
        return rooms.toArray(Room[]::new);
    }

    String folder() {
        return name().toLowerCase(Locale.ROOT);
    }

    String packages() {
        return "baccarat." + folder() + "..";
    }

    /// Whether it may be missing from what is built.
    boolean isOptional() {
        return this == CLUSTER;
    }

    boolean isPure() {
        return kind != Kind.EDGE;
    }

    boolean isExact() {
        return kind == Kind.EXACT;
    }

    /// The rooms it may use.
    List<Room> sees() {
        return sees;
    }

    static Stream<Room> all() {
        return Arrays.stream(values());
    }

    /// Its Java, main code alone.
    List<Path> sources() throws IOException {
        return files(HOUSE.resolve(folder()).resolve("src/main/java"), ".java");
    }

    /// Every file below a folder whose name ends so; nothing if there is no such folder.
    static List<Path> files(Path folder, String ending) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(ending))
                    .sorted(Comparator.naturalOrder())
                    .toList();
        }
    }
}
