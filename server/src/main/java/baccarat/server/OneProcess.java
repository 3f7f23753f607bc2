package baccarat.server;

import baccarat.server.tables.Lead;
import baccarat.server.tables.Owners;
import baccarat.server.tables.Surroundings;
import baccarat.server.tables.TableDirectory;
import baccarat.server.tables.TablesHere;
import java.util.Optional;

/// A casino in a single process, which has the store for itself.
final class OneProcess implements Processes {

    @Override
    public boolean areSeveral() {
        return false;
    }

    @Override
    public boolean areOthersThere() {
        return false;
    }

    @Override
    public Owners owners() {
        return Owners.ALONE;
    }

    @Override
    public TableDirectory tables(Lead lead, Surroundings around) {
        return new TablesHere(lead);
    }

    @Override
    public void join() {}

    @Override
    public boolean isOnDuty() {
        return true;
    }

    @Override
    public Optional<String> trouble() {
        return Optional.empty();
    }

    @Override
    public void everySecond(Runnable action) {}

    @Override
    public void whenOver(Runnable action) {}

    @Override
    public void close() {}
}
