package baccarat.records;

import static java.util.Map.entry;

import baccarat.rules.Mishap;
import baccarat.rules.Refusal;
import baccarat.rules.Remedy;
import baccarat.rules.Side;
import baccarat.rules.Step;
import baccarat.table.Aside;
import baccarat.table.Batch;
import baccarat.table.Call;
import baccarat.table.Duty;
import baccarat.table.Laid;
import baccarat.table.Phase;
import baccarat.table.Place;
import baccarat.table.Play;
import baccarat.table.Role;
import baccarat.table.Seal;
import baccarat.table.Shoe;
import baccarat.table.ShoeEnd;
import java.util.HashMap;
import java.util.Map;

/// The words of enums in logs, snapshots and messages. A word never changes and is never reused.
final class ConstantNames {

    private ConstantNames() {}

    private static final Map<Class<?>, String> LINES =
            Map.ofEntries(
                    entry(Aside.Fate.class, "NEXT_HAND SIMULATED_ROUND"),
                    entry(Batch.class, "RED BLUE"),
                    entry(
                            Call.class,
                            """
                            PLACE_YOUR_WAGERS NO_MORE_BETS CARDS PLAYER_COUNT BANKER_COUNT
                            PLAYER_THIRD_CARD BANKER_THIRD_CARD RESULT LAST_HAND"""),
                    entry(
                            Duty.class,
                            """
                            RECEIVE_DECKS INSPECT VERIFY_INSPECTION SPREAD SPREAD_BATCHES_APART
                            LET_THE_FIRST_PATRON_LOOK WASH STACK_BATCHES_APART
                            FOLLOW_THE_PRESHUFFLE_PROCEDURE FOLLOW_THE_MACHINE_PROCEDURE PLUG RIFFLE
                            RIFFLE_AGAIN TURN_AND_RIFFLE STRIP SHUFFLE SHUFFLE_BY_A_SECOND_DEALER
                            SHUFFLE_BY_A_THIRD_DEALER LACE RESHUFFLE VERIFY_THE_FEATHERED_STACK
                            SHUFFLE_BY_MACHINE LOAD_THE_OTHER_BATCH SWAP_BATCHES LOAD_THE_DEVICE
                            LOAD_THE_SHOE SPREAD_IDLE_CARDS CHANGE_DECKS"""),
                    entry(Laid.Seen.class, "DOWN LIFTED UP"),
                    entry(
                            Mishap.class,
                            """
                            DRAWN_IN_ERROR THIRD_CARD_NOT_DUE THIRD_CARD_DISCLOSED CARD_DISCLOSED
                            SHOE_RUNS_OUT CARD_EXPOSED CARD_MISPLACED"""),
                    entry(Phase.Spread.class, "NOT FACE_DOWN FACE_UP"),
                    entry(
                            Place.class,
                            """
                            PLAYER_FIRST BANKER_FIRST PLAYER_SECOND BANKER_SECOND PLAYER_THIRD
                            BANKER_THIRD"""),
                    entry(Play.Kind.class, "PLAYED FREE SIMULATED"),
                    entry(Refusal.Missing.class, "REASON END_OF_ROUND"),
                    entry(
                            Remedy.class,
                            """
                            NEXT_HAND BANKER_OR_NEXT_HAND BANKER_OR_DISCARD BANKER_OR_SIMULATE
                            SIMULATE DISCARD VOID STAYS IN_ORDER"""),
                    entry(
                            Role.class,
                            """
                            patron=PATRON dealer=DEALER floorperson=FLOORPERSON
                            supervisor=SUPERVISOR surveillance=SURVEILLANCE"""),
                    entry(Seal.Stage.class, "PUBLISHED REVEALING IN_PLAY OVER"),
                    entry(Shoe.Cover.class, "IN SEEN OUT LAST_HAND DONE"),
                    entry(ShoeEnd.class, "COVER_CARD RAN_OUT FLOORS_ORDER IDLE DECKS_TOO_OLD"),
                    entry(Side.class, "PLAYER BANKER"),
                    entry(Step.Action.class, "COLLECT PAY VIGORISH MARK RETURN PRESS AWARD"));

    private static final Map<Enum<?>, String> WORDS = words();

    private static Map<Enum<?>, String> words() {
        var lines = new HashMap<>(LINES);
        lines.putAll(ProvisionNames.LINES);
        return FixedNames.constants(lines);
    }

    static String of(Enum<?> constant) {
        String word = WORDS.get(constant);
        if (word == null) {
            throw new IllegalStateException(
                    "%s %s has no name; add it to the table of names"
                            .formatted(constant.getDeclaringClass().getName(), constant.name()));
        }
        return word;
    }
}
