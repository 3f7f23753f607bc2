-- The tree over each log's lines: the hashes of complete parts of 256 lines and more. Smaller ones are made from the lines.
CREATE TABLE subtree (
    log TEXT NOT NULL REFERENCES log (id),
    level INTEGER NOT NULL,
    place BIGINT NOT NULL,
    hash TEXT NOT NULL,
    PRIMARY KEY (log, level, place)
);

-- What the house signed about a log: how many lines it has and which.
CREATE TABLE checkpoint (
    log TEXT NOT NULL REFERENCES log (id),
    size BIGINT NOT NULL,
    at BIGINT NOT NULL,
    note TEXT NOT NULL,
    PRIMARY KEY (log, size)
);

-- The public keys of the house, and the note by which the former key handed over to each.
CREATE TABLE signing_key (
    number INTEGER PRIMARY KEY,
    public_key TEXT NOT NULL,
    since BIGINT NOT NULL,
    handover TEXT
);
