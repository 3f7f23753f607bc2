package baccarat.web;

import baccarat.cards.Card;
import baccarat.cards.Rank;
import baccarat.rules.Hand;
import baccarat.rules.Round;
import baccarat.rules.Side;
import baccarat.table.Call;
import baccarat.table.Event;
import baccarat.table.Place;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// What the line under the hands has to say, from the events of the record alone: what was called,
/// which cards were dealt, and their faces.
final class CalledLines {

    private final boolean isEz;
    private final Map<Place, Optional<Card>> laid = new EnumMap<>(Place.class);
    private final List<Call> calls = new ArrayList<>();

    CalledLines(boolean isEz) {
        this.isEz = isEz;
    }

    void follow(Event event) {
        if (event instanceof Event.RoundBegun) {
            laid.clear();
            calls.clear();
        } else if (event instanceof Event.Called(Call call, _)) {
            calls.add(call);
        } else if (event instanceof Event.CardDealt(Place place, var face, _)) {
            laid.put(place, face);
        } else if (event instanceof Event.HandTurned(Side side, var faces)) {
            turned(side, new ArrayList<>(faces));
        }
    }

    private void turned(Side side, List<Card> faces) {
        for (Place place : Place.values()) {
            if (place.side() == side && laid.containsKey(place) && laid.get(place).isEmpty()) {
                laid.put(place, Optional.of(faces.removeFirst()));
            }
        }
    }

    /// @param dealsNext the card that the record has next in this round, if it has one
    String line(Optional<Place> dealsNext) {
        if (calls.contains(Call.RESULT)) {
            return result();
        }
        for (Side side : List.of(Side.BANKER, Side.PLAYER)) {
            Optional<String> third = third(side, dealsNext);
            if (third.isPresent()) {
                return third.get();
            }
        }
        if (calls.contains(Call.BANKER_COUNT)) {
            return "Player shows %d, Banker shows %d"
                    .formatted(count(Side.PLAYER), count(Side.BANKER));
        }
        return calls.contains(Call.PLAYER_COUNT)
                ? "Player shows " + count(Side.PLAYER)
                : "No more bets";
    }

    private Optional<String> third(Side side, Optional<Place> dealsNext) {
        Place place = side == Side.PLAYER ? Place.PLAYER_THIRD : Place.BANKER_THIRD;
        Call call = side == Side.PLAYER ? Call.PLAYER_THIRD_CARD : Call.BANKER_THIRD_CARD;
        boolean isCalled = calls.contains(call);
        if (laid.containsKey(place)) {
            return Optional.of(
                    laid.get(place)
                            .map(card -> shows(side, card))
                            .orElse(name(side) + " draws a third card"));
        }
        if (isCalled && dealsNext.equals(Optional.of(place))) {
            return Optional.of(name(side) + " draws a third card");
        }
        return isCalled ? Optional.of(name(side) + " stands") : Optional.empty();
    }

    private String shows(Side side, Card card) {
        String line = "%s’s third card: %s".formatted(name(side), rank(card.rank()));
        return calls.contains(side == Side.PLAYER ? Call.PLAYER_COUNT : Call.BANKER_COUNT)
                ? "%s — %s has %d".formatted(line, name(side), count(side))
                : line;
    }

    private String result() {
        var round = new Round(new Hand(cards(Side.PLAYER)), new Hand(cards(Side.BANKER)));
        int player = count(Side.PLAYER);
        int banker = count(Side.BANKER);
        if (player == banker) {
            return "Tie, %d all".formatted(player);
        }
        Side won = player > banker ? Side.PLAYER : Side.BANKER;
        int more = Math.max(player, banker);
        String line = "%s wins, %d over %d".formatted(name(won), more, Math.min(player, banker));
        if (isEz && round.isDragon7()) {
            return "Dragon 7 — " + line;
        }
        if (isEz && round.isPanda8()) {
            return "Panda 8 — " + line;
        }
        return more >= 8 && cards(won).size() == 2 ? "Natural %d — %s".formatted(more, line) : line;
    }

    private List<Card> cards(Side side) {
        return laid.entrySet().stream()
                .filter(one -> one.getKey().side() == side)
                .flatMap(one -> one.getValue().stream())
                .toList();
    }

    private int count(Side side) {
        return cards(side).stream().mapToInt(card -> card.rank().pointValue()).sum() % 10;
    }

    private static String name(Side side) {
        return side == Side.PLAYER ? "Player" : "Banker";
    }

    private static String rank(Rank rank) {
        return rank.name().toLowerCase(Locale.ROOT);
    }
}
