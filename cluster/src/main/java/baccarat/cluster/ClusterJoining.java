package baccarat.cluster;

import baccarat.server.ClusterAddress;
import baccarat.server.Processes;
import baccarat.server.store.Store;

/// Found by the casino where the setting `cluster` asks for it.
public final class ClusterJoining implements Processes.Joining {

    @Override
    public Processes begin(ClusterAddress here, Store store) {
        return new ClusterProcesses(here, store);
    }
}
