package baccarat.cluster;

import baccarat.server.tables.Audience;
import baccarat.table.Person;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;

/// The gallery of one process, for the table that tells it something. The last letters are kept: if
/// one is lost, the gallery notices the gap and says up to where it has them.
final class FarAudience implements Audience {

    private static final int KEPT = 50;

    private final String lead;
    private final Consumer<Letter> gallery;
    private final Deque<Letter> kept = new ArrayDeque<>();
    private volatile int watchers;
    private long sequence;
    private int without;

    /// @param lead of which time that this process leads the table
    FarAudience(String lead, Consumer<Letter> gallery) {
        this.lead = lead;
        this.gallery = gallery;
    }

    @Override
    public int watchers() {
        return watchers;
    }

    private ShownJson.Place next() {
        sequence++;
        return new ShownJson.Place(lead, sequence);
    }

    @Override
    public synchronized void begin(Stands now) {
        kept.clear();
        tell(new Letter(Letter.Kind.STANDS, ShownJson.stands(now, next())));
    }

    @Override
    public synchronized void publish(Shows next) {
        tell(new Letter(Letter.Kind.SHOWS, ShownJson.shows(next, next())));
    }

    private void tell(Letter letter) {
        kept.add(letter);
        if (kept.size() > KEPT) {
            kept.removeFirst();
        }
        gallery.accept(letter);
    }

    @Override
    public void show(Person from, String peel) {
        var node = AskedJson.person(from);
        node.put("peel", peel);
        gallery.accept(new Letter(Letter.Kind.PEEL, node.toString()));
    }

    /// The gallery says how far it has come; what it lacks is told again.
    ///
    /// @return whether that is not enough, and it has to begin again with the table as it stands
    synchronized boolean looks(ShownJson.Place at, int number) {
        watchers = number;
        if (!at.lead().equals(lead)) {
            without++;
            return without > 1;
        }
        without = 0;
        long missing = sequence - at.sequence();
        if (missing <= 0) {
            return false;
        }
        if (missing > kept.size()) {
            return true;
        }
        List.copyOf(kept).stream().skip(kept.size() - missing).forEach(gallery);
        return false;
    }
}
