package baccarat.server.store;

import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;

/// What is counted in this process, whichever casino it is of.
public final class Meters {

    public static final PrometheusMeterRegistry OF_THE_PROCESS =
            new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);

    private Meters() {}
}
