package baccarat.server.store;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/// By what names are told apart: two that look alike have the same key, in whatever case, width or
/// script they are written. It is made here and not by a database, since SQLite and PostgreSQL fold
/// letters each in their own way.
public final class NameKey {

    /// Letters of other scripts that look like Latin ones, small or capital.
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

    /// Letters and what stands for them, one after the other.
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
