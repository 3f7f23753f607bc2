package baccarat.table;

import baccarat.rules.Provision;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Something that is due now or may be done now: by whom, which command, about what, and where it
/// is written.
///
/// @param about the duty, call, place, hand, seat or remedy that the command has to name; empty
///   where that is open
/// @param required nothing else goes on until this is done
public record Due(
        By by,
        Class<? extends Command> kind,
        Optional<Object> about,
        boolean required,
        List<Provision> because) {

    public Due {
        because = List.copyOf(because);
    }

    static Due must(By by, Class<? extends Command> kind, Object about, Provision... because) {
        return new Due(by, kind, Optional.of(about), true, List.of(because));
    }

    static Due must(By by, Class<? extends Command> kind, Provision... because) {
        return new Due(by, kind, Optional.empty(), true, List.of(because));
    }

    static Due may(By by, Class<? extends Command> kind, Object about, Provision... because) {
        return new Due(by, kind, Optional.of(about), false, List.of(because));
    }

    static Due may(By by, Class<? extends Command> kind, Provision... because) {
        return new Due(by, kind, Optional.empty(), false, List.of(because));
    }

    boolean isOfKind(Command command) {
        return kind == command.getClass();
    }

    boolean isAbout(Command command) {
        return about.isEmpty() || about.equals(aboutOf(command));
    }

    /// What a command names.
    static Optional<Object> aboutOf(Command command) {
        return switch (command) {
            case Command.Confirm(var duty) -> Optional.of(duty);
            case Command.MakeCall(var call) -> Optional.of(call);
            case Command.Draw(var place, _) -> Optional.of(place);
            case Command.Turn(var side, _) -> Optional.of(side);
            case Command.GiveUpTheRight(var side) -> Optional.of(side);
            case Command.TakeTheRightAway(var side, _) -> Optional.of(side);
            case Command.AcceptTheRight(var side) -> Optional.of(side);
            case Command.DeclineTheRight(var side) -> Optional.of(side);
            case Command.SettleHouseMoney(var spot) -> Optional.of(spot);
            case Command.PaySpot(var spot) -> Optional.of(spot);
            case Command.PayAward(var spot) -> Optional.of(spot);
            case Command.CollectVigorish(var spot) -> Optional.of(spot);
            case Command.WriteOffVigorish(var spot, _) -> Optional.of(spot);
            case Command.WriteOffDebt(var patron, _) -> Optional.of(patron);
            case Command.PlaceCoupon(var spot, _, _) -> Optional.of(spot);
            case Command.ApplyRemedy(var remedy) -> Optional.of(remedy);
            default -> Optional.empty();
        };
    }

    /// As it is told to somebody who is at another point.
    public String inWords() {
        String what = WORDS.get(kind);
        return by + ": " + what + about.map(it -> " " + named(it)).orElse("");
    }

    private static String named(Object about) {
        return about.toString().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// The name of a command in words, found once.
    private static final ClassValue<String> WORDS =
            new ClassValue<>() {
                @Override
                protected String computeValue(Class<?> kind) {
                    return kind.getSimpleName()
                            .replaceAll("(?<=[A-Za-z])(?=[A-Z])", " ")
                            .toLowerCase(Locale.ROOT);
                }
            };
}
