package baccarat.regulations;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ExampleFilesTest {

    @Test
    void the_list_has_every_file_of_the_folder() throws IOException {
        try (Stream<Path> files = Files.list(ExampleFiles.FOLDER)) {
            List<String> names =
                    files.map(file -> file.getFileName().toString().replace(".yaml", ""))
                            .sorted()
                            .toList();

            assertEquals(names, ExampleFiles.NAMES.stream().sorted().toList());
        }
    }
}
