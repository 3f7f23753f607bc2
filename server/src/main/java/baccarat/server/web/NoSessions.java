package baccarat.server.web;

import io.javalin.config.JettyConfig;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.ee10.servlet.SessionHandler;
import org.eclipse.jetty.session.NullSessionCache;
import org.eclipse.jetty.session.NullSessionDataStore;

/// Disables Jetty's sessions, because the casino has its own. Javalin requests one with every
/// WebSocket, and Jetty would set a cookie and keep the session as long as the casino runs.
final class NoSessions {

    private NoSessions() {}

    static void configure(JettyConfig jetty) {
        jetty.modifyServletContextHandler(NoSessions::forget);
    }

    private static void forget(ServletContextHandler handler) {
        SessionHandler sessions = handler.getSessionHandler();
        var cache = new NullSessionCache(sessions);
        cache.setSessionDataStore(new NullSessionDataStore());
        sessions.setSessionCache(cache);
        sessions.setUsingCookies(false);
    }
}
