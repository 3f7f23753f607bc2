-- A threshold of cash that a patron passed in a gaming day, and who of the floor took the call.
CREATE TABLE cash_call (
    patron TEXT NOT NULL,
    day TEXT NOT NULL,
    direction TEXT NOT NULL,
    cents BIGINT NOT NULL,
    taken_by TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (patron, day, direction, cents)
);

-- What was said of a significant event: that somebody saw it, took a call, or a note.
CREATE TABLE significant_note (
    event BIGINT NOT NULL,
    at BIGINT NOT NULL,
    who TEXT NOT NULL,
    kind TEXT NOT NULL,
    words TEXT NOT NULL
);

CREATE INDEX significant_note_of_event ON significant_note (event, at);
