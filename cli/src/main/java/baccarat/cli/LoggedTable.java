package baccarat.cli;

import baccarat.records.LogHeader;
import baccarat.records.LogLine;
import baccarat.records.LogReader;
import baccarat.records.LogReplay;
import baccarat.records.Rebuilt;
import baccarat.records.RoundLog;
import baccarat.records.RoundRebuild;
import baccarat.records.RoundRow;
import baccarat.records.Telling;
import baccarat.regulations.Objection;
import baccarat.regulations.Regulations;
import baccarat.regulations.Review;
import baccarat.regulations.RulesSubmission;
import baccarat.table.EarlierReading;
import baccarat.table.Event;
import baccarat.table.Happened;
import baccarat.table.Phase;
import baccarat.table.TableState;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// A log whose header has been read: the table it is about, with the rules in force there.
final class LoggedTable {

    private final Path path;
    private final LogLines lines;
    private final LogHeader header;
    private final Review.Approved approved;
    private final Regulations regulations;

    private LoggedTable(
            Path path,
            LogLines lines,
            LogHeader header,
            Review.Approved approved,
            Regulations regulations) {
        this.path = path;
        this.lines = lines;
        this.header = header;
        this.approved = approved;
        this.regulations = regulations;
    }

    /// A log that has been read to its end, every line of it right.
    ///
    /// @param earlier the events that only an earlier reading allowed
    record Whole(long events, int rounds, String head, boolean isClosed, List<Earlier> earlier) {}

    /// An event that happened by an earlier reading and would be refused today.
    record Earlier(long number, String told, EarlierReading by) {

        @Override
        public String toString() {
            return "event %d: %s (reading %d)"
                    .formatted(number, Fold.printable(told), by.reading());
        }
    }

    static LoggedTable of(Path path, LogLines lines, Regulations regulations) {
        return switch (new LogReader(lines).next()) {
            case LogLine.Opening(var header) -> {
                lines.again();
                yield new LoggedTable(
                        path, lines, header, approved(path, header, regulations), regulations);
            }
            case LogLine.Wrong(long line, var what) -> throw LogLines.wrong(path, line, what);
            case LogLine.Entry _, LogLine.End _ ->
                    throw new IllegalStateException("a log begins with its header");
        };
    }

    private static Review.Approved approved(Path path, LogHeader header, Regulations regulations) {
        Review review =
                RulesSubmission.reviewAsOf(header.edition(), header.submission(), regulations);
        if (!(review instanceof Review.Approved approved)) {
            throw LogLines.wrong(path, 1, "the Rules Submission in the header is not approved");
        }
        if (!approved.regulation().id().equals(header.regulation())) {
            throw LogLines.wrong(
                    path,
                    1,
                    "the header names %s, its Rules Submission %s"
                            .formatted(header.regulation(), approved.regulation().id()));
        }
        return approved;
    }

    LogHeader header() {
        return header;
    }

    Review.Approved approved() {
        return approved;
    }

    /// What today's review objects to in a submission that was approved by an earlier edition.
    List<String> objectionsToday() {
        return switch (RulesSubmission.review(header.submission(), regulations)) {
            case Review.Approved _ -> List.of();
            case Review.Objected(_, var objections) ->
                    objections.stream().map(Objection::inWords).toList();
        };
    }

    /// What to say where the document's folder is not what it was when the log was begun.
    Optional<String> otherLaw() {
        String here = approved.regulation().digest();
        return header.law()
                .filter(law -> !law.equals(here))
                .map(
                        law ->
                                "The data of %s has changed since the log was begun: its folder was %s, here it is %s."
                                        .formatted(header.regulation(), Fold.printable(law), here));
    }

    /// `Mini 7, Massachusetts Minibaccarat (ma-mini)`.
    String title() {
        return "%s, %s (%s)"
                .formatted(
                        Fold.printable(header.name()),
                        approved.regulation().title(),
                        header.regulation());
    }

    /// Which shoe it is, as `baccarat deal --shoe` names it.
    long shoe(TableState state) {
        return firstShoe() + state.shoe().number() - 1;
    }

    long firstShoe() {
        return header.dealt().map(LogHeader.Dealt::firstShoe).orElse(1L);
    }

    /// Verifies everything and shows each round as soon as its end has been read.
    Whole verify(Consumer<RoundRow> rounds) {
        return verify((_, before, happened, _) -> ended(before, happened.event(), rounds));
    }

    /// Sees each event, with the table before and after it.
    interface Watcher {

        void saw(long number, TableState before, Happened happened, TableState after);
    }

    /// Verifies everything and shows each event that is right.
    Whole verify(Watcher watcher) {
        var reader = new LogReader(lines);
        var replay = new LogReplay(approved.rules(), reader);
        var earlier = new ArrayList<Earlier>();
        while (true) {
            TableState before = replay.state();
            switch (replay.next()) {
                case LogLine.Opening _ -> {}
                case LogLine.Entry(long number, var happened) -> {
                    Event event = happened.event();
                    EarlierReading.of(before, event)
                            .map(by -> new Earlier(number, Telling.of(event), by))
                            .ifPresent(earlier::add);
                    watcher.saw(number, before, happened, replay.state());
                }
                case LogLine.Wrong(long line, var what) -> throw LogLines.wrong(path, line, what);
                case LogLine.End _ -> {
                    return whole(reader, replay.state(), List.copyOf(earlier));
                }
            }
        }
    }

    private void ended(TableState before, Event event, Consumer<RoundRow> rounds) {
        boolean isVoid = event instanceof Event.RoundVoided;
        if (isVoid || event instanceof Event.CardsCleared) {
            RoundRow.under(before.phase())
                    .map(play -> new RoundRow(play, shoe(before), isVoid))
                    .ifPresent(rounds);
        }
    }

    private static Whole whole(LogReader reader, TableState state, List<Earlier> earlier) {
        return new Whole(
                reader.number(),
                state.shoe().rounds(),
                reader.chain().hex(),
                state.phase() instanceof Phase.Closed,
                earlier);
    }

    RoundLog round(int number) {
        return switch (RoundRebuild.of(number, approved.rules(), lines)) {
            case Rebuilt.Found(var round) -> round;
            case Rebuilt.NoSuchRound none -> throw Stop.no(List.of(path + ": " + none));
            case Rebuilt.Unreadable(LogLine.Wrong(long line, var what)) ->
                    throw LogLines.wrong(path, line, what);
        };
    }
}
