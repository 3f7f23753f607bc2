package baccarat.server.rounds;

import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.records.Chained;
import baccarat.records.Recorded;
import baccarat.table.Event;
import baccarat.table.Happened;
import baccarat.table.Person;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Which lines of a log the patron p-1 at seat 1 may have: none with anything of p-2 at seat 2.
class RoundReaderTest {

    private static final Person READER = Person.patron("p-1");

    private static boolean mayHave(Person reader, String json) {
        String line = Chained.line(json.replace('\'', '"'), "0".repeat(64));
        var happened =
                new Happened(
                        READER,
                        Instant.EPOCH,
                        new Event.SecondCoverCardPlaced(),
                        List.of(),
                        List.of());
        return new RoundReader(reader, Set.of("1"))
                .mayHave(new Recorded(1, happened, Chained.of(line).orElseThrow()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    true  | {'role':'dealer','who':'dealer','transfers':[]}
                    true  | {'role':'dealer','who':'dealer','transfers':[{'from':'cage','to':'tray'}]}
                    true  | {'role':'patron','who':'p-1','transfers':[]}
                    false | {'role':'patron','who':'p-2','transfers':[]}
                    true  | {'patron':'p-1','transfers':[]}
                    false | {'patron':'p-2','transfers':[]}
                    true  | {'spot':'1','transfers':[]}
                    false | {'spot':'2','transfers':[]}
                    true  | {'placed':{'spot':'1'},'transfers':[]}
                    false | {'placed':{'spot':'2'},'transfers':[]}
                    true  | {'placed':[{'spot':'1'}],'transfers':[]}
                    false | {'placed':[{'spot':'1'},{'spot':'2'}],'transfers':[]}
                    true  | {'step':{'spot':'1'},'transfers':[]}
                    false | {'step':{'spot':'2'},'transfers':[]}
                    true  | {'transfers':[{'from':'rack p-1','to':'wagers 1'}]}
                    false | {'transfers':[{'from':'rack p-2','to':'tray'}]}
                    false | {'transfers':[{'from':'tray','to':'rack p-2'}]}
                    false | {'transfers':[{'from':'wagers 1','to':'tray'},{'from':'wagers 2','to':'tray'}]}
                    false | {'transfers':[{'from':'tray','to':'vigorish 2'}]}
                    true  | {'transfers':[{'from':'tray','to':'vigorish 1'}]}
                    false | {'transfers':[{'from':'coupons 5.00 p-2','to':'tray'}]}
                    true  | {'transfers':[{'from':'coupons 5.00 p-1','to':'coupons-on 1'}]}
                    false | {'transfers':[{'from':'tray','to':'coupons-on 2'}]}
                    """)
    void a_patron_has_no_line_with_anything_of_another_and_staff_have_all(
            boolean isTheirs, String json) {
        assertEquals(isTheirs, mayHave(READER, json), json);
        assertEquals(true, mayHave(Person.floorperson("fay"), json), json);
    }
}
