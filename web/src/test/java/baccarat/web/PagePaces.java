package baccarat.web;

import baccarat.server.tables.Pace;
import java.time.Duration;

/// How fast the tables of a browser test play.
final class PagePaces {

    /// The longest that a patron has to decide something.
    static final Duration A_WHILE = Duration.ofMinutes(3);

    static final Duration A_MOMENT = Duration.ofMillis(500);

    /// Quick, for whoever only looks.
    static final Pace PACE =
            new Pace(
                    Duration.ofMillis(15),
                    Duration.ofMillis(2_500),
                    Duration.ofSeconds(6),
                    Duration.ofMillis(2_500),
                    Duration.ofMillis(700));

    /// Wagers stay open and the result stays on the table until [OpenPage#later]: there is time to
    /// press and to read anything, on any machine. Whoever may cut or turn is soon passed over.
    static final Pace PATIENT = new Pace(PACE.step(), A_WHILE, A_MOMENT, PACE.choice(), A_WHILE);

    /// The same where whatever is offered is offered to the visitor, until they have decided.
    static final Pace UNHURRIED =
            new Pace(Duration.ofMillis(250), A_WHILE, A_MOMENT, A_WHILE, PACE.result());

    /// The same, and hands are turned for nobody.
    static final Pace TURNING =
            new Pace(UNHURRIED.step(), A_WHILE, A_WHILE, A_WHILE, PACE.result());

    private PagePaces() {}
}
