-- For several processes on one PostgreSQL; a casino in one process leaves these tables empty. They are not in a backup.

-- Who leads a table. Each claim adds one to the epoch, and only the owner of the newest epoch may write for the table.
CREATE TABLE table_owner (
    table_id TEXT PRIMARY KEY REFERENCES casino_table (id),
    epoch BIGINT NOT NULL,
    owner TEXT NOT NULL
);
