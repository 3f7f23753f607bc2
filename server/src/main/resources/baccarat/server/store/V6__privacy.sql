-- A log of format 2 names a patron by an id that is new for each log. Who that is stands here, beside the log, and can be erased.
CREATE TABLE alias (
    id TEXT PRIMARY KEY,
    log TEXT NOT NULL REFERENCES log (id),
    person TEXT NOT NULL,
    UNIQUE (log, person)
);

CREATE INDEX alias_of_person ON alias (person);

-- The name that others at a table see. Without one a guest is shown by name, and a registered patron by the seat alone; empty hides both.
ALTER TABLE person ADD COLUMN shown TEXT;

-- When a patron asked to be erased, until an administrator does it.
ALTER TABLE person ADD COLUMN erasure_asked_at BIGINT;
