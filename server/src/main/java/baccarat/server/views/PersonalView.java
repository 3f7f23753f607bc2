package baccarat.server.views;

import baccarat.records.Names;
import baccarat.rules.Money;
import baccarat.table.Account;
import baccarat.table.Due;
import baccarat.table.Laid;
import baccarat.table.Move;
import baccarat.table.Next;
import baccarat.table.Patron;
import baccarat.table.Person;
import baccarat.table.Play;
import baccarat.table.Role;
import baccarat.table.Shown;
import baccarat.table.TableState;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The personal part of the view: the steps a person may take, the card they have lifted, and for
/// staff the tray and what their steps need.
public final class PersonalView {

    private final Frame frame;
    private final TableState state;
    private final Instant at;
    private final Steps written;
    private @Nullable ObjectNode staff;

    /// The state after a frame.
    public PersonalView(Frame frame, Instant at, Steps written) {
        this.frame = frame;
        this.state = frame.after();
        this.at = at.isBefore(state.clock()) ? state.clock() : at;
        this.written = written;
    }

    /// The steps that are possible now; leaves out a free hand that the table would refuse.
    private List<Due> due() {
        boolean freeHand = Next.isFreeHandLeft(state);
        return Next.steps(state, at).stream()
                .filter(step -> freeHand || !(step.move() instanceof Move.AskForAFreeHand))
                .toList();
    }

    /// Empty for a patron who only watches.
    public Optional<ObjectNode> of(Person person) {
        if (person.role() != Role.PATRON) {
            return Optional.of(forStaff());
        }
        return state.roster().patron(person.name()).map(patron -> ofPatron(person, patron));
    }

    /// The same for all staff.
    private ObjectNode forStaff() {
        ObjectNode known = staff;
        if (known == null) {
            known = ofStaff();
            staff = known;
        }
        return known;
    }

    private ObjectNode ofPatron(Person person, Patron patron) {
        ObjectNode node = Wire.object();
        ArrayNode steps = node.putArray("steps");
        due().stream().filter(step -> isFor(step, person)).map(written::of).forEach(steps::add);
        node.put("rack", Wire.money(Racks.of(state, person.name())));
        coupons(person, node.putArray("coupons"));
        lifted(person, node.putArray("lifted"));
        HouseMoneyOffer.write(state, patron, node);
        return node;
    }

    private ObjectNode ofStaff() {
        ObjectNode node = Wire.object();
        ArrayNode steps = node.putArray("steps");
        for (Due step : due()) {
            steps.add(written.of(step, toEnter(Shown.by(state, step.move()))));
        }
        node.put("tray", Wire.money(state.accounts().of(Account.Fixed.TRAY)));
        node.put("drop", Wire.money(state.accounts().of(Account.Fixed.DROP)));
        frame.shoe().ifPresent(it -> it.write(node));
        frame.stopped().ifPresent(reason -> node.put(TableView.STOPPED, reason));
        ConsoleView.write(state, node);
        RemedyView.write(state, due(), node);
        return node;
    }

    /// How many faces a dealer of real cards enters.
    private int toEnter(Shown shown) {
        return frame.shoe().map(it -> it.toEnter(shown)).orElse(shown.count());
    }

    private static boolean isFor(Due step, Person person) {
        return step.by().roles().contains(Role.PATRON)
                && step.by().patron().map(person.name()::equals).orElse(true);
    }

    /// The values of the coupons that this patron holds.
    private void coupons(Person person, ArrayNode coupons) {
        for (Money value : state.accounts().coupons(person.name())) {
            coupons.add(Wire.money(value));
        }
    }

    /// The cards that only this patron has looked at.
    private void lifted(Person person, ArrayNode lifted) {
        Optional<Play> play = TableView.play(state.phase());
        for (Laid card : play.map(Play::laid).orElse(List.of())) {
            boolean theirs = person.name().equals(frame.lifters().get(card.place()));
            if (card.seen() == Laid.Seen.LIFTED && theirs) {
                ObjectNode node = lifted.addObject();
                node.put("place", Names.of(card.place()));
                node.put("face", card.face().orElseThrow().toString());
            }
        }
    }
}
