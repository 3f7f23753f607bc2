package baccarat.server.work;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Predicate;
import java.util.function.Supplier;

/// Runs long work on a few platform threads, so that it never holds a carrier of the virtual
/// threads that deal.
///
/// The queue is bounded: in all, by address and by person. Staff take precedence, and within a rank
/// the lines take turns. If all places are taken, a caller with fewer places takes one from the
/// caller who has most.
public final class FairQueue implements AutoCloseable {

    private final String name;
    private final Size size;
    private final Map<Caller.Rank, Map<String, Deque<Job>>> lines =
            new EnumMap<>(Caller.Rank.class);
    private int workers;
    private int waiting;
    private boolean isClosed;

    /// The capacity.
    ///
    /// @param threads that work at the same time
    /// @param inAll places in the queue for all callers together
    /// @param perAddress of them for one address
    /// @param perPerson of them for one signed-in person
    public record Size(int threads, int inAll, int perAddress, int perPerson) {}

    private record Job(Caller caller, Runnable work, CompletableFuture<?> answer) {}

    /// @param name what waits here, in the plural; part of the message to a rejected caller
    public FairQueue(String name, Size size) {
        this.name = name;
        this.size = size;
    }

    private Map<String, Deque<Job>> of(Caller.Rank rank) {
        return lines.computeIfAbsent(rank, _ -> new LinkedHashMap<>());
    }

    /// Does the work for the current caller and waits for its result, or throws what it throws.
    public <T> T await(Supplier<T> work) {
        var answer = new CompletableFuture<T>();
        Runnable run =
                () -> {
                    try {
                        answer.complete(work.get());
                    } catch (RuntimeException | Error e) {
                        answer.completeExceptionally(e);
                    }
                };
        add(new Job(Caller.current(), run, answer));
        try {
            return answer.join();
        } catch (CompletionException e) {
            switch (e.getCause()) {
                case RuntimeException thrown -> throw thrown;
                case Error thrown -> throw thrown;
                case null, default -> throw e;
            }
        }
    }

    /// How many are waiting for a thread.
    public synchronized int waiting() {
        return waiting;
    }

    private synchronized void add(Job job) {
        Caller caller = job.caller();
        if (!caller.isHouse() && isShareUsedUp(caller)) {
            throw new Busy(name, true);
        }
        if (isClosed || (waiting >= size.inAll() && !makeRoom(caller))) {
            throw new Busy(name, false);
        }
        line(caller).add(job);
        waiting++;
        if (workers < size.threads()) {
            workers++;
            Thread.ofPlatform().daemon().name(name).start(this::work);
        }
    }

    private Deque<Job> line(Caller caller) {
        return of(caller.rank()).computeIfAbsent(caller.line(), _ -> new ArrayDeque<>());
    }

    private boolean isShareUsedUp(Caller caller) {
        boolean isPerson = !caller.person().isEmpty();
        boolean isStaff = isPerson && caller.rank() == Caller.Rank.STAFF;
        return (isPerson
                        && count(job -> job.caller().person().equals(caller.person()))
                                >= size.perPerson())
                || (!isStaff
                        && count(job -> job.caller().address().equals(caller.address()))
                                >= size.perAddress());
    }

    private long count(Predicate<Job> which) {
        return lines.values().stream()
                .flatMap(line -> line.values().stream())
                .flatMap(Deque::stream)
                .filter(which)
                .count();
    }

    /// Rejects the last job of the longest line, if the caller takes precedence or has fewer.
    private boolean makeRoom(Caller caller) {
        for (Caller.Rank rank : reversed()) {
            Optional<Deque<Job>> longest =
                    of(rank).values().stream().max(Comparator.comparingInt(Deque::size));
            if (longest.isPresent()) {
                boolean isAfter = rank.compareTo(caller.rank()) > 0;
                boolean hasMore = rank == caller.rank() && longest.get().size() > own(caller) + 1;
                return (isAfter || hasMore) && turnAway(longest.get().removeLast());
            }
        }
        return false;
    }

    private static Iterable<Caller.Rank> reversed() {
        return List.of(Caller.Rank.values()).reversed();
    }

    private int own(Caller caller) {
        Deque<Job> line = of(caller.rank()).get(caller.line());
        return line == null ? 0 : line.size();
    }

    private boolean turnAway(Job job) {
        forgetEmpty(job.caller());
        waiting--;
        return job.answer().completeExceptionally(new Busy(name, false));
    }

    private void forgetEmpty(Caller caller) {
        of(caller.rank())
                .computeIfPresent(caller.line(), (_, line) -> line.isEmpty() ? null : line);
    }

    /// A thread ends when nothing waits; the next job starts another.
    private void work() {
        for (Optional<Job> job = next(); job.isPresent(); job = next()) {
            job.get().work().run();
        }
    }

    private synchronized Optional<Job> next() {
        for (Map<String, Deque<Job>> ofRank : lines.values()) {
            var first = ofRank.entrySet().stream().findFirst();
            if (first.isPresent()) {
                String line = first.get().getKey();
                Deque<Job> jobs = first.get().getValue();
                // Moved to the end, so that the next turn is another line's.
                ofRank.remove(line);
                Job job = jobs.removeFirst();
                if (!jobs.isEmpty()) {
                    ofRank.put(line, jobs);
                }
                waiting--;
                return Optional.of(job);
            }
        }
        workers--;
        return Optional.empty();
    }

    /// Rejects everything waiting; what has begun finishes.
    @Override
    public synchronized void close() {
        isClosed = true;
        lines.values()
                .forEach(
                        ofRank -> {
                            ofRank.values().stream()
                                    .flatMap(Deque::stream)
                                    .forEach(
                                            job ->
                                                    job.answer()
                                                            .completeExceptionally(
                                                                    new Busy(name, false)));
                            ofRank.clear();
                        });
        waiting = 0;
    }
}
