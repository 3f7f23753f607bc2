package baccarat.server;

import baccarat.cards.Card;
import baccarat.cards.Decks;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/// A shoe of real cards in a dealer's hands. The dealer does what the table says is due, and enters
/// what is on the cards.
public final class RealShoe {

    private static final int BEHIND_THE_COVER_CARD = 14;

    private final Deque<Card> shoe;
    private final Map<String, Card> laid = new HashMap<>();
    private Optional<Card> kept = Optional.empty();

    public RealShoe(int decks, long seed) {
        var cards = new ArrayList<>(Decks.of(decks));
        Collections.shuffle(cards, new Random(seed));
        shoe = new ArrayDeque<>(cards);
    }

    public int left() {
        return shoe.size();
    }

    private Card take() {
        return shoe.removeFirst();
    }

    /// Draws a card too many, which opens the next hand.
    public Card keep() {
        Card card = take();
        kept = Optional.of(card);
        return card;
    }

    /// The command for a step of the table, without which it does not go on.
    public String command(JsonNode step, JsonNode view) {
        String name = step.path("command").asString();
        String about = step.path("about").asString("");
        return switch (name) {
            case "Confirm" -> with(name, "duty", about);
            case "MakeCall" -> with(name, "call", about);
            case "ApplyRemedy" -> with(name, "remedy", about);
            case "CutCards" -> "{'command':'CutCards','depth':200}";
            case "PlaceCoverCard" ->
                    "{'command':'PlaceCoverCard','behind':%d}".formatted(BEHIND_THE_COVER_CARD);
            case "BurnFirst" -> burnFirst();
            case "BurnRest" -> "{'command':'BurnRest','shown':[%s]}".formatted(burned());
            case "Draw" -> draw(about, step.path("faces").asInt() > 0);
            case "Turn" ->
                    "{'command':'Turn','side':'%s','faces':[%s]}"
                            .formatted(about, down(about, view));
            case "PaySpot", "PayAward", "SettleHouseMoney", "CollectVigorish" ->
                    with(name, "spot", about);
            default -> "{'command':'%s'}".formatted(name);
        };
    }

    private static String with(String name, String key, String value) {
        return "{'command':'%s','%s':'%s'}".formatted(name, key, value);
    }

    public String noMoreBets() {
        kept.ifPresent(card -> laid.put("PLAYER_FIRST", card));
        kept = Optional.empty();
        return with("MakeCall", "call", "NO_MORE_BETS");
    }

    private String burnFirst() {
        Card first = take();
        laid.put("burned", first);
        return with("BurnFirst", "card", first.toString());
    }

    private String burned() {
        int count = Objects.requireNonNull(laid.remove("burned")).rank().burnCount();
        var burned = new ArrayList<Card>();
        for (int i = 0; i < count; i++) {
            burned.add(take());
        }
        return quoted(burned);
    }

    private String draw(String place, boolean faceUp) {
        Card card = take();
        laid.put(place, card);
        return faceUp
                ? "{'command':'Draw','place':'%s','face':'%s'}".formatted(place, card)
                : with("Draw", "place", place);
    }

    private String down(String side, JsonNode view) {
        return quoted(
                view.path("cards").path("laid").values().stream()
                        .filter(card -> card.path("place").asString().startsWith(side))
                        .filter(card -> !card.path("seen").asString().equals("UP"))
                        .map(
                                card ->
                                        Objects.requireNonNull(
                                                laid.get(card.path("place").asString())))
                        .toList());
    }

    private static String quoted(List<Card> cards) {
        return cards.stream().map(card -> "'" + card + "'").collect(Collectors.joining(","));
    }
}
