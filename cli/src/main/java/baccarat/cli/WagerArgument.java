package baccarat.cli;

import static java.util.stream.Collectors.joining;

import baccarat.rules.Money;
import baccarat.rules.Placed;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.rules.Wager;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// A wager on the command line: `3:banker:100`, `3:house-money:25:press=banker`, `line-2:tie:10`,
/// `5:player:100:coupon=50`.
record WagerArgument(Placed placed, Optional<Side> press) {

    static final class Converter implements ITypeConverter<WagerArgument> {

        @Override
        public WagerArgument convert(String text) {
            return WagerArgument.of(text);
        }
    }

    private static WagerArgument of(String text) {
        List<String> parts = List.of(text.split(":", -1));
        if (parts.size() < 3) {
            throw wrong(text, "write a wager as seat:wager:amount, as in 3:banker:100");
        }
        Spot spot =
                Spot.of(parts.get(0)).orElseThrow(() -> wrong(text, "write a seat as 3 or line-3"));
        Wager wager =
                Wager.of(parts.get(1))
                        .orElseThrow(() -> wrong(text, "a wager must be one of " + wagers()));
        Money stake =
                Money.of(parts.get(2))
                        .orElseThrow(() -> wrong(text, "write an amount as 100 or 100.00"));
        var argument = new WagerArgument(Placed.of(spot, wager, stake), Optional.empty());
        for (String option : parts.subList(3, parts.size())) {
            argument = argument.with(option, text);
        }
        return argument;
    }

    private WagerArgument with(String option, String text) {
        return switch (option) {
            case "press=player" -> withPress(Side.PLAYER, text);
            case "press=banker" -> withPress(Side.BANKER, text);
            default -> withCoupon(option, text);
        };
    }

    private WagerArgument withPress(Side side, String text) {
        if (press.isPresent()) {
            throw wrong(text, "House Money can be pressed onto one hand only");
        }
        if (placed.wager() != Wager.HOUSE_MONEY) {
            throw wrong(text, "only house-money can be pressed");
        }
        return new WagerArgument(placed, Optional.of(side));
    }

    private WagerArgument withCoupon(String option, String text) {
        Money value =
                Optional.of(option)
                        .filter(o -> o.startsWith("coupon="))
                        .flatMap(o -> Money.of(o.substring("coupon=".length())))
                        .orElseThrow(
                                () ->
                                        wrong(
                                                text,
                                                "only press=player, press=banker or coupon=50 may follow"));
        if (placed.coupon().isAboveZero()) {
            throw wrong(text, "coupon= is given twice; a wager takes one coupon");
        }
        if (!value.isAboveZero()) {
            throw wrong(text, "a coupon must have a value above zero, as in coupon=50");
        }
        return new WagerArgument(placed.withCoupon(value), press);
    }

    private static String wagers() {
        return Stream.of(Wager.values()).map(Wager::toString).collect(joining(", "));
    }

    private static TypeConversionException wrong(String text, String expected) {
        return new TypeConversionException("'%s': %s".formatted(text, expected));
    }
}
