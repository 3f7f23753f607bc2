-- What the books had when a table was closed and counted, and why the count differed, in the words of a signer.
CREATE TABLE closing_count (
    slip TEXT PRIMARY KEY REFERENCES slip (id),
    books BIGINT NOT NULL,
    reason TEXT,
    explained_by TEXT
);
