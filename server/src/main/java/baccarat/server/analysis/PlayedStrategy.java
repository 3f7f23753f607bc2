package baccarat.server.analysis;

import baccarat.simulation.strategy.Sessions;
import baccarat.simulation.strategy.StrategyFactory;

/// A strategy that a simulation plays.
///
/// @param text as it was written, `martingale:player`
public record PlayedStrategy(String text, StrategyFactory factory, Sessions sessions) {}
