package baccarat.odds;

import baccarat.rules.Side;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;

/// What House Money is worth, for each unit of it, by what the patron does with a payout: take it,
/// press it always, or press it whenever the four cards on the table make that worth more. A payout
/// may be pressed even when the result is known (reading 18).
public final class HouseMoneyOdds {

    private final Fraction taken;
    private final Map<Side, Pressed> pressed;

    private HouseMoneyOdds(Fraction taken, Map<Side, Pressed> pressed) {
        this.taken = taken;
        this.pressed = pressed;
    }

    /// The values of pressing onto one hand.
    public record Pressed(Fraction always, Fraction best) {}

    public Fraction taken() {
        return taken;
    }

    /// Pressed onto a wager on that hand.
    public Pressed onto(Side side) {
        return Objects.requireNonNull(pressed.get(side));
    }

    static HouseMoneyOdds of(Question question) {
        var states = new HouseMoneyStates(question);
        Fraction taken = states.taken();
        var pressed = new EnumMap<Side, Pressed>(Side.class);
        for (Side side : Side.values()) {
            pressed.put(
                    side,
                    new Pressed(taken.plus(states.always(side)), taken.plus(states.best(side))));
        }
        return new HouseMoneyOdds(taken, pressed);
    }
}
