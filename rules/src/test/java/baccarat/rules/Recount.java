package baccarat.rules;

import baccarat.cards.Card;
import baccarat.rules.Vigorish.Rounding;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Map;
import java.util.Objects;

/// What a wager brings its patron, in cents, reckoned a second time and from the cards alone: no
/// hand, round, outcome or odds of the rules is asked.
record Recount(Round round, TableRules rules, Map<Meter, Money> meters) {

    private static final int[] BONUS_A = {0, 0, 0, 0, 1, 2, 4, 6, 10, 30};
    private static final String[] CHAIRS = {"sh", "sd", "ch", "cd", "hs", "hc", "ds", "dc", "dh"};

    long net(Placed placed) {
        long stake = placed.stake().cents();
        return switch (placed.wager()) {
            case PLAYER -> onHand(placed, player() - banker());
            case BANKER -> onBanker(placed);
            case TIE -> player() == banker() ? 8 * stake : -stake;
            case DRAGON_BONUS_PLAYER -> bonus(stake, round.player(), round.banker());
            case DRAGON_BONUS_BANKER -> bonus(stake, round.banker(), round.player());
            case DRAGON_7 -> isDragon() ? 40 * stake : -stake;
            case PANDA_8 -> isPanda() ? 25 * stake : -stake;
            case HOUSE_MONEY -> houseMoney(stake);
            case ROYAL_9 -> award(placed.spot().number()) - stake;
        };
    }

    private static long onHand(Placed placed, int ahead) {
        long chips = placed.stake().cents() + placed.pressed().cents();
        if (ahead == 0) {
            return 0;
        }
        return ahead > 0 ? chips + placed.coupon().cents() : -chips;
    }

    private long onBanker(Placed placed) {
        long won = onHand(placed, banker() - player());
        if (won <= 0 || !(rules.vigorish() instanceof Vigorish.Share share)) {
            return won > 0 && isDragon() ? 0 : won;
        }
        var exact =
                BigDecimal.valueOf(won).multiply(BigDecimal.valueOf(share.rate().basisPoints(), 4));
        var quarter = BigDecimal.valueOf(25);
        return share.rounding() == Rounding.NEXT_QUARTER
                ? won - exact.divide(quarter, 0, RoundingMode.UP).multiply(quarter).longValueExact()
                : won - exact.setScale(0, RoundingMode.DOWN).longValueExact();
    }

    private static long bonus(long stake, Hand selected, Hand other) {
        boolean natural = isNatural(selected);
        int ahead = points(selected) - points(other);
        if (natural && isNatural(other) && ahead == 0) {
            return 0;
        }
        if (natural && ahead > 0) {
            return stake;
        }
        return !natural && ahead >= 4 ? stake * BONUS_A[ahead] : -stake;
    }

    private long houseMoney(long stake) {
        int pairs = (isPair(round.player()) ? 1 : 0) + (isPair(round.banker()) ? 1 : 0);
        return switch (pairs) {
            case 2 -> 15 * stake;
            case 1 -> 3 * stake;
            default -> -stake;
        };
    }

    private long award(int chair) {
        String player = royal(round.player());
        String banker = royal(round.banker());
        String own = chair <= CHAIRS.length ? CHAIRS[chair - 1] : "none";
        return rules.seating().seats() == 6
                ? personal(own, player, banker)
                : multiLevel(own, player, banker);
    }

    private long multiLevel(String own, String player, String banker) {
        if (player.endsWith(own) && banker.endsWith(own)) {
            return player.equals(banker) ? shows(Meter.MAJOR) : shows(Meter.MAJOR) / 10;
        }
        if (banker.equals("K" + own)) {
            return shows(Meter.K9_BANKER);
        }
        return player.equals("K" + own) ? shows(Meter.K9_PLAYER) : any(player, banker);
    }

    private long personal(String own, String player, String banker) {
        String king = "K" + own;
        if (player.equals(king) && banker.equals(king)) {
            return shows(Meter.STAR);
        }
        if (banker.equals(king)) {
            return shows(Meter.SPADE);
        }
        if (player.equals(king)) {
            return shows(Meter.HEART);
        }
        boolean posted = "Ksh Ksd Kch Kcd Khs Khc".contains(player) && !player.isEmpty();
        return posted && player.equals(banker) ? 500_000 : any(player, banker);
    }

    private static long any(String player, String banker) {
        boolean suited = isSuited(player);
        if (!player.isEmpty() && !banker.isEmpty()) {
            return suited && isSuited(banker) ? 150_000 : 25_000;
        }
        if (player.isEmpty() && banker.isEmpty()) {
            return 0;
        }
        return suited || isSuited(banker) ? 5_000 : 2_500;
    }

    private static boolean isSuited(String royal) {
        return !royal.isEmpty() && royal.charAt(1) == royal.charAt(2);
    }

    /// A Royal 9 as `Ksh`: the face, its suit, the suit of the nine; otherwise nothing.
    private static String royal(Hand hand) {
        String two = "" + hand.cards().get(0) + hand.cards().get(1);
        String faceFirst = two.startsWith("9") ? two.substring(2) + two.substring(0, 2) : two;
        return faceFirst.matches("[JQK].9.")
                ? faceFirst.substring(0, 2) + faceFirst.substring(3)
                : "";
    }

    private long shows(Meter meter) {
        return Objects.requireNonNull(meters.get(meter)).cents();
    }

    private boolean isDragon() {
        return banker() == 7 && player() < 7 && round.banker().cards().size() == 3;
    }

    private boolean isPanda() {
        return player() == 8 && banker() < 8 && round.player().cards().size() == 3;
    }

    private static boolean isNatural(Hand hand) {
        return hand.cards().size() == 2 && points(hand) > 7;
    }

    private static boolean isPair(Hand hand) {
        return hand.cards().get(0).toString().charAt(0) == hand.cards().get(1).toString().charAt(0);
    }

    private int player() {
        return points(round.player());
    }

    private int banker() {
        return points(round.banker());
    }

    private static int points(Hand hand) {
        int total = 0;
        for (Card card : hand.cards()) {
            total += "A23456789".indexOf(card.toString().charAt(0)) + 1;
        }
        return total % 10;
    }
}
