package baccarat.server.tables;

import baccarat.regulations.Regulation;
import baccarat.rules.Provision;
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

    private PersonalView() {}

    /// Nothing for a patron who only watches.
    ///
    /// @param lifters who has looked at a card that lies face down
    static Optional<ObjectNode> of(
            TableState state,
            List<Due> steps,
            Map<Place, String> lifters,
            Person person,
            Regulation regulation) {
        boolean patron = person.role() == Role.PATRON;
        if (patron && state.roster().patron(person.name()).isEmpty()) {
            return Optional.empty();
        }
        ObjectNode node = Wire.object();
        ArrayNode due = node.putArray("steps");
        for (Due step : steps) {
            if (!patron || isFor(step, person)) {
                ObjectNode one = step(step, regulation);
                int faces = patron ? 0 : ConsoleView.faces(state, step);
                if (faces > 0) {
                    one.put("faces", faces);
                }
                due.add(one);
            }
        }
        if (patron) {
            node.put("rack", Wire.money(Racks.of(state, person.name())));
            lifted(state, lifters, person, node.putArray("lifted"));
        } else {
            node.put("tray", Wire.money(state.accounts().of(Account.Fixed.TRAY)));
            node.put("drop", Wire.money(state.accounts().of(Account.Fixed.DROP)));
            ConsoleView.write(state, node);
        }
        return Optional.of(node);
    }

    private static boolean isFor(Due step, Person person) {
        return step.by().roles().contains(Role.PATRON)
                && step.by().patron().map(person.name()::equals).orElse(true);
    }

    private static ObjectNode step(Due step, Regulation regulation) {
        ObjectNode node = Wire.object();
        node.put("command", step.kind().getSimpleName());
        step.about().ifPresent(about -> node.put("about", Wire.about(about)));
        node.put("required", step.required());
        ArrayNode by = node.putArray("by");
        step.by().roles().forEach(role -> by.add(role.toString()));
        step.by().patron().ifPresent(patron -> node.put("patron", patron));
        node.put("words", step.inWords());
        because(step.because(), regulation, node);
        return node;
    }

    /// Provisions, with the clauses of this table's document.
    static void because(List<Provision> because, Regulation regulation, ObjectNode node) {
        ArrayNode provisions = node.putArray("because");
        because.forEach(one -> provisions.add(one.gist()));
        ArrayNode clauses = node.putArray("clauses");
        because.stream()
                .flatMap((Provision one) -> regulation.paths(one).stream())
                .distinct()
                .forEach(clauses::add);
    }

    /// The cards that this patron alone has looked at.
    private static void lifted(
            TableState state, Map<Place, String> lifters, Person person, ArrayNode lifted) {
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
