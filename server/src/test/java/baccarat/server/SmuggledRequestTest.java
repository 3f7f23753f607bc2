package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A request whose end can be seen in two places: a proxy would take what comes after the one for a
/// body, and the casino for the next request. The casino refuses it and reads no further.
class SmuggledRequestTest {

    private static final Pattern STATUS = Pattern.compile("HTTP/1\\.1 (\\d{3})");

    private static OpenCasino open;
    private static String cookie;

    @BeforeAll
    static void openTheCasino(@TempDir Path data) {
        open = OpenCasino.at(data);
        cookie = open.visitor().walkIn("mallory").cookie();
    }

    @AfterAll
    static void closeTheCasino() {
        open.close();
    }

    /// What the casino answers to a request with such headers and such a body, and one behind it.
    private static List<String> answers(String headers, String body) throws IOException {
        String first =
                "POST /api/v1/reviews HTTP/1.1|Host: localhost|Cookie: " + cookie + "|" + headers;
        String second =
                "GET /api/v1/session HTTP/1.1|Host: localhost|Cookie: %s|Connection: close||"
                        .formatted(cookie);
        String sent = (first + "||" + body + second).replace("|", "\r\n");
        return STATUS.matcher(open.answerTo(sent)).results().map(it -> it.group(1)).toList();
    }

    @Test
    void a_body_in_chunks_ends_where_it_says() throws IOException {
        assertEquals(List.of("200", "200"), answers("Transfer-Encoding: chunked", "2|{}|0||"));
        assertEquals(
                List.of("200", "200"),
                answers("Transfer-Encoding: chunked", "2|{}|0|Content-Length: 99||"),
                "what comes behind a body says nothing about it");
    }

    /// `|` is the end of a line.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Content-Length: 5|Transfer-Encoding: chunked",
                "Transfer-Encoding: chunked|Content-Length: 5",
                "Transfer-Encoding: chunked|Transfer-Encoding: chunked",
                "Transfer-Encoding: chunked, identity",
                "Transfer-Encoding: xchunked|Content-Length: 5",
                "Transfer-Encoding : chunked|Content-Length: 5",
                "Transfer-Encoding:| chunked|Content-Length: 5",
                "Content-Length: 5|Content-Length: 9",
                "Content-Length: 5, 9",
                "Content-Length: +5"
            })
    void two_ways_to_say_how_long_a_body_is_are_refused(String headers) throws IOException {
        assertEquals(List.of("400"), answers(headers, "0||"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1;a=\"|X|0||",
                "2;x\nxx|0||",
                "2\n{}|0||",
                "2|{}\n0||",
                "2\r{}|0||",
                "2\r|{}|0||",
                "10000000000000002|{}|0||",
                "-2|{}|0||",
                "0x2|{}|0||",
                " 2|{}|0||",
                "2 |{}|0||",
                "0_2|{}|0||",
                "|{}|0||",
                "2|{}XX|0||",
                "2|{}0||",
                "2|{}|0|X: y\n\n",
                "2|{}|0|X|"
            })
    void a_chunk_that_does_not_end_as_it_should_is_refused(String body) throws IOException {
        assertEquals(List.of("400"), answers("Transfer-Encoding: chunked", body));
    }
}
