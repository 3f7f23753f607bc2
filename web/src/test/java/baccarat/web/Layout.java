package baccarat.web;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import tools.jackson.databind.json.JsonMapper;

/// What the felt of a table shows, as it is drawn in a browser.
///
/// @param seats how many the rules have
/// @param numbers the numbers written at seats
/// @param areas every area by its wager: the spots that have one
/// @param shared areas whose middle lies in another one
/// @param boxes the numbers written in boxes for vigorish
/// @param words all that is written on the felt
record Layout(
        int seats,
        Set<String> numbers,
        Map<String, List<String>> areas,
        List<String> shared,
        List<String> boxes,
        String words) {

    private static final String DRAWN =
            """
            () => {
              const table = document.querySelector('salon-app').shadowRoot.querySelector('salon-table');
              const cloth = table.renderRoot.querySelector('baccarat-felt').renderRoot.querySelector('.cloth-svg');
              const shapes = [...cloth.querySelectorAll('.area')];
              const middle = (shape) => {
                const { x, y, width, height } = shape.getBBox();
                return new DOMPoint(x + width / 2, y + height / 2);
              };
              const isSeen = (shape) => shape.getBBox().width > 5 && getComputedStyle(shape).stroke !== 'none';
              const areas = {};
              for (const { dataset } of shapes.filter(isSeen)) {
                (areas[dataset.wager] ??= []).push(dataset.spot);
              }
              return JSON.stringify({
                seats: table.model.rules.seats,
                numbers: [...cloth.querySelectorAll('text.number')].map((one) => one.textContent),
                areas,
                shared: shapes.filter((one) => shapes.some((other) => other !== one && other.isPointInFill(middle(one))))
                  .map(({ dataset }) => `${dataset.spot} ${dataset.wager}`),
                boxes: [...cloth.querySelectorAll('rect.box')].map((box) => box.parentElement.querySelector('text.box').textContent),
                words: [...cloth.querySelectorAll('text')].map((one) => one.textContent).join(' | '),
              });
            }""";

    /// The felt of the table that the page shows.
    static Layout of(OpenPage open) {
        return JsonMapper.shared().readValue(open.run(DRAWN, "").toString(), Layout.class);
    }

    /// The seats by their numbers.
    List<String> everySeat() {
        return IntStream.rangeClosed(1, seats).mapToObj(Integer::toString).toList();
    }

    /// The seats that have an area for a wager; gallery lines left out.
    List<String> seatsWith(String wager) {
        return areas.getOrDefault(wager, List.of()).stream()
                .filter(spot -> !spot.startsWith("line-"))
                .toList();
    }
}
