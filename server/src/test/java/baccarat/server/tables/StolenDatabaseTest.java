package baccarat.server.tables;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cards.Card;
import baccarat.cards.Decks;
import baccarat.server.Limits;
import baccarat.server.Stolen;
import baccarat.server.people.Passwords;
import baccarat.server.people.People;
import baccarat.server.people.Post;
import baccarat.server.people.Proof;
import baccarat.server.people.Sessions;
import baccarat.server.store.Store;
import baccarat.server.store.Stores;
import baccarat.shoe.FacedCard;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The files of a casino in the middle of a shoe, without its key, say nothing about a card that is
/// not dealt and nothing that signs anybody in.
class StolenDatabaseTest {

    private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");
    private static final int ROUNDS = 8;

    /// So many cards one after the other are no coincidence.
    private static final int IN_A_ROW = 8;

    @TempDir Path data;

    private String stolen() throws IOException {
        return new String(Stolen.bytes(data), ISO_8859_1);
    }

    /// A row of cards in every way that anything here writes cards.
    private static List<String> written(List<Card> cards) {
        List<Card> deck = Decks.one().toList();
        List<Integer> codes = cards.stream().map(deck::indexOf).toList();
        var bytes = new byte[codes.size()];
        IntStream.range(0, bytes.length).forEach(i -> bytes[i] = codes.get(i).byteValue());
        var ways = new ArrayList<String>();
        for (String between : List.of("", " ", ",", ", ", "\",\"")) {
            ways.add(cards.stream().map(Card::toString).collect(Collectors.joining(between)));
            ways.add(codes.stream().map(String::valueOf).collect(Collectors.joining(between)));
        }
        ways.add(new String(bytes, ISO_8859_1));
        ways.addAll(bytesWritten(bytes));
        return ways;
    }

    private static List<String> bytesWritten(byte[] bytes) {
        // Whatever stands before, one in three rows begins where base64 begins a group of four.
        byte[] thirds = Arrays.copyOf(bytes, bytes.length / 3 * 3);
        return List.of(
                HexFormat.of().formatHex(bytes),
                HexFormat.of().withUpperCase().formatHex(bytes),
                Base64.getEncoder().encodeToString(thirds),
                Base64.getUrlEncoder().withoutPadding().encodeToString(thirds));
    }

    /// The rows of cards that are somewhere in the text.
    private static long rowsFound(String text, List<Card> order) {
        return IntStream.range(0, order.size() / IN_A_ROW)
                .map(row -> IN_A_ROW * row)
                .mapToObj(from -> order.subList(from, from + IN_A_ROW))
                .filter(row -> written(row).stream().anyMatch(text::contains))
                .count();
    }

    private static boolean hasSecret(String text, String hex) {
        byte[] raw = HexFormat.of().parseHex(hex);
        return text.contains(new String(raw, ISO_8859_1))
                || bytesWritten(raw).stream().anyMatch(text::contains);
    }

    private static void play(DrivenTable table, Squeezer vera, int rounds) {
        while (table.state().shoe().rounds() <= rounds) {
            table.step();
            vera.act();
        }
    }

    private static List<FacedCard> proofs(SealedDealing dealing) {
        return IntStream.range(0, 416).mapToObj(dealing::proof).flatMap(Optional::stream).toList();
    }

    @Tag("slow")
    @Test
    void no_card_that_is_not_dealt_no_salt_no_key_and_no_trigger_is_in_it() throws IOException {
        try (Store store = Stores.open("sqlite", data)) {
            DrivenTable table = DrivenTable.open(store, "ma-mini-everything", 7, 3);
            var vera = new Squeezer(table);
            play(table, vera, ROUNDS);
            SealedDealing dealing = table.table().hands().shoes();
            List<Card> dealt = dealing.order(1, List.of()).cards();
            var secret = dealing.reveal().orElseThrow();
            List<FacedCard> proofs = proofs(dealing);
            int shown = dealt.size() - table.state().stock().shoe();

            String stolen = stolen();

            assertTrue(stolen.contains("CardsCleared"), "there is something in it");
            assertEquals(0, rowsFound(stolen, secret.order()), "the order that was sealed");
            assertEquals(0, rowsFound(stolen, dealt.subList(shown, dealt.size())), "what comes");
            assertFalse(hasSecret(stolen, secret.key().hex()), "the key of the salts");
            assertFalse(hasSecret(stolen, "7".repeat(64)), "the master key");
            assertEquals(416, proofs.size());
            proofs.forEach(proof -> assertFalse(hasSecret(stolen, proof.salt().hex()), "a salt"));
            assertFalse(
                    stolen.contains(table.table().hands().dealer().trigger().toString()),
                    "the trigger of Must Hit");

            while (table.state().shoe().number() == 1) {
                table.step();
                vera.act();
            }
            String over = stolen();
            assertEquals(
                    416 / IN_A_ROW,
                    rowsFound(over, secret.order()),
                    "a shoe that is over is in the log, and this search finds it");
            assertTrue(hasSecret(over, secret.key().hex()), "and its key");
        }
    }

    @Test
    void passwords_are_hashes_and_tokens_too() throws IOException {
        String password = "correct horse battery";
        String token;
        try (Store store = Stores.open("sqlite", data)) {
            var people =
                    new People(
                            store,
                            new Passwords(Limits.USUAL.passwords(), Passwords.Cost.USUAL),
                            () -> NOON);
            var anna = (People.Outcome.Done) people.register("anna", password, Post.DEALER, "test");
            people.signIn(
                    "anna",
                    new Proof.Password(password + "?"),
                    new People.Origin("::1", Optional.empty()));
            String device = people.remember(anna.member(), Optional.empty());
            token = new Sessions(store, () -> NOON).begin(anna.member()).orElseThrow();

            String stolen = stolen();

            assertTrue(stolen.contains("$argon2id$v=19$m=19456,t=2,p=1$"), "a hash is there");
            assertFalse(stolen.contains("correct horse"), "the password is there");
            assertFalse(
                    hasSecret(stolen, HexFormat.of().formatHex(password.getBytes(ISO_8859_1))),
                    "the password is there in another form");
            assertFalse(stolen.contains(token), "a token is there");
            assertFalse(stolen.contains(device), "a browser's token is there");
            List<String> kept =
                    store.read(
                            handle ->
                                    handle.createQuery("SELECT password FROM person")
                                            .mapTo(String.class)
                                            .list());
            assertTrue(
                    kept.stream()
                            .allMatch(
                                    it ->
                                            it.matches(
                                                    "\\$argon2id\\$v=19\\$m=19456,t=2,p=1\\$[A-Za-z0-9+/]{22}\\$[A-Za-z0-9+/]{43}")),
                    kept::toString);
        }
    }
}
