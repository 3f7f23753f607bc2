-- What a table is about to take from a patron's account, for several processes on one PostgreSQL. The event is the first one of
-- what takes it, which deletes the row; a new claim of the table deletes what was never stored.
CREATE TABLE hold (
    table_id TEXT NOT NULL REFERENCES casino_table (id),
    event BIGINT NOT NULL,
    account TEXT NOT NULL,
    cents BIGINT NOT NULL CHECK (cents > 0),
    PRIMARY KEY (table_id, event, account)
);

CREATE INDEX hold_account ON hold (account);
