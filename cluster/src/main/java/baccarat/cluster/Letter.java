package baccarat.cluster;

import java.util.Optional;
import org.apache.pekko.actor.typed.ActorRef;

/// What processes tell each other: all of it is JSON, so that two versions of the program
/// understand each other for as long as the casino changes over.
record Letter(Kind kind, String body, Optional<ActorRef<Letter>> reply) {

    /// Which letters this program writes. A process says it when it joins. The first number changes
    /// when processes with the one before could not read them any more; then all have to stop.
    static final String VERSION = "1.0.0";

    /// Whether this program and one that writes letters of another version read each other's.
    static boolean isReadable(String version) {
        return version.startsWith(VERSION.substring(0, VERSION.indexOf('.') + 1));
    }

    /// What a letter is about. A name is written into letters and never changes.
    enum Kind {
        /// To a table, with an answer.
        ASK,
        SUMMARY,
        VIEW,
        IS_AT,
        STATE,
        WAITS,
        LAST_PUBLIC,
        COMMAND,
        ORDER,
        AWAY,
        HEAR,

        /// To a table, without one.
        SHOW,
        READY,
        NEW_SHOE,
        STOP,
        HALT,
        DISMISS,
        LOOK,
        LOOK_AWAY,
        WAKE,
        BACK,

        /// A table to itself.
        LEFT,
        FORGOTTEN,
        END,

        /// Answers.
        DONE,
        GONE,

        /// From a table to those who look.
        STANDS,
        SHOWS,
        PEEL,
        DISMISSED
    }

    Letter(Kind kind, String body) {
        this(kind, body, Optional.empty());
    }

    Letter(Kind kind) {
        this(kind, "");
    }

    void answer(Kind what, String text) {
        reply.ifPresent(it -> it.tell(new Letter(what, text)));
    }
}
