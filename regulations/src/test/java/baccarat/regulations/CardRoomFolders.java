package baccarat.regulations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;

/// Folders of a document that somebody brings, whole or changed.
final class CardRoomFolders {

    private CardRoomFolders() {}

    static RegulationFolder cardRoom() {
        return new RegulationFolder(
                "laws/card-room",
                "card-room",
                Map.of(
                        "regulation.yaml", text("regulation.yaml"),
                        "clauses", text("clauses")));
    }

    static String text(String file) {
        try (InputStream in =
                FolderMistakesTest.class.getResourceAsStream("/laws/card-room/" + file)) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    static RegulationFolder changed(String file, String before, String after) {
        var files = new HashMap<>(cardRoom().files());
        String text = Objects.requireNonNull(files.get(file));
        assertEquals(2, text.split(Pattern.quote(before), -1).length, before);
        files.put(file, text.replace(before, after));
        return new RegulationFolder("laws/card-room", "card-room", files);
    }

    static List<String> mistakes(RegulationFolder... folders) {
        var refused =
                assertInstanceOf(
                        Regulations.Added.Refused.class,
                        Regulations.shipped().with(List.of(folders)));
        return refused.mistakes().stream().map(Mistake::toString).toList();
    }

    static Regulation read(RegulationFolder folder) {
        return assertInstanceOf(
                        Regulations.Added.Accepted.class,
                        Regulations.shipped().with(List.of(folder)))
                .regulations()
                .of("card-room")
                .orElseThrow();
    }
}
