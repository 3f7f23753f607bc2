package baccarat.shoe;

/// What a seat publishes before any share is revealed: the hash that [Share#pledge] gives.
public record Pledge(int seat, Bytes32 hash) {}
