package baccarat.records;

import static java.util.Map.entry;

import baccarat.table.CuratorEvent;
import baccarat.table.Event;
import baccarat.table.LinkEvent;
import baccarat.table.SealEvent;
import java.util.Map;

/// The names of events in logs, in the store and in messages, and their fields in the order in
/// which they are written. A name never changes and is never reused.
final class EventNames {

    private EventNames() {}

    static final Map<Class<?>, String> ALL =
            Map.ofEntries(
                    entry(Event.DutyDone.class, "DutyDone: duty"),
                    entry(Event.CutAccepted.class, "CutAccepted: seat"),
                    entry(Event.CutDeclined.class, "CutDeclined: seat"),
                    entry(Event.CardsCut.class, "CardsCut: seat depth"),
                    entry(Event.CoverCardPlaced.class, "CoverCardPlaced: behind"),
                    entry(Event.SecondCoverCardPlaced.class, "SecondCoverCardPlaced"),
                    entry(Event.RecutOrdered.class, "RecutOrdered: reason"),
                    entry(Event.FirstCardBurned.class, "FirstCardBurned: card"),
                    entry(Event.CardsBurned.class, "CardsBurned: count shown"),
                    entry(Event.ShuffleOrdered.class, "ShuffleOrdered: reason"),
                    entry(Event.OtherDecksOrdered.class, "OtherDecksOrdered: reason"),
                    entry(Event.FaceUpAsked.class, "FaceUpAsked: patron"),
                    entry(Event.SpreadAsked.class, "SpreadAsked: patron"),
                    entry(Event.ShoeEnded.class, "ShoeEnded: end"),
                    entry(CuratorEvent.ShoeAccepted.class, "ShoeAccepted: seat"),
                    entry(CuratorEvent.ShoeDeclined.class, "ShoeDeclined: seat"),
                    entry(CuratorEvent.DealerNamed.class, "DealerNamed: seat"),
                    entry(CuratorEvent.DealerTookTheShoe.class, "DealerTookTheShoe"),
                    entry(CuratorEvent.ShoePassed.class, "ShoePassed: reason"),
                    entry(Event.ChipsBought.class, "ChipsBought: patron amount"),
                    entry(Event.PlaceTaken.class, "PlaceTaken: patron place"),
                    entry(Event.PlaceGivenUp.class, "PlaceGivenUp: patron place"),
                    entry(Event.ChipsTakenAway.class, "ChipsTakenAway: patron amount"),
                    entry(Event.LeaveBegun.class, "LeaveBegun: patron"),
                    entry(Event.PatronLeft.class, "PatronLeft: patron"),
                    entry(Event.VigorishCollected.class, "VigorishCollected: spot amount left"),
                    entry(
                            Event.VigorishTakenFromTheAccount.class,
                            "VigorishTakenFromTheAccount: patron spot amount left"),
                    entry(Event.VigorishWrittenOff.class, "VigorishWrittenOff: spot amount reason"),
                    entry(Event.DebtWrittenOff.class, "DebtWrittenOff: patron amount reason"),
                    entry(Event.WagerPlaced.class, "WagerPlaced: placed"),
                    entry(Event.WagerWithdrawn.class, "WagerWithdrawn: spot wager"),
                    entry(Event.WagerSpoken.class, "WagerSpoken: spot wager cash"),
                    entry(
                            Event.SpokenWagerConfirmed.class,
                            "SpokenWagerConfirmed: spot wager cash"),
                    entry(Event.SpokenWagerLapsed.class, "SpokenWagerLapsed: spot wager cash"),
                    entry(Event.FreeHandAsked.class, "FreeHandAsked: patron"),
                    entry(Event.WagersReturned.class, "WagersReturned: placed"),
                    entry(Event.LateWagerReturned.class, "LateWagerReturned: spot wager stake"),
                    entry(Event.RoundBegun.class, "RoundBegun: number kind"),
                    entry(Event.Called.class, "Called: call words"),
                    entry(Event.CardDealt.class, "CardDealt: place face kept"),
                    entry(Event.CardLifted.class, "CardLifted: place face"),
                    entry(Event.HandTurned.class, "HandTurned: side faces"),
                    entry(Event.RightGivenUp.class, "RightGivenUp: side seat"),
                    entry(Event.RightTakenAway.class, "RightTakenAway: side seat reason"),
                    entry(Event.RightAccepted.class, "RightAccepted: side seat"),
                    entry(Event.RightDeclined.class, "RightDeclined: side seat"),
                    entry(Event.CoverCardOut.class, "CoverCardOut: cardsLeft"),
                    entry(
                            Event.CoverCardElsewhere.class,
                            "CoverCardElsewhere: placed cardsLeft reason"),
                    entry(Event.CardsCleared.class, "CardsCleared: discarded"),
                    entry(Event.IrregularityFound.class, "IrregularityFound: mishap remedy card"),
                    entry(Event.ReportWithdrawn.class, "ReportWithdrawn: mishap card reason"),
                    entry(
                            Event.FaceCorrectedInPlay.class,
                            "FaceCorrectedInPlay: place was face judged reason"),
                    entry(Event.CardKept.class, "CardKept: fate card mishap"),
                    entry(Event.CardGivenToTheBanker.class, "CardGivenToTheBanker: card"),
                    entry(
                            Event.SurplusCardDiscarded.class,
                            "SurplusCardDiscarded: card oneMoreFollows"),
                    entry(Event.OneMoreDiscarded.class, "OneMoreDiscarded"),
                    entry(Event.RoundVoided.class, "RoundVoided: number kind"),
                    entry(Event.KeptCardsDiscarded.class, "KeptCardsDiscarded: count"),
                    entry(Event.PressChosen.class, "PressChosen: spot onto"),
                    entry(Event.HouseMoneySettled.class, "HouseMoneySettled: spot onto steps"),
                    entry(Event.MetersCredited.class, "MetersCredited: wagers"),
                    entry(Event.AwardSetAside.class, "AwardSetAside: spot meter amount"),
                    entry(Event.Settled.class, "Settled: step"),
                    entry(Event.VigorishShort.class, "VigorishShort: spot left"),
                    entry(Event.MeterRestarted.class, "MeterRestarted: meter seed"),
                    entry(Event.MustHitWon.class, "MustHitWon: spot amount"),
                    entry(Event.MustHitNotReached.class, "MustHitNotReached"),
                    entry(SealEvent.SealPublished.class, "SealPublished: root"),
                    entry(SealEvent.SharePledged.class, "SharePledged: seat pledge"),
                    entry(SealEvent.CutMarked.class, "CutMarked: seat depth"),
                    entry(SealEvent.PledgesClosed.class, "PledgesClosed: pledges"),
                    entry(SealEvent.NonceAdded.class, "NonceAdded: seat nonce"),
                    entry(SealEvent.SharesWithheld.class, "SharesWithheld: seats"),
                    entry(SealEvent.SealOpened.class, "SealOpened: root key order"),
                    entry(LinkEvent.MetersLinked.class, "MetersLinked: link move states"),
                    entry(LinkEvent.MetersMoved.class, "MetersMoved: move log number what"),
                    entry(Event.TableOpened.class, "TableOpened: tray"),
                    entry(Event.TableClosed.class, "TableClosed"),
                    entry(Event.TrayFilled.class, "TrayFilled: amount"),
                    entry(Event.TrayCredited.class, "TrayCredited: amount"),
                    entry(
                            Event.WagerCorrected.class,
                            "WagerCorrected: patron round spot wager amount toThePatron reason"),
                    entry(Event.FaceCorrected.class, "FaceCorrected: round place was face reason"),
                    entry(
                            Event.PayoutCorrected.class,
                            "PayoutCorrected: patron amount toThePatron reason"),
                    entry(Event.CouponIssued.class, "CouponIssued: patron value reason"));
}
