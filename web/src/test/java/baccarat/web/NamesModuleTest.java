package baccarat.web;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.records.NameTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The page's names are the house's. ESLint holds every literal of the page against this module.
class NamesModuleTest {

    private static final Path MODULE = Path.of("src/main/resources/web/house/names.js");

    private static final int WIDTH = 140;

    private static final String ABOUT =
            """
            /**
             * Every name that the house goes by, as `NameTable` in the room `records` has it.
             * A test compares the two; `scripts/names` writes this file.
             */
            """;

    @Test
    void the_page_has_every_name_of_the_house_and_no_other() throws IOException {
        String written =
                NameTable.all().entrySet().stream()
                        .map(entry -> property(entry.getKey(), entry.getValue()))
                        .collect(joining("", ABOUT + "export const NAMES = {\n", "};\n"));

        if (Boolean.getBoolean("names.write")) {
            Files.writeString(MODULE, written);
        }
        assertEquals(Files.readString(MODULE), written, "run scripts/names");
    }

    /// In the form that Prettier keeps.
    private static String property(String kind, List<String> names) {
        String inLine =
                names.stream()
                        .map(name -> "'" + name + "'")
                        .collect(joining(", ", "  " + kind + ": [", "],\n"));
        return inLine.length() <= WIDTH + 1
                ? inLine
                : names.stream()
                        .map(name -> "    '" + name + "',\n")
                        .collect(joining("", "  " + kind + ": [\n", "  ],\n"));
    }
}
