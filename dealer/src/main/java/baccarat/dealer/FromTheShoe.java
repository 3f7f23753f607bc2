package baccarat.dealer;

import baccarat.cards.Card;

/// A card and its place in the shoe, from 0: what a proof of it is about.
public record FromTheShoe(Card card, int place) {}
