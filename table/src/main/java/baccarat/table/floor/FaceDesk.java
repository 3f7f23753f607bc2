package baccarat.table.floor;

import static baccarat.rules.House.CORRECTED_BY_THE_FLOOR;
import static baccarat.rules.House.NOTHING_THERE;
import static baccarat.rules.House.PAYOUT_CORRECTED;
import static baccarat.rules.House.REASON_NEEDED;
import static baccarat.table.Story.refuse;

import baccarat.cards.Card;
import baccarat.rules.BroughtBack;
import baccarat.rules.Dealt;
import baccarat.rules.Money;
import baccarat.rules.Outcome;
import baccarat.rules.Placed;
import baccarat.rules.Refusal;
import baccarat.rules.Round;
import baccarat.rules.Side;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import baccarat.table.Command;
import baccarat.table.Ended;
import baccarat.table.Event;
import baccarat.table.FacesLeft;
import baccarat.table.MoveWords;
import baccarat.table.Story;
import baccarat.table.TableState;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A wrongly entered face that is found after the round was settled. The round is settled again
/// with the right face, and every wager with a different result is corrected by the difference.
final class FaceDesk {

    private FaceDesk() {}

    static Optional<Refusal> correct(Story story, Command.CorrectFace correct) {
        if (correct.reason().isBlank()) {
            return refuse(REASON_NEEDED, "Give a reason for correcting a card.");
        }
        TableState state = story.state();
        boolean isLast = state.correctable().round() == correct.round();
        Optional<Ended> ended = state.correctable().ended().filter(_ -> isLast);
        if (ended.isEmpty()) {
            return refuse(
                    CORRECTED_BY_THE_FLOOR,
                    ("The cards of round %d can no longer be corrected: only the last round's can, between rounds"
                                    + " and before the shuffle. State what was handed over instead.")
                            .formatted(correct.round()));
        }
        Optional<Card> was = ended.get().face(correct.place());
        if (was.isEmpty()) {
            return refuse(
                    NOTHING_THERE,
                    "Round %d has no %s."
                            .formatted(correct.round(), MoveWords.of(correct.place())));
        }
        if (was.get().equals(correct.face())) {
            return refuse(
                    NOTHING_THERE,
                    "The %s is already recorded as %s."
                            .formatted(MoveWords.of(correct.place()), was.get()));
        }
        Optional<Refusal> impossible = FacesLeft.refusal(state, List.of(correct.face()));
        if (impossible.isPresent()) {
            return impossible;
        }
        Ended right = ended.get().with(correct.place(), correct.face());
        Optional<Refusal> beyond = beyondASlip(state, ended.get(), right);
        return beyond.isPresent() ? beyond : settledAgain(story, correct, ended.get(), right);
    }

    /// What a difference in chips cannot correct.
    private static Optional<Refusal> beyondASlip(TableState state, Ended was, Ended right) {
        Optional<Refusal> draw =
                Dealt.refusal(
                        right.cards(Side.PLAYER), right.cards(Side.BANKER), state.stock().decks());
        if (draw.isPresent()) {
            return refuse(
                    draw.get().because(),
                    ("With that card the draw would have been different. %s A slip cannot correct this:"
                                    + " the floor must rule on the round.")
                            .formatted(draw.get().detail()));
        }
        for (Placed placed : was.placed()) {
            boolean isAward = placed.wager() == Wager.ROYAL_9;
            if (!isAward && !placed.coupon().isAboveZero()) {
                continue;
            }
            Outcome before = outcome(placed, was.round(), state.rules());
            Outcome after = outcome(placed, right.round(), state.rules());
            if (isAward && !before.equals(after)) {
                return refuse(
                        PAYOUT_CORRECTED,
                        "With that card a Royal 9 award would have been different. A slip cannot correct a"
                                + " meter: the floor must rule on the round.");
            }
            if (!isAward && isPush(before) != isPush(after)) {
                return refuse(
                        PAYOUT_CORRECTED,
                        ("With that card the coupon at %s would have been settled differently. A slip"
                                        + " cannot correct a coupon: the floor must rule on the round.")
                                .formatted(placed.spot()));
            }
        }
        return Optional.empty();
    }

    private static Outcome outcome(Placed placed, Round round, TableRules rules) {
        return Outcome.of(placed.wager(), placed.spot(), round, rules);
    }

    private static boolean isPush(Outcome outcome) {
        return outcome instanceof Outcome.Pushes;
    }

    /// Money back to the tray comes first, because the tray may have to pay the rest.
    private static Optional<Refusal> settledAgain(
            Story story, Command.CorrectFace correct, Ended was, Ended right) {
        TableRules rules = story.state().rules();
        Map<BroughtBack.Key, Money> before = was.broughtBack(rules);
        var differences = new LinkedHashMap<BroughtBack.Key, Money>();
        right.broughtBack(rules)
                .forEach(
                        (key, money) ->
                                differences.put(
                                        key, money.minus(before.getOrDefault(key, Money.ZERO))));
        story.tell(
                new Event.FaceCorrected(
                        correct.round(),
                        correct.place(),
                        was.face(correct.place()).orElseThrow(),
                        correct.face(),
                        correct.reason()),
                PAYOUT_CORRECTED);
        for (boolean toThePatron : new boolean[] {false, true}) {
            for (var one : differences.entrySet()) {
                Money amount = toThePatron ? one.getValue() : Money.ZERO.minus(one.getValue());
                Optional<Refusal> refusal =
                        amount.isAboveZero()
                                ? Floor.corrected(
                                        story,
                                        new Command.CorrectPayout(
                                                correct.round(),
                                                one.getKey().spot(),
                                                one.getKey().wager(),
                                                amount,
                                                toThePatron,
                                                correct.reason()))
                                : Optional.empty();
                if (refusal.isPresent()) {
                    return refusal;
                }
            }
        }
        return Optional.empty();
    }

    static TableState apply(TableState state, Event.FaceCorrected corrected) {
        return state.with(state.stock().corrected(corrected.was(), corrected.face()))
                .with(state.correctable().with(corrected.place(), corrected.face()));
    }
}
