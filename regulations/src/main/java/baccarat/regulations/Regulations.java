package baccarat.regulations;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/// The known documents: those that ship with the program and those that a user added.
///
/// One that ships is read when it is first asked for; one that is brought is read at once.
public final class Regulations {

    private static final Regulations SHIPPED = new Regulations(Map.of());
    private static final Map<String, Regulation> READ = new ConcurrentHashMap<>();

    private final Map<String, Regulation> brought;

    private Regulations(Map<String, Regulation> brought) {
        this.brought = brought;
    }

    /// What came of adding folders.
    public sealed interface Added {

        record Accepted(Regulations regulations) implements Added {}

        /// Every mistake in every folder.
        record Refused(List<Mistake> mistakes) implements Added {

            public Refused {
                mistakes = List.copyOf(mistakes);
            }
        }
    }

    /// The documents that ship with the program.
    public static Regulations shipped() {
        return SHIPPED;
    }

    public List<Regulation> all() {
        var all = new ArrayList<Regulation>();
        Shipped.names().forEach(name -> all.add(shipped(name)));
        all.addAll(brought.values());
        return List.copyOf(all);
    }

    /// The documents that a user added.
    public List<Regulation> brought() {
        return List.copyOf(brought.values());
    }

    /// The regulation with that id, such as `ma-mini`; empty if no document has it.
    public Optional<Regulation> of(String id) {
        if (brought.containsKey(id)) {
            return Optional.ofNullable(brought.get(id));
        }
        return Shipped.names().contains(id) ? Optional.of(shipped(id)) : Optional.empty();
    }

    /// `ma-baccarat, ma-midi, ...`.
    public String ids() {
        List<String> ids = new ArrayList<>(Shipped.names());
        ids.addAll(brought.keySet());
        return String.join(", ", ids);
    }

    /// These and the documents in these folders. A document may share a folder of these or one that
    /// ships with the program.
    public Added with(List<RegulationFolder> folders) {
        var mistakes = new ArrayList<Mistake>();
        Map<String, Regulation> all = new LinkedHashMap<>(brought);
        for (RegulationFolder folder : folders) {
            if (folder.isDocument()) {
                var reader = new FolderReader(folder, name -> shared(name, folders));
                reader.read().ifPresent(read -> add(read, reader, all));
                mistakes.addAll(reader.mistakes());
            }
        }
        return mistakes.isEmpty()
                ? new Added.Accepted(new Regulations(all))
                : new Added.Refused(mistakes);
    }

    private void add(Regulation read, FolderReader reader, Map<String, Regulation> all) {
        if (of(read.id()).isPresent() || all.containsKey(read.id())) {
            reader.objectToId(
                    "there is a regulation %s already; choose another id".formatted(read.id()));
        } else {
            all.put(read.id(), read);
        }
    }

    private static Optional<RegulationFolder> shared(String name, List<RegulationFolder> folders) {
        return folders.stream()
                .filter(folder -> folder.isShared() && folder.name().equals(name))
                .findFirst()
                .or(() -> shippedFolder(name));
    }

    private static Optional<RegulationFolder> shippedFolder(String name) {
        return Shipped.has(name) ? Optional.of(Shipped.shared(name)) : Optional.empty();
    }

    private static Regulation shipped(String name) {
        return READ.computeIfAbsent(name, Regulations::read);
    }

    private static Regulation read(String name) {
        var reader = new FolderReader(Shipped.document(name), Regulations::shippedFolder);
        return reader.read()
                .orElseThrow(
                        () ->
                                new IllegalStateException(
                                        reader.mistakes().stream()
                                                .map(Mistake::toString)
                                                .collect(joining("\n"))));
    }
}
