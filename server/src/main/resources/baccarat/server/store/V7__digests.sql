-- SHA-256 of a command's JSON, so that a second command under the same id is noticed. Commands from before have none.
ALTER TABLE command ADD COLUMN digest TEXT;
