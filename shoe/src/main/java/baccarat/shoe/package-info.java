/// The verified shoe: an order of cards that is committed to before the cut, dealt by a permutation
/// that everybody can compute, and proved card by card. `docs/verified-shoe.md` has every byte.
@NullMarked
package baccarat.shoe;

import org.jspecify.annotations.NullMarked;
