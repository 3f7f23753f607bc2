package baccarat.server.names;

import baccarat.server.store.AliasRows;
import baccarat.server.store.Logs;
import baccarat.server.store.NameKey;
import baccarat.server.store.Store;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import tools.jackson.core.io.JsonStringEncoder;

/// The ids of patrons in the logs. An id is random and belongs to one patron in one log, so a log
/// says nothing about a person once the row that links them is deleted.
///
/// Logs of format 1 contain the names themselves.
public final class Aliases {

    private static final int BYTES = 6;
    private static final String PREFIX = "p-";
    private static final String DIGITS = "0123456789abcdef";
    private static final int LENGTH = PREFIX.length() + 2 * BYTES;

    /// Replaces an id that no longer belongs to anyone.
    private static final String ERASED = "an erased patron";

    private final Store store;
    private final SecureRandom random = new SecureRandom();
    private final Map<String, Book> books = new ConcurrentHashMap<>();

    /// The names of one log, exact and by their key: some older names differ in nothing else.
    private record Book(
            boolean hasNames,
            Map<String, AliasRows.Known> byId,
            Map<String, String> byName,
            Map<String, String> byLook,
            Map<String, String> byPerson) {

        void add(AliasRows.Alias alias) {
            byId.put(alias.id(), alias.patron());
            byName.put(alias.patron().name(), alias.id());
            byLook.put(NameKey.of(alias.patron().name()), alias.id());
            byPerson.put(alias.patron().person(), alias.id());
        }
    }

    public Aliases(Store store) {
        this.store = store;
    }

    private Book book(String log) {
        return books.computeIfAbsent(log, this::load);
    }

    private Book load(String log) {
        return store.read(
                handle -> {
                    boolean hasNames =
                            Logs.find(handle, log)
                                    .map(it -> it.header().format() == 1)
                                    .orElse(true);
                    var book =
                            new Book(
                                    hasNames,
                                    new ConcurrentHashMap<>(),
                                    new ConcurrentHashMap<>(),
                                    new ConcurrentHashMap<>(),
                                    new ConcurrentHashMap<>());
                    AliasRows.ofLog(handle, log).forEach(book::add);
                    return book;
                });
    }

    /// Rereads a log's names, because another process may have added some.
    public void forget(String log) {
        books.remove(log);
    }

    /// Rereads everything after a name was changed or erased.
    public void forget() {
        books.clear();
    }

    /// The id of a person who acts at a table; a new one for the first time.
    String of(String log, Asker who) {
        Book book = book(log);
        if (book.hasNames()) {
            return who.person().name();
        }
        String known = book.byPerson().get(who.id());
        return known != null
                ? known
                : store.read(handle -> AliasRows.person(handle, who.id()))
                        .map(person -> add(log, person))
                        .orElse(who.person().name());
    }

    /// The id of the patron whom staff mean by a name; an unknown name is returned as it is.
    String named(String log, String name) {
        return known(log, name)
                .or(
                        () ->
                                book(log).hasNames()
                                        ? Optional.empty()
                                        : store.read(handle -> AliasRows.patron(handle, name))
                                                .map(person -> add(log, person)))
                .orElse(name);
    }

    /// The id of a patron in a log, if they have one.
    Optional<String> known(String log, String name) {
        Book book = book(log);
        return Optional.ofNullable(book.byName().get(name))
                .or(() -> Optional.ofNullable(book.byLook().get(NameKey.of(name))));
    }

    private synchronized String add(String log, AliasRows.Known person) {
        String there = book(log).byPerson().get(person.person());
        if (there != null) {
            return there;
        }
        var bytes = new byte[BYTES];
        random.nextBytes(bytes);
        String id = PREFIX + HexFormat.of().formatHex(bytes);
        store.write(
                        handle -> {
                            AliasRows.add(handle, id, log, person.person());
                            return true;
                        })
                .join();
        book(log).add(new AliasRows.Alias(id, person));
        return id;
    }

    /// Looks up ids that another process has issued since the names were read.
    Optional<AliasRows.Known> who(String log, String id) {
        Book book = book(log);
        return Optional.ofNullable(book.byId().get(id))
                .or(
                        () ->
                                book.hasNames() || !isId(id, 0) || id.length() != LENGTH
                                        ? Optional.empty()
                                        : store.read(handle -> AliasRows.find(handle, id))
                                                .map(
                                                        alias -> {
                                                            book.add(alias);
                                                            return alias.patron();
                                                        }));
    }

    /// The patron behind an id, or behind a name in a log of format 1.
    Optional<AliasRows.Known> patron(String log, String id) {
        return book(log).hasNames()
                ? store.read(handle -> AliasRows.patron(handle, id))
                : who(log, id);
    }

    /// Replaces every id in a text, such as JSON. Searches by hand, because every frame for every
    /// viewer passes through here.
    static String replaced(String text, Function<String, String> name) {
        int at = next(text, 0);
        if (at < 0) {
            return text;
        }
        var told = new StringBuilder(text.length());
        int from = 0;
        while (at >= 0) {
            String id = text.substring(at, at + LENGTH);
            told.append(text, from, at).append(escaped(name.apply(id)));
            from = at + LENGTH;
            at = next(text, from);
        }
        return told.append(text, from, text.length()).toString();
    }

    /// The index of the next id, -1 if there is none.
    private static int next(String text, int from) {
        int at = text.indexOf(PREFIX, from);
        while (at >= 0 && !isId(text, at)) {
            at = text.indexOf(PREFIX, at + 1);
        }
        return at;
    }

    private static boolean isId(String text, int at) {
        int end = at + LENGTH;
        return end <= text.length()
                && (at == 0 || !isOfAWord(text.charAt(at - 1)))
                && (end == text.length() || !isOfAWord(text.charAt(end)))
                && text.substring(at + PREFIX.length(), end)
                        .chars()
                        .allMatch(c -> DIGITS.indexOf(c) >= 0);
    }

    private static boolean isOfAWord(char c) {
        return (c < 128 && Character.isLetterOrDigit(c)) || c == '_';
    }

    private static String escaped(String name) {
        return new String(JsonStringEncoder.getInstance().quoteAsCharArray(name));
    }

    /// Replaces the ids of any log by names, for staff.
    public String named(String text) {
        return replaced(
                text,
                id ->
                        store.read(handle -> AliasRows.find(handle, id))
                                .map(alias -> alias.patron().name())
                                .orElse(ERASED));
    }
}
