package baccarat.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.regulations.Regulations;
import baccarat.regulations.SubmissionSchema;
import baccarat.reports.Json;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;

class RulesSchemaTest {

    @Test
    void it_prints_the_schema_of_the_documents() {
        Run run = Run.of("rules", "schema");

        assertEquals(0, run.status());
        JsonNode printed = Json.MAPPER.readTree(run.out());
        assertEquals(
                Json.MAPPER.readTree(Json.text(SubmissionSchema.of(Regulations.shipped()))),
                printed);
        assertEquals(
                "[\"ma-baccarat\",\"ma-midi\",\"ma-mini\",\"ma-mini-earlier\",\"wa-mini\"]",
                printed.at("/properties/regulation/enum").toString());
    }

    @Test
    void its_keys_are_in_order_so_that_it_is_the_same_each_time() {
        String out = Run.of("rules", "schema").out();

        assertEquals(
                Json.MAPPER
                        .rebuild()
                        .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
                        .build()
                        .writerWithDefaultPrettyPrinter()
                        .writeValueAsString(Json.MAPPER.readValue(out, TreeMap.class)),
                out.strip());
    }
}
