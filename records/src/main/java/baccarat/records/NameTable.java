package baccarat.records;

import baccarat.rules.Mishap;
import baccarat.rules.Refusal;
import baccarat.rules.Remedy;
import baccarat.rules.Side;
import baccarat.rules.Step;
import baccarat.table.Aside;
import baccarat.table.Call;
import baccarat.table.Command;
import baccarat.table.Duty;
import baccarat.table.Event;
import baccarat.table.Phase;
import baccarat.table.Place;
import baccarat.table.Play;
import baccarat.table.Role;
import baccarat.table.Seal;
import baccarat.table.ShoeEnd;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// Every name that other programs know, by kind. The page and other clients rely on these.
public final class NameTable {

    private NameTable() {}

    public static SequencedMap<String, List<String>> all() {
        var all = new LinkedHashMap<String, List<String>>();
        all.put("command", names(Command.class));
        all.put("event", names(Event.class));
        all.put("phase", names(Phase.class));
        all.put("wager", ChoiceNames.WAGERS.names());
        all.put("meter", ChoiceNames.METERS.names());
        all.put("account", AccountWords.KINDS);
        all.put("role", words(Role.values()));
        all.put("side", words(Side.values()));
        all.put("place", words(Place.values()));
        all.put("call", words(Call.values()));
        all.put("duty", words(Duty.values()));
        all.put("end", words(ShoeEnd.values()));
        all.put("kind", words(Play.Kind.values()));
        all.put("mishap", words(Mishap.values()));
        all.put("remedy", words(Remedy.values()));
        all.put("fate", words(Aside.Fate.values()));
        all.put("action", words(Step.Action.values()));
        all.put("stage", words(Seal.Stage.values()));
        all.put("missing", words(Refusal.Missing.values()));
        return all;
    }

    private static List<String> names(Class<?> type) {
        return SealedShape.records(type).map(Names::of).sorted().toList();
    }

    private static List<String> words(Enum<?>[] values) {
        return Arrays.stream(values).map(Names::of).toList();
    }
}
