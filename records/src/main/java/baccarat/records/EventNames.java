package baccarat.records;

import static java.util.Map.entry;

import baccarat.table.CuratorEvent;
import baccarat.table.Event;
import baccarat.table.LinkEvent;
import baccarat.table.SealEvent;
import java.util.Map;

/// The names of events in logs, in the store and in messages. A name never changes and is never
/// reused.
final class EventNames {

    private EventNames() {}

    static final Map<Class<?>, String> ALL =
            Map.ofEntries(
                    entry(Event.DutyDone.class, "DutyDone"),
                    entry(Event.CutAccepted.class, "CutAccepted"),
                    entry(Event.CutDeclined.class, "CutDeclined"),
                    entry(Event.CardsCut.class, "CardsCut"),
                    entry(Event.CoverCardPlaced.class, "CoverCardPlaced"),
                    entry(Event.SecondCoverCardPlaced.class, "SecondCoverCardPlaced"),
                    entry(Event.RecutOrdered.class, "RecutOrdered"),
                    entry(Event.FirstCardBurned.class, "FirstCardBurned"),
                    entry(Event.CardsBurned.class, "CardsBurned"),
                    entry(Event.ShuffleOrdered.class, "ShuffleOrdered"),
                    entry(Event.OtherDecksOrdered.class, "OtherDecksOrdered"),
                    entry(Event.FaceUpAsked.class, "FaceUpAsked"),
                    entry(Event.SpreadAsked.class, "SpreadAsked"),
                    entry(Event.ShoeEnded.class, "ShoeEnded"),
                    entry(CuratorEvent.ShoeAccepted.class, "ShoeAccepted"),
                    entry(CuratorEvent.ShoeDeclined.class, "ShoeDeclined"),
                    entry(CuratorEvent.DealerNamed.class, "DealerNamed"),
                    entry(CuratorEvent.DealerTookTheShoe.class, "DealerTookTheShoe"),
                    entry(CuratorEvent.ShoePassed.class, "ShoePassed"),
                    entry(Event.ChipsBought.class, "ChipsBought"),
                    entry(Event.PlaceTaken.class, "PlaceTaken"),
                    entry(Event.PlaceGivenUp.class, "PlaceGivenUp"),
                    entry(Event.ChipsTakenAway.class, "ChipsTakenAway"),
                    entry(Event.LeaveBegun.class, "LeaveBegun"),
                    entry(Event.PatronLeft.class, "PatronLeft"),
                    entry(Event.VigorishCollected.class, "VigorishCollected"),
                    entry(Event.VigorishTakenFromTheAccount.class, "VigorishTakenFromTheAccount"),
                    entry(Event.VigorishWrittenOff.class, "VigorishWrittenOff"),
                    entry(Event.DebtWrittenOff.class, "DebtWrittenOff"),
                    entry(Event.WagerPlaced.class, "WagerPlaced"),
                    entry(Event.WagerWithdrawn.class, "WagerWithdrawn"),
                    entry(Event.WagerSpoken.class, "WagerSpoken"),
                    entry(Event.SpokenWagerConfirmed.class, "SpokenWagerConfirmed"),
                    entry(Event.SpokenWagerLapsed.class, "SpokenWagerLapsed"),
                    entry(Event.FreeHandAsked.class, "FreeHandAsked"),
                    entry(Event.WagersReturned.class, "WagersReturned"),
                    entry(Event.LateWagerReturned.class, "LateWagerReturned"),
                    entry(Event.RoundBegun.class, "RoundBegun"),
                    entry(Event.Called.class, "Called"),
                    entry(Event.CardDealt.class, "CardDealt"),
                    entry(Event.CardLifted.class, "CardLifted"),
                    entry(Event.HandTurned.class, "HandTurned"),
                    entry(Event.RightGivenUp.class, "RightGivenUp"),
                    entry(Event.RightTakenAway.class, "RightTakenAway"),
                    entry(Event.RightAccepted.class, "RightAccepted"),
                    entry(Event.RightDeclined.class, "RightDeclined"),
                    entry(Event.CoverCardOut.class, "CoverCardOut"),
                    entry(Event.CoverCardElsewhere.class, "CoverCardElsewhere"),
                    entry(Event.CardsCleared.class, "CardsCleared"),
                    entry(Event.IrregularityFound.class, "IrregularityFound"),
                    entry(Event.ReportWithdrawn.class, "ReportWithdrawn"),
                    entry(Event.FaceCorrectedInPlay.class, "FaceCorrectedInPlay"),
                    entry(Event.CardKept.class, "CardKept"),
                    entry(Event.CardGivenToTheBanker.class, "CardGivenToTheBanker"),
                    entry(Event.SurplusCardDiscarded.class, "SurplusCardDiscarded"),
                    entry(Event.OneMoreDiscarded.class, "OneMoreDiscarded"),
                    entry(Event.RoundVoided.class, "RoundVoided"),
                    entry(Event.KeptCardsDiscarded.class, "KeptCardsDiscarded"),
                    entry(Event.PressChosen.class, "PressChosen"),
                    entry(Event.HouseMoneySettled.class, "HouseMoneySettled"),
                    entry(Event.MetersCredited.class, "MetersCredited"),
                    entry(Event.AwardSetAside.class, "AwardSetAside"),
                    entry(Event.Settled.class, "Settled"),
                    entry(Event.VigorishShort.class, "VigorishShort"),
                    entry(Event.MeterRestarted.class, "MeterRestarted"),
                    entry(Event.MustHitWon.class, "MustHitWon"),
                    entry(Event.MustHitNotReached.class, "MustHitNotReached"),
                    entry(SealEvent.SealPublished.class, "SealPublished"),
                    entry(SealEvent.SharePledged.class, "SharePledged"),
                    entry(SealEvent.CutMarked.class, "CutMarked"),
                    entry(SealEvent.PledgesClosed.class, "PledgesClosed"),
                    entry(SealEvent.NonceAdded.class, "NonceAdded"),
                    entry(SealEvent.SharesWithheld.class, "SharesWithheld"),
                    entry(SealEvent.SealOpened.class, "SealOpened"),
                    entry(LinkEvent.MetersLinked.class, "MetersLinked"),
                    entry(LinkEvent.MetersMoved.class, "MetersMoved"),
                    entry(Event.TableOpened.class, "TableOpened"),
                    entry(Event.TableClosed.class, "TableClosed"),
                    entry(Event.TrayFilled.class, "TrayFilled"),
                    entry(Event.TrayCredited.class, "TrayCredited"),
                    entry(Event.WagerCorrected.class, "WagerCorrected"),
                    entry(Event.FaceCorrected.class, "FaceCorrected"),
                    entry(Event.PayoutCorrected.class, "PayoutCorrected"),
                    entry(Event.CouponIssued.class, "CouponIssued"));
}
