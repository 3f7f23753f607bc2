package baccarat.server.tables;

import baccarat.cards.ByteSource;
import baccarat.dealer.AutomaticDealer;
import baccarat.dealer.UnseenCards;
import baccarat.rules.CardRules;
import baccarat.rules.Money;
import baccarat.server.views.SealView;
import baccarat.shoe.FacedCard;
import baccarat.table.CuratorEvent;
import baccarat.table.Event;
import baccarat.table.Happened;
import baccarat.table.LinkEvent;
import baccarat.table.Place;
import baccarat.table.SealEvent;
import baccarat.table.TableState;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// The dealer's hands at one table: the sealed shoe, the face-down cards, and who has looked at
/// one. They follow the table's events and decide nothing.
final class Hands {

    private final SealedDealing shoes;
    private final UnseenCards cards;
    private final AutomaticDealer dealer;
    private final boolean realCards;
    private final ShoeReader reader = new ShoeReader();
    private Money keptTrigger = Money.ZERO;
    private final Map<Place, String> lifters = new EnumMap<>(Place.class);

    Hands(Setting setting, ByteSource bytes) {
        this(setting, bytes, same -> same);
    }

    /// @param dealing replaces the usual dealing in a test
    Hands(Setting setting, ByteSource bytes, UnaryOperator<SealedDealing> dealing) {
        var rules = setting.approved().rules();
        shoes =
                dealing.apply(
                        new SealedDealing(
                                setting.name(),
                                rules.cards().decksInTheShoe(),
                                rules.cards().shuffle() == CardRules.Shuffle.CONTINUOUS,
                                bytes));
        cards = new UnseenCards(rules.cards(), shoes, 1);
        dealer = new AutomaticDealer(rules, cards, shoes.triggers(), setting.tray());
        realCards = setting.dealing() == Dealing.REAL_CARDS;
    }

    /// The public data of the shoe that goes with its seal.
    SealView.Sealed shoe() {
        return new SealView.Sealed(shoes.number(), shoes.cuts());
    }

    SealedDealing shoes() {
        return shoes;
    }

    /// What a shoe has read at a table with real cards.
    ShoeReader reader() {
        return reader;
    }

    UnseenCards cards() {
        return cards;
    }

    AutomaticDealer dealer() {
        return dealer;
    }

    /// The trigger of Must Hit, if one was drawn since the last call.
    Optional<Money> newTrigger() {
        Money now = dealer.trigger();
        boolean same = now.equals(keptTrigger);
        keptTrigger = now;
        return same ? Optional.empty() : Optional.of(now);
    }

    /// Restores the trigger from before a restart.
    void remember(Money trigger) {
        dealer.remember(trigger);
        keptTrigger = trigger;
    }

    /// Who has looked at a face-down card.
    Map<Place, String> lifters() {
        return Map.copyOf(lifters);
    }

    /// Follows an event and returns the proofs of the cards it faced.
    List<FacedCard> saw(TableState before, Happened happened) {
        Event event = happened.event();
        lift(happened);
        if (realCards) {
            reader.saw(before, event);
            return List.of();
        }
        List<Integer> faced = FacedPlaces.of(before, event, cards);
        List<FacedCard> proofs =
                faced.stream().flatMap(place -> shoes.proof(place).stream()).toList();
        follow(happened);
        return proofs;
    }

    /// Follows events from before a restart.
    void replay(List<Happened> events) {
        for (Happened happened : events) {
            lift(happened);
            follow(happened);
        }
    }

    private void follow(Happened happened) {
        shoes.saw(happened.event());
        dealer.saw(List.of(happened));
    }

    private void lift(Happened happened) {
        switch (happened.event()) {
            case Event.CardLifted(var place, _) -> lifters.put(place, happened.who().name());
            case Event.EndOfRound _ -> lifters.clear();
            case Event.OfPreparation _,
                    CuratorEvent _,
                    Event.OfPatrons _,
                    Event.OfWagers _,
                    Event.RoundBegun _,
                    Event.Called _,
                    Event.CardDealt _,
                    Event.HandTurned _,
                    Event.RightToTurn _,
                    Event.CoverCardOut _,
                    Event.CoverCardElsewhere _,
                    Event.IrregularityFound _,
                    Event.SurplusCard _,
                    Event.FaceCorrectedInPlay _,
                    Event.OfSettlement _,
                    SealEvent _,
                    Event.OfTheFloor _,
                    LinkEvent _ -> {}
        }
    }
}
