package baccarat.regulations;

import baccarat.regulations.Permits.OfWagers;
import baccarat.regulations.Permits.Royal9Form;
import baccarat.regulations.Permits.Royal9Permit;
import baccarat.rules.Money;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// The section `wagers` of a document's options.
final class WagerOptions {

    private WagerOptions() {}

    static OfWagers of(Form form) {
        List<String> known = WagersReview.sideKeys();
        String expected = "one of " + String.join(", ", known);
        Set<String> side =
                new HashSet<>(
                        form.required(
                                        "side",
                                        form.list(
                                                "side",
                                                expected,
                                                "[dragon-bonus]",
                                                text -> Optional.of(text).filter(known::contains)),
                                        "a list of side wagers, each " + expected)
                                .orElse(List.of()));
        Optional<Royal9Permit> royal9 =
                form.section(WagersReview.ROYAL_9).map(WagerOptions::royal9);
        royal9.ifPresent(_ -> side.add(WagersReview.ROYAL_9));
        form.close();
        return new OfWagers(Set.copyOf(side), royal9);
    }

    /// `{form: personal, decks: [6, 8], seats: 6, wager: 5.00}`.
    private static Royal9Permit royal9(Form form) {
        List<Integer> decks =
                form.required(
                                "decks",
                                form.list(
                                        "decks",
                                        "a whole number, as in 8",
                                        "[6, 8]",
                                        text -> OptionForm.range(text).map(Range::from)),
                                "a list of whole numbers, as in [6, 8]")
                        .orElse(List.of());
        Money wager =
                OptionForm.required(
                        form,
                        "wager",
                        "an amount above zero, as in 5.00",
                        text -> Money.of(text).filter(Money::isAboveZero),
                        Money.dollars(5));
        var permit =
                new Royal9Permit(
                        OptionForm.oneOf(form, "form", Royal9Form.class),
                        Set.copyOf(decks),
                        form.whole("seats"),
                        wager);
        form.close();
        return permit;
    }
}
