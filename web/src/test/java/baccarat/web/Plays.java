package baccarat.web;

import baccarat.cites.Documents;
import baccarat.regulations.Regulation;
import baccarat.regulations.Regulations;
import java.util.Comparator;

/// Says by which document a test plays: that of the example its table is put up with.
final class Plays {

    private Plays() {}

    static void by(String example) {
        Regulations.shipped().all().stream()
                .map(Regulation::id)
                .filter(id -> (example + "-").startsWith(id + "-"))
                .max(Comparator.comparingInt(String::length))
                .ifPresent(Documents::use);
    }
}
