package baccarat.regulations;

import static java.util.stream.Collectors.joining;

import baccarat.regulations.Permits.DeckPermit;
import baccarat.regulations.Permits.OfCards;
import baccarat.rules.CardRules;
import baccarat.rules.CardRules.Shuffle;
import baccarat.rules.Equipment;
import baccarat.rules.Procedures;
import baccarat.rules.Provision;
import baccarat.rules.Shuffling;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/// The section `cards` of a submission.
final class CardsReview {

    /// In minutes, up to a day (reading 45).
    static final Range IDLE_AFTER = new Range(1, 24 * 60);

    private CardsReview() {}

    static Optional<CardRules> of(Form form, OfCards permits, Procedures procedures) {
        Optional<Shuffle> shuffle = shuffle(form, permits);
        Optional<Integer> decks =
                form.required("decks", form.whole("decks"), "a whole number, as in 8");
        Optional<Integer> batchesSaid = form.whole("batches");
        Optional<DeckPermit> permit = shuffle.map(permits.decks()::get);
        decks.ifPresent(
                number ->
                        checkDecks(
                                form,
                                number,
                                shuffle.map(way -> "with shuffle: " + Written.word(way) + " "),
                                permit.orElseGet(() -> nearest(number, permits))));
        permit.ifPresent(p -> batchesSaid.ifPresent(number -> checkBatches(form, number, p)));
        Optional<Boolean> lacing = form.yesOrNo("lacing");
        boolean laced = laced(form, lacing, permits, shuffle);
        boolean unknown = form.has("lacing") && lacing.isEmpty();
        Optional<Boolean> reshuffled = reshuffled(form, permits, laced || unknown);
        checkProcedure(form, permits, shuffle);
        checkApproval(form, shuffle);
        checkContinuous(form, shuffle, laced, reshuffled);
        Duration changeLead = changeLead(form, procedures);
        CardRules.Idle idle = idle(form, procedures);
        form.close();
        if (permit.isEmpty() || decks.isEmpty() || decks.get() % permit.get().batches() != 0) {
            return Optional.empty();
        }
        return Optional.of(
                new CardRules(
                        decks.get(),
                        permit.get().batches(),
                        shuffle.orElseThrow(),
                        laced,
                        reshuffled.orElse(false),
                        changeLead,
                        idle,
                        form.text("procedure")));
    }

    /// How long a table waits for a wager before its cards are spread, and whether a machine's
    /// batch has a procedure on file. The first edition asked for none.
    private static CardRules.Idle idle(Form form, Procedures procedures) {
        boolean filed = form.has("procedure") || !form.isJudgedBy(Edition.SECOND);
        Optional<Integer> minutes = form.whole("idle-after");
        if (!procedures.decks().idleSpread()) {
            if (form.has("idle-after")) {
                form.object(
                        Shuffling.IDLE_CARDS_SPREAD,
                        "this game does not spread the cards of an idle table; leave idle-after out",
                        "idle-after");
            }
            return CardRules.Idle.USUAL;
        }
        minutes.filter(number -> !IDLE_AFTER.holds(number))
                .ifPresent(
                        number ->
                                form.object(
                                        Shuffling.IDLE_CARDS_SPREAD,
                                        "idle after %d minutes; it is %s, as in 15"
                                                .formatted(number, IDLE_AFTER),
                                        "idle-after"));
        return new CardRules.Idle(
                minutes.map(Duration::ofMinutes).orElse(CardRules.Idle.USUAL.after()), filed);
    }

    private static Optional<Shuffle> shuffle(Form form, OfCards permits) {
        String acceptable =
                Arrays.stream(Shuffle.values())
                        .filter(permits.decks()::containsKey)
                        .map(Written::word)
                        .collect(joining(", "));
        Optional<Shuffle> said =
                form.required(
                        "shuffle", form.oneOf("shuffle", Shuffle.class), "one of " + acceptable);
        if (said.isPresent() && !permits.decks().containsKey(said.get())) {
            form.object(
                    permits.noOtherShuffle(),
                    "shuffle cannot be %s here (acceptable: %s)"
                            .formatted(Written.word(said.get()), acceptable),
                    "shuffle");
            return Optional.empty();
        }
        return said;
    }

    private static void checkDecks(Form form, int decks, Optional<String> way, DeckPermit permit) {
        if (!permit.decks().holds(decks)) {
            Provision because = decks < permit.decks().from() ? permit.tooFew() : permit.tooMany();
            form.object(
                    because,
                    "%d decks; %sthe game takes %s"
                            .formatted(decks, way.orElse(""), permit.acceptable()),
                    "decks");
        } else if (decks % permit.batches() != 0) {
            form.object(
                    Equipment.TWO_EQUAL_BATCHES,
                    "%d decks do not make two equal batches; the game takes %s"
                            .formatted(decks, permit.acceptable()),
                    "decks");
        }
    }

    /// A permit for this number of decks, if one exists, so that a wrong way of shuffling does not
    /// hide a wrong number.
    private static DeckPermit nearest(int decks, OfCards permits) {
        return permits.decks().values().stream()
                .filter(permit -> permit.decks().holds(decks))
                .findFirst()
                .orElseGet(() -> Objects.requireNonNull(permits.decks().get(Shuffle.MANUAL)));
    }

    private static void checkBatches(Form form, int batches, DeckPermit permit) {
        if (batches != permit.batches()) {
            Provision because =
                    permit.batches() == 2 ? Equipment.TWO_EQUAL_BATCHES : Equipment.MACHINE_DECKS;
            form.object(
                    because,
                    "%d batches; this way of shuffling takes %d"
                            .formatted(batches, permit.batches()),
                    "batches");
        }
    }

    /// Lacing is a step of the manual shuffle. After a machine it is a step only if the document
    /// always has it (reading 51) or the submission says so.
    private static boolean laced(
            Form form, Optional<Boolean> said, OfCards permits, Optional<Shuffle> shuffle) {
        boolean always =
                shuffle.equals(Optional.of(Shuffle.MACHINE))
                        && permits.laced().allowed().equals(List.of(true))
                        && form.isJudgedBy(Edition.SECOND);
        boolean manual = shuffle.equals(Optional.of(Shuffle.MANUAL));
        if (manual && !form.has("lacing") && permits.laced().unsaid().isEmpty()) {
            form.object(
                    permits.laced().because(),
                    "lacing must be stated: true for one dealer who shuffles and laces, or false for"
                            + " three dealers who wash and shuffle in turn",
                    "lacing");
            return false;
        }
        if (manual || always || said.equals(Optional.of(true))) {
            return form.choose("lacing", said, permits.laced()).orElse(false);
        }
        return false;
    }

    private static Optional<Boolean> reshuffled(Form form, OfCards permits, boolean laced) {
        Optional<Boolean> reshuffled =
                form.choose("reshuffle", form.yesOrNo("reshuffle"), permits.reshuffled());
        if (reshuffled.orElse(false) && permits.reshuffledAfterLacing() && !laced) {
            form.object(
                    Shuffling.RESHUFFLE_OPTION,
                    "reshuffle comes after lacing; set lacing: true or leave reshuffle out",
                    "reshuffle");
        }
        return reshuffled;
    }

    private static void checkProcedure(Form form, OfCards permits, Optional<Shuffle> shuffle) {
        form.text("procedure");
        if (form.has("procedure")
                && shuffle.equals(Optional.of(Shuffle.MANUAL))
                && form.isJudgedBy(Edition.SECOND)) {
            form.object(
                    "procedure with shuffle: manual; it is for a machine, preshuffled cards or a continuous shuffler, so leave it out",
                    "procedure");
        }
        shuffle.map(permits.submittedProcedure()::get)
                .filter(_ -> !form.has("procedure"))
                .ifPresent(
                        because ->
                                form.object(
                                        because,
                                        "procedure must be stated for shuffle: "
                                                + Written.word(shuffle.orElseThrow()),
                                        "procedure"));
    }

    /// The document requires approval of device and procedure; the record states the date.
    private static void checkApproval(Form form, Optional<Shuffle> shuffle) {
        form.day("approval");
        boolean continuous = shuffle.equals(Optional.of(Shuffle.CONTINUOUS));
        if (continuous && !form.has("approval") && form.isJudgedBy(Edition.THIRD)) {
            form.object(
                    Equipment.CONTINUOUS_SHUFFLER,
                    "approval must be stated for shuffle: continuous: the day on which the Commission"
                            + " approved the device and its procedure, as in 2026-03-02",
                    "approval");
        }
        if (shuffle.isPresent() && !continuous && form.has("approval")) {
            form.object(
                    "approval with shuffle: %s; only a continuous shuffler has one, so leave it out"
                            .formatted(Written.word(shuffle.get())),
                    "approval");
        }
    }

    /// A continuous shuffler takes the place of the shuffle, so that nothing is laced or shuffled
    /// again (reading 32).
    private static void checkContinuous(
            Form form, Optional<Shuffle> shuffle, boolean laced, Optional<Boolean> reshuffled) {
        if (!shuffle.equals(Optional.of(Shuffle.CONTINUOUS)) || !form.isJudgedBy(Edition.THIRD)) {
            return;
        }
        if (laced) {
            cannotBeInForce(form, "lacing");
        }
        if (reshuffled.orElse(false)) {
            cannotBeInForce(form, "reshuffle");
        }
        if (form.has("idle-after")) {
            cannotBeInForce(form, "idle-after");
        }
    }

    static void cannotBeInForce(Form form, String key) {
        form.object(
                Equipment.CONTINUOUS_SHUFFLER,
                "%s with shuffle: continuous; the device shuffles by itself, without lacing, cut, burn or"
                                .formatted(key)
                        + " idle spread, so leave it out",
                key);
    }

    /// In minutes, less than the time that decks may be used (reading 9).
    static Range changeLead(Duration decksChangedWithin) {
        return new Range(0, (int) decksChangedWithin.toMinutes() - 1);
    }

    /// A lead on the end of the decks' time, where the document gives them one.
    private static Duration changeLead(Form form, Procedures procedures) {
        if (procedures.decks().changedWithin().isEmpty()) {
            if (form.has("change-lead")) {
                form.object(
                        Equipment.DECKS_CHANGED_WITHIN_A_DAY,
                        "this game has no time by which decks are changed; leave change-lead out",
                        "change-lead");
            }
            return CardRules.USUAL_LEAD;
        }
        Optional<Integer> minutes = form.whole("change-lead");
        Range lead = changeLead(procedures.decks().changedWithin().get());
        minutes.filter(number -> !lead.holds(number))
                .ifPresent(
                        number ->
                                form.object(
                                        Equipment.DECKS_CHANGED_WITHIN_A_DAY,
                                        "a lead of %d minutes; it is %s".formatted(number, lead),
                                        "change-lead"));
        return minutes.map(Duration::ofMinutes).orElse(CardRules.USUAL_LEAD);
    }
}
