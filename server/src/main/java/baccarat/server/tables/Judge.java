package baccarat.server.tables;

import baccarat.dealer.UnseenCards;
import baccarat.records.BadRecord;
import baccarat.rules.Equipment;
import baccarat.rules.House;
import baccarat.server.names.Asker;
import baccarat.server.people.Crews;
import baccarat.table.Asked;
import baccarat.table.Command;
import baccarat.table.Decision;
import baccarat.table.Person;
import baccarat.table.Role;
import baccarat.table.Table;
import baccarat.table.TableState;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.JsonNode;

/// Decides what becomes of a request from outside. Nothing changes before there is a decision, so a
/// failure until then affects only the asker.
final class Judge {

    private static final Logger LOG = LoggerFactory.getLogger(Judge.class);

    private final Setting setting;
    private final Hands hands;
    private final Crews crews;
    private final HeldBack heldBack;
    private Optional<String> noWagers = Optional.empty();

    /// The table's decision, or an answer without one.
    sealed interface Verdict {

        record Decided(Decision decision) implements Verdict {}

        record Answered(Answer answer) implements Verdict {}
    }

    Judge(Setting setting, Hands hands, Crews crews, HeldBack heldBack) {
        this.setting = setting;
        this.hands = hands;
        this.crews = crews;
        this.heldBack = heldBack;
    }

    void stopWagers(Optional<String> reason) {
        noWagers = reason;
    }

    /// The floor's reason may be about a patron, so only staff see it.
    private static String stopped(Asker who, String reason) {
        return who.person().role() == Role.PATRON
                ? "The floor has stopped the table. It takes wagers again when the floor lets it"
                        + " continue."
                : "The table is stopped: " + reason;
    }

    Verdict of(Request request, TableState state, Instant now) {
        try {
            Person asks = request.who().person();
            JsonNode said = request.command();
            if (setting.dealing() == Dealing.REAL_CARDS) {
                switch (new ReadFaces(state, hands.reader()).complete(said, asks)) {
                    case ReadFaces.Read.Refused(var answer) -> {
                        return new Verdict.Answered(answer);
                    }
                    case ReadFaces.Read.Complete(var whole) -> said = whole;
                }
            }
            Command command = read(said, asks, state);
            Optional<Answer> beyond = beyondTheirPower(request.who(), command);
            if (beyond.isPresent()) {
                return new Verdict.Answered(beyond.get());
            }
            if (noWagers.isPresent() && isNewWager(command)) {
                return new Verdict.Answered(
                        new Answer.Refused(
                                List.of(House.TABLE_OPENS_AND_CLOSES),
                                stopped(request.who(), noWagers.get())));
            }
            if (!setting.takesCash() && isForCash(command)) {
                return new Verdict.Answered(
                        new Answer.Refused(
                                List.of(House.CHIPS_BOUGHT),
                                "Patrons play with cash only at tables with real cards, in a house"
                                        + " for money."));
            }
            if (isOutOfAnAbsentAccount(request.who(), command)) {
                return new Verdict.Answered(
                        new Answer.Refused(
                                List.of(House.CHIPS_BOUGHT),
                                "This patron is not signed in, and an account pays only while its"
                                        + " owner is. Ask the patron to sign in, or sell the chips for"
                                        + " cash."));
            }
            Optional<Answer> held = heldBack.from(command, state);
            if (held.isPresent()) {
                return new Verdict.Answered(held.get());
            }
            return decided(whose(request, command, state), command, state, now);
        } catch (BadRecord e) {
            return unreadable(String.valueOf(e.getMessage()));
        } catch (RuntimeException e) {
            return unjudged(request.command(), e);
        }
    }

    /// Why this person may not give the command alone, if they may not.
    private Optional<Answer> beyondTheirPower(Asker who, Command command) {
        return switch (Power.of(setting.dealing(), who.person().role(), command)) {
            case Power.Never(var because, var why) -> Optional.of(refused(because, why));
            case Power.Signed(var why) -> Optional.of(refused(House.TWO_SIGNATURES, why));
            case Power.Alone _ ->
                    who.person().role() != Role.DEALER || crews.isOn(who.id(), setting.id())
                            ? Optional.empty()
                            : Optional.of(
                                    refused(
                                            House.CREW_OF_THE_TABLE,
                                            who.person().name()
                                                    + " is not signed on to this table."));
        };
    }

    private static Answer refused(House because, String why) {
        return new Answer.Refused(List.of(because), why);
    }

    /// Judges an order that has all its signatures.
    Verdict order(Person who, JsonNode order, TableState state, Instant now) {
        try {
            return decided(who, read(order, who, state), state, now);
        } catch (BadRecord e) {
            return unreadable(String.valueOf(e.getMessage()));
        } catch (RuntimeException e) {
            return unjudged(order, e);
        }
    }

    private Verdict unjudged(JsonNode command, RuntimeException why) {
        LOG.error("table {} cannot judge {}", setting.id(), command, why);
        return unreadable("this table cannot judge that");
    }

    private Verdict decided(Person who, Command command, TableState state, Instant now) {
        return decided(
                new Asked(who, now, command),
                state,
                setting.dealing() == Dealing.REAL_CARDS
                        ? Optional.empty()
                        : Optional.of(hands.cards()));
    }

    /// A refusal of the table keeps its own reason.
    ///
    /// @param shoe the cards being dealt, unless they are real
    static Verdict decided(Asked asked, TableState state, Optional<UnseenCards> shoe) {
        Decision decision = Table.decide(state, asked);
        return (decision instanceof Decision.Accepted ? shoe : Optional.<UnseenCards>empty())
                .flatMap(cards -> withoutItsCard(asked.command(), cards))
                .<Verdict>map(Verdict.Answered::new)
                .orElseGet(() -> new Verdict.Decided(decision));
    }

    /// Why a reported card cannot have come from the shoe, if it cannot.
    private static Optional<Answer> withoutItsCard(Command command, UnseenCards cards) {
        boolean isReport =
                command instanceof Command.ReportSurplusCard
                        || command instanceof Command.ReportFaceUpInTheShoe;
        return isReport && !cards.areLeft()
                ? Optional.of(
                        new Answer.Refused(
                                List.of(Equipment.CONTINUOUS_SHUFFLER),
                                "No card has left the shuffler yet: it deals when a round begins."))
                : Optional.empty();
    }

    private static Verdict unreadable(String why) {
        return new Verdict.Answered(new Answer.Unreadable(why));
    }

    private static boolean isNewWager(Command command) {
        return command instanceof Command.PlaceWager
                || command instanceof Command.PlaceCoupon
                || command instanceof Command.SpeakWager
                || command instanceof Command.AskForAFreeHand;
    }

    /// With real cards the dealer sells chips; an account does not pay for them while its owner is
    /// away.
    private boolean isOutOfAnAbsentAccount(Asker who, Command command) {
        return who.person().role() == Role.DEALER
                && command instanceof Command.BuyIn(var patron, _)
                && !Asker.isCash(patron)
                && !heldBack.isPresent(patron);
    }

    private static boolean isForCash(Command command) {
        return switch (command) {
            case Command.BuyIn(var patron, _) -> Asker.isCash(patron);
            case Command.TakePlace(var patron, _) -> Asker.isCash(patron);
            case Command.OfPreparation _,
                    Command.OfTheCurator _,
                    Command.OfWagers _,
                    Command.OfTheRound _,
                    Command.OfMishaps _,
                    Command.OfSettlement _,
                    Command.OfTheSeal _,
                    Command.OfTheFloor _,
                    Command.GiveUpPlace _,
                    Command.TakeChipsAway _,
                    Command.Leave _,
                    Command.TakeVigorishFromTheAccount _ ->
                    false;
        };
    }

    private Command read(JsonNode command, Person who, TableState state) {
        return setting.dealing() == Dealing.REAL_CARDS
                ? RealCards.read(command, who)
                : new WithFaces(state, hands.cards(), hands.dealer()).complete(command);
    }

    private Person whose(Request request, Command command, TableState state) {
        Person who = request.who().person();
        return setting.dealing() == Dealing.REAL_CARDS
                ? RealCards.whose(request.command(), command, who, state)
                : who;
    }
}
