package baccarat.cluster;

import baccarat.server.store.Store;
import org.apache.pekko.actor.setup.Setup;

/// The casino's store, for what Pekko makes by its name.
final class StoreSetup extends Setup {

    private final Store store;

    StoreSetup(Store store) {
        this.store = store;
    }

    Store store() {
        return store;
    }
}
