package baccarat.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// What is due and allowed at a table, as its parts add it: what is due first.
public final class Steps {

    /// More than there ever are.
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
