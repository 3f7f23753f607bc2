-- Keys of shoes that read cards. The key itself is shown once and kept by the shoe; here is its hash.
CREATE TABLE shoe_key (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES casino_table (id),
    name TEXT NOT NULL,
    hash TEXT NOT NULL UNIQUE,
    made_at BIGINT NOT NULL,
    made_by TEXT NOT NULL,
    ended_at BIGINT
);

CREATE INDEX shoe_key_of_table ON shoe_key (table_id);
