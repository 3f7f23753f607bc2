package baccarat.records;

import static java.util.stream.Collectors.joining;

import baccarat.cards.Card;
import baccarat.table.Event;
import baccarat.table.Play;

/// Describes an event of a card that went wrong in a sentence.
final class MishapTelling {

    private MishapTelling() {}

    private static String told(Event.FaceCorrectedInPlay corrected) {
        String moved =
                corrected.judged().moved()
                        ? "; the Banker's third card counts as the Player's third"
                        : "";
        String surplus =
                corrected.judged().surplus().stream()
                        .map(one -> "; not due: the %s card".formatted(one.from()))
                        .collect(joining());
        return "the %s card is %s, not %s: %s%s%s"
                .formatted(
                        corrected.place(),
                        corrected.face(),
                        corrected.was(),
                        corrected.reason(),
                        moved,
                        surplus);
    }

    static String of(Event.OfMishaps event) {
        return switch (event) {
            case Event.IrregularityFound(var mishap, var remedy, var card) ->
                    "irregular: %s%s; remedy: %s"
                            .formatted(
                                    Telling.words(Names.of(mishap)),
                                    card.map(one -> ", " + one).orElse(""),
                                    Telling.words(Names.of(remedy)));
            case Event.FaceCorrectedInPlay corrected -> told(corrected);
            case Event.ReportWithdrawn(var mishap, _, var reason) ->
                    "the report is withdrawn, %s: %s"
                            .formatted(Telling.words(Names.of(mishap)), reason);
            case Event.CardKept(var fate, var card, _) ->
                    "%s is kept for the %s"
                            .formatted(
                                    card.map(Card::toString).orElse("the card"),
                                    Telling.words(Names.of(fate)));
            case Event.CardGivenToTheBanker(var card) ->
                    card.map(Card::toString).orElse("the card") + " is the Banker's third card";
            case Event.SurplusCardDiscarded(var card, boolean more) ->
                    card.map(Card::toString).orElse("the card")
                            + " goes to the discards"
                            + (more ? ", one more follows" : "");
            case Event.OneMoreDiscarded _ -> "one more goes to the discards, unseen";
            case Event.RoundVoided(int number, var kind) ->
                    kind == Play.Kind.SIMULATED
                            ? "the simulated round is given up"
                            : "round " + number + " is void, wagers go back";
            case Event.KeptCardsDiscarded(int count) ->
                    "%d kept cards go to the discards".formatted(count);
        };
    }
}
