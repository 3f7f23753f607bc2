/// Ways to wager, played over the same shoes as the kernels: what a patron wins by them, and how a
/// bankroll fares.
@NullMarked
package baccarat.simulation.strategy;

import org.jspecify.annotations.NullMarked;
