package baccarat.table;

import baccarat.rules.Provision;
import java.util.List;

/// A duty of preparation, whose it is, and where it is written.
public record Task(Duty duty, Role by, List<Provision> because) {

    public Task {
        because = List.copyOf(because);
    }

    public static Task dealer(Duty duty, Provision... because) {
        return new Task(duty, Role.DEALER, List.of(because));
    }

    public static Task floor(Duty duty, Provision... because) {
        return new Task(duty, Role.FLOORPERSON, List.of(because));
    }
}
