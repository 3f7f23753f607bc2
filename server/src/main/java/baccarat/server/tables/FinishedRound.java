package baccarat.server.tables;

import static java.util.stream.Collectors.joining;

import baccarat.cards.Card;
import baccarat.rules.Round;
import baccarat.rules.Side;
import baccarat.server.store.Rounds;
import baccarat.server.views.Results;
import baccarat.table.Laid;
import baccarat.table.Play;
import baccarat.table.Roster;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// A finished round, for the list of rounds and the roads.
///
/// @param patrons the patrons who had a wager
/// @param dealer who dealt it, unless the only thing done since a restart was to void it
record FinishedRound(
        int number,
        int shoe,
        long firstEvent,
        long lastEvent,
        Instant at,
        List<Card> player,
        List<Card> banker,
        Optional<Round> result,
        List<String> patrons,
        Optional<String> dealer) {

    static FinishedRound of(
            Play play,
            int shoe,
            Roster roster,
            long first,
            long last,
            Instant at,
            boolean isVoid,
            Optional<String> dealer) {
        return new FinishedRound(
                play.number(),
                shoe,
                first,
                last,
                at,
                cards(play, Side.PLAYER),
                cards(play, Side.BANKER),
                isVoid ? Optional.empty() : Optional.of(play.round()),
                play.placed().stream()
                        .flatMap(placed -> roster.at(placed.spot()).stream())
                        .map(patron -> patron.name())
                        .distinct()
                        .toList(),
                dealer);
    }

    private static List<Card> cards(Play play, Side side) {
        return play.laid().stream()
                .filter(card -> card.place().side() == side)
                .filter(card -> card.seen() == Laid.Seen.UP)
                .flatMap(card -> card.face().stream())
                .toList();
    }

    Rounds.StoredRound stored(String log) {
        return new Rounds.StoredRound(
                log,
                number,
                shoe,
                firstEvent,
                lastEvent,
                at,
                outcome(),
                written(player),
                written(banker),
                result.isEmpty(),
                dealer);
    }

    String outcome() {
        return result.map(Results::outcome).orElse("void");
    }

    private static String written(List<Card> cards) {
        return cards.stream().map(Card::toString).collect(joining(" "));
    }
}
