package baccarat.cluster;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.apache.pekko.actor.typed.ActorRef;
import org.jspecify.annotations.Nullable;

/// Carries a gallery's letters to the table, and what the table tells it back. It needs no place in
/// the system before somebody looks.
final class GalleryPost implements Consumer<Letter> {

    private final String table;
    private final Supplier<Optional<ClusterSystem>> system;
    private @Nullable ProcessGallery gallery;
    private @Nullable ActorRef<Letter> address;

    GalleryPost(String table, Supplier<Optional<ClusterSystem>> system) {
        this.table = table;
        this.system = system;
    }

    void delivers(ProcessGallery to) {
        gallery = to;
    }

    @Override
    public synchronized void accept(Letter letter) {
        system.get().ifPresent(it -> send(it, letter));
    }

    private void send(ClusterSystem to, Letter letter) {
        ProcessGallery reader = gallery;
        if (reader == null) {
            return;
        }
        ActorRef<Letter> from = address;
        if (from == null) {
            from = to.mailbox(reader::read);
            address = from;
        }
        to.send(table, new Letter(letter.kind(), letter.body(), Optional.of(from)));
    }

    synchronized void close() {
        ActorRef<Letter> from = address;
        if (from != null) {
            from.tell(new Letter(Letter.Kind.END));
        }
    }
}
