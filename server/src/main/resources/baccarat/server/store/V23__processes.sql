-- For several processes on one PostgreSQL; a casino in one process leaves these tables empty. They are not in a backup. Times are in milliseconds by the
-- database's own clock.

-- Whom a new process asks to join, and who may go on: a process whose row is gone has been given up by the others and leaves.
CREATE TABLE process (
    address TEXT PRIMARY KEY,
    incarnation TEXT NOT NULL,
    seen_at BIGINT NOT NULL,
    is_up INTEGER NOT NULL
);

-- Which side goes on where the processes no longer reach each other.
CREATE TABLE lease (
    name TEXT PRIMARY KEY,
    owner TEXT NOT NULL,
    until BIGINT NOT NULL
);
