package baccarat.server.web;

import baccarat.cards.Card;
import baccarat.odds.Composition;
import baccarat.odds.Known;
import baccarat.odds.Question;
import baccarat.reports.AskedOdds;
import baccarat.reports.ChangedTerms;
import baccarat.rules.DragonBonus;
import baccarat.rules.Meter;
import baccarat.rules.Money;
import baccarat.rules.PayoutOdds;
import baccarat.rules.Rate;
import baccarat.rules.Spot;
import baccarat.rules.TableRules;
import baccarat.server.Casino;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/// The body of a request for odds; it has the same options as `baccarat odds`.
final class OddsBody {

    private static final int USUAL_DECKS = 8;
    private static final int OF_A_CARD_AT_MOST = 16;

    private final Fields fields;
    private final Casino casino;

    private OddsBody(Fields fields, Casino casino) {
        this.fields = fields;
        this.casino = casino;
    }

    static Question question(JsonNode body, Casino casino) {
        var fields = new Fields(body);
        Question question = new OddsBody(fields, casino).question();
        fields.noOthers();
        return question;
    }

    private Question question() {
        Optional<Integer> decks = fields.whole("decks", 1, 16).map(Math::toIntExact);
        TableRules rules =
                terms().in(AskedRules.of(fields, casino).rules(decks.orElse(USUAL_DECKS)));
        Optional<Composition> given = fields.object("shoe").map(OddsBody::shoe);
        if (given.isPresent() && decks.isPresent()) {
            throw Problem.badRequest("give shoe or decks, not both");
        }
        Composition fresh =
                given.orElseGet(() -> Composition.of(decks.orElse(rules.cards().decksInTheShoe())));
        Composition shoe = AskedOdds.without(fresh, cards(fields, "without"));
        return chair(fields).question(shoe, rules, known());
    }

    private ChangedTerms terms() {
        var terms =
                new ChangedTerms(
                        fields.yes("ez"),
                        fields.text("tie", "odds such as \"8 to 1\"", PayoutOdds::of),
                        fields.text("vigorish", "a rate such as \"4.5%\"", Rate::of),
                        fields.text("payTable", "A, B or C", OddsBody::payTable));
        if (terms.ez() && terms.vigorish().isPresent()) {
            throw Problem.badRequest(
                    "EZ Baccarat collects no vigorish; give ez or vigorish, not both");
        }
        return terms;
    }

    private static Optional<DragonBonus.PayTable> payTable(String name) {
        return List.of(DragonBonus.PayTable.values()).stream()
                .filter(table -> table.name().equals(name))
                .findFirst();
    }

    /// The chair, the stake and the meters, for odds and for the report.
    static AskedOdds chair(Fields fields) {
        var meters = new EnumMap<Meter, Money>(Meter.class);
        fields.object("meters")
                .map(Fields::all)
                .orElse(Map.of())
                .forEach((name, shows) -> meters.put(meter(name), money(name, shows)));
        return new AskedOdds(
                fields.text("stake", "an amount such as \"7.00\"", Money::of),
                Spot.seat(fields.whole("seat", 1, 20).map(Math::toIntExact).orElse(1)),
                meters);
    }

    private static Meter meter(String name) {
        return Meter.of(name)
                .orElseThrow(
                        () -> Problem.badRequest("meters: there are " + List.of(Meter.values())));
    }

    private static Money money(String name, JsonNode shows) {
        return Money.of(shows.asString(""))
                .orElseThrow(
                        () ->
                                Problem.badRequest(
                                        "meters." + name + ": an amount such as \"50000.00\""));
    }

    private static Composition shoe(Fields shoe) {
        var cards = new ArrayList<Card>();
        for (String name : shoe.all().keySet()) {
            Card card =
                    Card.of(name).orElseThrow(() -> Problem.badRequest("shoe: write a card as 9h"));
            int times = shoe.whole(name, 0, OF_A_CARD_AT_MOST).map(Math::toIntExact).orElse(0);
            cards.addAll(Collections.nCopies(times, card));
        }
        return Composition.of(cards);
    }

    private Known known() {
        Optional<Fields> known = fields.object("known");
        if (known.isEmpty()) {
            return Known.NOTHING;
        }
        var hands = new Known(hand(known.get(), "player"), hand(known.get(), "banker"));
        known.get().noOthers();
        return hands;
    }

    private static List<Card> hand(Fields known, String side) {
        List<Card> cards = cards(known, side);
        if (cards.size() > 3) {
            throw Problem.badRequest(side + ": a hand of up to three cards");
        }
        return cards;
    }

    private static List<Card> cards(Fields fields, String name) {
        List<String> texts = fields.texts(name).orElse(List.of());
        List<Card> cards = texts.stream().flatMap(text -> Card.of(text).stream()).toList();
        if (cards.size() != texts.size()) {
            throw Problem.badRequest(name + ": write cards as 9h, Ks, Td");
        }
        return cards;
    }
}
