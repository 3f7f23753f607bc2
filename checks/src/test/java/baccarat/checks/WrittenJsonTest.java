package baccarat.checks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.util.TreeScanner;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// JSON is written in two places: the records by their shapes, everything else by one mapper.
class WrittenJsonTest {

    private static final Set<String> MAPPERS = new TreeSet<>();
    private static final Set<String> TEXTS = new TreeSet<>();

    /// `{"n":` or `,"you":`, with or without a value to fill in.
    private static final Pattern FIELD = Pattern.compile("(^|[{,\\s])\"\\w+\"\\s*:");

    private static final Pattern MAPPER =
            Pattern.compile("tools\\.jackson\\..*(Mapper|JsonFactory|JsonNodeFactory)");

    @BeforeAll
    static void read() throws IOException {
        var sources = new ArrayList<Path>();
        for (Room room : Room.values()) {
            sources.addAll(room.sources());
        }
        for (CompilationUnitTree unit : JavaFiles.parsed(sources).units()) {
            String file = Path.of(unit.getSourceFile().getName()).getFileName().toString();
            new Reader().scan(unit, unit.getPackageName() + "." + file.replace(".java", ""));
        }
    }

    private static final class Reader extends TreeScanner<Void, String> {

        @Override
        public Void visitImport(ImportTree tree, String file) {
            if (MAPPER.matcher(tree.getQualifiedIdentifier().toString()).matches()) {
                MAPPERS.add(file);
            }
            return super.visitImport(tree, file);
        }

        @Override
        public Void visitLiteral(LiteralTree literal, String file) {
            if (literal.getValue() instanceof String text && hasAField(text)) {
                TEXTS.add(file);
            }
            return super.visitLiteral(literal, file);
        }
    }

    private static boolean hasAField(String text) {
        return FIELD.matcher(text).find();
    }

    @Test
    void there_is_a_mapper_for_the_records_and_one_for_everything_else() {
        assertEquals(Set.of("baccarat.records.Json", "baccarat.reports.Json"), MAPPERS);
    }

    /// The file of a sealed shoe is a published format. The others look into a line that is written
    /// already, or put two together.
    @Test
    void no_json_is_written_as_text_but_the_file_of_a_sealed_shoe() {
        assertEquals(
                Set.of(
                        "baccarat.shoe.ShoeFile",
                        "baccarat.records.Chained",
                        "baccarat.server.bundle.BundledLog",
                        "baccarat.server.store.ChainCheck",
                        "baccarat.server.store.Erasure",
                        "baccarat.server.views.Told",
                        "baccarat.verifier.LogCheck",
                        "baccarat.verifier.Verifier"),
                TEXTS);
    }

    @Test
    void a_field_in_a_text_is_found_and_a_quotation_is_not() {
        assertTrue(hasAField("{\"n\":"));
        assertTrue(hasAField(",\"you\":%s}"));
        assertTrue(hasAField("  \"table\": \"%s\","));
        assertFalse(hasAField("called: \"no more bets\""));
        assertFalse(hasAField("\"%s\": %s"));
    }
}
