package baccarat.server.tables;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Supplier;

/// The tables of a casino in one process, which leads them all.
public final class TablesHere implements TableDirectory {

    private final Lead lead;
    private final Map<String, TableThread> tables = new ConcurrentSkipListMap<>();

    public TablesHere(Lead lead) {
        this.lead = lead;
    }

    @Override
    public List<TableDoor> all() {
        return new ArrayList<>(tables.values());
    }

    @Override
    public Optional<TableDoor> of(String id) {
        return Optional.ofNullable(tables.get(id));
    }

    @Override
    public TableDoor open(Setting setting) {
        TableThread thread = lead.begin(setting, () -> {});
        tables.put(setting.id(), thread);
        return thread;
    }

    @Override
    public <T> T without(TableDoor table, Supplier<T> change) {
        String id = table.setting().id();
        Optional.ofNullable(tables.get(id)).ifPresent(TableThread::close);
        try {
            return change.get();
        } finally {
            lead.setting(id).ifPresentOrElse(this::open, () -> tables.remove(id));
        }
    }

    @Override
    public List<TableDoor> here() {
        return all();
    }

    @Override
    public Map<String, String> leaders() {
        return Map.of();
    }

    @Override
    public void close() {
        tables.values().forEach(TableThread::close);
    }
}
