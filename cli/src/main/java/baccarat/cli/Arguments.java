package baccarat.cli;

import baccarat.cards.Card;
import baccarat.rules.Meter;
import baccarat.rules.Money;
import baccarat.rules.PayoutOdds;
import baccarat.rules.Rate;
import baccarat.rules.Spot;
import java.util.List;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Arguments that several commands read.
final class Arguments {

    private Arguments() {}

    /// The cards of one option: a list of its own would make the option repeatable.
    record Cards(List<Card> cards) {}

    static final class CardsConverter implements ITypeConverter<Cards> {

        @Override
        public Cards convert(String text) {
            return Card.listOf(text)
                    .map(Cards::new)
                    .orElseThrow(
                            () -> wrong("'%s' is not a list of cards; write it as 2h,Ks,Td", text));
        }
    }

    static final class SpotConverter implements ITypeConverter<Spot> {

        @Override
        public Spot convert(String text) {
            return Spot.of(text)
                    .orElseThrow(() -> wrong("'%s' is not a seat; write it as 3", text));
        }
    }

    /// What a meter shows, as in `star=50000`.
    record MeterArgument(Meter meter, Money shows) {}

    static final class MeterConverter implements ITypeConverter<MeterArgument> {

        @Override
        public MeterArgument convert(String text) {
            int equals = text.indexOf('=');
            return new MeterArgument(
                    meter(text.substring(0, Math.max(equals, 0))),
                    money(text.substring(equals + 1)));
        }

        private static Meter meter(String text) {
            return Meter.of(text)
                    .orElseThrow(
                            () ->
                                    wrong(
                                            "'%s' is not a meter; choose one of "
                                                    + List.of(Meter.values()),
                                            text));
        }
    }

    static final class MoneyConverter implements ITypeConverter<Money> {

        @Override
        public Money convert(String text) {
            return money(text);
        }
    }

    static final class TieConverter implements ITypeConverter<PayoutOdds> {

        @Override
        public PayoutOdds convert(String text) {
            return PayoutOdds.of(text.endsWith(" to 1") ? text : text + " to 1")
                    .orElseThrow(
                            () -> wrong("'%s' is not a payout; write it as 8 or \"8 to 1\"", text));
        }
    }

    static final class RateConverter implements ITypeConverter<Rate> {

        @Override
        public Rate convert(String text) {
            return Rate.of(text.endsWith("%") ? text : text + "%")
                    .orElseThrow(() -> wrong("'%s' is not a rate; write it as 5 or 4.5%%", text));
        }
    }

    private static Money money(String text) {
        return Money.of(text)
                .orElseThrow(() -> wrong("'%s' is not an amount; write it as 100 or 100.00", text));
    }

    static TypeConversionException wrong(String message, String text) {
        return new TypeConversionException(message.formatted(text));
    }
}
