package baccarat.server.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cards.Card;
import baccarat.cards.ShoeOrder;
import baccarat.server.store.Store;
import baccarat.server.store.Stores;
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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Nobody learns a card before it is faced: with every role looking on, two cards that nobody has
/// seen are exchanged, and everything sent until one of them is seen is the same byte for byte.
class HiddenCardsTest {

    private static final int ROUNDS = 12;
    private static final int EXCHANGES = 6;

    @TempDir Path data;
    private int stores;

    /// What one run sent, and when each place of the shoe was first seen by anybody.
    private record Run(
            List<String> sent,
            Map<Integer, Integer> firstSeen,
            List<FacedCard> proofs,
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

    private Run run(String example, UnaryOperator<ShoeOrder> exchange) {
        stores++;
        try (Store store = Stores.open("sqlite", data.resolve("run" + stores))) {
            var sent = new ArrayList<String>();
            var firstSeen = new HashMap<Integer, Integer>();
            DrivenTable table =
                    DrivenTable.open(
                            store,
                            example,
                            7,
                            3,
                            dealing -> new Watched(dealing, exchange, firstSeen, sent));
            var vera = new Squeezer(table);
            for (Role role : Role.values()) {
                Person person = role == Role.PATRON ? vera.person() : new Person(role, "a " + role);
                table.join(new Listener(person, sent));
            }
            table.join(new Listener(Person.patron("watcher"), sent));
            while (table.state().shoe().rounds() <= ROUNDS) {
                table.step();
                vera.act();
            }
            Watched dealt = (Watched) table.table().hands().shoes();
            return new Run(List.copyOf(sent), firstSeen, dealt.allProofs(), vera.lifts());
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

    @ParameterizedTest
    @ValueSource(strings = {"ma-baccarat", "ma-midi", "ma-mini", "wa-mini"})
    void exchanging_two_cards_nobody_has_seen_changes_no_byte_sent_until_then(String example) {
        Run plain = run(example, order -> order);
        var random = new Random(1);
        for (int i = 0; i < EXCHANGES; i++) {
            int one = random.nextInt(20, 70);
            int other = random.nextInt(one + 1, 416);
            int until =
                    Math.min(
                            plain.firstSeen().getOrDefault(one, plain.sent().size()),
                            plain.firstSeen().getOrDefault(other, plain.sent().size()));

            List<String> sent = run(example, new Exchange(one, other)).sent();

            assertTrue(until > 100, "nothing was sent before");
            assertEquals(plain.sent().subList(0, until), sent.subList(0, until));
        }
    }

    @Test
    void no_salt_is_sent_before_its_card_is_faced_and_a_lifted_card_goes_to_its_patron_alone() {
        Run run = run("ma-midi", order -> order);
        assertTrue(run.lifts() > 4, "nobody looked at a card");
        Set<String> faced = new HashSet<>();
        for (FacedCard card : run.proofs()) {
            String salt = card.salt().hex();
            int first = run.firstSeen().getOrDefault(card.place(), Integer.MAX_VALUE);
            for (int i = 0; i < run.sent().size(); i++) {
                if (run.sent().get(i).contains(salt)) {
                    assertTrue(first <= i, "place " + card.place() + " was not seen yet");
                    faced.add(salt);
                }
            }
        }
        assertTrue(faced.size() > 40, "few proofs were sent");
        int told = 0;
        for (String text : run.sent()) {
            assertFalse(text.contains("\"chain\""), text);
            JsonNode frame = JsonMapper.shared().readTree(text.substring(text.indexOf('{')));
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
    }
}
