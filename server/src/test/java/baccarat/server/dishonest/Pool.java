package baccarat.server.dishonest;

import baccarat.cards.Card;
import baccarat.cards.Decks;
import baccarat.rules.Wager;
import baccarat.server.store.Slips;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/// What a gang puts into its requests: names, amounts and ids that are worth trying. They know all
/// there is to know but secrets.
final class Pool {

    private static final List<String> AMOUNTS =
            List.of(
                    "0.01",
                    "5.00",
                    "25.00",
                    "100.00",
                    "500.00",
                    "999.99",
                    "1000.00",
                    "1000.01",
                    "5000.00",
                    "25000.00",
                    "1000000.00",
                    "1000000000.00",
                    "-25.00",
                    "0.00",
                    "92233720368547758.07");

    private static final List<String> REASONS =
            List.of("the dealer misread it", "a complaint", "x", "for a friend");

    private static final List<Card> CARDS = Decks.of(1);

    private final DishonestHouse house;
    private final SplittableRandom random;
    private final List<String> made = new ArrayList<>();
    private List<String> slips = List.of("none");
    private int count;

    Pool(DishonestHouse house, SplittableRandom random) {
        this.house = house;
        this.random = random;
    }

    SplittableRandom random() {
        return random;
    }

    <T> T any(List<T> of) {
        return of.get(random.nextInt(of.size()));
    }

    boolean oneIn(int number) {
        return random.nextInt(number) == 0;
    }

    String table() {
        return any(
                List.of(
                        DishonestHouse.AUTOMATIC,
                        DishonestHouse.SEALED,
                        DishonestHouse.REAL,
                        DishonestHouse.AUTOMATIC,
                        DishonestHouse.SEALED,
                        DishonestHouse.REAL,
                        "wa-mini",
                        "ma-midi",
                        "ma-baccarat"));
    }

    String name() {
        return switch (random.nextInt(8)) {
            case 0, 1, 2 -> any(house.dishonest()).name();
            case 3, 4 -> DishonestHouse.BYSTANDER;
            case 5 -> any(house.honest()).name();
            case 6 -> any(List.of("$Cash", "$Other", "~Coral", "house", "dealer", "nobody here"));
            default -> made.isEmpty() ? any(house.dishonest()).name() : any(made);
        };
    }

    /// Somebody outside the gang, or an account that it made.
    String victim() {
        return made.isEmpty() || oneIn(2) ? any(house.honest()).name() : any(made);
    }

    String code() {
        return house.code();
    }

    /// A name that nobody has.
    String fresh() {
        count++;
        return "made up " + count;
    }

    /// An account that the gang has made, with a password that it knows.
    void remember(String name) {
        made.add(name);
    }

    String amount() {
        return any(AMOUNTS);
    }

    /// Mostly what is a stake at these tables.
    String stake() {
        return oneIn(4) ? amount() : any(List.of("25.00", "50.00", "100.00", "200.00"));
    }

    String reason() {
        return any(REASONS);
    }

    String spot() {
        if (oneIn(3)) {
            return "3";
        }
        return oneIn(12) ? any(List.of("line-1", "0", "15")) : "" + (1 + random.nextInt(9));
    }

    String wager() {
        return any(List.of(Wager.values())).name();
    }

    String card() {
        return any(CARDS).toString();
    }

    String cards(int number) {
        var cards = new ArrayList<String>();
        for (int i = 0; i < number; i++) {
            cards.add("'" + card() + "'");
        }
        return String.join(",", cards);
    }

    String password() {
        List<Someone> gang = house.dishonest();
        int known = house.gang().lacksTheSecondPassword() ? 1 : gang.size();
        return switch (random.nextInt(6)) {
            case 0 -> any(List.of("password123", "correct horse", "the password", "Hank"));
            case 1 -> gang.getLast().password();
            default -> gang.get(random.nextInt(known)).password();
        };
    }

    /// The password of whoever signs, where the gang knows it.
    String passwordOf(Someone one) {
        List<Someone> gang = house.dishonest();
        boolean isSecret =
                house.gang().lacksTheSecondPassword()
                        && gang.size() > 1
                        && gang.get(1).name().equals(one.name());
        return isSecret || oneIn(5) ? password() : one.password();
    }

    String slip() {
        return any(slips);
    }

    /// The latest slips, which those who may sign them see on their screens.
    void lookAtSlips() {
        List<String> ids =
                house
                        .open()
                        .casino()
                        .store()
                        .read(
                                handle -> {
                                    var all = new ArrayList<>(Slips.ofTheCage(handle, 5));
                                    all.addAll(Slips.of(handle, DishonestHouse.REAL, 8));
                                    all.addAll(Slips.of(handle, DishonestHouse.SEALED, 8));
                                    all.addAll(Slips.of(handle, DishonestHouse.AUTOMATIC, 5));
                                    return all;
                                })
                        .stream()
                        .map(Slips.Slip::id)
                        .toList();
        slips = ids.isEmpty() ? List.of("none") : ids;
    }

    int round() {
        return 1 + random.nextInt(oneIn(3) ? 100 : 8);
    }
}
