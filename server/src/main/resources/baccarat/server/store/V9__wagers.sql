-- Wagers are spelled as in a Rules Submission: dragon-7 where DRAGON_7 was, and correction where a payout was put right.
UPDATE round_wager SET wager = lower(replace(wager, '_', '-'));
