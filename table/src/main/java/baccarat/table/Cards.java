package baccarat.table;

/// Where the cards are, and how far the shoe is.
public record Cards(Stock stock, Shoe shoe) {

    static Cards none(int decks) {
        return new Cards(Stock.none(decks), Shoe.BEFORE_THE_FIRST);
    }

    Cards with(Stock after) {
        return new Cards(after, shoe);
    }

    Cards with(Shoe after) {
        return new Cards(stock, after);
    }
}
