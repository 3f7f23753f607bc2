package baccarat.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProgressLineTest {

    private final StringWriter written = new StringWriter();
    private long now;

    private ProgressLine line(boolean shown) {
        return new ProgressLine(new PrintWriter(written), shown, () -> now);
    }

    @Test
    void a_line_says_how_far_it_is_how_fast_and_how_long_it_will_take() {
        ProgressLine line = line(true);
        now = 2_000_000_000;
        line.show("shoes", 500_000, 2_500_000, 10_000_000);
        line.end();

        assertEquals(
                "\r 25%  2,500,000 of 10,000,000 shoes, 1.0M/s, 8 s left\033[K\r\033[K",
                written.toString());
    }

    @Test
    void it_is_not_written_too_often_nor_where_there_is_no_terminal() {
        ProgressLine silent = line(false);
        ProgressLine line = line(true);
        now = 1_400_000_000;
        line.show("shoes", 0, 1, 10);
        now = 2_000_000_000;
        silent.show("shoes", 0, 2, 10);
        silent.end();
        line.end();

        assertEquals("", written.toString());
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "999, 999", "1000, 1.0k", "12345, 12.3k", "61234567, 61.2M", "2e9, 2.0G"})
    void figures_are_short(BigDecimal figure, String text) {
        assertEquals(text, ProgressLine.inShort(figure));
    }
}
