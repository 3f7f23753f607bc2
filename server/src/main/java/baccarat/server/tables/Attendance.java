package baccarat.server.tables;

import java.util.function.Predicate;

/// Who keeps a place at a table.
///
/// @param isPresent whether a patron of this name is signed in
/// @param idleRounds after how many rounds without a wager a patron makes room for those who wait
public record Attendance(Predicate<String> isPresent, int idleRounds) {}
