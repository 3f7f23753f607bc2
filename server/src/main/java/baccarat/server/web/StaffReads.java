package baccarat.server.web;

import baccarat.server.Casino;
import baccarat.server.people.Member;
import baccarat.server.store.Significant;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/// Records as significant events when staff read or export the records of other people. An export
/// is recorded each time; reading on in the same record is recorded only now and then.
final class StaffReads {

    private static final Duration ONCE_IN = Duration.ofMinutes(10);

    private final Casino casino;
    private final Map<Read, Instant> last = new ConcurrentHashMap<>();

    private record Read(String person, String what) {}

    StaffReads(Casino casino) {
        this.casino = casino;
    }

    /// A member of staff reads a record, perhaps page by page.
    void read(Call call, Optional<String> table, String what) {
        Optional<Member> staff = call.staff();
        if (staff.isEmpty()) {
            return;
        }
        Instant now = casino.clock().instant();
        last.values().removeIf(at -> !now.isBefore(at.plus(ONCE_IN)));
        if (last.putIfAbsent(new Read(staff.get().id(), what), now) == null) {
            note(staff.get(), "read", table, what, now);
        }
    }

    /// A member of staff downloads a copy.
    void export(Call call, Optional<String> table, String what) {
        call.staff().ifPresent(who -> note(who, "export", table, what, casino.clock().instant()));
    }

    private void note(Member who, String kind, Optional<String> table, String what, Instant now) {
        casino.store()
                .write(
                        handle -> {
                            Significant.note(handle, now, kind, who.name(), table, what);
                            return true;
                        })
                .join();
    }
}
