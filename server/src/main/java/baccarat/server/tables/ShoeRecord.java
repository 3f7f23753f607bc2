package baccarat.server.tables;

import baccarat.cards.ByteSource;
import baccarat.rules.CardRules;
import baccarat.server.rounds.RebuiltRound;
import baccarat.server.store.SealedShoes;
import baccarat.server.store.Store;
import baccarat.shoe.SealedShoe;
import baccarat.shoe.ShoeFile;
import baccarat.shoe.ShoeName;
import baccarat.shoe.Vault;
import baccarat.table.Event;
import baccarat.table.Happened;
import baccarat.table.Table;
import baccarat.table.TableState;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;

/// The file of a verified shoe, made from the log: with key and order once the seal is open, before
/// that only with the cards that everyone has seen.
///
/// A card that a patron has lifted is left out until the hand is turned. The orders of a continuous
/// shuffler are never published, so there is no file of them.
public final class ShoeRecord {

    private final Store store;
    private final Vault vault;
    private final Supplier<ByteSource> bytes;
    private final Setting setting;

    public ShoeRecord(Store store, Vault vault, Supplier<ByteSource> bytes, Setting setting) {
        this.store = store;
        this.vault = vault;
        this.bytes = bytes;
        this.setting = setting;
    }

    /// The file of a shoe of this log, if it was sealed.
    ///
    /// @param last the last event to include for a shoe in progress
    public Optional<String> file(int number, long last) {
        boolean never =
                setting.dealing() == Dealing.REAL_CARDS
                        || setting.approved().rules().cards().shuffle()
                                == CardRules.Shuffle.CONTINUOUS;
        return never
                ? Optional.empty()
                : store.read(
                        handle ->
                                SealedShoes.find(handle, setting.log(), number)
                                        .map(stored -> file(handle, stored, last)));
    }

    private String file(Handle handle, SealedShoes.SealedShoe stored, long last) {
        SealedShoe shoe =
                vault.unlock(
                        new ShoeName(setting.name(), stored.number()),
                        Base64.getDecoder().decode(stored.order().base64()));
        var hands = new Hands(setting, bytes.get());
        hands.shoes().restore(shoe);
        List<Integer> faced = faced(handle, stored, hands, last);
        return stored.revealed().isPresent()
                ? ShoeFile.ofFinished(shoe, hands.shoes().cuts(), faced)
                : ShoeFile.ofOpen(shoe, hands.shoes().cuts(), faced);
    }

    /// The positions of the cards faced between the event of the seal and its opening, or the last
    /// event.
    private List<Integer> faced(
            Handle handle, SealedShoes.SealedShoe stored, Hands hands, long last) {
        long sealed = stored.loadedEvent().orElseThrow();
        var start =
                RebuiltRound.Start.before(
                        handle, setting.approved().rules(), setting.log(), sealed + 1);
        var following = new Following(start.state(), hands, sealed);
        store.events()
                .read(
                        handle,
                        setting.log(),
                        start.head().number() + 1,
                        stored.endedEvent().orElse(last),
                        event -> following.add(event.number(), event.happened()));
        return following.faced.stream().sorted().distinct().toList();
    }

    private static final class Following {

        private final Hands hands;
        private final long sealed;
        private final List<Integer> faced = new ArrayList<>();
        private TableState state;

        Following(TableState state, Hands hands, long sealed) {
            this.state = state;
            this.hands = hands;
            this.sealed = sealed;
        }

        void add(long number, Happened happened) {
            if (number > sealed) {
                if (!(happened.event() instanceof Event.CardLifted)) {
                    faced.addAll(FacedPlaces.of(state, happened.event(), hands.cards()));
                }
                hands.saw(state, happened);
            }
            state = Table.apply(state, happened);
        }
    }
}
