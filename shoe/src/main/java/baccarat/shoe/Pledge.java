package baccarat.shoe;

/// What a seat publishes before anybody reveals a share: the hash that [Share#pledge] gives.
public record Pledge(int seat, Bytes32 hash) {}
