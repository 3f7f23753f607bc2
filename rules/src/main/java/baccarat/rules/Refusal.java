package baccarat.rules;

/// A no: the provision that forbids it, and what is wrong in this case.
public record Refusal(Provision because, String detail) {}
