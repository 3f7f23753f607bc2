package baccarat.server.web;

import baccarat.server.people.Post;
import java.util.EnumSet;
import java.util.Set;

/// A route: what the casino does over HTTP, and for whom.
///
/// @param path below `/api/v1`, with parameters in braces
/// @param posts who may use it; with [Access#ANYBODY] also people who are not signed in, with
///   [Access#COMING_IN] too
/// @param gist what it does, in one line
public record Route(
        Verb verb, String path, Access access, Set<Post> posts, String gist, Action action) {

    /// The HTTP methods.
    public enum Verb {
        GET,
        POST,
        PUT,
        DELETE,
        WEBSOCKET
    }

    /// Whether the caller has to be signed in. Signing in is open to anyone, but has a lower rate
    /// limit for each address.
    public enum Access {
        ANYBODY,
        COMING_IN,
        SIGNED_IN
    }

    /// Handles a request.
    @FunctionalInterface
    public interface Action {

        void take(Call call);
    }

    static final String BASE = "/api/v1";

    static Route open(Verb verb, String path, String gist, Action action) {
        return new Route(verb, path, Access.ANYBODY, EnumSet.allOf(Post.class), gist, action);
    }

    static Route comingIn(Verb verb, String path, String gist, Action action) {
        return new Route(verb, path, Access.COMING_IN, EnumSet.allOf(Post.class), gist, action);
    }

    static Route everybody(Verb verb, String path, String gist, Action action) {
        return new Route(verb, path, Access.SIGNED_IN, EnumSet.allOf(Post.class), gist, action);
    }

    static Route only(Verb verb, String path, Set<Post> posts, String gist, Action action) {
        return new Route(verb, path, Access.SIGNED_IN, Set.copyOf(posts), gist, action);
    }

    String fullPath() {
        return BASE + path;
    }
}
