-- One set for SQLite and PostgreSQL; ${bytes} and ${identity} stand for what they call differently.
-- Times (at, ..._at) are microseconds since 1970, cents are cents, a flag (is_...) is 0 or 1.

CREATE TABLE casino_table (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    pit TEXT NOT NULL,
    dealer TEXT NOT NULL,
    opened_at BIGINT NOT NULL,
    closed_at BIGINT
);

-- A table's events live in logs; other rules begin another log. The id is the table's, a slash and the run.
CREATE TABLE log (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES casino_table (id),
    run INTEGER NOT NULL,
    header TEXT NOT NULL,
    begun_at BIGINT NOT NULL,
    ended_at BIGINT,
    UNIQUE (table_id, run)
);

CREATE TABLE event (
    log TEXT NOT NULL REFERENCES log (id),
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    role TEXT NOT NULL,
    who TEXT NOT NULL,
    type TEXT NOT NULL,
    json TEXT NOT NULL,
    chain TEXT NOT NULL,
    PRIMARY KEY (log, number)
);

-- The events of a log up to "last" are in a file and no longer in the table above.
CREATE TABLE archive (
    log TEXT PRIMARY KEY REFERENCES log (id),
    file TEXT NOT NULL,
    last BIGINT NOT NULL,
    chain TEXT NOT NULL,
    bytes BIGINT NOT NULL,
    at BIGINT NOT NULL
);

CREATE TABLE command (
    person TEXT NOT NULL,
    id TEXT NOT NULL,
    log TEXT NOT NULL REFERENCES log (id),
    at BIGINT NOT NULL,
    answer TEXT NOT NULL,
    PRIMARY KEY (person, id)
);

CREATE TABLE snapshot (
    log TEXT NOT NULL REFERENCES log (id),
    number BIGINT NOT NULL,
    chain TEXT NOT NULL,
    state TEXT NOT NULL,
    PRIMARY KEY (log, number)
);

CREATE TABLE sealed_shoe (
    log TEXT NOT NULL REFERENCES log (id),
    number INTEGER NOT NULL,
    root TEXT NOT NULL,
    sealed ${bytes} NOT NULL,
    key_id TEXT NOT NULL,
    loaded_event BIGINT,
    ended_event BIGINT,
    revealed TEXT,
    PRIMARY KEY (log, number)
);

CREATE TABLE secret (
    log TEXT NOT NULL REFERENCES log (id),
    name TEXT NOT NULL,
    sealed ${bytes} NOT NULL,
    key_id TEXT NOT NULL,
    PRIMARY KEY (log, name)
);

CREATE TABLE round (
    log TEXT NOT NULL REFERENCES log (id),
    number INTEGER NOT NULL,
    shoe INTEGER NOT NULL,
    first_event BIGINT NOT NULL,
    last_event BIGINT NOT NULL,
    at BIGINT NOT NULL,
    outcome TEXT NOT NULL,
    player TEXT NOT NULL,
    banker TEXT NOT NULL,
    is_void INTEGER NOT NULL,
    PRIMARY KEY (log, number)
);

CREATE TABLE round_patron (
    log TEXT NOT NULL,
    round INTEGER NOT NULL,
    patron TEXT NOT NULL,
    PRIMARY KEY (log, round, patron),
    FOREIGN KEY (log, round) REFERENCES round (log, number)
);

CREATE INDEX round_of_patron ON round_patron (patron);

CREATE TABLE person (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    role TEXT NOT NULL,
    password TEXT,
    failures INTEGER NOT NULL,
    locked_at BIGINT,
    created_at BIGINT NOT NULL,
    is_guest INTEGER NOT NULL
);

CREATE UNIQUE INDEX person_by_name ON person (lower(name));

CREATE TABLE session (
    token_hash TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES person (id),
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL,
    is_locked INTEGER NOT NULL
);

CREATE INDEX session_of_person ON session (person);

CREATE TABLE posting (
    id ${identity},
    at BIGINT NOT NULL,
    log TEXT,
    event_number BIGINT,
    from_account TEXT NOT NULL,
    to_account TEXT NOT NULL,
    cents BIGINT NOT NULL CHECK (cents > 0),
    memo TEXT NOT NULL
);

CREATE INDEX posting_from ON posting (from_account, id);
CREATE INDEX posting_to ON posting (to_account, id);

-- What an account holds by its postings, kept in the same transaction.
CREATE TABLE balance (
    account TEXT PRIMARY KEY,
    cents BIGINT NOT NULL,
    CHECK (cents >= 0 OR account NOT LIKE 'patron:%')
);

CREATE TABLE significant (
    id ${identity},
    at BIGINT NOT NULL,
    kind TEXT NOT NULL,
    who TEXT NOT NULL,
    table_id TEXT,
    detail TEXT NOT NULL
);

CREATE TABLE slip (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES casino_table (id),
    kind TEXT NOT NULL,
    cents BIGINT NOT NULL,
    asked_by TEXT NOT NULL,
    cage_by TEXT,
    floor_by TEXT,
    dealer_by TEXT,
    at BIGINT NOT NULL,
    done_at BIGINT
);

CREATE TABLE notice (
    id TEXT PRIMARY KEY,
    pit TEXT NOT NULL,
    kind TEXT NOT NULL,
    text TEXT NOT NULL,
    given_at BIGINT NOT NULL,
    effective_at BIGINT NOT NULL,
    given_by TEXT NOT NULL
);

CREATE TABLE submission (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    yaml TEXT NOT NULL,
    given_by TEXT NOT NULL,
    at BIGINT NOT NULL,
    regulation TEXT NOT NULL,
    is_approved INTEGER NOT NULL
);

CREATE TABLE setting (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
