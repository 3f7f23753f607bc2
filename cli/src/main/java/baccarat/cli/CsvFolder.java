package baccarat.cli;

import baccarat.records.Csv;
import baccarat.records.LogTables;
import baccarat.records.LogTables.Name;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// The tables of a log on their way into a folder. The files have their names once all three are
/// whole: until then they are temporary ones, which go when the command fails.
final class CsvFolder implements LogTables.Rows, AutoCloseable {

    private final Path folder;
    private final Map<Name, Writer> files = new EnumMap<>(Name.class);
    private final Map<Name, Long> counts = new EnumMap<>(Name.class);

    private CsvFolder(Path folder) {
        this.folder = folder;
    }

    static CsvFolder begin(Path folder, boolean force) {
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            throw Stop.wrongUsage(folder + " is a file, not a folder");
        }
        for (Name name : Name.values()) {
            if (Files.exists(file(folder, name)) && !force) {
                throw Stop.wrongUsage(
                        file(folder, name) + " already exists; use --force to overwrite it");
            }
        }
        var begun = new CsvFolder(folder);
        begun.open();
        return begun;
    }

    private static Path file(Path folder, Name name) {
        return folder.resolve(name + ".csv");
    }

    private Path temporary(Name name) {
        return folder.resolve(".%s.csv.%d".formatted(name, ProcessHandle.current().pid()));
    }

    private void open() {
        try {
            Files.createDirectories(folder);
            for (Name name : Name.values()) {
                temporary(name).toFile().deleteOnExit();
                Writer file = Files.newBufferedWriter(temporary(name));
                files.put(name, file);
                file.write(Csv.row(name.columns()));
                counts.put(name, 0L);
            }
        } catch (IOException e) {
            throw Writable.cannotBeWritten(folder);
        }
    }

    @Override
    public void row(Name table, List<String> cells) {
        try {
            Objects.requireNonNull(files.get(table)).write(Csv.row(cells));
        } catch (IOException e) {
            throw Writable.cannotBeWritten(file(folder, table));
        }
        counts.merge(table, 1L, Long::sum);
    }

    /// The tables are whole and take their names; how many rows each has.
    Map<Name, Long> finish() {
        try {
            for (Name name : Name.values()) {
                Objects.requireNonNull(files.get(name)).close();
            }
            for (Name name : Name.values()) {
                Files.move(
                        temporary(name), file(folder, name), StandardCopyOption.REPLACE_EXISTING);
            }
        } catch (IOException e) {
            throw Writable.cannotBeWritten(folder);
        }
        return counts;
    }

    /// What has not been finished goes.
    @Override
    public void close() {
        try {
            for (Map.Entry<Name, Writer> file : files.entrySet()) {
                file.getValue().close();
                Files.deleteIfExists(temporary(file.getKey()));
            }
        } catch (IOException e) {
            throw Writable.cannotBeWritten(folder);
        }
    }
}
