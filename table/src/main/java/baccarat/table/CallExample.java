package baccarat.table;

import baccarat.rules.Provision;
import java.util.List;

/// A call as it is made at a table, for people who learn it.
///
/// @param when it is made
public record CallExample(String when, String words, List<Provision> because) {

    public CallExample {
        because = List.copyOf(because);
    }
}
