package baccarat.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import baccarat.server.Doors;
import baccarat.server.people.RelyingParty;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Where passkeys work follows from the settings.
class PasskeyPlaceTest {

    private static PasskeyPlace at(String id, String origin) {
        return new PasskeyPlace.At(new RelyingParty(id, origin));
    }

    @Test
    void on_the_own_machine_they_work_at_localhost() {
        assertEquals(at("localhost", "http://localhost:8080"), PasskeyPlace.of(Doors.USUAL, 8080));
        assertEquals(at("localhost", "http://localhost"), PasskeyPlace.of(Doors.USUAL, 80));
    }

    @ParameterizedTest
    @CsvSource({
        "https://casino.example, casino.example",
        "https://casino.example:8443, casino.example",
        "http://localhost:9000, localhost"
    })
    void the_setting_origin_says_the_name(String origin, String id) {
        assertEquals(at(id, origin), PasskeyPlace.of(Doors.USUAL.withOrigin(origin), 8080));
    }

    @ParameterizedTest
    @ValueSource(strings = {"https://192.0.2.1", "https://[::1]:8443", "http://casino.example"})
    void an_address_without_a_name_or_without_tls_has_none(String origin) {
        assertInstanceOf(
                PasskeyPlace.Nowhere.class, PasskeyPlace.of(Doors.USUAL.withOrigin(origin), 8080));
    }

    @Test
    void behind_tls_passkeys_need_the_setting_origin() {
        var doors =
                new Doors(
                        "0.0.0.0", 443, Optional.of(Path.of("k")), false, false, Optional.empty());
        assertInstanceOf(PasskeyPlace.Nowhere.class, PasskeyPlace.of(doors, 443));
    }
}
