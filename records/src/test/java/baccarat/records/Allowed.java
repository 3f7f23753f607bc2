package baccarat.records;

import baccarat.table.Asked;
import baccarat.table.By;
import baccarat.table.Command;
import baccarat.table.Due;
import baccarat.table.Next;
import baccarat.table.Person;
import baccarat.table.Place;
import baccarat.table.Role;
import baccarat.table.TableState;

/// Whether what somebody asks for is among what the table says is due or may be done.
public final class Allowed {

    private Allowed() {}

    public static boolean is(TableState state, Asked question) {
        return Next.steps(state, question.at()).stream().anyMatch(due -> includes(due, question));
    }

    private static boolean includes(Due due, Asked question) {
        Command command = question.command();
        return due.kind() == command.getClass()
                && (due.about().isEmpty() || names(command, due.about().get()))
                && includes(due.by(), question.who());
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

    private static boolean names(Command command, Object about) {
        return switch (command) {
            case Command.Confirm(var duty) -> duty == about;
            case Command.MakeCall(var call) -> call == about;
            case Command.Draw(var place, _) -> place == (Place) about;
            case Command.Turn(var side, _) -> side == about;
            case Command.GiveUpTheRight(var side) -> side == about;
            case Command.TakeTheRightAway(var side, _) -> side == about;
            case Command.AcceptTheRight(var side) -> side == about;
            case Command.DeclineTheRight(var side) -> side == about;
            case Command.ApplyRemedy(var remedy) -> remedy == about;
            case Command.SettleHouseMoney(var spot) -> spot.equals(about);
            case Command.PaySpot(var spot) -> spot.equals(about);
            case Command.PayAward(var spot) -> spot.equals(about);
            case Command.CollectVigorish(var spot) -> spot.equals(about);
            case Command.WriteOffVigorish(var spot, _) -> spot.equals(about);
            case Command.WriteOffDebt(var patron, _) -> patron.equals(about);
            case Command.PlaceCoupon(var spot, _, _) -> spot.equals(about);
            default -> throw new AssertionError(command + " names nothing");
        };
    }
}
