package baccarat.cli;

import baccarat.records.Csv;
import baccarat.records.LogTables;
import baccarat.records.LogTables.Name;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// The tables of a log on their way into a folder. The files have their names once all are whole.
final class CsvFolder implements LogTables.Rows, AutoCloseable {

    private final Map<Name, UnfinishedFile> files = new EnumMap<>(Name.class);
    private final Map<Name, Long> counts = new EnumMap<>(Name.class);

    private CsvFolder() {}

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
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw Writable.cannotBeWritten(folder);
        }
        var begun = new CsvFolder();
        for (Name name : Name.values()) {
            UnfinishedFile file = UnfinishedFile.begin(file(folder, name));
            begun.files.put(name, file);
            begun.counts.put(name, 0L);
            file.write(Csv.row(name.columns()));
        }
        return begun;
    }

    private static Path file(Path folder, Name name) {
        return folder.resolve(name + ".csv");
    }

    @Override
    public void row(Name table, List<String> cells) {
        Objects.requireNonNull(files.get(table)).write(Csv.row(cells));
        counts.merge(table, 1L, Long::sum);
    }

    /// The tables are whole and take their names; how many rows each has.
    Map<Name, Long> finish() {
        files.values().forEach(UnfinishedFile::finish);
        return counts;
    }

    @Override
    public void close() {
        files.values().forEach(UnfinishedFile::close);
    }
}
