package baccarat.web;

import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// What keeps people from using what a page offers: controls that stick out of the screen, lie
/// under something else or are too small to hit.
final class Reach {

    /// More than any page has controls.
    private static final int TABS = 200;

    /// Looks into components, and only into a dialog while one is open.
    private static final String SCRIPT =
            """
            const all = (root) => [...root.querySelectorAll('*')].flatMap(
              (one) => [one, ...(one.shadowRoot ? all(one.shadowRoot) : [])]);
            const isWithin = (outer, one) => {
              for (let at = one; at; at = at.parentNode ?? at.host) if (at === outer) return true;
              return false;
            };
            const hit = (x, y) => {
              let one = document.elementFromPoint(x, y);
              for (let inner = one; inner?.shadowRoot; one = inner) {
                const next = inner.shadowRoot.elementFromPoint(x, y);
                if (!next || next === inner) break;
                inner = next;
                one = next;
              }
              return one;
            };
            const nameOf = (one) => `${one.localName} ${one.getAttribute('aria-label') ?? one.textContent.trim().slice(0, 40)}`;
            const wrong = (one) => {
              const box = one.getBoundingClientRect();
              const found = [];
              if (box.left < -1 || box.right > innerWidth + 1) found.push(`${nameOf(one)}: sticks out, ${box.left} to ${box.right}`);
              if (box.top < -1 || box.bottom > innerHeight + 1) found.push(`${nameOf(one)}: cut off, ${box.top} to ${box.bottom}`);
              const over = hit(box.left + box.width / 2, box.top + box.height / 2);
              const isFree = over && (isWithin(one, over) || isWithin(over.closest?.('label'), one));
              if (!isFree) found.push(`${nameOf(one)}: lies under ${over && nameOf(over)}`);
              return found;
            };
            """;

    private static final String FAULTS =
            """
            () => {
              %s
              const elements = all(document);
              const dialog = elements.find((one) => one.localName === 'dialog' && one.matches(':modal'));
              const found = [];
              if (document.scrollingElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
              for (const one of elements) {
                const isControl = one.matches('button, a[href], input, select, summary')
                  && !one.matches(':disabled, [tabindex="-1"], .skip');
                const isOnFelt = one.getRootNode().host?.localName === 'baccarat-felt';
                if (!isControl || isOnFelt || (dialog && !isWithin(dialog, one))) continue;
                if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
                one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
                found.push(...wrong(one));
                const { width, height } = one.getBoundingClientRect();
                const isInText = getComputedStyle(one).display === 'inline';
                if (!isInText && (width < 24 || height < 24)) found.push(`${nameOf(one)}: ${width} by ${height}`);
              }
              scrollTo(0, 0);
              return found;
            }"""
                    .formatted(SCRIPT);

    private static final String FOCUSED =
            """
            () => {
              %s
              let one = document.activeElement;
              while (one?.shadowRoot?.activeElement) one = one.shadowRoot.activeElement;
              const isOnFelt = one?.getRootNode().host?.localName === 'baccarat-felt';
              if (!one || one === document.body || one.localName === 'iframe') return [];
              const box = one.getBoundingClientRect();
              const isLarge = box.height > innerHeight - 120 || box.width > innerWidth;
              return [nameOf(one) + ' ' + all(document).indexOf(one), ...(isOnFelt || isLarge ? [] : wrong(one))];
            }"""
                    .formatted(SCRIPT);

    private Reach() {}

    /// What is wrong with any control that is shown now.
    static List<String> faults(Page page) {
        return texts(page.evaluate(FAULTS));
    }

    /// What is wrong with any control at the moment the Tab key has reached it; and the walk must
    /// come round, so that nobody is held anywhere.
    static List<String> faultsByKeyboard(Page page) {
        var found = new ArrayList<String>();
        Set<String> seen = new LinkedHashSet<>();
        for (int tab = 0; tab < TABS; tab++) {
            page.keyboard().press("Tab");
            List<String> told = texts(page.evaluate(FOCUSED));
            if (told.isEmpty() || !seen.add(told.getFirst())) {
                return found;
            }
            found.addAll(told.subList(1, told.size()));
        }
        found.add("the keyboard does not come round");
        return found;
    }

    private static List<String> texts(Object list) {
        return ((List<?>) list).stream().map(Object::toString).toList();
    }
}
