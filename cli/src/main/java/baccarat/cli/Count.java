package baccarat.cli;

import java.math.BigDecimal;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// How many of something, also where it is many: `100000`, `100_000`, `1e5`, `100k` or `2.5M`.
record Count(long value) {

    private static final Pattern TEXT =
            Pattern.compile("(\\d[\\d_]{0,18}(?:\\.\\d{1,9})?)(?:[eE](\\d{1,2})|([kKmMgG]))?");

    private static final Map<String, Integer> ZEROS = Map.of("k", 3, "m", 6, "g", 9);

    static final class Converter implements ITypeConverter<Count> {

        @Override
        public Count convert(String text) {
            Matcher matcher = TEXT.matcher(text);
            if (!matcher.matches()) {
                throw wrong(text);
            }
            try {
                var figure = new BigDecimal(matcher.group(1).replace("_", ""));
                return new Count(figure.scaleByPowerOfTen(zeros(matcher)).longValueExact());
            } catch (ArithmeticException e) {
                throw wrong(text);
            }
        }

        private static int zeros(Matcher matcher) {
            if (matcher.group(2) != null) {
                return Integer.parseInt(matcher.group(2));
            }
            String letter = matcher.group(3);
            return letter == null ? 0 : ZEROS.getOrDefault(letter.toLowerCase(Locale.ROOT), 0);
        }

        private static TypeConversionException wrong(String text) {
            return new TypeConversionException(
                    "'%s' is not a count; write it as 100000, 100_000, 1e5 or 2.5M"
                            .formatted(text));
        }
    }
}
