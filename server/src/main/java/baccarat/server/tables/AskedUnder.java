package baccarat.server.tables;

import baccarat.server.store.Commands;
import java.util.Optional;

/// A command from outside, and the session it was sent under.
record AskedUnder(Commands.Asked asked, Optional<String> session) {

    void write(Entry entry, Answer.Accepted answer) {
        session.ifPresent(entry::under);
        entry.answered(asked, Answers.written(answer));
    }
}
