package baccarat.server.floor;

import baccarat.server.tables.Dealing;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/// The commands that a slip can hold: those that no one gives alone, where they are allowed at all.
enum Ordered {
    CORRECT_PAYOUT("CorrectPayout", true, EnumSet.of(Dealing.REAL_CARDS)),
    CORRECT_FACE("CorrectFace", true, EnumSet.of(Dealing.REAL_CARDS)),
    CORRECT_FACE_IN_PLAY("CorrectFaceInPlay", true, EnumSet.of(Dealing.REAL_CARDS)),
    REPORT_SURPLUS_CARD("ReportSurplusCard", true, EnumSet.of(Dealing.SEALED)),
    REPORT_MISPLACED_CARD("ReportMisplacedCard", true, EnumSet.of(Dealing.SEALED)),
    REPORT_FACE_UP_IN_THE_SHOE("ReportFaceUpInTheShoe", true, EnumSet.of(Dealing.SEALED)),
    WRITE_OFF_VIGORISH("WriteOffVigorish", false, EnumSet.allOf(Dealing.class)),
    WRITE_OFF_DEBT("WriteOffDebt", false, EnumSet.allOf(Dealing.class)),
    ORDER_SHUFFLE("OrderShuffle", false, EnumSet.allOf(Dealing.class)),
    ORDER_OTHER_DECKS("OrderOtherDecks", false, EnumSet.allOf(Dealing.class));

    private final String command;
    private final boolean isOnTheFelt;
    private final Set<Dealing> where;

    Ordered(String command, boolean isOnTheFelt, Set<Dealing> where) {
        this.command = command;
        this.isOnTheFelt = isOnTheFelt;
        this.where = where;
    }

    /// By the name of the command in JSON.
    static Optional<Ordered> of(String name) {
        return Arrays.stream(values()).filter(it -> it.command.equals(name)).findFirst();
    }

    /// Whether dealer and floorperson both state what happened on the felt.
    boolean isOnTheFelt() {
        return isOnTheFelt;
    }

    @Override
    public String toString() {
        return command;
    }

    boolean isAt(Dealing dealing) {
        return where.contains(dealing);
    }
}
