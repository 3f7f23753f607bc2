package baccarat.server.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cards.Card;
import baccarat.cards.ShoeOrder;
import baccarat.server.store.Store;
import baccarat.server.store.UnsyncedStore;
import baccarat.shoe.FacedCard;
import baccarat.table.Person;
import baccarat.table.Role;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Nobody learns a card before it is faced: with every role looking on, two cards that nobody has
/// seen are exchanged, and everything sent until one of them is seen is the same byte for byte.
class HiddenCardsTest {

    /// Nearly a whole shoe.
    private static final int ROUNDS = 60;

    private static final int REGULARS = 1;

    private static final List<String> EXAMPLES =
            List.of("ma-baccarat", "ma-midi", "ma-mini-everything", "wa-mini");

    private static final Pattern THIRTY_TWO_BYTES = Pattern.compile("\\b[0-9a-f]{64}\\b");

    @TempDir Path data;
    private int stores;

    /// What one run sent, when each place of the shoe was first seen by anybody, and what nobody
    /// may see.
    private record Run(
            List<String> sent,
            Map<Integer, Integer> firstSeen,
            List<FacedCard> proofs,
            String key,
            Set<String> triggers,
            int lifts) {}

    /// Two places of the dealt order change their cards; the published hashes stay as they are.
    private record Exchange(int one, int other) implements UnaryOperator<ShoeOrder> {

        @Override
        public ShoeOrder apply(ShoeOrder order) {
            var cards = new ArrayList<Card>(order.cards());
            Collections.swap(cards, one, other);
            return new ShoeOrder(cards);
        }
    }

    /// @param until so many texts are enough
    private Run run(String example, UnaryOperator<ShoeOrder> exchange, int until) {
        stores++;
        try (Store store = UnsyncedStore.open(data.resolve("run" + stores))) {
            var sent = new ArrayList<String>();
            var firstSeen = new HashMap<Integer, Integer>();
            var triggers = new HashSet<String>();
            DrivenTable table =
                    DrivenTable.open(
                            store,
                            example,
                            7,
                            REGULARS,
                            dealing -> new Watched(dealing, exchange, firstSeen, sent));
            var vera = new Squeezer(table);
            for (Role role : Role.values()) {
                Person person = role == Role.PATRON ? vera.person() : new Person(role, "a " + role);
                table.join(new Listener(person, sent));
            }
            table.join(new Listener(Person.patron("watcher"), sent));
            while (table.state().shoe().rounds() <= ROUNDS && sent.size() < until) {
                table.step();
                vera.act();
                triggers.add(table.table().hands().dealer().trigger().toString());
            }
            Watched dealt = (Watched) table.table().hands().shoes();
            return new Run(
                    List.copyOf(sent),
                    firstSeen,
                    dealt.allProofs(),
                    dealt.reveal().orElseThrow().key().hex(),
                    triggers,
                    vera.lifts());
        }
    }

    /// Follows which places of the shoe were asked a proof of, which is when somebody sees them.
    private static final class Watched extends SealedDealing {

        private final UnaryOperator<ShoeOrder> exchange;
        private final Map<Integer, Integer> firstSeen;
        private final List<String> sent;

        Watched(
                SealedDealing like,
                UnaryOperator<ShoeOrder> exchange,
                Map<Integer, Integer> firstSeen,
                List<String> sent) {
            super(like);
            this.exchange = exchange;
            this.firstSeen = firstSeen;
            this.sent = sent;
        }

        @Override
        public ShoeOrder order(long count, List<Card> cards) {
            return exchange.apply(super.order(count, cards));
        }

        @Override
        Optional<FacedCard> proof(int place) {
            firstSeen.putIfAbsent(place, sent.size());
            return super.proof(place);
        }

        List<FacedCard> allProofs() {
            var proofs = new ArrayList<FacedCard>();
            for (int place = 0; place < 416; place++) {
                super.proof(place).ifPresent(proofs::add);
            }
            return proofs;
        }
    }

    private static final class Listener implements Viewer {

        private final Person person;
        private final List<String> sent;

        Listener(Person person, List<String> sent) {
            this.person = person;
            this.sent = sent;
        }

        @Override
        public Person person() {
            return person;
        }

        @Override
        public void send(String frame) {
            sent.add(person + " " + frame);
        }
    }

    /// Cards that come early and cards that come late: with the late ones nearly every round of the
    /// shoe is compared.
    @Tag("slow")
    @Test
    void exchanging_two_cards_nobody_has_seen_changes_no_byte_sent_until_then() {
        var random = new Random(1);
        long rounds = 0;
        for (String example : EXAMPLES) {
            Run plain = run(example, order -> order, Integer.MAX_VALUE);
            nothingSecretIsSent(plain);
            for (int from : List.of(20, 250, 280, 290, 300, 310)) {
                int one = random.nextInt(from, from + 40);
                int other = random.nextInt(one + 1, 416);
                int until =
                        Math.min(
                                plain.firstSeen().getOrDefault(one, plain.sent().size()),
                                plain.firstSeen().getOrDefault(other, plain.sent().size()));

                List<String> sent = run(example, new Exchange(one, other), until).sent();

                assertTrue(until > 100, "nothing was sent before");
                assertEquals(plain.sent().subList(0, until), sent.subList(0, until));
                rounds +=
                        sent.subList(0, until).stream().filter(HiddenCardsTest::endsRound).count();
            }
        }
        assertTrue(rounds > 1_000, "few rounds were compared: " + rounds);
    }

    private static boolean endsRound(String sent) {
        return sent.startsWith("surveillance ") && sent.contains("\"event\":\"CardsCleared\"");
    }

    /// Of all that looks like 32 bytes nothing is the key, and a salt is there only once its card
    /// was seen.
    private static void nothingSecretIsSent(Run run) {
        var places = new HashMap<String, Integer>();
        run.proofs().forEach(card -> places.put(card.salt().hex(), card.place()));
        var told = new HashSet<String>();
        for (int i = 0; i < run.sent().size(); i++) {
            Matcher found = THIRTY_TWO_BYTES.matcher(run.sent().get(i));
            while (found.find()) {
                assertNotEquals(run.key(), found.group());
                Optional<Integer> place = Optional.ofNullable(places.get(found.group()));
                if (place.isPresent()) {
                    int first = run.firstSeen().getOrDefault(place.get(), Integer.MAX_VALUE);
                    assertTrue(first <= i, "place " + place.get() + " was not seen yet");
                    told.add(found.group());
                }
            }
            for (String trigger : run.triggers()) {
                assertFalse(
                        !trigger.equals("0.00")
                                && run.sent().get(i).contains("\"" + trigger + "\""),
                        run.sent().get(i));
            }
        }
        assertEquals(416, places.size());
        assertTrue(told.size() > 200, "few proofs were sent: " + told.size());
    }

    @Test
    void a_lifted_card_goes_to_its_patron_alone() {
        Run run = run("ma-midi", order -> order, 4_000);
        assertTrue(run.lifts() > 4, "nobody looked at a card");
        int told = 0;
        int peels = 0;
        for (String text : run.sent()) {
            assertFalse(text.contains("\"chain\""), text);
            JsonNode frame = JsonMapper.shared().readTree(text.substring(text.indexOf('{')));
            peels += frame.path("type").asString("").equals("peel") ? 1 : 0;
            for (JsonNode event : frame.path("events").values()) {
                if (event.path("event").asString("").equals("CardLifted")) {
                    boolean lifter = text.startsWith("patron vera ");
                    assertEquals(lifter, event.has("face"), text);
                    assertEquals(lifter, event.has("proofs"), text);
                    told++;
                }
            }
        }
        assertTrue(told > 10, "nobody was told of a lifted card");
        assertTrue(peels > 10, "nobody saw a card move");
    }
}
