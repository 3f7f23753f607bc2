package baccarat.server.views;

import baccarat.cards.Card;
import baccarat.cards.Decks;
import baccarat.records.Names;
import baccarat.rules.Mishap;
import baccarat.rules.Money;
import baccarat.rules.Placed;
import baccarat.rules.Side;
import baccarat.table.Asked;
import baccarat.table.Command;
import baccarat.table.CuratorEvent;
import baccarat.table.Decision;
import baccarat.table.Due;
import baccarat.table.Event;
import baccarat.table.Happened;
import baccarat.table.Laid;
import baccarat.table.LinkEvent;
import baccarat.table.Move;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.Play;
import baccarat.table.SealEvent;
import baccarat.table.Table;
import baccarat.table.TableState;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The cards on the layout now, and as they would be once an irregularity is reported and its
/// remedy carried out. The table judges both commands, and nothing is recorded.
///
/// No remedy depends on the face of the card, so any card stands in for it and its face is never
/// included, whether or not it has been seen.
final class RemedyView {

    private static final Person DEALER = Person.dealer("the dealer");

    /// The result of a remedy.
    record Remedied(Mishap mishap, ObjectNode layout) {}

    private RemedyView() {}

    static void write(TableState state, List<Due> steps, ObjectNode node) {
        List<Remedied> all = all(state, steps);
        if (all.isEmpty()) {
            return;
        }
        ObjectNode remedies = node.putObject("remedies");
        remedies.set("now", layout(state, laid(state)));
        ObjectNode after = remedies.putObject("after");
        all.forEach(one -> after.set(Names.of(one.mishap()), one.layout()));
    }

    private static List<Remedied> all(TableState state, List<Due> steps) {
        if (state.phase() instanceof Phase.Irregular) {
            return remedied(state, state).stream().toList();
        }
        boolean mayReport =
                steps.stream().anyMatch(step -> step.move() instanceof Move.ReportSurplusCard);
        return mayReport
                ? reports(state).flatMap(report -> after(state, report).stream()).toList()
                : List.of();
    }

    private static Stream<Command> reports(TableState state) {
        Optional<Card> any =
                Decks.one().filter(card -> state.stock().unseen().of(card) > 0).findFirst();
        return any.isEmpty()
                ? Stream.empty()
                : Stream.of(Optional.<Card>empty(), any)
                        .flatMap(
                                card ->
                                        Stream.of(
                                                new Command.ReportSurplusCard(true, card),
                                                new Command.ReportSurplusCard(false, card)));
    }

    /// Empty if this cannot be reported now.
    static Optional<Remedied> after(TableState state, Command report) {
        return judged(state, report).flatMap(found -> remedied(state, found.after()));
    }

    private static Optional<Decision.Accepted> judged(TableState state, Command command) {
        return Table.decide(state, new Asked(DEALER, state.clock(), command))
                        instanceof Decision.Accepted accepted
                ? Optional.of(accepted)
                : Optional.empty();
    }

    private static Optional<Remedied> remedied(TableState before, TableState found) {
        return found.phase() instanceof Phase.Irregular irregular
                ? judged(found, new Command.ApplyRemedy(irregular.remedy()))
                        .map(done -> new Remedied(irregular.mishap(), told(before, done)))
                : Optional.empty();
    }

    private static ObjectNode told(TableState before, Decision.Accepted done) {
        ObjectNode node = layout(done.after(), laid(before));
        for (Happened happened : done.events()) {
            switch (happened.event()) {
                case Event.CardKept(var fate, _, _) -> node.put("goes", Names.of(fate));
                case Event.CardGivenToTheBanker _ -> node.put("goes", "BANKER");
                case Event.SurplusCardDiscarded(_, boolean oneMore) ->
                        node.put("goes", oneMore ? "DISCARDS_AND_ONE_MORE" : "DISCARDS");
                case Event.RoundVoided _ -> node.put("voided", true);
                case Event.ShoeEnded _ -> node.put("shoeEnds", true);
                case Event.DutyDone _,
                        Event.PatronsWord _,
                        Event.CardsCut _,
                        Event.CoverCardPlaced _,
                        Event.SecondCoverCardPlaced _,
                        Event.Order _,
                        Event.FirstCardBurned _,
                        Event.CardsBurned _,
                        CuratorEvent _,
                        Event.OfPatrons _,
                        Event.OfWagers _,
                        Event.OfTheRound _,
                        Event.IrregularityFound _,
                        Event.ReportWithdrawn _,
                        Event.FaceCorrectedInPlay _,
                        Event.OneMoreDiscarded _,
                        Event.KeptCardsDiscarded _,
                        Event.OfSettlement _,
                        SealEvent _,
                        Event.OfTheFloor _,
                        LinkEvent _ -> {}
            }
        }
        return node;
    }

    /// @param lay the cards there before; any other card is the one in error
    private static ObjectNode layout(TableState state, List<Laid> lay) {
        ObjectNode node = Wire.object();
        ArrayNode player = node.putArray("player");
        ArrayNode banker = node.putArray("banker");
        for (Laid card : laid(state)) {
            (card.place().side() == Side.PLAYER ? player : banker)
                    .add(lay.contains(card) ? shown(card) : "card");
        }
        node.put("wagers", Wire.money(wagers(state.phase())));
        TableView.play(state.phase()).ifPresent(play -> node.put("round", Names.of(play.kind())));
        return node;
    }

    private static List<Laid> laid(TableState state) {
        return TableView.play(state.phase()).map(Play::laid).orElse(List.of());
    }

    private static String shown(Laid card) {
        return card.seen() == Laid.Seen.UP ? card.face().orElseThrow().toString() : "down";
    }

    private static Money wagers(Phase phase) {
        return TableView.lies(phase).stream().map(Placed::stake).reduce(Money.ZERO, Money::plus);
    }
}
