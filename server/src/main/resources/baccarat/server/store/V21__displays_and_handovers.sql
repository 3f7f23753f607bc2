-- Until when a session is a display on a wall, which looks and does nothing; empty for other sessions.
ALTER TABLE session ADD COLUMN display_until BIGINT;

-- What one shift of the floor tells the next, and what was open then, as JSON.
CREATE TABLE handover (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    who TEXT NOT NULL,
    words TEXT NOT NULL,
    items TEXT NOT NULL,
    read_by TEXT,
    read_at BIGINT
);
