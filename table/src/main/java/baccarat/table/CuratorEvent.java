package baccarat.table;

import baccarat.rules.Spot;

/// The dealing shoe of the big table and who has it.
public sealed interface CuratorEvent extends Event {

    record ShoeAccepted(Spot seat) implements CuratorEvent {}

    record ShoeDeclined(Spot seat) implements CuratorEvent {}

    record DealerNamed(Spot seat) implements CuratorEvent {}

    record DealerTookTheShoe() implements CuratorEvent {}

    /// The shoe is passed on, freely, by order or by the rule; the reason is beside the event.
    record ShoePassed(String reason) implements CuratorEvent {}
}
