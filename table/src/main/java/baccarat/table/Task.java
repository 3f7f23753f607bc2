package baccarat.table;

import baccarat.rules.Provision;
import java.util.List;

/// A duty of preparation, with the person who does it and its provisions.
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
