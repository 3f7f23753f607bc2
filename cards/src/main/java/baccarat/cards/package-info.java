/// What is in the shoe: ranks, suits, cards, their notation, an order of cards, and the shuffle as
/// a function of bytes.
@NullMarked
package baccarat.cards;

import org.jspecify.annotations.NullMarked;
