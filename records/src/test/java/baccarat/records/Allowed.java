package baccarat.records;

import baccarat.table.Asked;
import baccarat.table.By;
import baccarat.table.Command;
import baccarat.table.Due;
import baccarat.table.Move;
import baccarat.table.Next;
import baccarat.table.Person;
import baccarat.table.Role;
import baccarat.table.TableState;
import java.util.List;

/// Whether what somebody asks for is among what the table says is due or may be done.
public final class Allowed {

    private Allowed() {}

    public static boolean is(TableState state, Asked question) {
        return is(Next.steps(state, question.at()), question);
    }

    /// The same with what is due and allowed at the time of the question.
    public static boolean is(List<Due> steps, Asked question) {
        return steps.stream().anyMatch(due -> includes(due, question));
    }

    private static boolean includes(Due due, Asked question) {
        return isOfKind(due.move(), question.command()) && includes(due.by(), question.who());
    }

    private static boolean includes(By by, Person who) {
        boolean patron =
                who.role() == Role.PATRON
                        && by.roles().contains(Role.PATRON)
                        && by.patron().orElse(who.name()).equals(who.name());
        boolean staff = who.role() != Role.PATRON && by.roles().contains(who.role());
        boolean above = who.role() == Role.SUPERVISOR && by.roles().contains(Role.FLOORPERSON);
        return patron || staff || above;
    }

    /// Another way than the table's own, which makes a move of the command first.
    private static boolean isOfKind(Move move, Command command) {
        boolean sameName = Names.of(move).equals(Names.of(command));
        return sameName
                && switch (command) {
                    case Command.Confirm(var duty) -> move.equals(new Move.Confirm(duty));
                    case Command.MakeCall(var call) -> move.equals(new Move.MakeCall(call));
                    case Command.Draw(var place, _) -> move.equals(new Move.Draw(place));
                    case Command.Turn(var side, _) -> side == ((Move.Turn) move).side();
                    case Command.GiveUpTheRight(var side) ->
                            side == ((Move.GiveUpTheRight) move).side();
                    case Command.TakeTheRightAway(var side, _) ->
                            side == ((Move.TakeTheRightAway) move).side();
                    case Command.AcceptTheRight(var side) ->
                            side == ((Move.AcceptTheRight) move).side();
                    case Command.DeclineTheRight(var side) ->
                            side == ((Move.DeclineTheRight) move).side();
                    case Command.ApplyRemedy(var remedy) ->
                            move.equals(new Move.ApplyRemedy(remedy));
                    case Command.SettleHouseMoney(var spot) ->
                            move.equals(new Move.SettleHouseMoney(spot));
                    case Command.PaySpot(var spot) -> move.equals(new Move.PaySpot(spot));
                    case Command.PayAward(var spot) -> move.equals(new Move.PayAward(spot));
                    case Command.PlaceCoupon(var spot, _, _) ->
                            move.equals(new Move.PlaceCoupon(spot));
                    case Command.CollectVigorish(var spot) ->
                            ((Move.CollectVigorish) move).spot().orElse(spot).equals(spot);
                    case Command.WriteOffVigorish(var spot, _) ->
                            ((Move.WriteOffVigorish) move).spot().orElse(spot).equals(spot);
                    case Command.WriteOffDebt(var patron, _) ->
                            ((Move.WriteOffDebt) move).patron().orElse(patron).equals(patron);
                    default -> move instanceof Move.Plain;
                };
    }
}
