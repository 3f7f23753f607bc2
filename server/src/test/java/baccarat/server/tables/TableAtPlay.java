package baccarat.server.tables;

import baccarat.server.store.Store;
import baccarat.server.store.Stores;
import baccarat.table.Command;
import baccarat.table.Phase;
import baccarat.table.TableState;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import tools.jackson.databind.JsonNode;

/// A table in the middle of a round, with its dealer's hands: what a command meets.
record TableAtPlay(TableState state, Hands hands) {

    /// Of an example, when vera has a hand to turn.
    static TableAtPlay of(String example) {
        try (Store store = Stores.open("sqlite", Files.createTempDirectory("at-play"))) {
            DrivenTable table = DrivenTable.open(store, example, 7, 3);
            var vera = new Squeezer(table);
            while (!(table.state().phase() instanceof Phase.Turning)) {
                table.step();
                if (!(table.state().phase() instanceof Phase.Turning)) {
                    vera.act();
                }
            }
            return new TableAtPlay(table.state(), table.table().hands());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Command complete(JsonNode asked) {
        return new WithFaces(state, hands.cards(), hands.dealer()).complete(asked);
    }
}
