package baccarat.reports;

import java.math.BigDecimal;
import java.math.RoundingMode;

/// Numbers of a drawing.
final class Svg {

    private Svg() {}

    static String number(double value) {
        return BigDecimal.valueOf(value).setScale(1, RoundingMode.HALF_UP).toPlainString();
    }
}
