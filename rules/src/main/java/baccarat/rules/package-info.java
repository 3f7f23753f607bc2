/// What the game says: hands, third cards, wagers, outcomes, settlement. No state, no input or
/// output.
@NullMarked
package baccarat.rules;

import org.jspecify.annotations.NullMarked;
