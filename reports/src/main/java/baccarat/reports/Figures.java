package baccarat.reports;

import static baccarat.reports.Html.in;

import baccarat.odds.Fraction;
import baccarat.rules.Money;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.Locale;

/// Figures as the report prints them: rounded once, here.
final class Figures {

    private static final Fraction HUNDRED = Fraction.of(100, 1);

    private Figures() {}

    /// In percent with six decimals, without the sign.
    static String percent(Fraction share) {
        return decimal(share.times(HUNDRED).toDecimal(6));
    }

    /// A change in percentage points, always with its sign.
    static String points(Fraction change) {
        BigDecimal points = change.times(HUNDRED).toDecimal(5);
        return (points.signum() > 0 ? "+" : "") + decimal(points);
    }

    static String decimal(BigDecimal figure) {
        return minus(figure.toPlainString());
    }

    /// How often, as in `1 in 2,696.20`.
    static String oneIn(Fraction chance) {
        return chance.equals(Fraction.ZERO)
                ? "never"
                : "1 in %s".formatted(grouped(Fraction.ONE.over(chance).toDecimal(2)));
    }

    static String grouped(BigDecimal figure) {
        return minus(String.format(Locale.ROOT, "%,.2f", figure));
    }

    static String grouped(BigInteger figure) {
        return minus(String.format(Locale.ROOT, "%,d", figure));
    }

    static String dollars(Money amount) {
        return "$" + grouped(BigDecimal.valueOf(amount.cents(), 2));
    }

    /// Net for each unit of stake, as a pay table says it.
    static String pays(Fraction net) {
        if (net.numerator().signum() < 0) {
            return decimal(few(net));
        }
        return net.equals(Fraction.ZERO) ? "push" : decimal(few(net)) + " to 1";
    }

    private static BigDecimal few(Fraction net) {
        BigDecimal figure = net.toDecimal(6).stripTrailingZeros();
        return figure.scale() < 0 ? figure.setScale(0, RoundingMode.UNNECESSARY) : figure;
    }

    /// The numerator over the denominator.
    static Html exact(Fraction fraction) {
        return in(
                "span class='exact'",
                in("span", grouped(fraction.numerator())),
                in("span class='apart'", "/"),
                in("span", grouped(fraction.denominator())));
    }

    private static String minus(String figure) {
        return figure.replace('-', '\u2212');
    }
}
