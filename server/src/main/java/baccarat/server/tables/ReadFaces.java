package baccarat.server.tables;

import baccarat.cards.Card;
import baccarat.records.BadRecord;
import baccarat.records.Names;
import baccarat.rules.House;
import baccarat.rules.Side;
import baccarat.server.views.Wire;
import baccarat.table.Command;
import baccarat.table.Move;
import baccarat.table.Next;
import baccarat.table.Person;
import baccarat.table.Place;
import baccarat.table.Role;
import baccarat.table.Shown;
import baccarat.table.TableState;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The dealer's commands at a table whose shoe reads the cards: the faces come from the shoe in
/// place of keys. What lies on the layout counts: a face that was read wrongly is corrected by the
/// dealer and a floorperson, and the record keeps both.
record ReadFaces(TableState state, ShoeReader shoe) {

    /// A command with its faces, or why it is refused.
    sealed interface Read {

        record Complete(JsonNode command) implements Read {}

        record Refused(Answer answer) implements Read {}
    }

    /// The field of a command that has faces, and the cards that it shows.
    private record Faces(String field, Shown shown, boolean isList) {}

    Read complete(JsonNode asked, Person who) {
        boolean isFollowed = shoe.isFollowed() && who.role() == Role.DEALER;
        Optional<Faces> faces = isFollowed ? faces(asked) : Optional.empty();
        if (faces.isEmpty() || !(asked instanceof ObjectNode given)) {
            return new Read.Complete(asked);
        }
        Faces due = faces.get();
        if (isOutOfTheShoe(due.shown()) && !shoe.hasNext(state)) {
            return refused("The shoe has not read the next card yet. Draw it, or go on by hand.");
        }
        List<Optional<Card>> read = shoe.faces(due.shown(), state);
        List<String> entered = entered(given.path(due.field()));
        if (!entered.isEmpty() && !agree(read, entered)) {
            return refused(
                    ("The shoe read %s, and %s was entered. Leave the faces to the shoe; if another"
                                    + " card lies there, correct it with a floorperson.")
                            .formatted(words(read), String.join(" ", entered)));
        }
        if (read.stream().anyMatch(Optional::isEmpty)) {
            return entered.isEmpty()
                    ? refused("The shoe has not read all of these cards. Enter them by hand.")
                    : new Read.Complete(asked);
        }
        return new Read.Complete(
                filled(given.deepCopy(), due, read.stream().flatMap(Optional::stream).toList()));
    }

    private static boolean isOutOfTheShoe(Shown shown) {
        return shown instanceof Shown.FromTheShoe;
    }

    private static Read refused(String why) {
        return new Read.Refused(new Answer.Refused(List.of(House.SHOE_READS_CARDS), why));
    }

    private static JsonNode filled(ObjectNode command, Faces due, List<Card> cards) {
        if (due.isList()) {
            ArrayNode list = command.putArray(due.field());
            cards.forEach(card -> list.add(card.toString()));
        } else if (!cards.isEmpty()) {
            command.put(due.field(), cards.getFirst().toString());
        }
        return command;
    }

    /// Nothing for a command that shows no card. A card that is drawn face down has to have been
    /// read too.
    private Optional<Faces> faces(JsonNode asked) {
        String name = Wire.nameOf(asked);
        if (name.equals(Names.of(Command.BurnFirst.class))) {
            return Optional.of(new Faces("card", new Shown.FromTheShoe(1), false));
        }
        if (name.equals(Names.of(Command.BurnRest.class))) {
            return Optional.of(new Faces("shown", Shown.by(state, new Move.BurnRest()), true));
        }
        if (name.equals(Names.of(Command.Draw.class))) {
            return place(asked.path("place"))
                    .map(it -> Next.isDealtFaceUp(state, it) ? 1 : 0)
                    .map(count -> new Faces("face", new Shown.FromTheShoe(count), false));
        }
        if (name.equals(Names.of(Command.Turn.class))) {
            return side(asked.path("side"))
                    .map(it -> new Faces("faces", Shown.by(state, new Move.Turn(it)), true));
        }
        return Optional.empty();
    }

    private static Optional<Place> place(JsonNode node) {
        return Arrays.stream(Place.values())
                .filter(it -> it.name().equals(node.asString("")))
                .findFirst();
    }

    private static Optional<Side> side(JsonNode node) {
        return Arrays.stream(Side.values())
                .filter(it -> it.name().equals(node.asString("")))
                .findFirst();
    }

    private static List<String> entered(JsonNode node) {
        if (node.isArray()) {
            return node.valueStream().map(it -> it.asString("")).toList();
        }
        return node.isString() ? List.of(node.asString()) : List.of();
    }

    /// A rank alone agrees with a card of that rank, and any card with one that was not read.
    private static boolean agree(List<Optional<Card>> read, List<String> entered) {
        if (read.size() != entered.size()) {
            return false;
        }
        for (int i = 0; i < read.size(); i++) {
            Card said = Card.ofFace(entered.get(i)).orElseThrow(() -> new BadRecord("no card"));
            if (read.get(i).filter(card -> !isLike(said, card)).isPresent()) {
                return false;
            }
        }
        return true;
    }

    private static boolean isLike(Card said, Card read) {
        return said.hasSuit() ? said.equals(read) : said.rank() == read.rank();
    }

    private static String words(List<Optional<Card>> read) {
        return String.join(
                " ", read.stream().map(it -> it.map(Card::toString).orElse("?")).toList());
    }
}
