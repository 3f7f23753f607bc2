package baccarat.records;

import static java.util.Map.entry;

import baccarat.rules.Placed;
import baccarat.rules.Step;
import baccarat.table.Aside;
import baccarat.table.Correctable;
import baccarat.table.Curator;
import baccarat.table.Cutter;
import baccarat.table.Ended;
import baccarat.table.HouseChoices;
import baccarat.table.JudgedAgain;
import baccarat.table.Laid;
import baccarat.table.Marker;
import baccarat.table.Meters;
import baccarat.table.Patron;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.Play;
import baccarat.table.Roster;
import baccarat.table.Seal;
import baccarat.table.Shoe;
import baccarat.table.Stock;
import baccarat.table.Task;
import baccarat.table.Transfer;
import baccarat.table.Unpaid;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.stream.Stream;

/// The fields of what events, commands and snapshots are made of, in the order in which they are
/// written. A field never changes its name and never moves.
final class FieldNames {

    private FieldNames() {}

    private static final Map<Class<?>, String> LINES =
            Map.ofEntries(
                    entry(Aside.class, "face fate mishap"),
                    entry(Correctable.class, "round wagers ended"),
                    entry(Correctable.Paid.class, "spot wager patron most toThePatron toTheHouse"),
                    entry(Curator.class, "seat place hasLeft mustPass"),
                    entry(Cutter.class, "seat next gone"),
                    entry(Ended.class, "laid placed presses"),
                    entry(
                            HouseChoices.class,
                            "sealed alone withheld recut givenUp roundsBefore last"),
                    entry(HouseChoices.GivenUp.class, "shoe rounds by reason"),
                    entry(JudgedAgain.class, "again moved surplus"),
                    entry(JudgedAgain.Surplus.class, "from mishap remedy"),
                    entry(Laid.class, "place face seen"),
                    entry(
                            LogHeader.Written.class,
                            "regulation name submission stream seed firstShoe"),
                    entry(Marker.class, "owed overdue"),
                    entry(Meters.class, "states link"),
                    entry(Meters.Linked.class, "name move"),
                    entry(Meters.State.class, "shown reserve seeded contributed paid"),
                    entry(Patron.class, "name places leaving"),
                    entry(Person.class, "role name"),
                    entry(Phase.Spoken.class, "spot wager cash"),
                    entry(Placed.class, "spot wager stake coupon pressed"),
                    entry(Play.class, "number kind staked hands calls"),
                    entry(Play.Hands.class, "laid kept player banker"),
                    entry(Play.Staked.class, "placed layout presses houseMoney"),
                    entry(Roster.class, "patrons markers unpaid"),
                    entry(Seal.class, "root stage pledges mark shares withheld"),
                    entry(Seal.Mark.class, "seat depth"),
                    entry(Seal.Pledge.class, "seat pledge"),
                    entry(Seal.Share.class, "seat nonce"),
                    entry(
                            Shoe.class,
                            "number rounds freeHands cover behind aside seal choices active"),
                    entry(StateJson.Held.class, "account cents"),
                    entry(
                            StateJson.Written.class,
                            "form clock phase racks accounts roster stock shoe meters curator correctable"),
                    entry(Step.class, "spot wager action amount because"),
                    entry(
                            Stock.class,
                            "decks inPlay stacked shoe laid aside discards unseen lastRound opened"),
                    entry(Task.class, "duty by because"),
                    entry(Transfer.class, "from to amount"),
                    entry(Unpaid.class, "patron spot owed"));

    /// The records that have no name of their own.
    static Stream<Class<?>> types() {
        return LINES.keySet().stream();
    }

    /// The fields of a record, each with the name of its component in Java.
    static SequencedMap<String, String> of(Class<?> type) {
        String line = LINES.containsKey(type) ? LINES.get(type) : Names.line(type).fields();
        return FixedNames.of(
                type,
                Objects.requireNonNull(line),
                Arrays.stream(type.getRecordComponents()).map(RecordComponent::getName).toList());
    }
}
