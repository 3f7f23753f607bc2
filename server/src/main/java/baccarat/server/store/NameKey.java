package baccarat.server.store;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/// The key that tells names apart. Names that look alike have the same key, regardless of case,
/// width and script. It is computed here because SQLite and PostgreSQL fold letters differently.
public final class NameKey {

    /// Letters of other scripts that look like Latin letters, in either case.
    private static final Map<Integer, Integer> LOOK_ALIKES =
            pairs(
                    "аaвbсcԁdеeғfһhнhіiјjкkӏlмmпnоoрpԛqгrѕsтtцuѵvԝwхxуyзz"
                            + "αaβbεeηhιiκkμmνnοoρpτtυyχxζz"
                            + "օoսuհhոnցgɑaɡgıi");

    private NameKey() {}

    public static String of(String name) {
        String compatible = Normalizer.normalize(name, Normalizer.Form.NFKC);
        String folded = compatible.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
        String plain = Normalizer.normalize(folded, Normalizer.Form.NFKC);
        return replaced(plain.replaceAll(" +", " ").replaceAll("^ | $", ""), LOOK_ALIKES);
    }

    /// Pairs of a letter and its replacement.
    public static Map<Integer, Integer> pairs(String text) {
        int[] points = text.codePoints().toArray();
        var pairs = new HashMap<Integer, Integer>();
        for (int i = 0; i < points.length; i += 2) {
            pairs.put(points[i], points[i + 1]);
        }
        return Map.copyOf(pairs);
    }

    public static String replaced(String text, Map<Integer, Integer> letters) {
        var replaced = new StringBuilder();
        text.codePoints()
                .forEach(point -> replaced.appendCodePoint(letters.getOrDefault(point, point)));
        return replaced.toString();
    }
}
