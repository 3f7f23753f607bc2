package baccarat.table;

import static baccarat.table.Account.Fixed.TRAY;

import baccarat.cards.Card;
import baccarat.rules.House;
import baccarat.rules.Money;
import baccarat.rules.Refusal;
import baccarat.rules.Wagering;
import java.util.List;

/// Sentences that several refusals share.
public final class RefusalWords {

    private RefusalWords() {}

    public static String noneLeft(Card card) {
        return "All cards " + card + " of the decks have already been seen.";
    }

    public static String notAllLeft(List<Card> cards) {
        return "The decks do not hold all of these cards any more: " + cards + ".";
    }

    public static String aboveZero(Money amount) {
        return "The amount is %s; it must be greater than zero.".formatted(amount);
    }

    public static String trayHolds(TableState state) {
        return "The tray holds only %s; fill it first.".formatted(state.accounts().of(TRAY));
    }

    static Refusal cannotPay(TableState state, Account account) {
        Money holds = state.accounts().of(account);
        return switch (account) {
            case Account.Rack(var patron) ->
                    new Refusal(
                            House.CHIPS_NEEDED,
                            "%s has only %s in chips here.".formatted(patron, holds));
            case Account.OfCoupons _ ->
                    new Refusal(
                            Wagering.MATCH_PLAY_COUPON,
                            "There are only %s in coupons here.".formatted(holds));
            case Account.Fixed _ ->
                    new Refusal(
                            House.TRAY_NEEDS_A_FILL,
                            account == TRAY
                                    ? trayHolds(state)
                                    : "The drop holds only %s.".formatted(holds));
            case Account.Wagers(var spot) ->
                    new Refusal(
                            House.TRAY_NEEDS_A_FILL,
                            "The wagers at %s come to only %s.".formatted(spot, holds));
            case Account.VigorishBox(var spot) -> tooLittle("The vigorish box at " + spot, holds);
            case Account.Jackpot(var meter) -> tooLittle("The meter " + meter, holds);
            case Account.Reserve(var meter) ->
                    tooLittle("The reserve of the meter " + meter, holds);
            case Account.LinkedMeter(var meter) -> tooLittle("The shared meter " + meter, holds);
        };
    }

    private static Refusal tooLittle(String what, Money holds) {
        return new Refusal(House.TRAY_NEEDS_A_FILL, what + " holds only " + holds + ".");
    }
}
