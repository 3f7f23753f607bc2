package baccarat.server.tables;

import baccarat.table.Account;
import baccarat.table.Due;
import baccarat.table.Laid;
import baccarat.table.Person;
import baccarat.table.Place;
import baccarat.table.Play;
import baccarat.table.Role;
import baccarat.table.TableState;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What one person sees of a table beside what everybody does: the steps they may take, the card
/// they have lifted, and for staff the tray and what a step of theirs needs.
final class PersonalView {

    private final TableState state;
    private final List<Due> steps;
    private final Map<Place, String> lifters;
    private final Steps written;

    /// @param lifters who has looked at a card that lies face down
    PersonalView(TableState state, List<Due> steps, Map<Place, String> lifters, Steps written) {
        this.state = state;
        this.steps = steps;
        this.lifters = lifters;
        this.written = written;
    }

    /// Nothing for a patron who only watches.
    Optional<ObjectNode> of(Person person) {
        if (person.role() != Role.PATRON) {
            return Optional.of(ofStaff());
        }
        return state.roster().patron(person.name()).map(_ -> ofPatron(person));
    }

    private ObjectNode ofPatron(Person person) {
        ObjectNode node = Wire.object();
        ArrayNode due = node.putArray("steps");
        steps.stream().filter(step -> isFor(step, person)).map(written::of).forEach(due::add);
        node.put("rack", Wire.money(Racks.of(state, person.name())));
        lifted(person, node.putArray("lifted"));
        return node;
    }

    private ObjectNode ofStaff() {
        ObjectNode node = Wire.object();
        ArrayNode due = node.putArray("steps");
        for (Due step : steps) {
            due.add(written.of(step, ConsoleView.faces(state, step)));
        }
        node.put("tray", Wire.money(state.accounts().of(Account.Fixed.TRAY)));
        node.put("drop", Wire.money(state.accounts().of(Account.Fixed.DROP)));
        ConsoleView.write(state, node);
        return node;
    }

    private static boolean isFor(Due step, Person person) {
        return step.by().roles().contains(Role.PATRON)
                && step.by().patron().map(person.name()::equals).orElse(true);
    }

    /// The cards that this patron alone has looked at.
    private void lifted(Person person, ArrayNode lifted) {
        Optional<Play> play = TableView.play(state.phase());
        for (Laid card : play.map(Play::laid).orElse(List.of())) {
            boolean theirs = person.name().equals(lifters.get(card.place()));
            if (card.seen() == Laid.Seen.LIFTED && theirs) {
                ObjectNode node = lifted.addObject();
                node.put("place", card.place().name());
                node.put("face", card.face().orElseThrow().toString());
            }
        }
    }
}
