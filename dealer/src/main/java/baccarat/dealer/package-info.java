/// An automatic dealer with a shoe of its own: it does what is due, and reports what is on the
/// cards.
@NullMarked
package baccarat.dealer;

import org.jspecify.annotations.NullMarked;
