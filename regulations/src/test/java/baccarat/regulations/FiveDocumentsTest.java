package baccarat.regulations;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.rules.CardRules.Shuffle;
import baccarat.rules.Procedures;
import baccarat.rules.Provision;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Every value, citation and clause of the five documents, compared with a table and digests that
/// were made before the documents became folders of data.
class FiveDocumentsTest {

    private final List<String> lines = new ArrayList<>();
    private String id = "";

    @Test
    void every_option_has_the_value_it_had() throws IOException {
        Regulations.shipped().all().forEach(this::write);

        assertEquals(golden(), String.join("\n", lines) + "\n");
    }

    private static String golden() throws IOException {
        try (InputStream in = FiveDocumentsTest.class.getResourceAsStream("five-documents.txt")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    ma-baccarat     | bd1ded0df8e454bfe1381efafc580933d69c3b736eb1f48faa550d4782e26509 | 4e013b0b86dd75709127854a0e6641e728d862c33ffd75e29e773b511339e253
                    ma-midi         | b791a7d7c4e3a7e1f3616d9ac14ae8544997fc155c15d49e6a3ed29aff94797e | 3e823c0b7d4a8a88ee4344e37a293464b5759644871d4a6be54cd005f2b31555
                    ma-mini         | 1a96d67e64c92d0e03d106804d062a48ff68ebf2bc1a705944d28e25ba35e880 | 42365aa991276e75b54a18c2d36e694df353eff531cefdd9fe4b0858caddbeca
                    ma-mini-earlier | 590ce0334f11591574b092d3c561137fc1024382c30385ce3cb96a1a954a4725 | ed5e7b4ef358d0c8e7f11901c93736f35576c37cba90016e9fc473438ad25c48
                    wa-mini         | 601437f1884f5397cb6c04677726aa26e7e7090650a7f9afaa9702ea1269638a | a32cb9668930873d97a80a8b189887d6d61b2dfd745478832c8c35230e06d6a7
                    """)
    void every_citation_and_clause_is_what_it_was(String document, String citations, String clauses)
            throws NoSuchAlgorithmException {
        Regulation regulation = Regulations.shipped().of(document).orElseThrow();
        String cited =
                regulation.provisions().stream()
                        .sorted(Comparator.comparing(Provision::name))
                        .map(one -> one.name() + " " + String.join(" ; ", regulation.paths(one)))
                        .map(line -> line + "\n")
                        .collect(joining());
        String written =
                regulation.clauses().stream().map(FiveDocumentsTest::text).collect(joining());

        assertEquals(citations, sha256(cited), cited);
        assertEquals(clauses, sha256(written), written);
    }

    private static String text(Clause clause) {
        String own =
                "%s | %s | %s | %s\n"
                        .formatted(
                                clause.path(),
                                clause.kind(),
                                clause.gist(),
                                clause.reason().orElse(""));
        String parts =
                clause.parts().stream()
                        .map(p -> "# %s | %s | %s\n".formatted(p.name(), p.kind(), p.gist()))
                        .collect(joining());
        String words =
                clause.notCovered().stream()
                        .map(n -> "! %s | %s\n".formatted(n.words(), n.because()))
                        .collect(joining());
        return own + parts + words;
    }

    private static String sha256(String text) throws NoSuchAlgorithmException {
        byte[] digest =
                MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().formatHex(digest);
    }

    private void write(Regulation regulation) {
        id = regulation.id();
        line("title", regulation.title());
        Permits permits = regulation.permits();
        cards(permits.cards());
        table(permits.table());
        vigorish(permits.vigorish());
        wagers(permits.wagers());
        procedures(permits.procedures(), permits.table());
    }

    private void line(String option, Object value) {
        lines.add("%s | %s | %s".formatted(id, option, value));
    }

    private static String choice(Choice<?> choice) {
        return "%s unsaid %s because %s"
                .formatted(
                        choice.allowed().stream().map(Written::word).collect(joining(",")),
                        choice.unsaid().map(Written::word).orElse("-"),
                        choice.because().name());
    }

    private static String orNone(Optional<?> value) {
        return value.map(Object::toString).orElse("-");
    }

    private void cards(Permits.OfCards cards) {
        for (Shuffle shuffle : Shuffle.values()) {
            Optional<Permits.DeckPermit> permit = Optional.ofNullable(cards.decks().get(shuffle));
            Optional<String> procedure =
                    Optional.ofNullable(cards.submittedProcedure().get(shuffle))
                            .map(Provision::name);
            line(
                    "cards." + Written.word(shuffle),
                    orNone(
                            permit.map(
                                    p ->
                                            "%s in %d because %s %s procedure %s"
                                                    .formatted(
                                                            p.decks(),
                                                            p.batches(),
                                                            p.tooFew().name(),
                                                            p.tooMany().name(),
                                                            orNone(procedure)))));
        }
        line("cards.other-shuffles", cards.noOtherShuffle().name());
        line("cards.lacing", choice(cards.laced()));
        line("cards.reshuffle", choice(cards.reshuffled()));
        line("cards.reshuffle-after-lacing", cards.reshuffledAfterLacing());
    }

    private void table(Permits.OfTheTable table) {
        line("table.seats", table.seats());
        line("table.cut", choice(table.cut()));
        line("table.recut-by", choice(table.recutBy()));
        line("table.burn-shown", choice(table.burnShown()));
        line("table.turned-by", choice(table.turnedBy()));
        line("table.free-hands", Written.word(table.freeHands()));
        line("table.gallery", table.gallery());
        line("table.disclosed-card", orNone(table.disclosedCard().map(FiveDocumentsTest::choice)));
        line("house documents", table.houseStates().size() == Permits.HouseStates.values().length);
    }

    private void vigorish(Permits.OfVigorish vigorish) {
        line("vigorish.rate", vigorish.rate());
        line("vigorish.rounding", choice(vigorish.rounding()));
        line("vigorish.collected", choice(vigorish.collected()));
        line("vigorish.must-be-stated", vigorish.mustBeStated());
        line("no ez", orNone(vigorish.noEz().map(Provision::name)));
    }

    private void wagers(Permits.OfWagers wagers) {
        line("wagers.side", wagers.side().stream().sorted().toList());
        line(
                "wagers.royal-9",
                orNone(
                        wagers.royal9()
                                .map(
                                        permit ->
                                                "%s decks %s seats %s wager %s"
                                                        .formatted(
                                                                Written.word(permit.form()),
                                                                permit.decks().stream()
                                                                        .sorted()
                                                                        .toList(),
                                                                orNone(permit.seats()),
                                                                permit.wager()))));
    }

    private void procedures(Procedures procedures, Permits.OfTheTable table) {
        line("curator", procedures.hands().curator());
        line("option for the pit", procedures.shuffle().optionForThePit());
        line("reshuffle notice", orNone(procedures.shuffle().reshuffleNotice()));
        line("manual shuffle", Written.word(procedures.shuffle().byHand()));
        line("feathered", procedures.shuffle().feathered());
        line("cut offer", Written.word(procedures.cut().offer()));
        line("cut depth", procedures.cut().depth());
        line("cover card", table.coverCard());
        line("recut ordered by", Written.word(procedures.cut().recutOrderedBy()));
        line("recut until", Written.word(procedures.cut().recutUntil()));
        line("end of shoe", Written.word(procedures.decks().endOfShoe()));
        line("decks changed within", orNone(procedures.decks().changedWithin()));
        line("idle spread", procedures.decks().idleSpread());
        line("third cards face down", procedures.hands().thirdCardsFaceDown());
        line("third cards instructed", procedures.hands().thirdCardsInstructed());
        line("wagers close", Written.word(procedures.wagers().close()));
        line("both hands", procedures.wagers().bothHands());
        line("areas a patron", procedures.wagers().areas());
        line("match play", procedures.wagers().matchPlay());
        line("vigorish order", Written.word(procedures.wagers().vigorishOrder()));
        line("spread", Written.word(procedures.laying().spread()));
        line("first look", Written.word(procedures.laying().firstLook()));
        line("cover cards", Written.word(procedures.laying().coverCards()));
    }
}
