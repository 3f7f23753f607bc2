package baccarat.regulations;

import baccarat.rules.TableRules;
import java.util.List;
import java.util.Optional;

/// The answer to a Rules Submission: the rules in force, or everything that stands against it.
public sealed interface Review {

    record Approved(Regulation regulation, String name, TableRules rules) implements Review {}

    /// Everything that stands against it, for the document it names, if it names one.
    record Objected(Optional<Regulation> regulation, List<Objection> objections) implements Review {

        public Objected {
            objections = List.copyOf(objections);
        }
    }
}
