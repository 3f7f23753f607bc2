-- What staff sign with at another's console, and how often in a row somebody entered it wrongly.
ALTER TABLE person ADD COLUMN pin TEXT;
ALTER TABLE person ADD COLUMN pin_wrong INTEGER NOT NULL DEFAULT 0;
