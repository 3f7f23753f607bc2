package baccarat.cluster;

import baccarat.server.ClusterAddress;
import baccarat.server.store.StoreFailed;
import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Pekko's configuration: `cluster.conf`, and what is this process's own.
final class ClusterConfig {

    /// The role of processes that lead tables. The others serve those who look and play.
    static final String TABLES = "tables";

    /// Where the keystore's password is.
    static final String PASSWORD = "BACCARAT_CLUSTER_PASSWORD";

    private static final String SSL = "pekko.remote.artery.ssl.config-ssl-engine.";

    private ClusterConfig() {}

    static Config of(ClusterAddress here) {
        var own = new LinkedHashMap<String, Object>();
        own.put("pekko.remote.artery.canonical.hostname", here.host());
        own.put("pekko.remote.artery.canonical.port", here.port());
        own.put("pekko.coordinated-shutdown.run-by-jvm-shutdown-hook", "off");
        own.put("pekko.cluster.app-version", Letter.VERSION);
        own.put("pekko.cluster.roles", here.leads() ? List.of(TABLES) : List.of());
        here.keystore().ifPresent(file -> own.putAll(tls(file)));
        ClassLoader classes = ClusterConfig.class.getClassLoader();
        return ConfigFactory.parseMap(own)
                .withFallback(
                        ConfigFactory.parseResources(classes, "baccarat/cluster/cluster.conf"))
                .withFallback(ConfigFactory.defaultReference(classes))
                .resolve();
    }

    /// Each side shows its certificate, and the other has to trust it.
    private static Map<String, Object> tls(Path file) {
        String password =
                Optional.ofNullable(System.getenv(PASSWORD))
                        .orElseThrow(
                                () ->
                                        new StoreFailed(
                                                "cluster-keystore: put its password into "
                                                        + PASSWORD));
        if (!Files.isReadable(file)) {
            throw new StoreFailed("cluster-keystore: %s cannot be read".formatted(file));
        }
        var own = new LinkedHashMap<String, Object>();
        own.put("pekko.remote.artery.transport", "tls-tcp");
        for (String store : new String[] {"key-store", "trust-store"}) {
            own.put(SSL + store, file.toString());
            own.put(SSL + store + "-password", password);
        }
        own.put(SSL + "key-password", password);
        own.put(SSL + "require-mutual-authentication", "on");
        return own;
    }
}
