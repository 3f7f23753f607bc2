package baccarat.server.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;

/// The headers for served files of the page and the documentation.
final class ServedFile {

    private static final Map<String, String> MEDIA_TYPES =
            Map.of(
                    "html", "text/html; charset=utf-8",
                    "js", "text/javascript; charset=utf-8",
                    "css", "text/css; charset=utf-8",
                    "svg", "image/svg+xml",
                    "png", "image/png",
                    "json", "application/json",
                    "yaml", "text/plain; charset=utf-8",
                    "md", "text/plain; charset=utf-8",
                    "woff2", "font/woff2");

    private ServedFile() {}

    /// By the ending of the path; empty for an ending that is not served.
    static Optional<String> mediaType(String path) {
        return Optional.ofNullable(MEDIA_TYPES.get(path.substring(path.lastIndexOf('.') + 1)));
    }

    /// The policy's source expression for an inline script.
    static String allowed(String script) {
        return "'sha256-"
                + Base64.getEncoder().encodeToString(sha256(script.getBytes(UTF_8)))
                + "'";
    }

    static byte[] sha256(byte[] content) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(content);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
