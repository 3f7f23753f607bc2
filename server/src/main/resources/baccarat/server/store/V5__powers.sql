-- The table a dealer is signed on to.
CREATE TABLE crew (
    person TEXT PRIMARY KEY REFERENCES person (id),
    table_id TEXT NOT NULL REFERENCES casino_table (id),
    since BIGINT NOT NULL
);

CREATE INDEX crew_of_table ON crew (table_id);

-- Who last gave somebody else an account or a password, and when; empty for those who registered.
ALTER TABLE person ADD COLUMN vouched_by TEXT;
ALTER TABLE person ADD COLUMN vouched_at BIGINT;

-- A slip may be about a patron or hold a table's command, and lists its signatures.
ALTER TABLE slip RENAME TO slip_before;

CREATE TABLE slip (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    table_id TEXT REFERENCES casino_table (id),
    patron TEXT,
    cents BIGINT NOT NULL,
    means TEXT,
    reason TEXT,
    command TEXT,
    at BIGINT NOT NULL,
    done_at BIGINT,
    withdrawn_by TEXT
);

CREATE INDEX slip_of_table ON slip (table_id, at);

CREATE TABLE signature (
    slip TEXT NOT NULL REFERENCES slip (id),
    place INTEGER NOT NULL,
    person TEXT NOT NULL,
    post TEXT NOT NULL,
    at BIGINT NOT NULL,
    proof TEXT NOT NULL,
    PRIMARY KEY (slip, place)
);

INSERT INTO slip (id, kind, table_id, cents, at, done_at)
SELECT id, kind, table_id, cents, at, done_at FROM slip_before;

INSERT INTO signature (slip, place, person, post, at, proof)
SELECT id, 0, floor_by, 'floorperson', at, 'session' FROM slip_before WHERE floor_by IS NOT NULL;

INSERT INTO signature (slip, place, person, post, at, proof)
SELECT id, 1, dealer_by, 'dealer', at, 'session' FROM slip_before WHERE dealer_by IS NOT NULL;

INSERT INTO signature (slip, place, person, post, at, proof)
SELECT id, 2, cage_by, 'administrator', at, 'session' FROM slip_before WHERE cage_by IS NOT NULL;

DROP TABLE slip_before;
