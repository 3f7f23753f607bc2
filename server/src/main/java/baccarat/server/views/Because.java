package baccarat.server.views;

import baccarat.regulations.Regulation;
import baccarat.rules.Provision;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The reasons shown to people: provisions, with the clauses of a document.
public final class Because {

    private Because() {}

    public static void write(List<Provision> because, Regulation regulation, ObjectNode node) {
        ArrayNode provisions = node.putArray("because");
        because.forEach(one -> provisions.add(one.gist()));
        ArrayNode clauses = node.putArray("clauses");
        because.stream()
                .flatMap((Provision one) -> regulation.paths(one).stream())
                .distinct()
                .forEach(clauses::add);
    }
}
