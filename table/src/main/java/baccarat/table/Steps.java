package baccarat.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// Collects the steps of a table's parts; those that are due come first.
public final class Steps {

    /// More than a table ever has.
    private static final int MANY = 40;

    private final TableState state;
    private final List<Due> steps = new ArrayList<>(MANY);

    Steps(TableState state) {
        this.state = state;
    }

    public TableState state() {
        return state;
    }

    public void add(Due step) {
        steps.add(step);
    }

    public void addAll(List<Due> more) {
        for (Due step : more) {
            steps.add(step);
        }
    }

    List<Due> all() {
        return Collections.unmodifiableList(steps);
    }
}
