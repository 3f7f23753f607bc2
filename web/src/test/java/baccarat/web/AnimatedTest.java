package baccarat.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What moves is moved by the compositor: no animation lays the page out or paints it anew.
class AnimatedTest {

    private static final Path PAGE = Path.of("src/main/resources/web");

    /// `translate`, `rotate` and `scale` are `transform` in parts, so that an element can have a
    /// place by one and travel by the other.
    private static final Set<String> FREE =
            Set.of("transform", "translate", "rotate", "scale", "opacity", "none");

    @Test
    void only_transform_and_opacity_are_animated() throws IOException {
        try (Stream<Path> files = Files.walk(PAGE)) {
            List<String> others =
                    files.filter(file -> file.toString().matches(".*\\.(js|css|html|svg)"))
                            .flatMap(
                                    file ->
                                            Animated.in(read(file)).stream()
                                                    .filter(name -> !FREE.contains(name))
                                                    .map(name -> file + " animates " + name))
                            .toList();

            assertEquals("", String.join("\n", others));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    @keyframes rise { from { opacity: 0; margin-top: 8px; } to { top: 0 } } a { color: red }|opacity margin-top top
                    a { transition: transform var(--move) cubic-bezier(.1, 2, 3, 4), width 1s; left: 0 }    |transform width
                    a { transition: 200ms; }                                                                |all
                    a { transition-property: opacity, color }                                               |opacity color
                    a { transition: all 1s }                                                                |all
                    one.style.transition = `height 1s`                                                      |height
                    one.style.setProperty('transition', 'left 1s')                                          |left
                    one.animate([{ opacity: 0 }, { height: 0 }], { duration: 9 }); f({ width: 1 })          |opacity height
                    .dealt { animation: dealt 1s; height: 2px }                                             |''
                    """)
    void an_animated_property_is_found_however_it_is_written(String text, String found) {
        assertEquals(found, String.join(" ", Animated.in(text)));
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(file.toString(), e);
        }
    }
}
