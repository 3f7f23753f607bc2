package baccarat.rules;

/// What a line of a Royal 9 pay table gives.
public sealed interface Award {

    record Fixed(Money amount) implements Award {}

    record OfMeter(Meter meter, Rate share) implements Award {}

    static Award dollars(long dollars) {
        return new Fixed(Money.dollars(dollars));
    }

    static Award allOf(Meter meter) {
        return new OfMeter(meter, Rate.WHOLE);
    }
}
