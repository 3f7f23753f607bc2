package baccarat.records;

/// How a text spells wagers and meters.
enum Spelling {
    /// In capitals, `DRAGON_7`: logs of formats 1 and 2.
    CAPITALS,
    /// As a Rules Submission spells them, `dragon-7`: logs of format 3, snapshots, and everything
    /// that people are told.
    WORDS,
    /// Written as [#WORDS] and read in both ways: commands, which older clients and stored orders
    /// have in capitals, and lines of a log whose header is not available.
    EITHER;

    /// The spelling of a log's events.
    static Spelling of(LogHeader header) {
        return header.format() < LogHeader.WORDS ? CAPITALS : WORDS;
    }
}
