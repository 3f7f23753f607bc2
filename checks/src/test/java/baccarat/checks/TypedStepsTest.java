package baccarat.checks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.rules.Wager;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.DefaultCaseLabelTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.PatternCaseLabelTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.util.TreeScanner;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import javax.lang.model.element.Name;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// The kind of a thing is a type that the compiler knows: no code goes by the name of a class, no
/// switch passes over the kinds that it does not name, and what a step is about is never cast.
class TypedStepsTest {

    private static final Set<String> NAMES_OF_CLASSES = Set.of("getSimpleName", "getTypeName");

    /// The sealed types of a table. As a label of a switch, one of these is a quiet default, with
    /// its package or without.
    private static final Pattern WHOLE =
            Pattern.compile("(final )?([\\w.]+\\.)?(Event|Command|Move|Due|Phase) .*");

    /// A step's type or a type inside it, with its package or without.
    private static final Pattern STEP =
            Pattern.compile("([\\w.]+\\.)?(Move|Command|Event|Due)\\b.*");

    private static final Pattern INSIDE_A_STEP =
            Pattern.compile("baccarat\\.table\\.(Move|Command|Event|Due)\\..*");

    private static final String CLASS = ".class";

    private static final Pattern ANNOTATION = Pattern.compile("@[\\w.]+(\\([^)]*\\))?\\s*");

    /// Each wager has a rule of its own in these, so a list of values would not do.
    private static final Set<String> WAGER_BY_WAGER = Set.of("Outcome", "PayLine");

    private static final List<String> CLASS_NAMES = new ArrayList<>();
    private static final List<String> QUIET = new ArrayList<>();
    private static final List<String> CASTS = new ArrayList<>();
    private static final Set<String> OVER_WAGERS = new TreeSet<>();

    @BeforeAll
    static void read() throws IOException {
        var sources = new ArrayList<Path>();
        for (Room room : Room.values()) {
            sources.addAll(room.sources());
        }
        for (CompilationUnitTree unit : JavaFiles.parsed(sources).units()) {
            String file = Path.of(unit.getSourceFile().getName()).getFileName().toString();
            new Reader().scan(unit, file.replace(".java", ""));
        }
    }

    private static final class Reader extends TreeScanner<Void, String> {

        /// The names by which a file knows types inside a step's type.
        private final Set<String> imported = new HashSet<>();

        @Override
        public Void visitImport(ImportTree tree, String file) {
            String name = tree.getQualifiedIdentifier().toString();
            if (INSIDE_A_STEP.matcher(name).matches()) {
                imported.add(lastOf(name));
            }
            return super.visitImport(tree, file);
        }

        @Override
        public Void visitMemberSelect(MemberSelectTree select, String file) {
            note(select.getIdentifier(), file);
            noteCast(select.getIdentifier(), select.getExpression(), file);
            return super.visitMemberSelect(select, file);
        }

        @Override
        public Void visitMemberReference(MemberReferenceTree reference, String file) {
            note(reference.getName(), file);
            noteCast(reference.getName(), reference.getQualifierExpression(), file);
            return super.visitMemberReference(reference, file);
        }

        private static void note(Name name, String file) {
            if (NAMES_OF_CLASSES.contains(name.toString())) {
                CLASS_NAMES.add(file);
            }
        }

        /// `Move.class.cast(...)` and `Move.class::cast`.
        private void noteCast(Name name, ExpressionTree on, String file) {
            String type = on.toString();
            if (name.contentEquals("cast")
                    && type.endsWith(CLASS)
                    && isStep(type.substring(0, type.length() - CLASS.length()), imported)) {
                CASTS.add(file);
            }
        }

        /// The place, the hand or the card that a step is about has a type.
        @Override
        public Void visitTypeCast(TypeCastTree cast, String file) {
            if (isStep(cast.getType().toString(), imported)) {
                CASTS.add(file);
            }
            return super.visitTypeCast(cast, file);
        }

        @Override
        public Void visitSwitch(SwitchTree tree, String file) {
            asked(tree.getExpression(), file);
            look(tree.getCases(), file);
            return super.visitSwitch(tree, file);
        }

        @Override
        public Void visitSwitchExpression(SwitchExpressionTree tree, String file) {
            asked(tree.getExpression(), file);
            look(tree.getCases(), file);
            return super.visitSwitchExpression(tree, file);
        }

        private static void asked(ExpressionTree expression, String file) {
            if (expression.toString().contains("getClass()")) {
                CLASS_NAMES.add(file);
            }
        }

        /// A switch over types with a default that does not throw.
        private static void look(List<? extends CaseTree> cases, String file) {
            List<String> labels =
                    cases.stream()
                            .flatMap(one -> one.getLabels().stream())
                            .map(Object::toString)
                            .toList();
            if (labels.stream().anyMatch(TypedStepsTest::isWager)) {
                OVER_WAGERS.add(file);
            }
            if (labels.stream().anyMatch(label -> WHOLE.matcher(label).matches())) {
                QUIET.add(file);
            }
            boolean overTypes =
                    cases.stream()
                            .flatMap(one -> one.getLabels().stream())
                            .anyMatch(PatternCaseLabelTree.class::isInstance);
            boolean quiet =
                    cases.stream()
                            .filter(
                                    one ->
                                            one.getLabels().stream()
                                                    .anyMatch(
                                                            DefaultCaseLabelTree.class::isInstance))
                            .anyMatch(one -> !isThrown(one));
            if (overTypes && quiet) {
                QUIET.add(file);
            }
        }

        private static boolean isThrown(CaseTree one) {
            Tree body = one.getBody();
            List<? extends StatementTree> statements = one.getStatements();
            return body instanceof ThrowTree
                    || (statements != null
                            && !statements.isEmpty()
                            && statements.getLast() instanceof ThrowTree);
        }
    }

    private static boolean isStep(String type, Set<String> imported) {
        String plain = ANNOTATION.matcher(type).replaceAll("");
        return STEP.matcher(plain).matches() || imported.contains(plain.replaceAll("\\W.*", ""));
    }

    private static boolean isWager(String label) {
        String name = lastOf(label);
        return name.equals(Wager.DRAGON_7.name()) || name.equals(Wager.ROYAL_9.name());
    }

    private static String lastOf(String name) {
        return name.substring(name.lastIndexOf('.') + 1);
    }

    @Test
    void a_type_is_the_same_with_its_package_or_an_import() {
        for (String type :
                List.of("Move", "baccarat.table.Move", "Command.OfCards", "@Nullable() Event")) {
            assertTrue(isStep(type, Set.of()), type);
        }
        assertTrue(isStep("Plain", Set.of("Plain")));
        assertFalse(isStep("Plain", Set.of()));
        assertFalse(isStep("Moved", Set.of()));
        for (String label : List.of("Move move", "baccarat.table.Move _", "final Due due")) {
            assertTrue(WHOLE.matcher(label).matches(), label);
        }
        assertFalse(WHOLE.matcher("Move.Plain move").matches());
        assertTrue(isWager("Wager.DRAGON_7"));
        assertTrue(isWager("ROYAL_9"));
    }

    @Test
    void nothing_goes_by_the_name_of_a_class() {
        assertEquals(List.of(), CLASS_NAMES);
    }

    @Test
    void what_a_step_is_about_is_never_cast() {
        assertEquals(List.of(), CASTS);
    }

    /// Where each wager has a value, a list has it: what the next wager needs is then a line more.
    @Test
    void a_switch_over_wagers_is_where_each_has_a_rule_of_its_own() {
        assertEquals(WAGER_BY_WAGER, OVER_WAGERS);
    }

    @Test
    void no_switch_over_types_has_a_quiet_default() {
        assertEquals(List.of(), QUIET);
    }
}
