package baccarat.records;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.regulations.ExampleFiles;
import baccarat.rules.TableRules;
import baccarat.table.Command;
import baccarat.table.Phase;
import baccarat.table.TableState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A table stands in JSON and comes back.
class StateJsonTest {

    private static final TableRules RULES = ExampleFiles.rules("ma-mini");

    static void assertComesBack(TableState state) {
        String json = StateJson.write(state);

        TableState read = StateJson.read(json, state.rules());

        assertEquals(state, read);
        assertEquals(json, StateJson.write(read));
    }

    /// Every state along the way, a phase within a phase too, and all that was asked.
    @Test
    void every_state_and_command_of_every_playthrough_comes_back() throws IOException {
        var phases = new HashSet<Class<?>>();
        var seen = new HashSet<String>();
        var listener =
                new Playthrough.Listener() {
                    @Override
                    public void asked(Command command) {
                        CommandJsonTest.assertComesBack(command);
                    }

                    @Override
                    public void became(TableState state) {
                        phases.add(state.phase().getClass());
                        if (seen.add(StateJson.write(state))) {
                            assertComesBack(state);
                        }
                    }
                };

        for (String file : PlaythroughTest.files().toList()) {
            Playthrough.of(Files.readString(Path.of("src/test/playthroughs", file)), listener);
        }

        Set<Class<?>> all = SealedShape.records(Phase.class).collect(Collectors.toSet());
        assertEquals(all, phases);
    }

    @Test
    void a_table_that_was_never_opened_is_written_like_this() {
        String json = StateJson.write(TableState.closed(RULES));

        assertEquals(CLOSED.replace('\'', '"').formatted("0".repeat(52)), json);
        assertComesBack(TableState.closed(RULES));
    }

    private static final String CLOSED =
            "{'form':8,'clock':'1970-01-01T00:00:00Z','phase':{'is':'Closed'},'racks':[],"
                    + "'accounts':[],'roster':{'patrons':[],'markers':{},'unpaid':[]},"
                    + "'stock':{'decks':8,'inPlay':'RED','stacked':0,'shoe':0,'laid':0,'aside':0,"
                    + "'discards':0,'unseen':'%s','lastRound':[],'opened':{}},"
                    + "'shoe':{'number':0,'rounds':0,'freeHands':0,'cover':'DONE','behind':0,'aside':[],'choices':{'sealed':0,'alone':0,'withheld':0,'recut':0,'givenUp':0,'roundsBefore':0},'active':'1970-01-01T00:00:00Z'},"
                    + "'meters':{'states':{}},'correctable':{'round':0,'wagers':[]}}";

    /// What was damaged in the text above, and what is said about it.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    'form':8      | 'form':1       | form: should be 8, not 1
                    'form':8      | 'fern':4       | form: is missing
                    'Closed'      | 'Ajar'         | phase, is: Ajar is no phase this program knows
                    {'is':'Closed'} | 'Closed'     | phase: should be an object with is, not "Closed"
                    {'is':'Closed'} | {'is':'Loaded'} | phase, Loaded, cutter: is missing
                    'unseen':'0   | 'unseen':'x    | stock, unseen: should be 52 digits, one for each face, not "x000000000000000000000000000000000000000000000000000"
                    'opened':{}   | 'opened':{'GREEN':''} | stock, opened, the key GREEN: should be one of RED, BLUE
                    'opened':{}   | 'opened':{'RED':''} | stock, opened, RED: should be a time like 2026-01-01T12:00:00Z, not ""
                    'opened':{}   | 'opened':[]    | stock, opened: should be an object with keys like one of RED, BLUE, not []
                    'laid':0      | 'laid':-1      | stock: a card left a place that had none
                    'accounts':[] | 'accounts':[{'account':'tray','cents':'5'}] | all accounts together are 5
                    'accounts':[] | 'accounts':[{'account':'tray','cents':'-5'}] | TRAY is below zero
                    'accounts':[] | 'accounts':[{'account':'rack anna','cents':'5'}] | there is no rack of anna
                    'accounts':[] | 'accounts':[{'account':'tray','cents':5}] | accounts, the one in place 1, cents: should be a whole number as text, not 5
                    """)
    void what_is_wrong_is_said_with_what_would_be_right(String was, String is, String says) {
        String whole = CLOSED.formatted("0".repeat(52));
        String json = whole.replace(was, is).replace('\'', '"');

        BadRecord bad = assertThrows(BadRecord.class, () -> StateJson.read(json, RULES));

        assertEquals(says, bad.getMessage());
        assertTrue(whole.contains(was), was);
    }
}
